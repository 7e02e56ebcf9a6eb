"""A friend comes with a link: two people, two browsers, one table."""

from playwright.async_api import expect

from tests.browser.conftest import Visitor
from tests.browser.playing import LOOK, bring_friend, duel_to_the_end, open_table


async def test_a_friend_sits_down_by_link_and_both_play_to_the_end(visitor: Visitor, address: str) -> None:
    host = await visitor("/new/ray_master")
    await open_table(host, "me", "friend")
    friend = await bring_friend(host, visitor, address)
    assert "#" not in friend.url
    await duel_to_the_end([host, friend])


async def test_who_is_present_is_seen_beside_the_names_and_spectators_are_counted(
    visitor: Visitor, address: str
) -> None:
    host = await visitor("/new/ray_master")
    await open_table(host, "me", "friend")
    friend = await bring_friend(host, visitor, address)
    await expect(host.get_by_role("img", name="Guest is at the table")).to_be_visible()
    await expect(friend.locator(".presence.here")).to_have_count(1)
    watcher = await visitor("/table/" + host.url.rsplit("/", 1)[1])
    await expect(host.locator(".watched")).to_have_text("one spectator")
    await expect(watcher.locator(".presence.here")).to_have_count(2)
    await watcher.close()
    await expect(host.locator(".watched")).to_have_count(0)
    await friend.close()
    await expect(host.get_by_role("img", name="Guest is not at the table just now")).to_be_visible()


async def test_a_hand_is_never_shown_to_the_other_seat_or_a_spectator(visitor: Visitor) -> None:
    host = await visitor("/new/ray_master")
    await open_table(host, "me", "friend")
    path = "/table/" + host.url.rsplit("/", 1)[1]
    watcher = await visitor(path)
    await watcher.locator(".bar").wait_for()
    await expect(watcher.locator(".ask")).to_contain_text("You are watching")
    await expect(watcher.locator(".stud")).to_have_count(0)
    await expect(watcher.locator("[data-touch]")).to_have_count(0)


async def test_a_lost_line_is_told_and_heals_by_itself(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master")
    await open_table(page, "me", "scholar")
    await page.wait_for_function(f"() => ({LOOK})() === 'asked'")
    await page.evaluate(
        "() => { window.kept = window.WebSocket; window.fetchKept = window.fetch; "
        "window.fetch = () => Promise.reject(new TypeError('offline')); }"
    )
    await page.locator(".choice").first.click()
    await expect(page.locator(".notices")).to_contain_text("does not answer")
    await page.evaluate("() => { window.fetch = window.fetchKept; }")
    before = await page.locator(".log li").count()
    await expect(page.locator(".notices p")).to_have_count(0)  # it answers, and nothing says that it does not
    await page.locator(".choice").first.click()
    await page.wait_for_function("(before) => document.querySelectorAll('.log li').length > before", arg=before)
