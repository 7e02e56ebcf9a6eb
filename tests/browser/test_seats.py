"""Seats are joined, lent, left and freed, and held from several devices: two people, two browsers."""

from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import bring_friend, open_table


async def two(visitor: Visitor, address: str) -> tuple[Page, Page]:
    host = await visitor("/new/newton")
    await open_table(host, "me", "friend")
    return host, await bring_friend(host, visitor, address)


async def seats_of(page: Page, *, phone: bool = False, language: str = "en") -> None:
    """Opens the sheet of the seats."""
    if phone:
        await page.locator(".tools > .phone[aria-expanded]").click()
    await page.get_by_role("button", name="Seats and links" if language == "en" else "Places et liens").click()
    await page.locator("dialog[open]").wait_for()


async def test_whoever_opened_the_table_cannot_use_the_friends_link(visitor: Visitor, address: str) -> None:
    host = await visitor("/new/newton")
    await open_table(host, "me", "friend")
    link = await host.locator("dialog input").first.input_value()
    friend = await bring_friend(host, visitor, address)
    await expect(friend.locator("dialog[open]")).to_have_count(0)
    await host.goto(link)
    await host.reload()
    await expect(host.locator("dialog[open]")).to_contain_text("This seat is taken")
    keys = [await page.evaluate("localStorage.getItem('virtuosi.guest')") for page in (host, friend)]
    assert keys[0] != keys[1]
    assert keys[1] not in await host.evaluate("JSON.stringify(localStorage)")


async def test_the_hosts_own_click_does_not_spend_the_link(visitor: Visitor) -> None:
    host = await visitor("/new/newton")
    await open_table(host, "me", "friend")
    link = await host.locator("dialog input").first.input_value()
    await host.goto(link)
    await host.reload()
    await expect(host.locator("dialog[open]")).to_contain_text("You sit here already")
    await host.get_by_role("button", name="Leave it to my friend").click()
    await expect(host.locator(".seats").first).to_contain_text("not here yet")


async def test_a_bot_plays_for_a_friend_who_comes_back(visitor: Visitor, address: str) -> None:
    host, friend = await two(visitor, address)
    await seats_of(friend)
    await friend.get_by_role("button", name="Let a bot play for me").click()
    await expect(friend.locator("dialog [data-seat='1']")).to_contain_text("plays for you")
    await friend.keyboard.press("Escape")
    await expect(host.locator(".seats").first).to_contain_text("plays for them")
    await expect(host.locator(".log")).to_contain_text("plays for Guest")
    await friend.locator(".bar").get_by_role("button", name="Play for myself again").click()
    await expect(host.locator(".log")).to_contain_text("Guest plays in person again")


async def test_a_seat_is_left_and_given_to_somebody_else(visitor: Visitor, address: str) -> None:
    host, friend = await two(visitor, address)
    await seats_of(friend)
    await friend.get_by_role("button", name="Leave the table").click()
    await friend.locator("dialog [data-seat='1'] .acts .btn").first.click()
    await expect(friend.locator(".notices")).to_contain_text("no longer yours")
    await expect(friend.locator(".ask")).to_contain_text("You are watching")
    await seats_of(host)
    shown = host.locator("dialog [data-seat='1'] input")
    await expect(host.locator("dialog [data-seat='1']").get_by_role("button", name="New link")).to_be_visible()
    await expect(shown).to_have_count(0)  # the first link is spent
    await host.locator("dialog [data-seat='1']").get_by_role("button", name="New link").click()
    link = await shown.input_value()
    other = await visitor(link.removeprefix(address))
    await other.get_by_label("Name").fill("Lise")
    await other.get_by_role("button", name="Sit down").click()
    await expect(host.locator(".seats").first).to_contain_text("Lise")


async def test_the_host_frees_a_seat_and_the_hand_is_out_of_sight_at_once(visitor: Visitor, address: str) -> None:
    host, friend = await two(visitor, address)
    await seats_of(host)
    seat = host.locator("dialog [data-seat='1']")
    await seat.get_by_role("button", name="Free the seat").click()
    await seat.locator(".acts .btn").first.click()
    await expect(seat.locator("input")).to_have_count(1)
    await expect(friend.locator(".ask")).to_contain_text("You are watching")


async def test_a_phone_is_let_in_in_french(visitor: Visitor, address: str) -> None:
    host, _ = await two(visitor, address)
    await seats_of(host)
    await host.get_by_role("button", name="Let another device of mine in").click()
    code = await host.locator(".device b").inner_text()
    phone = await visitor("/", size=PHONE, language="fr")
    await phone.get_by_placeholder("Collez le lien reçu, ou un code").fill(code.upper())
    await phone.get_by_role("button", name="Rejoindre").click()
    await phone.get_by_role("button", name="Les deux sont à moi").click()
    await phone.locator(".resume .go a").click()
    await phone.locator(".bar").wait_for()
    await expect(phone.locator(".ask")).not_to_contain_text("regardez")
    await seats_of(phone, phone=True, language="fr")
    await expect(phone.locator("dialog [data-seat='0']")).to_contain_text("Quitter la table")


async def test_the_invitation_warns_in_sight_and_only_who_sits_is_told_to_send_it(visitor: Visitor) -> None:
    host = await visitor("/new/ray_master", size=(1366, 657))
    await open_table(host, "friend", "me")
    warning = host.locator("dialog [role=note]")
    await expect(warning).to_contain_text("this machine only")
    await expect(warning).to_be_in_viewport(ratio=1)
    await host.keyboard.press("Escape")
    await expect(host.locator(".ask")).to_contain_text("send the link")
    watcher = await visitor("/table/" + host.url.rsplit("/", 1)[1])
    await expect(watcher.locator(".ask")).to_contain_text("Waiting for")
    await expect(watcher.locator(".ask")).not_to_contain_text("send the link")
