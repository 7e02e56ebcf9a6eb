"""A whole match by mouse, from the first press to the final sheet."""

import random

from playwright.async_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import (
    LOOK,
    MENU,
    MOST,
    YOUR_TURN,
    final_sheet_adds_up,
    look,
    open_table,
    play_at_once,
    stays,
)

REPLAYED = 900  # milliseconds that a moment is shown before the next


async def test_a_visitor_plays_a_whole_match_against_a_bot_by_clicking_things(visitor: Visitor) -> None:
    page = await visitor()
    await play_at_once(page)
    dice = random.Random(7)
    for _ in range(MOST):
        if await look(page) == "over":
            break
        assert (await page.title()).startswith(YOUR_TURN)
        await _click_something_lit(page, dice)
    assert await look(page) == "over"
    await final_sheet_adds_up(page)
    await page.reload()  # a finished table shows its result to who comes back
    await final_sheet_adds_up(page)
    await expect(page.locator("dialog figure polyline")).to_have_count(2)
    await expect(page.locator("dialog figure .moment").nth(2)).to_be_attached()
    await page.get_by_role("button", name="Link to the match").click()
    await stays(page, REPLAYED)
    await page.get_by_role("button", name="Step through the match").click()
    await expect(page.locator(".stepper input")).to_have_value("0")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Show the final sheet").click()
    await page.get_by_role("button", name="Play again").click()
    await page.wait_for_function("() => !document.querySelector('dialog[open]')")
    await page.locator(".bar").wait_for()


async def _click_something_lit(page: Page, dice: random.Random) -> None:
    """A lit thing of the board or of one's own; a choice of the bar when nothing is lit."""
    before = await page.evaluate(LOOK)
    assert before == "asked"
    things = page.locator('[data-touch="lit"]')
    count = await things.count()
    if count == 0 or dice.random() < 0.3:
        # an end of turn, or a choice that stands in the bar alone
        things = page.locator(".choice[data-move], .ends .end[data-end]")
        count = await things.count()
    await things.nth(dice.randrange(count)).click()
    menu = page.locator(MENU)
    if await menu.count():
        await menu.nth(dice.randrange(await menu.count())).click()


async def test_what_cannot_be_done_says_why_and_opens_the_rulebook_there(visitor: Visitor) -> None:
    page = await visitor()
    await play_at_once(page)
    await look(page)
    await page.locator('.stud[data-touch="lit"]').first.click()
    await page.locator('[data-touch="dark"]').first.click(force=True)  # it is disabled, and answers
    why = page.locator(".bubble.why")
    await expect(why).to_contain_text("Rule")
    number = (await why.locator(".rule-no").first.inner_text()).removeprefix("Rule ")
    await why.locator(".rule-no").first.click()
    await expect(page.locator(f'.drawer .rule.here:has-text("{number}")')).to_be_in_viewport()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(page.locator(".drawer")).to_have_count(0)


async def test_a_move_is_previewed_and_can_be_taken_back(visitor: Visitor) -> None:
    page = await visitor()
    await play_at_once(page)
    await look(page)
    undo = page.get_by_role("button", name="Undo")
    await expect(undo).to_be_disabled()
    asked = await page.locator(".ask").inner_text()
    await page.locator(".stud[data-touch=lit]").first.hover()
    await expect(page.locator(".choice.on")).to_have_count(1)
    await page.locator(".stud[data-touch=lit]").first.click()
    await expect(page.locator(".ask")).not_to_have_text(asked)
    await expect(undo).to_be_enabled()
    await page.keyboard.press("u")
    await expect(page.locator(".ask")).to_contain_text("Choose this turn")
    await expect(undo).to_be_disabled()


async def test_the_past_can_be_stepped_through_and_left(visitor: Visitor) -> None:
    page = await visitor()
    await play_at_once(page)
    await look(page)
    lines = await page.locator(".log li").count()
    await page.keyboard.press("h")
    await expect(page.locator(".stepper")).to_be_visible()
    for _ in range(3):
        await page.keyboard.press("ArrowLeft")
    await expect(page.locator(".log li")).not_to_have_count(lines)
    await expect(page.locator("[data-touch]")).to_have_count(0)
    await page.keyboard.press("Escape")
    await expect(page.locator(".log li")).to_have_count(lines)
    await expect(page.locator('[data-touch="lit"]').first).to_be_visible()


async def test_the_language_changes_without_leaving_the_match(visitor: Visitor) -> None:
    page = await visitor()
    await play_at_once(page)
    await look(page)
    where = page.url
    await page.get_by_role("button", name="Français").click()
    await expect(page.locator(".ask")).to_contain_text("À vous")
    assert page.url == where
    assert await page.evaluate("document.documentElement.lang") == "fr"


async def test_a_guided_match_gives_a_hint_that_can_be_put_away(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master")
    await open_table(page, "me", guided=True)
    await look(page)
    hint = page.get_by_role("note")
    await expect(hint).to_be_visible()
    await hint.get_by_role("button").click()
    await expect(hint).to_have_count(0)


async def test_a_table_is_found_again_on_the_home_page(visitor: Visitor, address: str) -> None:
    page = await visitor()
    await play_at_once(page)
    await look(page)
    where = page.url
    await page.goto(address)
    await page.get_by_role("link", name="Play on").click()
    await page.locator(".bar").wait_for()
    assert page.url == where
