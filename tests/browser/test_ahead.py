"""Deciding ahead: while one thinks, the other answers on a phone what they will be asked, and closes the page."""

from playwright.async_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Visitor
from tests.browser.playing import bring_friend, duel_move, open_table, whoever_is_asked
from tests.server.visiting import Visited

DECIDE = ("Decide ahead", "Décider d’avance")
DECIDED = ("Decided ahead: one move", "Décidé d’avance : un coup")
NOTHING = ("Decide nothing ahead", "Ne rien décider d’avance")


async def apart(visitor: Visitor, address: str) -> list[Page]:
    """Ray Master, in English and in French."""
    host = await visitor("/new/ray_master")
    await open_table(host, "me", "friend")
    return [host, await bring_friend(host, visitor, address, "fr")]


async def decide(page: Page, which: int) -> None:
    """The first answer there is, forgotten, and then given after all."""
    await page.get_by_role("button", name=DECIDE[which]).click()
    sheet = page.locator("dialog[open]")
    for again in (True, False):
        await sheet.locator(".choice").first.click()
        await expect(sheet.locator("ol li")).to_have_count(1)
        if again:
            await sheet.get_by_role("button", name=NOTHING[which]).click()
            await expect(sheet.locator("ol li")).to_have_count(0)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name=DECIDED[which])).to_be_visible()


async def test_an_answer_given_ahead_is_played_though_the_page_is_closed(
    visitor: Visitor, address: str, house: Visited
) -> None:
    people = await apart(visitor, address)
    for which, size in ((0, LAPTOP), (1, PHONE)):
        number = 0
        while await whoever_is_asked(people) == which:
            await duel_move(people[which], number := number + 1)
        away, there = people[which], people[1 - which]
        await away.set_viewport_size({"width": size[0], "height": size[1]})
        await decide(away, which)
        window, url = away.context, away.url
        await away.close()
        async with house.house.at(url.rsplit("/", 1)[1]) as table:
            before = table.match.number
        while all(one.actor != which for one in table.match.played[before:]):
            await whoever_is_asked([there])
            async with there.expect_response("**/moves"):
                await duel_move(there, number := number + 1)
        people[which] = await window.new_page()
        await people[which].goto(url)
        await expect(people[which].get_by_role("button", name=DECIDED[which])).to_have_count(0)
