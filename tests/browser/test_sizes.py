"""Every game stands in every window that real screens give, in the middle of a match and late in it."""

from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser.conftest import LARGER_PHONE, Visitor
from tests.browser.playing import CHOOSE_FIRST, MOMENT, SENT
from tests.browser.positions import GAMES, LATE, MIDDLE, brought_to, seated, table_at
from tests.browser.reading import beheaded_words, tiny_words
from tests.browser.standing import BOARD, fallen, resized, things_too_small, wordless_tabs
from tests.server.visiting import Visited

LAPTOPS = (
    (1180, 820),
    (1280, 665),
    (1366, 625),
    (1366, 657),
    (1440, 789),
    (1440, 900),
    (1536, 730),
    (1920, 937),
    (2560, 1300),
)
# Tablets, a phone upright and on its side, and a laptop of 1366 by 657 at 150 and at 200 per cent
NARROW = ((1024, 600), (820, 1180), (390, 844), (844, 390), (911, 438), (683, 328))
LOW_LAPTOP = (1366, 657)
UPRIGHT_TABLET = (820, 1180)


# Every window is seen in both languages and both lights: half of them at each of the two moments
LOOKS = ({"language": "en", "theme": "day"}, {"language": "fr", "theme": "night"})


@pytest.mark.parametrize("game", GAMES)
async def test_everything_stands_in_every_window(game: str, house: Visited, visitor: Visitor) -> None:
    wrong: list[str] = []
    for turn, share in enumerate((MIDDLE, LATE)):
        table = await table_at(house, game, share)
        for half, look in enumerate(LOOKS):
            page = await seated(table, visitor, **look)
            part = (half + turn) % 2
            wrong += await _fallen_anywhere(page, f"{game} at {share}, {look}", LAPTOPS[part::2], NARROW[part::2])
            await page.close()
    assert wrong == []


Sizes = tuple[tuple[int, int], ...]


async def _fallen_anywhere(page: Page, when: str, laptops: Sizes, narrow: Sizes) -> list[str]:
    wrong = []
    for size in laptops:
        await resized(page, size)
        wrong += [f"{when}, {size}: {what}" for what in await fallen(page)]
        wrong += [f"{when}, {size}: accent of {what}" for what in await beheaded_words(page)]
    for size in narrow:
        await resized(page, size)
        tabs = await page.locator(".foot button").count() - 1  # the last one opens the rules
        for tab in range(tabs if size == LARGER_PHONE else tabs - 2):  # players and log are the same in every window
            await page.locator(".foot button").nth(tab).click()
            leaves = page.locator(".ground [role=tab]")
            for leaf in range(max(1, await leaves.count())):
                if await leaves.count():
                    await leaves.nth(leaf).click()
                where = f"{when}, {size}, tab {tab}, leaf {leaf}"
                wrong += [f"{where}: {what}" for what in await fallen(page)]
                wrong += [f"{where}: accent of {what}" for what in await beheaded_words(page)]
                if size == LARGER_PHONE:
                    wrong += [f"{where}: {what}" for what in await things_too_small(page)]
        if size == LARGER_PHONE:
            wrong += [f"{when}, {size}: {what}" for what in await wordless_tabs(page)]
        await page.locator(".foot button").first.click()
    return wrong


CUT = "() => { const line = document.querySelector('.top .stage'); return line.scrollWidth - line.clientWidth; }"


@pytest.mark.parametrize("game", GAMES)
async def test_the_top_line_is_read_to_its_end(game: str, house: Visited, visitor: Visitor) -> None:
    table = await table_at(house, game, MIDDLE, coach=True)  # that hints are allowed stands there, too
    page = await seated(table, visitor, language="fr")
    for size in LAPTOPS:
        await resized(page, size)
        await page.wait_for_function(f"() => ({CUT})() <= 0")


# Where everything is in sight; with every module Newton has most to show
ROOMY = ((1366, 657), (1920, 937), (820, 1180))
FULLEST: dict[str, dict[str, Any]] = {"newton": {"options": {"lectures": True, "discoveries": True}}}
LEAST, SIGN = 10.95, 9.4  # pixels: of words and numbers, of a single sign


@pytest.mark.parametrize("game", GAMES)
async def test_everything_that_is_written_can_be_read(game: str, house: Visited, visitor: Visitor) -> None:
    wrong: list[str] = []
    for share in (MIDDLE, LATE):
        table = await table_at(house, game, share, **FULLEST.get(game, {}))
        page = await seated(table, visitor, language="fr")
        for size in ROOMY:
            await resized(page, size)
            leaves = page.locator(".ground [role=tab]")
            for leaf in range(max(1, await leaves.count())):
                if await leaves.count():
                    await leaves.nth(leaf).click()
                wrong += [f"{share}, {size}, leaf {leaf}: {what}" for what in await tiny_words(page, LEAST, SIGN)]
                if FULLEST.get(game):
                    wrong += [f"{share}, {size}, leaf {leaf}: {what}" for what in await fallen(page)]
        await page.close()
    assert wrong == []


