"""A press does what was meant: no second click into the next question, quiet ends, choices that can be left."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import LAPTOP, PATIENCE, PHONE, Visitor
from tests.browser.playing import CHOOSE_FIRST, look, open_table
from tests.browser.positions import GAMES, LATE, MIDDLE, seated, table_at
from tests.server.visiting import Visited

LARGE = (1920, 937)  # the plate is shown larger than drawn
# The scene of whoever sits here
SCENE = """async () => {
    const id = location.pathname.split('/').pop();
    const headers = { 'X-Guest': localStorage.getItem('virtuosi.guest') };
    return (await fetch(`/api/tables/${id}`, { headers })).json();
}"""
# However late the second click of two comes, it is as close to the first as a hand's
SLOW_HAND = """() => {
    const usual = window.setTimeout, due = [];
    window.setTimeout = (work, pause, ...given) => pause === 350 ? due.push(work) : usual(work, pause, ...given);
    window.hurry = () => { window.setTimeout = usual; for (const work of due) work(); };
}"""
# Things without a sentence, or with no more than a name, and sentences that only a mouse would find. A number is a
# word, and so is a sign; a name with a colon tells at least two words more
MUTE = """() => [
    ...[...document.querySelectorAll('.table [data-ref]')].filter(({ dataset }) => {
        const says = (dataset.says ?? '').replace(/:[a-z][a-z0-9-]*:/g, 'sign ');
        return (says.match(/[\\p{L}\\p{N}’-]+/gu) ?? []).length < (says.includes(': ') ? 3 : 4);
    }).map(({ dataset }) => `${dataset.ref}: ${dataset.says}`),
    ...[...document.querySelectorAll('.table [title]')].map((one) => `title ${one.title}`),
]"""


async def scene(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = await page.evaluate(SCENE)
    return found


async def settled(page: Page, number: int) -> None:
    """The table has gone beyond so many moves, and asks again."""
    await until(page, lambda reached: reached > number)
    await look(page)


async def until(page: Page, fits: Callable[[int], bool]) -> None:
    """The house knows of so many moves. (Asked from here: `wait_for_function` takes a promise for a yes.)"""
    async with asyncio.timeout(PATIENCE / 1000):
        while not fits((await scene(page))["number"]):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("size", [pytest.param(LAPTOP, id="laptop"), pytest.param(LARGE, id="large")])
async def test_a_double_click_plays_one_move(visitor: Visitor, size: tuple[int, int]) -> None:
    page = await visitor("/new/newton", size=size)
    await open_table(page, "me")
    await look(page)
    before, sent = (await scene(page))["number"], list[str]()
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/moves") else None)
    await page.evaluate(SLOW_HAND)
    await page.locator(".hand .master").first.dblclick()
    await expect(page.locator(".masters .name")).to_have_count(1)
    await page.evaluate("() => window.hurry()")
    assert (await scene(page))["number"] == before + len(sent) == before + 1
    await page.locator(".hand .master").first.click()  # the same spot lives again
    await expect(page.locator(".masters .name")).to_have_count(2)


async def test_giving_up_is_quiet_and_asks_once(visitor: Visitor) -> None:
    page = await visitor("/new/newton", asks="yes")
    await open_table(page, "me", "novice")
    await look(page)
    end = page.locator(".ends [data-end]")
    while not await end.count():
        number = (await scene(page))["number"]
        await page.locator(".choice[data-move]").first.click()
        await settled(page, number)
    answers = [one for one in (await scene(page))["choices"] if not one["main"] and not one["aside"]]
    assert answers
    await expect(end.last).not_to_contain_class("main")
    number = (await scene(page))["number"]
    await end.last.click()
    asked = page.locator(".bubble [role=menuitem]")
    await expect(asked).to_have_count(3)
    assert (await scene(page))["number"] == number
    await page.keyboard.press("Escape")
    await expect(asked).to_have_count(0)
    await page.keyboard.press("e")
    await expect(asked).to_have_count(3)
    await asked.nth(1).click()
    await settled(page, number)
    assert await page.evaluate("() => localStorage.getItem('virtuosi.ask')") == "no"


async def test_a_closing_move_that_is_refused_stands_greyed_and_says_why(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master")
    await open_table(page, "me")
    await look(page)
    shut = page.locator(".ends [data-shut]")
    for _ in range(40):
        if await shut.count():
            break
        number = (await scene(page))["number"]
        await page.locator(".choice[data-move], .ends [data-end]").first.click()
        await settled(page, number)
    await expect(shut).to_have_attribute("aria-disabled", "true")
    await page.keyboard.press("e")
    await expect(page.locator(".bubble.why")).to_contain_text("student")


async def test_on_a_phone_nothing_else_stands_where_a_move_is_confirmed(visitor: Visitor) -> None:
    page = await visitor("/new/newton", size=PHONE)
    await open_table(page, "me", "novice")
    await look(page)
    do = page.locator(".ends .do")
    for _ in range(6):
        if not await page.locator(".choice[data-move]").count():  # nothing left but to end the turn
            number = (await scene(page))["number"]
            await page.evaluate(CHOOSE_FIRST)
            await settled(page, number)
        await page.locator(".choice[data-move]").first.tap()
        await expect(do).to_be_enabled()
        box = await do.bounding_box()
        assert box
        number = (await scene(page))["number"]
        await do.tap()
        await settled(page, number)
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        closes = await page.evaluate(
            "([x, y]) => document.elementsFromPoint(x, y).some((one) => one.matches('[data-end]'))", middle
        )
        assert not closes


async def begin_building(page: Page) -> tuple[dict[str, Any], list[str]]:
    """In Neuland: on to a turn with two piles to build from; the question, and the two."""
    for _ in range(60):
        now = await scene(page)
        builds = [one["refs"][0] for one in now["choices"] if one["move"].startswith("build(")]
        if now["task"] == "play-turn" and len(builds) > 1:
            return now, builds
        await page.evaluate("() => document.querySelector('.choice[data-move], .ends [data-end], .choice').click()")
        await page.evaluate("() => document.querySelector('.bubble .item')?.click()")
        await settled(page, now["number"])
    raise AssertionError("nothing to build")


async def test_a_half_made_choice_is_left_by_escape_or_by_another_start(visitor: Visitor) -> None:
    page = await visitor("/new/neuland")
    await open_table(page, "me", "novice")
    await look(page)
    first, (one, other, *_) = await begin_building(page)
    whole = await page.locator(".ask").inner_text()
    await page.locator(f'[data-ref="{one}"]').click()
    await settled(page, first["number"])
    asked = await page.locator(".ask").inner_text()
    assert (await scene(page))["task"] != "play-turn"
    await page.locator(f'[data-ref="{other}"]').click()
    await page.wait_for_function("(asked) => document.querySelector('.ask').innerText !== asked", arg=asked)
    await until(page, lambda reached: reached == first["number"] + 1)
    await page.mouse.move(5, 5)
    await page.keyboard.press("Escape")
    await expect(page.locator(".ask")).to_have_text(whole, use_inner_text=True)
    assert (await scene(page))["number"] == first["number"]


async def test_a_dragged_map_never_plays(visitor: Visitor) -> None:
    page = await visitor("/new/neuland")
    await open_table(page, "me", "novice")
    await look(page)
    number = (await scene(page))["number"]
    place = page.locator('.ground svg [data-touch="lit"]').first
    box = await place.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -400)
    await page.wait_for_timeout(100)
    await page.mouse.down()
    await page.mouse.move(x + 30, y + 20, steps=5)
    await page.mouse.up()
    await page.wait_for_timeout(300)
    assert (await scene(page))["number"] == number
    await page.mouse.click(x + 30, y + 20)
    await settled(page, number)


@pytest.mark.parametrize("size", [pytest.param(LAPTOP, id="laptop"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("game", GAMES)
async def test_everything_that_is_drawn_says_what_it_is(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    page = await visitor(f"/new/{game}", size=size)
    await open_table(page, "me", "novice")
    for number in range(8):
        await look(page)
        assert await page.evaluate(MUTE) == []
        await page.evaluate(
            """(number) => {
                const all = [...document.querySelectorAll('.choice[data-move], .ends [data-end]')];
                all[number % all.length]?.click();
            }""",
            number,
        )
        await page.wait_for_timeout(80)


@pytest.mark.parametrize(
    ("share", "language"), [pytest.param(MIDDLE, "en", id="middle"), pytest.param(LATE, "fr", id="late")]
)
@pytest.mark.parametrize("game", GAMES)
async def test_a_full_table_says_what_everything_is(
    house: Visited, visitor: Visitor, game: str, share: float, language: str
) -> None:
    page = await seated(await table_at(house, game, share), visitor, language=language)
    assert await page.evaluate(MUTE) == []


async def test_a_thing_is_asked_by_pointing_by_key_and_by_a_long_press(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master")
    await open_table(page, "me", "novice")
    await look(page)
    thing = page.locator(".ground [data-ref][role=img]").first
    says = await thing.get_attribute("aria-label") or ""
    await thing.hover()
    await expect(page.locator(".bubble .what")).to_have_text(says)
    # what only lies under the pointer does not keep it from the things behind
    await expect(page.locator(".bubble")).to_have_css("pointer-events", "none")
    await page.mouse.move(2, 2)
    await expect(page.locator(".bubble")).to_have_count(0)
    await page.keyboard.press("Shift+ArrowRight")
    await expect(page.locator(".bubble .what")).not_to_be_empty()
    phone = await visitor("/new/ray_master", size=PHONE)
    await open_table(phone, "me", "novice")
    await look(phone)
    held = phone.locator(".ground [data-ref][data-says]").first
    await held.dispatch_event("pointerdown", {"pointerType": "touch", "pointerId": 5, "bubbles": True})
    await expect(phone.locator(".bubble .what")).not_to_be_empty()
