"""The table around the board: its log and its tabs."""

import asyncio

from playwright.async_api import Page, expect

from tests.browser.conftest import PATIENCE, PHONE, Visitor
from tests.browser.playing import MOMENT, look, moment, open_table

LINES = 900
HEAVY = """(scene) => {
    const line = (number) => ({ seat: 0, text: { id: 'event-first' }, rule: null, mark: false, refs: [], number });
    scene.log = Array.from({ length: LINES }, (_, index) => line(1)).concat(scene.log);
    return scene;
}""".replace("LINES", str(LINES))


async def move(page: Page) -> None:
    """Some choice, and what the others do then."""
    before = await moment(page)
    await page.locator(".choice[data-move], .ends .end[data-end]").first.click()
    await page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=before)
    await look(page)


async def test_a_move_does_not_send_or_draw_the_whole_log_again(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master")
    sent: list[int] = []

    def count(frame: bytes | str) -> None:
        sent.append(str(frame).count('"mark"'))

    page.on("websocket", lambda line: line.on("framereceived", count))
    await open_table(page, "me", "novice")
    await look(page)
    for _ in range(4):
        await move(page)
    await page.evaluate(
        """() => {
            window.drawn = 0;
            const line = (node) => node.nodeName === 'LI';
            const count = (changes) => {
                for (const one of changes) window.drawn += [...one.addedNodes].filter(line).length;
            };
            new MutationObserver(count).observe(document.querySelector('.log'), { childList: true });
        }"""
    )
    lines = await page.locator(".log li").count()
    sent.clear()
    while (added := await page.locator(".log li").count() - lines) == 0:
        await move(page)
    async with asyncio.timeout(PATIENCE / 1000):
        while sum(sent) < added:  # frames are told on another line than what the page shows
            await asyncio.sleep(0.05)
    assert sum(sent) == added
    assert await page.evaluate("() => window.drawn") == added


async def test_a_long_log_shows_its_end_and_earlier_lines_on_demand(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master")
    await page.evaluate(
        f"""() => {{
            const ask = window.fetch;
            window.fetch = async (path, init) => {{
                const answer = await ask(path, init);
                if (!/tables\\/[a-z0-9]+$/.test(path) || init?.method) return answer;
                return Response.json(({HEAVY})(await answer.json()));
            }};
        }}"""
    )
    await open_table(page, "me")
    earlier = page.get_by_role("button", name="Show earlier")
    await earlier.wait_for()
    shown = await page.locator(".log li").count()
    assert shown < LINES / 2
    await earlier.click()
    await page.wait_for_function("(shown) => document.querySelectorAll('.log li').length > shown", arg=shown)
    while await earlier.count():
        await earlier.click()
        await asyncio.sleep(0)
    assert await page.locator(".log li").count() > LINES


async def test_on_a_phone_the_tab_of_ones_own_things_lights_up(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master", size=PHONE)
    await open_table(page, "me", "novice")
    await look(page)
    await expect(page.locator(".ask")).to_contain_text("Choose this turn")
    own = page.locator(".foot button").nth(1)
    await expect(page.locator('.ground [data-touch="lit"]')).to_have_count(0)
    await expect(own).to_contain_class("asked")
    await own.click()
    table = page.locator(".foot button").first
    await expect(table).not_to_contain_class("asked")
    student = page.locator('.own [data-touch="lit"]').first
    await student.tap()
    await student.tap()
    await expect(page.locator(".ask")).not_to_contain_text("Choose this turn")
    await expect(own).not_to_contain_class("asked")
    await expect(table).to_contain_class("asked")
