"""The lobby: a table opened for everybody, joined in one press from a phone, watched by nobody where it is closed."""

from playwright.async_api import expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import open_table
from tests.browser.test_seats import seats_of


async def test_a_stranger_joins_from_the_lobby_and_both_agree_to_end(visitor: Visitor) -> None:
    phone = await visitor("/", size=PHONE, language="fr")
    await phone.evaluate("localStorage.setItem('virtuosi.name', 'Émilie')")
    await expect(phone.locator(".lobby")).to_have_count(0)
    host = await visitor("/new/newton")
    await host.locator(".field select").nth(1).select_option("friend")
    await host.get_by_text("Who may sit down, clock").click()
    await host.get_by_label("Anyone in this house").check()
    await host.get_by_label("Closed to spectators").check()
    await host.get_by_label("Live: seconds a turn").check()
    await open_table(host, "me", "friend")
    await host.locator("dialog[open] input").first.wait_for()
    await host.keyboard.press("Escape")

    # the lobby changes by itself, at the latest when one comes back to it
    await phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    table = phone.locator("[data-lobby='open'] li")
    await expect(table).to_contain_text("60\u202fs par tour, 15\u202fmin de réserve")
    watcher = await visitor("/table/" + host.url.rsplit("/", 1)[1], refused=True)
    await expect(watcher.locator("[role=alert]")).to_contain_text("closed to spectators")
    await table.get_by_role("button", name="S’asseoir").click()
    await phone.locator(".bar").wait_for()
    await expect(host.locator(".seats").first).to_contain_text("Émilie")
    await expect(host.locator(".seats .clock.runs")).to_have_count(1)
    await expect(phone.locator(".clock.runs").first).to_contain_text(":")

    await seats_of(host)
    await host.get_by_role("button", name="End the match here").click()
    await host.locator(".end-match .acts .btn").first.click()
    await expect(phone.locator(".asking")).to_contain_text("propose d’arrêter la partie ici")
    await phone.locator(".asking").get_by_role("button", name="D’accord").click()
    await expect(phone.locator("dialog[open]")).to_contain_text("La partie a été arrêtée")
    await expect(host.locator("dialog[open]")).to_contain_text("The match was ended")
