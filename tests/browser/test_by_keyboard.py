"""Two people at one screen play a whole match without touching a mouse."""

from playwright.async_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import LOOK, MOST, final_sheet_adds_up, look, moment, open_table

FOCUS = "() => document.activeElement?.className ?? ''"


async def test_two_people_at_one_screen_play_a_whole_match_by_keyboard_alone(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master")
    await open_table(page, "me", "here")
    curtains = 0
    for number in range(MOST):
        seen = await look(page)
        if seen == "over":
            break
        if seen == "curtain":
            curtains += 1
            await _lift(page)
            continue
        await _move(page, number)
    assert await look(page) == "over"
    assert curtains > 5
    await final_sheet_adds_up(page)


async def _lift(page: Page) -> None:
    """Behind the curtain nobody's hand is to be read or reached."""
    assert await page.locator(".table").get_attribute("inert") is not None
    await page.keyboard.press("Enter")
    await expect(page.locator("dialog.full")).to_have_count(0)


async def _move(page: Page, number: int) -> None:
    """Fire when possible, else walk through the choices; end the turn when nothing else is left."""
    before = await moment(page)
    if await page.locator('.choice[data-move="fire"]').count():
        key = await page.locator('.choice[data-move="fire"] .digit').inner_text()
        await page.keyboard.press(key)
    elif await page.locator(".choice").count() and not (
        number % 3 == 2 and await page.locator(".ends .end[data-end]").count()
    ):
        await page.keyboard.press("1")
        for _ in range(number % 3):
            await page.keyboard.press("ArrowRight")
    else:
        await page.keyboard.press("e")
        await _changed(page, before)
        return
    assert "choice" in await page.evaluate(FOCUS)
    await page.keyboard.press("Enter")
    if await page.locator(".bubble[role=menu]").count():
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
    await _changed(page, before)


async def _asked(page: Page) -> str:
    """What the page asks, once it has an answer to the last move: until then the old question stands."""
    assert await look(page) == "asked"
    return (await page.locator(".ask").inner_text()).lower()


async def _changed(page: Page, before: str) -> None:
    await page.wait_for_function(
        f"""(before) => ({LOOK})() !== 'asked' || before !==
        (document.querySelector('.log')?.innerText ?? '') + document.querySelector('.ask')?.innerText""",
        arg=before,
    )


async def test_every_choice_stands_in_the_list_with_the_reasons_of_the_others(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master")
    await open_table(page, "me")
    while "use your scientists" not in await _asked(page):
        before = await moment(page)
        await page.keyboard.press("1")
        await page.keyboard.press("Enter")
        await _changed(page, before)
    await page.keyboard.press("a")
    listed = page.locator("dialog .choice")
    assert await listed.count() >= await page.locator(".table [data-choice]").count()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open]")).to_have_count(0)
    await page.keyboard.press("?")
    await expect(page.locator("dialog[open]")).to_be_visible()
