"""The coach in the browser: hints are marked on the board; whoever has lost sees what to do better."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, Visitor, shared_loop
from tests.browser.playing import open_table
from tests.server.visiting import settings, visit
from virtuosi.server.settings import CLIENT

# Plays on as badly as can be, and at once: always the end of the turn, or the first move there is.
GIVE_IN = """async () => {
    const table = location.pathname.split('/').at(-1);
    const headers = { 'X-Guest': localStorage.getItem('virtuosi.guest'), 'Content-Type': 'application/json' };
    for (;;) {
        const scene = await (await fetch(`/api/tables/${table}`, { headers })).json();
        if (scene.table.over) return scene.number;
        const move = (scene.choices.find((choice) => choice.main) ?? scene.choices[0])?.move;
        const key = `give-in-${scene.number}`;
        const body = JSON.stringify({ move, number: scene.number, key });
        if (move) await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers, body });
        else await new Promise((soon) => setTimeout(soon, 20));
    }
}"""


@shared_loop()
async def address(tmp_path: Path) -> AsyncIterator[str]:
    quick = {"hint_seconds": 0.5, "review_seconds": 0.05}
    async with visit(settings(tmp_path, client=CLIENT, **quick)) as house:
        yield f"http://127.0.0.1:{house.port}"


async def shot(page: Page, name: str) -> None:
    if "VIRTUOSI_SHOTS" in os.environ:
        await page.screenshot(path=f"{os.environ['VIRTUOSI_SHOTS']}/coach-{name}.png")


async def test_a_person_is_advised_loses_and_learns_what_was_better(visitor: Visitor, address: str) -> None:
    page = await visitor("/new/ray_master")
    await open_table(page, "me", "novice")
    await expect(page.locator(".bar .hint")).to_be_visible()
    await page.keyboard.press("i")
    hints = page.locator(".hints .move")
    await expect(hints.first).to_contain_text("to win")
    marked = page.locator("[data-mark]")
    await expect(marked.first).to_be_visible()
    await hints.first.hover()
    await expect(page.locator("[data-pointed]")).not_to_have_count(0)  # pointing at a hint lights what it touches
    await page.get_by_text("The whole line").first.click()
    await shot(page, "hints")
    await page.keyboard.press("Escape")
    await expect(marked).to_have_count(0)
    last = await page.evaluate(GIVE_IN)
    await page.get_by_role("button", name="What was better?").click()
    better = page.locator("dialog article")
    await expect(better.first).to_contain_text("Better:")
    await expect(page.locator("dialog progress")).to_have_count(0)
    await expect(page.locator("dialog .turning").first).to_be_visible()
    await shot(page, "analysis")
    await better.first.get_by_role("button", name="Show move").press("Enter")
    await expect(page.locator(".reviewed")).to_contain_text("Better:")
    await expect(page.locator(".stepper")).to_contain_text(f"of {last}")
    # and tries it: the same moment at a new table
    first = page.url
    await page.get_by_role("button", name="Play on from here").click()
    await page.locator("dialog").get_by_role("button", name="Play on from here").click()
    await expect(page.get_by_role("link", name="from move")).to_be_visible()
    await expect(page.locator(".bar .hint")).to_be_visible()
    await shot(page, "played-on")
    # somebody who looks on, with a phone and in French
    looker = await visitor(first.removeprefix(address).split("?")[0], size=PHONE, language="fr")
    await looker.get_by_role("button", name="Où faire mieux").tap()
    await expect(looker.locator("dialog article").first).to_contain_text("Mieux")
    await shot(looker, "analysis-phone")
    await looker.locator("dialog article").first.get_by_role("button", name="Voir le coup").tap()
    await expect(looker.locator(".reviewed")).to_contain_text("Mieux")
    await shot(looker, "reviewed-phone")
    board, told = await looker.locator(".ground").bounding_box(), await looker.locator(".reviewed").bounding_box()
    assert board is not None
    assert told is not None
    assert told["y"] - max(0, board["y"]) > PHONE[1] / 5, "the board is seen beside what is said of it"
