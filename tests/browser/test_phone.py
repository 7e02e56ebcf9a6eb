"""A phone's own ways: maps that open close, answers in whole rows, a chosen move in the place of the question."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import LARGER_PHONE, PHONE, Visitor
from tests.browser.positions import MIDDLE, seated, table_at
from tests.browser.standing import BOARD, resized
from tests.server.visiting import Visited

MAPS = {"newton": "Atlas", "adas_dream": "Travel"}  # the leaf of the map, where it is not the first


async def map_on_a_phone(game: str, house: Visited, visitor: Visitor) -> Page:
    """It has opened close."""
    page = await seated(await table_at(house, game, MIDDLE), visitor, size=LARGER_PHONE)
    if tab := MAPS.get(game):
        await page.get_by_role("tab", name=tab).tap()
    await expect(page.get_by_role("button", name="Farther")).to_be_visible()
    return page


@pytest.mark.parametrize("game", ["neuland", "newton", "adas_dream"])
async def test_a_map_opens_so_that_it_can_be_read_and_zooms_by_its_buttons(
    game: str, house: Visited, visitor: Visitor
) -> None:
    page = await map_on_a_phone(game, house, visitor)
    view = page.locator("svg.drawing")
    assert await page.evaluate(SMALLEST_NAME) >= 10.5
    opened = await view.get_attribute("viewBox")
    await page.get_by_role("button", name="Closer").tap()
    await expect(view).not_to_have_attribute("viewBox", opened or "")
    await page.get_by_role("button", name="Show all of it").tap()
    await expect(page.get_by_role("button", name="Farther")).to_have_count(0)


# A drag so far that the map shows its upper right corner
TO_THE_CORNER = """() => {
    const map = document.querySelector('svg.drawing');
    for (const [type, clientX, clientY] of [['down', 300, 300], ['move', -1500, 2000], ['up', -1500, 2000]])
        map.dispatchEvent(new PointerEvent(`pointer${type}`, { pointerId: 7, clientX, clientY, bubbles: true }));
}"""
# What the buttons of the map lie on
UNDER_THE_BUTTONS = """() => {
    const { left, bottom } = document.querySelector('.zooms').getBoundingClientRect();
    return [...document.querySelectorAll('svg.drawing [data-ref]')]
        .filter((one) => (({ right, top }) => right > left && top < bottom)(one.getBoundingClientRect()))
        .map((one) => one.dataset.ref);
}"""


@pytest.mark.parametrize("game", ["neuland", "newton", "adas_dream"])
async def test_whatever_stands_on_a_map_can_be_dragged_from_under_its_buttons(
    game: str, house: Visited, visitor: Visitor
) -> None:
    page = await map_on_a_phone(game, house, visitor)
    await page.evaluate(TO_THE_CORNER)
    assert await page.evaluate(UNDER_THE_BUTTONS) == []


# Of the words on the map, the height of the smallest letters, in pixels
SMALLEST_NAME = """() => Math.min(...[...document.querySelectorAll('svg.drawing text')]
    .filter((one) => one.textContent.trim().length > 3)
    .map((one) => {
        const { a, b } = one.getScreenCTM();  // some names are turned
        return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
    }))"""


# Is there more than is seen, and is it said?
MORE = """() => {
    const list = document.querySelector('.choices');
    return [list.scrollHeight > list.clientHeight + 3, list.querySelector('.more')?.checkVisibility() ?? false];
}"""
TO_THE_END = "() => document.querySelector('.choices').scrollTo(0, 9999)"


async def test_on_a_phone_a_list_that_goes_on_says_so_until_its_end_is_seen(house: Visited, visitor: Visitor) -> None:
    goes_on = 0
    for share in (0.2, 0.5, 0.7, 0.9):
        page = await seated(await table_at(house, "neuland", share), visitor, size=LARGER_PHONE, language="fr")
        await page.wait_for_function(f"() => (([more, said]) => more === said)(({MORE})())")
        goes_on += (await page.evaluate(MORE))[0]
        await page.evaluate(TO_THE_END)
        await expect(page.locator(".choices .more")).to_have_count(0)
        await page.close()
    assert goes_on > 0


# Where the answers stand, and the ones that are not seen whole
ANSWERS = """() => {
    const list = document.querySelector('.choices').getBoundingClientRect();
    const all = [...document.querySelectorAll('.choice')].filter((one) => one.checkVisibility());
    const boxes = all.map((one) => one.getBoundingClientRect());
    return [boxes.map(({ x, y, width, height }) => [x, y, width, height].join()).join(' '),
        boxes.filter(({ top, bottom }) => top < list.top || bottom > list.bottom).length, boxes.length];
}"""
# The question and the move that is chosen, as far as they are seen
READ = """() => ['.ask', '.says'].map((name) => document.querySelector(`.bar ${name}`))
    .filter((one) => one?.checkVisibility({ opacityProperty: true })).map((one) => one.innerText)"""


@pytest.mark.parametrize("size", [LARGER_PHONE, PHONE, (844, 390)])
async def test_on_a_phone_a_chosen_move_is_read_in_the_place_of_the_question(
    size: tuple[int, int], house: Visited, visitor: Visitor
) -> None:
    most, chosen = 0, 0
    for share in (0.2, 0.4, 0.6, 0.8):
        page = await seated(await table_at(house, "ray_master", share), visitor, size=LARGER_PHONE)
        await resized(page, size)
        await page.wait_for_function(f"() => (([more, said]) => more === said)(({MORE})())")
        board, (answers, cut, count) = await page.evaluate(BOARD), await page.evaluate(ANSWERS)
        assert cut == 0
        most = max(most, count)
        [asked] = await page.evaluate(READ)
        if await page.locator(".choice[data-move]").count():  # and not only answers that are several moves
            await page.locator(".choice[data-move]").first.tap()
            await page.locator(".bar .says").wait_for()
            [read] = await page.evaluate(READ)
            assert read != asked
            assert await page.evaluate(BOARD) == board
            assert (await page.evaluate(ANSWERS))[0] == answers
            chosen += 1
        await page.close()
    assert most >= 5
    assert chosen > 0
