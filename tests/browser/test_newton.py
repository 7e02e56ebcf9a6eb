"""Newton at the table: a whole match by touching things, a draft in two browsers, on a phone too."""

import random

from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import (
    bring_friend,
    every_move_is_within_reach,
    final_sheet_adds_up,
    look,
    open_table,
    touch_something,
    whoever_is_asked,
)
from tests.browser.reading import no_broken_word
from tests.browser.test_access import no_sideways_scroll

MOST = 600  # moves of one person in one match, generously
LEAVES = 4  # of the board on a phone


async def _move(page: Page, dice: random.Random) -> None:
    """Turns end late: only when nothing but quick actions is left, and not at once. Coins are not spent on decks."""
    closing = "end the turn" in await page.locator(".ask").inner_text()
    await touch_something(page, dice, ending=0.25 if closing else 0, besides='[data-ref^="deck/"]')


async def _play_to_the_end(page: Page, dice: random.Random) -> None:
    for number in range(MOST):
        if await look(page) == "over":
            break
        if number % 8 == 0:
            await every_move_is_within_reach(page)
        await _move(page, dice)
    assert await look(page) == "over"
    await final_sheet_adds_up(page)


async def test_a_whole_match_with_both_modules_is_played_by_touching_things(visitor: Visitor) -> None:
    page = await visitor("/new/newton")
    await open_table(page, "me", "novice", options=("Master Lectures", "Great Discoveries"))
    await _play_to_the_end(page, random.Random(5))


async def test_two_people_draft_in_secret_and_play_their_first_turns(visitor: Visitor, address: str) -> None:
    host = await visitor("/new/newton")
    await open_table(host, "me", "friend", options=("Draft of masters",))
    friend = await bring_friend(host, visitor, address)
    people = [host, friend]
    dice = random.Random(3)
    for _ in range(30):
        await _move(people[await whoever_is_asked(people)], dice)
    masters = [set(await page.locator(".masters .name").all_inner_texts()) for page in people]
    assert [len(held) for held in masters] == [4, 4]
    assert not masters[0] & masters[1]
    await friend.get_by_role("button", name="Look at the study of").first.click()
    await expect(friend.locator(".masters .name")).to_have_count(0)


async def test_alone_one_keeps_four_of_six_masters_and_plays_for_a_rank(visitor: Visitor) -> None:
    page = await visitor("/new/newton")
    await open_table(page, "me")
    await look(page)
    await expect(page.locator(".hand .master")).to_have_count(6)
    for kept in range(4):
        await expect(page.locator(".masters .name")).to_have_count(kept)
        await page.locator(".hand .master").first.click()
    await expect(page.locator(".masters .name")).to_have_count(4)
    await expect(page.locator(".hand .card")).to_have_count(6)
    await _play_to_the_end(page, random.Random(6))
    sheet = page.locator("dialog[open]").first
    await expect(sheet).to_contain_text("Your rank: ")
    await expect(sheet.locator(".ranks li")).to_have_count(10)
    rank = await sheet.locator(".ranks [aria-current] span").inner_text()
    await expect(sheet).to_contain_text(f"Your rank: {rank}.")


ASIDE = ", ".join(f'[data-ref^="{kind}/"]' for kind in ("deck", "road", "branch", "quick", "discovery"))
COUNT = "() => { window.presses = 0; addEventListener('click', () => { window.presses += 1; }, true); }"
TURNS = 30
MOST_PRESSES = 85  # a card and where to, and what effects ask; it was 149 when every step was pressed


async def test_thirty_turns_take_few_presses(visitor: Visitor) -> None:
    page = await visitor("/new/newton")
    await open_table(page, "me")
    await look(page)
    for _ in range(4):
        await page.locator(".hand .master").first.click()
    await expect(page.locator(".hand .card")).to_have_count(6)
    await page.evaluate(COUNT)
    dice = random.Random(4)
    while await look(page) != "over":
        await touch_something(page, dice, ending=0, besides=ASIDE)
    presses = await page.evaluate("() => window.presses")
    turns = (await page.locator(".log").inner_text()).count("You play ")  # those that the log still shows
    print(f"{presses} presses for {turns} turns")
    assert turns >= TURNS - 6, "a hand may run dry"
    assert presses <= MOST_PRESSES


async def test_pointing_shows_the_way_and_one_press_goes(visitor: Visitor) -> None:
    page = await visitor("/new/newton", size=(1366, 657))
    await open_table(page, "me")
    await look(page)
    for _ in range(4):
        await page.locator(".hand .master").first.click()
    for turn, card in enumerate(("start_travel", "start_joker"), 1):
        await expect(page.get_by_role("banner")).to_contain_text(f"Turn {turn} of 5")
        await page.locator(f'[data-ref="card/{card}"]').first.click()
        await look(page)
        if card == "start_joker":
            await page.locator('[data-ref="action/travel"]').first.click()
        lit = page.locator('.atlas [data-ref^="place/"][data-touch="lit"]')
        await expect(lit.first).to_be_visible()
        far = lit.last
        await far.hover()
        await expect(page.locator(".atlas .plan1").first).to_be_attached()
        legs, goal = await page.locator(".atlas .plan1").count(), await far.get_attribute("data-ref")
        assert legs == await page.locator(".atlas .stepno.next").count() > 0
        await far.click()
        await expect(page.locator(".ask")).to_contain_text("end the turn")
        where = await page.locator(f'.atlas [data-ref="{goal}"]').count()
        assert where == 1
        await page.locator(".ends .end[data-end]").click()


async def test_on_a_phone_the_leaf_that_can_answer_lights_up(visitor: Visitor) -> None:
    page = await visitor("/new/newton", size=PHONE)
    await open_table(page, "me", "novice")
    dice = random.Random(2)
    tabs = page.locator(".leaves [role=tab]")
    for _ in range(5):
        await look(page)
        for leaf in range(LEAVES):
            await tabs.nth(leaf).tap()
            touchable = await page.locator('.leaf [data-touch="lit"]').count() > 0
            assert ("asked" in (await tabs.nth(leaf).get_attribute("class") or "")) == touchable
            await no_sideways_scroll(page)
        await page.locator(".leaves .asked").first.tap()
        await _move(page, dice)


async def test_on_a_phone_no_word_of_a_choice_is_broken(visitor: Visitor) -> None:
    page = await visitor("/", size=PHONE, language="fr")
    await page.locator('[data-game="newton"] .btn.main').click()
    await page.locator(".bar").wait_for()
    dice = random.Random(4)
    for _ in range(12):
        await look(page)
        await no_broken_word(page)
        await _move(page, dice)
