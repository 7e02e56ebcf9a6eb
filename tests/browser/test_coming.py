"""Coming to a table: by an invitation, by a link that is used or wrong, and around one screen."""

import re

from playwright.async_api import Browser, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import bring_friend, look, open_table, play_at_once


async def test_the_invitation_opens_by_itself_and_says_that_the_address_is_of_this_machine(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master")
    await open_table(page, "me", "friend")
    sheet = page.locator("dialog[open]")
    await expect(sheet).to_contain_text("sits down with this link")
    await expect(sheet).to_contain_text("this machine only")
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)


async def test_a_second_person_with_the_same_link_is_told_that_the_seat_is_taken(
    visitor: Visitor, address: str
) -> None:
    host = await visitor("/new/ray_master")
    await open_table(host, "me", "friend")
    link = await host.locator("dialog input").first.input_value()
    friend = await bring_friend(host, visitor, address)
    await expect(friend.locator("dialog[open]")).to_have_count(0)
    second = await visitor(link.removeprefix(address))
    await expect(second.locator("dialog[open]")).to_contain_text("Guest has sat down here")
    await second.get_by_role("button", name="Watch the match").click()
    await expect(second.locator(".ask")).to_contain_text("You are watching")
    assert await second.evaluate("localStorage.getItem('virtuosi.tables')") is None


async def test_a_spectator_is_never_told_yours(visitor: Visitor) -> None:
    host = await visitor()
    await play_at_once(host)
    watcher = await visitor("/table/" + host.url.rsplit("/", 1)[1])
    await watcher.locator(".bar").wait_for()
    assert not re.search(r"\byours?\b", await watcher.locator("body").inner_text(), re.IGNORECASE)


async def test_open_hands_show_the_rivals_students(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master")
    await open_table(page, "me", "scholar", options=("Open hands",))
    await look(page)
    await expect(page.locator(".seats .open span")).not_to_have_count(0)


async def test_no_curtain_falls_where_nothing_is_hidden(visitor: Visitor) -> None:
    page = await visitor("/new/neuland")
    await open_table(page, "me", "here")
    asked = await page.locator(".ask .seat").first.inner_text()
    for _ in range(40):
        assert await look(page) == "asked"
        if await page.locator(".ask .seat").first.inner_text() != asked:
            break
        await page.locator(".ends .end[data-end], .choice[data-move]").last.click()
        await page.wait_for_timeout(60)
    assert await page.locator(".ask .seat").first.inner_text() != asked


async def test_sounds_are_off_until_wanted_and_then_ring(visitor: Visitor) -> None:
    page = await visitor()
    await page.evaluate(
        """() => {
            window.rung = 0;
            const make = AudioContext.prototype.createGain;
            AudioContext.prototype.createGain = function () { window.rung += 1; return make.call(this); };
        }"""
    )
    await play_at_once(page)
    await look(page)
    await page.locator(".choice[data-move]").first.click()
    await look(page)
    assert await page.evaluate("window.rung") == 0
    await page.get_by_role("button", name="Sounds on").click()
    rung = await page.evaluate("window.rung")
    assert rung > 0
    await page.locator(".choice[data-move], .ends .end[data-end]").first.click()
    await page.wait_for_function("(rung) => window.rung > rung", arg=rung)
    assert await page.evaluate("localStorage.getItem('virtuosi.sound')") == "on"


async def test_a_wrong_secret_is_not_a_missing_table(browser: Browser, visitor: Visitor, address: str) -> None:
    host = await visitor()
    await play_at_once(host)
    context = await browser.new_context()  # the refusal stands in this console, rightly
    page = await context.new_page()
    await page.goto(f"{host.url}#wrong-secret")
    await expect(page.get_by_role("heading")).to_have_text("This link opens no seat")
    await expect(page.get_by_role("link", name="Virtuosi")).to_be_visible()
    await page.get_by_role("button", name="Watch the match").click()
    await expect(page.locator(".ask")).to_contain_text("You are watching")
    await page.goto(f"{address}/nothing/at/all")
    await expect(page.get_by_role("heading")).to_have_text("Nothing here")
    await page.get_by_role("link", name="Virtuosi").click()
    await expect(page.locator("[data-game]").first).to_be_visible()
    await context.close()
