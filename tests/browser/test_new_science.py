"""The New Science through the page: a whole match on the board, two people, five at a laptop."""

import random

from playwright.async_api import Page, expect

from tests.browser.conftest import LAPTOP, Visitor
from tests.browser.playing import (
    LOOK,
    MOST,
    bring_friend,
    every_move_is_within_reach,
    final_sheet_adds_up,
    look,
    moment,
    open_table,
    same_for_all,
    whoever_is_asked,
)

NEW = "/new/new_science"
LIT = '.ground [data-touch="lit"], .own [data-touch="lit"]'


async def sit_down(page: Page, *others: str) -> None:
    await page.get_by_role("button", name=f"{len(others) + 1} players").click()
    await open_table(page, "me", *others)


async def play_one(page: Page, dice: random.Random, bar: float = 0.15) -> None:
    """Something lit on the board or the desk, now and then a choice of the bar."""
    before = await moment(page)
    things = page.locator(LIT)
    count = await things.count()
    if count == 0 or dice.random() < bar:
        things = page.locator(".choice[data-move], .ends .end[data-end]")
        count = await things.count()
    await things.nth(dice.randrange(count)).dispatch_event("click")
    menu = page.locator(".bubble[role=menu] .item")
    if await menu.count():
        await menu.nth(dice.randrange(await menu.count())).dispatch_event("click")
    await page.wait_for_function(
        f"""(before) => ({LOOK})() !== 'asked' || before !==
        (document.querySelector('.log')?.innerText ?? '') + document.querySelector('.ask')?.innerText""",
        arg=before,
    )


async def test_a_whole_match_is_played_on_the_board(visitor: Visitor) -> None:
    page = await visitor(NEW)
    await sit_down(page, "novice", "novice")
    dice = random.Random(4)
    for _ in range(MOST):
        if await look(page) == "over":
            break
        await every_move_is_within_reach(page)
        await play_one(page, dice)
    assert await look(page) == "over"
    await final_sheet_adds_up(page)


async def test_two_people_in_two_browsers_place_and_resolve(visitor: Visitor, address: str) -> None:
    host = await visitor(NEW)
    await sit_down(host, "friend")
    friend = await bring_friend(host, visitor, address)
    people = [host, friend]
    dice = random.Random(8)
    moves = [0, 0]
    while min(moves) < 5:
        who = await whoever_is_asked(people)
        await play_one(people[who], dice)
        moves[who] += 1
    await same_for_all(people, "() => document.querySelector('.stage').innerText")


async def test_five_at_a_laptop_need_no_scrolling_and_a_discovery_shows_its_prerequisites(visitor: Visitor) -> None:
    page = await visitor(NEW, size=LAPTOP, theme="night")
    await sit_down(page, "novice", "novice", "novice", "novice")
    assert await look(page) == "asked"
    await expect(page.locator(".disc, .book")).to_have_count(29)
    await expect(page.locator(".choice")).to_have_count(5)  # one for each action; no card lies there yet
    sizes = await page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
    assert sizes[0] <= sizes[1]
    await page.locator('[data-ref="discovery/heliocentrism"]').first.click()
    await expect(page.locator(".desk h3")).to_have_text("Heliocentrism")
    await expect(page.locator(".ground .read.unmet, .ground .read.met")).to_have_count(2)
    await page.get_by_role("button", name="Put away").click()
    await expect(page.locator(".ground .read")).to_have_count(0)


async def test_a_press_on_a_discovery_shows_the_odds_of_its_experiment(visitor: Visitor) -> None:
    """And not the sheet of what was pressed, which lies where the odds are."""
    page = await visitor(NEW)
    await sit_down(page, "me")
    dice = random.Random(2)
    asked = page.locator(".ask", has_text="Experiment: which discovery?")
    for _ in range(MOST):
        assert await look(page) == "asked"
        if await asked.count():
            break
        await play_one(page, dice, bar=0)
    await page.locator('.ground [data-ref^="discovery/"][data-touch="lit"]').first.click()
    odds = page.locator(".desk .odds")
    await expect(odds).to_be_visible()
    await page.wait_for_timeout(500)  # the mouse still lies there: time for a sheet to open
    await expect(odds).to_be_visible()
