"""Ada's Dream at its table: a whole match on the boards, two people in two browsers."""

from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import (
    LOOK,
    MENU,
    YOUR_TURN,
    bring_friend,
    every_move_is_within_reach,
    final_sheet_adds_up,
    look,
    moment,
    open_table,
    play_at_once,
    whoever_is_asked,
)
from tests.browser.reading import no_broken_word

BY_HAND = 8  # moves with a real mouse; the rest of the match is clicked inside the page, by a quicker hand
BETWEEN_TWO = 20  # moves of two people

# Clicks lit things, or the end button, until the match is over; answers with how many moves that took
PLAY_ON = f"""async () => {{
    const pause = () => new Promise((done) => setTimeout(done, 4));
    const look = {LOOK};
    const moment = () => (document.querySelector('.log')?.innerText ?? '')
        + document.querySelector('.ask')?.innerText + document.querySelectorAll('[data-touch="lit"]').length;
    let number = 0;
    for (; number < 1200 && look() !== 'over'; number += 1) {{
        const before = moment();
        const things = [...document.querySelectorAll('[data-touch="lit"]')];
        const end = document.querySelector('.ends .end[data-end]:not([aria-disabled="true"])');
        const thing = things.length && !(end && number % 3 === 0) ? things[(number * 7) % things.length] : end;
        thing?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
        await pause();
        const menu = [...document.querySelectorAll('.bubble[role=menu] .item')];
        menu[number % menu.length]?.click();
        for (let wait = 0; wait < 500 && (look() === 'waiting' || moment() === before); wait += 1) await pause();
    }}
    return number;
}}"""


# A choice of the bar, or of its menu; the end button when there is none
CHOOSE = """(number) => {
    const choices = [...document.querySelectorAll('.choice')];
    (choices[number % choices.length] ?? document.querySelector('.ends .end[data-end]')).click();
    return new Promise((done) => setTimeout(() => {
        document.querySelector('.bubble[role=menu] .item')?.click();
        done();
    }, 0));
}"""
# The partners within reach of somebody whose turn it is not
MEDDLING = f"() => ({LOOK})() === 'asked' ? 0 : document.querySelectorAll('.pcard[data-touch]').length"
CHANGED = """(before) => (document.querySelector('.log')?.innerText ?? '')
    + document.querySelector('.ask')?.innerText !== before"""


async def click_something_lit(page: Page, number: int) -> None:
    """A lit thing that is not covered by another, or the end button."""
    before = await page.locator(".ask").inner_text() + await page.locator(".log").inner_text()
    end = page.locator(".ends .end[data-end]")
    things = page.locator('[data-touch="lit"]')
    if await end.count() and (number % 3 == 2 or not await things.count()):
        await end.last.click()
    else:
        await things.nth(number * 5 % await things.count()).click()
        menu = page.locator(MENU)
        if await menu.count():
            await menu.first.click()
    await page.wait_for_function(
        f"""(before) => ({LOOK})() !== 'asked'
        || document.querySelector('.ask').innerText + document.querySelector('.log').innerText !== before""",
        arg=before,
    )


async def test_a_whole_match_is_played_on_the_boards_without_scrolling(visitor: Visitor) -> None:
    page = await visitor()
    await play_at_once(page, "adas_dream")
    for number in range(BY_HAND):
        assert await look(page) == "asked"
        assert (await page.title()).startswith(YOUR_TURN)
        await every_move_is_within_reach(page)
        await click_something_lit(page, number)
    assert await page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    await look(page)
    assert 20 < await page.evaluate(PLAY_ON) < 1200
    assert await look(page) == "over"
    await final_sheet_adds_up(page)


async def test_what_waits_stands_as_a_queue_in_the_bar(visitor: Visitor) -> None:
    page = await visitor()
    await play_at_once(page, "adas_dream")
    await look(page)
    await expect(page.locator(".ask .chip")).to_have_text(["then publish or build"])


async def test_a_die_in_hand_shows_what_each_line_would_become(visitor: Visitor) -> None:
    page = await visitor()
    await play_at_once(page, "adas_dream")
    for number in range(BY_HAND):
        await look(page)
        stored = page.locator('.mill [data-ref^="die/s"][data-touch="lit"]')
        if await stored.count():
            await stored.first.click()
            break
        await click_something_lit(page, number)
    await look(page)
    await expect(page.locator('.choice[data-move="place(c11)"] small')).to_contain_text("● ? ● ?")


async def test_on_a_phone_no_word_of_a_choice_is_broken(visitor: Visitor) -> None:
    page = await visitor("/", size=PHONE, language="fr")
    await play_at_once(page, "adas_dream")
    for number in range(BY_HAND):
        await look(page)
        await no_broken_word(page)
        before = await moment(page)
        await page.evaluate(CHOOSE, number)
        await page.wait_for_function(CHANGED, arg=before)


async def test_every_area_can_be_enlarged_and_every_engine_looked_at(visitor: Visitor) -> None:
    page = await visitor()
    await play_at_once(page, "adas_dream")
    await look(page)
    for area in ("Travel", "Meetings", "Study", "Institution"):
        title = page.get_by_role("button", name=f"{area}, enlarge")
        if await title.count():
            await title.click()
        await expect(page.locator(".hero")).to_have_attribute("aria-label", f"{area}, enlarged")
        await expect(page.locator(".plates .plt")).to_have_count(3)
    engines = page.locator(".seats-of button")
    await engines.nth(1).click()
    await expect(engines.nth(1)).to_have_attribute("aria-pressed", "true")
    await expect(page.locator(".engine [data-touch]")).to_have_count(0)


async def test_two_people_in_two_browsers_take_turns(visitor: Visitor, address: str) -> None:
    host = await visitor("/new/adas_dream")
    await open_table(host, "me", "friend")
    friend = await bring_friend(host, visitor, address)
    people = [host, friend]
    acted: set[int] = set()
    for number in range(BETWEEN_TWO):
        actor = await whoever_is_asked(people)
        acted.add(actor)
        await click_something_lit(people[actor], number)
        assert await people[1 - actor].evaluate(MEDDLING) == 0
    assert acted == {0, 1}
