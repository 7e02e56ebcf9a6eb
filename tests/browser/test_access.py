"""For everybody: nothing grave that axe can find; on a phone no sideways scrolling, nothing too small to touch."""

import pytest
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]  # it brings no types
from playwright.async_api import Page

from tests.browser.conftest import LAPTOP, PHONE, Visitor
from tests.browser.playing import look, open_table, play_at_once

GRAVE = ("serious", "critical")
LOOKS = [
    pytest.param(LAPTOP, "day", "en", id="laptop-day-en"),
    pytest.param(LAPTOP, "night", "fr", id="laptop-night-fr"),
    pytest.param(PHONE, "day", "fr", id="phone-day-fr"),
    pytest.param(PHONE, "night", "en", id="phone-night-en"),
]
DAY_AND_NIGHT = {"newton": LOOKS[::2], "new_science": LOOKS[::2], "adas_dream": LOOKS[1::2]}
SMALLEST = 44
CLIPPED = """() => [...document.querySelectorAll('.mid > .panel, .study > .panel, .plates .panel')]
    .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.ariaLabel)"""


async def no_grave_violation(page: Page, where: str) -> None:
    results = await Axe().run(page)
    grave = [
        f"{where}: {found['id']}, {node['html'][:160]}, {node.get('failureSummary', '')[:200]}"
        for found in results.response["violations"]
        if found["impact"] in GRAVE
        for node in found["nodes"][:3]
    ]
    assert grave == []


async def no_sideways_scroll(page: Page) -> None:
    await page.evaluate("() => document.fonts.ready.then(() => true)")
    wide, seen = await page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= seen


async def open_to_everybody(page: Page, size: tuple[int, int]) -> None:
    """The table as it stands: whole on a laptop; on a phone every leaf of the board, and one's own things."""
    await no_grave_violation(page, "table")
    await no_sideways_scroll(page)
    if size == LAPTOP:
        assert await page.evaluate(CLIPPED) == []
        assert await page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        return
    tabs = page.locator(".leaves [role=tab]")
    for leaf in [tabs.nth(number) for number in range(await tabs.count())] + [page.locator(".foot button").nth(1)]:
        await leaf.tap()
        await no_grave_violation(page, await leaf.inner_text())
        await no_sideways_scroll(page)


@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
async def test_every_page_is_open_to_everybody(
    visitor: Visitor, size: tuple[int, int], theme: str, language: str
) -> None:
    page = await visitor("/", size=size, theme=theme, language=language)
    await page.locator(".plate .btn.main").first.wait_for()
    await no_grave_violation(page, "home")
    await no_sideways_scroll(page)
    await page.goto(page.url + "new/ray_master")
    await page.locator(".go").wait_for()
    await no_grave_violation(page, "new table")
    await no_sideways_scroll(page)
    await page.goto(page.url.replace("new", "rules"))
    await page.locator(".rule").first.wait_for()
    await no_grave_violation(page, "rulebook")
    await no_sideways_scroll(page)
    for path, there in (("mine", ".telling form"), ("privacy", "main p:nth-of-type(2)")):
        await page.goto(f"{page.url.split('/rules')[0].split('/mine')[0]}/{path}")
        await page.locator(there).first.wait_for()
        await no_grave_violation(page, path)
        await no_sideways_scroll(page)


@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
async def test_the_table_and_its_sheets_are_open_to_everybody(
    visitor: Visitor, size: tuple[int, int], theme: str, language: str
) -> None:
    page = await visitor("/", size=size, theme=theme, language=language)
    await play_at_once(page)
    await look(page)
    await no_grave_violation(page, "table")
    await no_sideways_scroll(page)
    for key, sheet in (("a", "choices"), ("?", "keys"), ("r", "rulebook")):
        await page.keyboard.press(key)
        await page.locator("dialog[open], .drawer").first.wait_for()
        await no_grave_violation(page, sheet)
        await page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("game", "size", "theme", "language"),
    [
        pytest.param(game, *look.values, id=f"{game}-{look.id}")
        for game, looks in DAY_AND_NIGHT.items()
        for look in looks
    ],
)
async def test_the_table_of_every_game_is_open_to_everybody(
    visitor: Visitor, game: str, size: tuple[int, int], theme: str, language: str
) -> None:
    page = await visitor("/", size=size, theme=theme, language=language)
    await play_at_once(page, game)
    await look(page)
    await open_to_everybody(page, size)


async def test_on_a_phone_everything_can_be_touched(visitor: Visitor) -> None:
    page = await visitor("/", size=PHONE, language="fr")
    await play_at_once(page)
    await look(page)
    await page.locator(".choice").first.tap()
    await page.locator(".ends .do").tap()
    await page.wait_for_timeout(300)
    await no_sideways_scroll(page)
    small = await page.evaluate(
        """(least) => [...document.querySelectorAll('button, a, .strip [data-touch], select, input')]
            .filter((one) => one.offsetParent !== null && !one.matches('.rule-no, .house, .mark button'))
            .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
            .filter(([box]) => box.height < least - 0.5 && box.width > 0)
            .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)""",
        SMALLEST,
    )
    assert small == []


async def test_a_phone_plays_by_touching_twice(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master", size=PHONE)
    await open_table(page, "me", "novice")
    await look(page)
    lines = await page.locator(".ask").inner_text()
    await page.locator(".choice").first.tap()
    assert await page.locator(".ask").inner_text() == lines
    await page.locator(".says").wait_for()
    await page.locator(".choice").first.tap()
    await page.wait_for_function("(before) => document.querySelector('.ask').innerText !== before", arg=lines)
