"""Neuland in the browser."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Visitor, shared_loop
from tests.browser.playing import (
    LOOK,
    bring_friend,
    every_move_is_within_reach,
    final_sheet_adds_up,
    look,
    open_table,
    play_at_once,
    same_for_all,
    touch_something,
    whoever_is_asked,
)
from tests.browser.test_access import open_to_everybody
from tests.server.visiting import settings, visit
from virtuosi.server.settings import CLIENT

TOUCHED = 40  # moves made by touching, before the turns are only ended
CHECKED = 6  # every so many moves all choices are looked for on the map
ENDING = 0.15  # how often a touch ends the turn

# Whoever has seen enough ends one turn after the other; a page that lags behind the log is waited for
END = f"""async () => {{
    for (let most = 0; ({LOOK})() !== 'over'; await new Promise((done) => setTimeout(done, 30))) {{
        const lines = document.querySelectorAll('.log li').length;
        const press = document.querySelector('.ends .end[data-end]') ?? document.querySelector('.choice');
        if (lines >= most && ({LOOK})() === 'asked') press.click();
        most = Math.max(most, lines);
    }}
}}"""


@shared_loop()
async def address(tmp_path: Path) -> AsyncIterator[str]:
    given = settings(tmp_path, client=CLIENT, bot="tests.server.odd_bots:idle")
    async with visit(given) as house:
        yield f"http://127.0.0.1:{house.port}"


async def test_a_whole_match_is_played_by_touching_things(visitor: Visitor) -> None:
    page = await visitor("/new/neuland")
    await open_table(page, "me", "novice")
    dice = random.Random(11)
    for number in range(TOUCHED):
        if await look(page) == "over":
            break
        if number % CHECKED == 0:
            await every_move_is_within_reach(page)
        await touch_something(page, dice, ending=ENDING)
    await page.evaluate(END)
    assert await look(page) == "over"
    await final_sheet_adds_up(page)


async def test_two_people_see_the_same_country(visitor: Visitor, address: str) -> None:
    host = await visitor("/new/neuland")
    await open_table(host, "me", "friend", options=("Waiting",))
    friend = await bring_friend(host, visitor, address)
    people = [host, friend]
    dice = random.Random(3)
    for number in range(24):
        page = people[await whoever_is_asked(people)]
        if number % CHECKED == 0:
            await every_move_is_within_reach(page)
        await touch_something(page, dice, ending=ENDING)
    tiles = "() => [...document.querySelectorAll('.slot')].map((one) => one.querySelector('.tile') !== null).join()"
    await same_for_all(people, "() => document.querySelectorAll('.log li').length")
    assert await host.evaluate(tiles) == await friend.evaluate(tiles)


async def settled(visitor: Visitor) -> Page:
    """A new match, and a start is chosen."""
    page = await visitor("/new/neuland")
    await open_table(page, "me", "novice")
    await look(page)
    await page.locator('.hex[data-touch="lit"]').first.click()
    await expect(page.locator(".ask")).to_contain_text("Produce, or end the turn")
    return page


async def test_the_planner_shows_a_way_and_goes_it(visitor: Visitor) -> None:
    page = await settled(visitor)
    await page.get_by_role("combobox", name="choose a goal").select_option("good/wood")
    steps = page.locator(".plan ol li")
    await expect(steps).to_have_count(2)  # food from the lodge, then the sawmill beside it
    await expect(page.locator(".chain .chn")).to_have_count(2)
    await page.get_by_role("button", name="Play all").click()
    await expect(page.get_by_role("combobox")).to_have_value("")  # all is played, the planner is free again
    await expect(steps).to_have_count(0)
    await expect(page.locator(".mine .one")).to_have_count(1)
    await expect(page.locator(".time .head")).to_contain_text("2 of")
    await page.locator(".ends .end[data-end]").hover()
    await expect(page.locator(".bubble")).to_contain_text("Next turn")


async def test_who_makes_a_good_is_found_on_the_map(visitor: Visitor) -> None:
    page = await settled(visitor)
    await page.get_by_role("button", name="wood", exact=True).click()
    makers = page.locator(".makers li")
    await expect(makers.first).to_contain_text("Sawmill")
    assert await page.locator(".slot .found").count() >= 1
    cost = await makers.first.locator(".n").inner_text()
    await expect(page.locator(".slot:has(.found) .cost").first).to_have_text(cost.split(" ")[0])


async def test_a_building_is_named_once_beside_what_it_would_cost(visitor: Visitor) -> None:
    page = await settled(visitor)
    lodge = page.locator('.slot[data-touch="lit"][data-says^="Hunting lodge"]').first
    await lodge.hover()
    await expect(page.locator(".bubble .what")).to_contain_text("→ food")
    await expect(page.locator(".bubble h3")).to_have_text("1 action")
    heard = await lodge.get_attribute("aria-label") or ""
    assert (heard.count("Hunting lodge"), heard.count("1 action")) == (1, 1)


# How much of its panel the sheet leaves blank at the left and at the right, in pixels
BLANK = """() => {
    const [panel, sheet] = ['.map', '.map .fr0'].map((one) => document.querySelector(one).getBoundingClientRect());
    return [sheet.left - panel.left, panel.right - sheet.right];
}"""


async def test_on_an_upright_tablet_the_sheet_takes_its_whole_width(visitor: Visitor) -> None:
    page = await visitor("/new/neuland", size=(820, 1180))
    await open_table(page, "me", "novice")
    await look(page)
    assert max(await page.evaluate(BLANK)) < 10


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [pytest.param(LAPTOP, "day", "fr", id="laptop"), pytest.param(PHONE, "night", "en", id="phone")],
)
async def test_the_table_is_open_to_everybody(
    visitor: Visitor, size: tuple[int, int], theme: str, language: str
) -> None:
    page = await visitor("/", size=size, theme=theme, language=language)
    await play_at_once(page, "neuland")
    dice = random.Random(2)
    for _ in range(12):
        await look(page)
        await touch_something(page, dice, ending=ENDING)
    await look(page)
    await open_to_everybody(page, size)