# Of these parts of a table: what is scrolled to be seen
ROLLED = """(parts) => [...document.querySelectorAll(parts)]
    .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1)
    .map((one) => `${one.className}: ${one.scrollHeight} in ${one.clientHeight}`)"""
OPEN_LEAF = ".ground, .ground .leaf, .ground :is(.page, .pages)"
OWN_THINGS = ".page.own, .page.own .panel"


@pytest.mark.parametrize("seats", ["pp", "ppp", "ppppp"])
async def test_on_an_upright_tablet_the_tree_and_ones_own_things_are_seen_whole(
    seats: str, house: Visited, visitor: Visitor
) -> None:
    for share in (0.02, MIDDLE, LATE):
        table = await house.open("new_science", seats)
        await brought_to(house, table, share)
        page = await seated(table, visitor, size=UPRIGHT_TABLET, language="fr")
        stands = await page.evaluate(BOARD)
        for _ in range(4):
            for leaf in ("Actions", "Arbre"):
                await page.get_by_role("tab", name=leaf).click()
                assert await page.evaluate(ROLLED, f"{OPEN_LEAF}, {OWN_THINGS}") == []
                assert await page.evaluate(BOARD) == stands
            before = await page.evaluate(OFFERED)
            assert await page.evaluate(CHOOSE_FIRST)
            await page.wait_for_function(f"(before) => ({OFFERED})() !== before", arg=before)
            await page.wait_for_function(SENT)
        await page.close()


# How much of the chamber's height the lanes take, from the uppermost bench to the lowest
LANES = """() => {
    const benches = [...document.querySelectorAll('.chamber .base')].map((one) => one.getBoundingClientRect());
    const [top, bottom] = [Math.min(...benches.map((one) => one.top)), Math.max(...benches.map((one) => one.bottom))];
    return (bottom - top) / document.querySelector('.chamber').clientHeight;
}"""


async def test_in_an_upright_window_the_lanes_of_ray_master_take_its_height(house: Visited, visitor: Visitor) -> None:
    page = await seated(await table_at(house, "ray_master", MIDDLE), visitor)
    for size in (UPRIGHT_TABLET, LARGER_PHONE):
        await resized(page, size)
        assert await page.evaluate(LANES) > 0.68, size


@pytest.mark.parametrize("game", ["neuland", "newton", "adas_dream"])
async def test_on_an_upright_tablet_nothing_is_scrolled_to(game: str, house: Visited, visitor: Visitor) -> None:
    wrong: list[str] = []
    for share in (MIDDLE, LATE):
        table = await table_at(house, game, share, **FULLEST.get(game, {}))
        page = await seated(table, visitor, size=UPRIGHT_TABLET, language="fr")
        for leaf in await page.locator(".ground [role=tab]").all():
            await leaf.click()
            where = f"{share}, {await leaf.inner_text()}"
            wrong += [f"{where}: {what}" for what in await page.evaluate(ROLLED, f"{OPEN_LEAF}, {OWN_THINGS}")]
        await page.close()
    assert wrong == []


@pytest.mark.parametrize("game", ["newton", "adas_dream"])
async def test_on_a_small_tablet_ones_own_things_stand_whole(game: str, house: Visited, visitor: Visitor) -> None:
    page = await seated(await table_at(house, game, MIDDLE), visitor, size=(768, 1024), language="fr")
    assert await page.evaluate(ROLLED, OWN_THINGS) == []


# The same question may be asked twice: then what is offered has changed
OFFERED = f"() => ({MOMENT})() + document.querySelector('.choices')?.innerText"
# Is everybody's row in the window?
STANDS = """(seats) => [...document.querySelectorAll('.duel .seat-row')].filter((row) => {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
}).length === seats"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [LARGER_PHONE, LOW_LAPTOP])
async def test_the_board_stays_where_it_is_when_the_question_changes(
    size: tuple[int, int], game: str, house: Visited, visitor: Visitor
) -> None:
    table = await table_at(house, game, MIDDLE)
    page = await seated(table, visitor, size=size, language="fr")
    if size == LARGER_PHONE:
        assert await page.evaluate(STANDS, len((await table.look())["rows"]))
    stands, questions = await page.evaluate(BOARD), set()
    for _ in range(6):
        before = await page.evaluate(OFFERED)
        questions.add(await page.locator(".ask").inner_text())
        assert await page.evaluate(BOARD) == stands, questions
        if not await page.evaluate(CHOOSE_FIRST):
            break
        await page.wait_for_function(f"(before) => ({OFFERED})() !== before", arg=before)
        await page.wait_for_function(SENT)  # what is pressed while a move is under way does nothing
    assert len(questions) > 1
    assert await page.evaluate(BOARD) == stands
