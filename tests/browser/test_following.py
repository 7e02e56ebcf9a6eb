"""Following what others do: told in their name, at the pace one likes, and again afterwards."""

from contextlib import suppress
from typing import Any

from playwright.async_api import Page, TimeoutError, expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import LOOK, MENU, MOST, look, open_table, play_at_once
from tests.browser.positions import table_at
from tests.server.visiting import Visited

# Notes whether anything flashes from now on, however short it is to be seen
FLASHES = """() => {
    const look = () => { window.flashed ||= document.querySelector('[data-fresh]') !== null; };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


async def until_others_move(page: Page) -> None:
    """One's own moves, until somebody else's have come and wait to be shown."""
    for _ in range(MOST):
        if await page.locator(".follow").count():
            return
        if await page.evaluate(LOOK) == "asked":
            await page.locator(".choice[data-move], .ends .end[data-end]").last.click()
            if await page.locator(MENU).count():
                await page.locator(MENU).first.click()
        await page.wait_for_function(f"() => document.querySelector('.follow') || ({LOOK})() === 'asked'")
    raise AssertionError("nobody else moved")


async def test_moves_of_others_are_shown_step_by_step_and_a_press_goes_on(visitor: Visitor) -> None:
    page = await visitor()
    await play_at_once(page)
    speed = page.get_by_role("button", name="Others:")
    while "step by step" not in await speed.inner_text():
        await speed.click()
    await page.reload()  # it is remembered
    await expect(speed).to_contain_text("step by step")
    await until_others_move(page)
    assert await page.evaluate(LOOK) == "waiting"
    await expect(page.locator(".ask p")).to_contain_text("Townes is playing")  # it waits for the reader, not for a bot
    told = page.locator(".log")
    before = await told.inner_text()
    await page.get_by_role("button", name="Sounds on").click()  # a tool above the table, and no more than that
    await expect(page.get_by_role("button", name="Sounds off")).to_be_visible()
    assert await told.inner_text() == before
    await page.get_by_role("button", name="Next").click()
    await page.wait_for_function("(before) => document.querySelector('.log').innerText !== before", arg=before)
    for _ in range(MOST):
        if not await page.locator(".follow").count():
            break
        await page.get_by_role("button", name="To the present").click()
        await page.wait_for_timeout(50)
    await look(page)


async def test_what_is_asked_of_others_is_never_said_to_the_reader(visitor: Visitor) -> None:
    page = await visitor()
    await page.evaluate("localStorage.setItem('virtuosi.speed', 'step')")
    await page.reload()
    await play_at_once(page)
    await until_others_move(page)
    for _ in range(MOST):
        if not await page.locator(".follow").count():
            break
        said = await page.locator(".ask p").inner_text()
        assert "Choose" not in said, said
        await page.keyboard.press("x")
        await page.wait_for_timeout(30)
    await look(page)


async def test_a_replay_goes_by_move_turn_and_round_and_every_moment_has_a_link(visitor: Visitor, address: str) -> None:
    page = await visitor("/new/newton")
    await open_table(page, "me", "novice")
    for _ in range(60):
        if await page.locator(".log .mark").count() > 1:
            break
        await look(page)
        await page.locator(".choice[data-move], .ends .end[data-end]").first.click()
        await page.wait_for_timeout(30)
    await look(page)
    await page.keyboard.press("h")
    at = page.locator(".stepper input")
    await page.keyboard.press("Home")
    await expect(at).to_have_value("0")
    await page.get_by_role("button", name="One move forward").click()
    await expect(at).to_have_value("1")
    await page.get_by_label("Go by").select_option("turn")
    await page.get_by_role("button", name="One turn forward").click()
    turn = int(await at.input_value())
    assert turn > 1
    await (
        page.get_by_role("button", name="One move forward")
        .or_(page.get_by_role("button", name="One turn forward"))
        .click()
    )
    later = int(await at.input_value())
    await expect(page).to_have_url(f"{page.url.split('?')[0]}?at={later}")
    told = await page.locator(".log").inner_text()
    watcher = await visitor(page.url.removeprefix(address))
    await expect(watcher.locator(".stepper input")).to_have_value(str(later))
    await expect(watcher.locator(".log li")).to_have_count(len(await page.locator(".log li").all()))
    assert told
    await page.get_by_label("Speed of the replay").select_option("fast")
    await page.get_by_role("button", name="Replay").last.click()
    await expect(at).not_to_have_value(str(later))
    await page.keyboard.press("Escape")
    await expect(page.locator(".stepper")).to_have_count(0)
    assert "?" not in page.url


async def test_what_a_move_changed_flashes_in_the_past_as_it_did_in_the_present(visitor: Visitor) -> None:
    page = await visitor()
    await play_at_once(page)
    await look(page)
    for _ in range(4):
        await page.locator(".choice[data-move], .ends .end[data-end]").last.click()
        await page.wait_for_timeout(50)
        await look(page)
    await expect(page.locator("[data-fresh]")).to_have_count(0)  # the last flash of the present has gone out
    await page.evaluate(FLASHES)
    await page.keyboard.press("h")
    for _ in range(6):  # not every move touches a thing
        await page.keyboard.press("ArrowLeft")
        with suppress(TimeoutError):
            await page.wait_for_function("() => window.flashed", timeout=2000)
            break
    await page.wait_for_function("() => window.flashed")


def _judged(place: str) -> dict[str, Any]:  # Any: as it comes over the wire
    """A way to this place, as the house judges moves."""
    judged: dict[str, Any] = {name: [] for name in ("then", "gains", "turned", "told")}
    text = {"id": f"place-{place}", "args": {}}
    return judged | {"move": place, "text": text, "refs": [f"place/{place}"], "win": [0.5], "points": [9], "tried": 1}


IN_VIEW = """(place) => {
    const [thing, map] = [document.querySelector(`[data-ref="place/${place}"]`), document.querySelector('svg.drawing')];
    const [{ left, right, top, bottom }, room] = [thing, map].map((one) => one.getBoundingClientRect());
    return left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
}"""


async def test_on_a_phone_the_map_turns_to_the_move_that_was_better(house: Visited, visitor: Visitor) -> None:
    table = await table_at(house, "newton", 1)
    better = {20: "lisboa", 30: "alexandria", 40: "edinburgh"}
    moments = [
        {"number": number, "seat": 0, "made": _judged("basel"), "best": _judged(place), "loss": 0.3}
        for number, place in better.items()
    ]
    found = {"done": 3, "total": 3, "moments": moments, "costly": [*better], "begun": True, "failed": False}
    for rank, place in enumerate(better.values()):
        page = await visitor("/", size=PHONE)
        await page.route("**/analysis*", lambda route: route.fulfill(json=found))
        await page.goto(f"http://127.0.0.1:{house.port}/table/{table.id}")
        await page.get_by_role("button", name="What was better?").tap()
        await page.get_by_role("button", name="Show move").nth(rank).tap()
        await page.get_by_role("tab", name="Atlas").tap()
        await page.wait_for_function(IN_VIEW, arg=place)
        await expect(page.locator("[data-mark]")).to_be_visible()
