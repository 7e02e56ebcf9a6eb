"""What a person does at a table, in the words of a person."""

import asyncio
import random

from playwright.async_api import Page, expect

from tests.browser.conftest import PATIENCE, Visitor

YOUR_TURN = "● "
MOST = 400  # moves of one person in one match, generously

# What a person sees at one moment: over, the curtain, a question to them, or somebody else's turn
LOOK = """() => {
    if (document.querySelector('dialog[open] .sheets')) return 'over';
    if (document.querySelector('dialog[open].full')) return 'curtain';
    const open = ':not([aria-disabled="true"])';
    return document.querySelector(`.choice${open}, .ends .end[data-end]${open}`) ? 'asked' : 'waiting';
}"""
# The log and what is asked
MOMENT = "() => (document.querySelector('.log')?.innerText ?? '') + document.querySelector('.ask')?.innerText"
# One move by hand: a lit thing, the end when it is wanted or nothing is lit, a choice of the bar when there is neither;
# where several moves meet, one item of the menu
TOUCH = """([which, item, end, besides]) => {
    const press = (thing) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const all = (found) => [...document.querySelectorAll(found)];
    const lit = all('[data-touch="lit"]').filter((thing) => !besides || !thing.matches(besides));
    const ends = all('.ends .end[data-end]');
    const things = end && ends.length ? ends : lit.length ? lit : [...all('.choice'), ...ends];
    press(things[Math.floor(which * things.length)]);
    return new Promise((done) => setTimeout(() => {
        const items = all('.bubble[role=menu] .item');
        if (items.length) press(items[Math.floor(item * items.length)]);
        done();
    }, 0));
}"""
# The first choice of the bar, or the first way of it, played at once; whether there was one
CHOOSE_FIRST = """() => {
    const chosen = ['.choice:not(.aside)', '.ends .end[data-end]', '.choice']
        .map((one) => document.querySelector(one)).find((one) => one);
    if (!chosen) return false;
    const press = (thing) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    press(chosen);
    return new Promise((done) => setTimeout(() => {
        const way = document.querySelector('.bubble[role=menu] .item');
        if (way) press(way);
        done(true);
    }, 0));
}"""
SENT = "() => !document.querySelector('.choice[aria-disabled=true], .ends .btn[aria-disabled=true]:not([data-shut])')"

# The moves for which nothing is lit that is to be seen; the natural end has its own button
OUT_OF_REACH = """async () => {
    const id = location.pathname.split('/').pop();
    const answer = await fetch(`/api/tables/${id}`, { headers: { 'X-Guest': localStorage.getItem('virtuosi.guest') } });
    const seen = [...document.querySelectorAll('[data-touch="lit"]')].filter((one) => one.getClientRects().length > 0);
    const lit = new Set(seen.flatMap(({ dataset }) => [dataset.ref, ...(dataset.also ?? '').split(' ')]));
    return (await answer.json()).choices.filter((one) => !one.main && !one.refs.some((ref) => lit.has(ref)))
        .map((one) => one.move);
}"""
# What a press has opened: it has the focus, while one that only lies under the pointer has not and leaves with it
MENU = ".bubble[role=menu]:has(:focus) .item"
SETTLED = f"() => ({LOOK})() !== 'waiting'"
STAYS = """(long) => {
    const usual = window.setTimeout;
    window.setTimeout = (work, pause, ...given) => usual(work, pause === long ? 2 ** 31 - 1 : pause, ...given);
}"""
FRIENDS = {"en": ("Name", "Sit down", "Guest"), "fr": ("Nom", "S’asseoir", "Emmy")}  # what they see, and their name


async def play_at_once(page: Page, game: str = "ray_master") -> None:
    """From the home page to a table against bots: one press."""
    await page.locator(f'[data-game="{game}"] .btn.main').click()
    await page.locator(".bar").wait_for()


async def look(page: Page) -> str:
    """Wait until it is not somebody else's turn; say what is to be seen."""
    await page.wait_for_function(SETTLED)
    found: str = await page.evaluate(LOOK)
    return found


async def moment(page: Page) -> str:
    """What changes with every move."""
    found: str = await page.evaluate(MOMENT)
    return found


async def open_table(page: Page, *sitters: str, guided: bool = False, options: tuple[str, ...] = ()) -> None:
    """On the page of a new table: who sits where, then Play."""
    if len(sitters) == 1:
        await page.get_by_role("button", name="Solo").click()
    for seat, sitter in enumerate(sitters):
        await page.locator(".field select").nth(seat).select_option(sitter)
    for option in options:
        await page.get_by_label(option).check()
    if guided:
        await page.get_by_label("Guided match").check()
    await page.locator(".go").click()
    await page.locator(".bar").wait_for()


async def final_sheet_adds_up(page: Page) -> None:
    """Every seat's lines give its total."""
    for sheet in await page.locator("dialog .sheets section").all():
        lines = [int(text.replace("−", "-")) for text in await sheet.locator("li b").all_inner_texts()]
        total = int((await sheet.locator(".sum b").inner_text()).strip().replace("−", "-"))
        assert sum(lines) == total
    await expect(page.locator("dialog h2").first).not_to_be_empty()


async def bring_friend(host: Page, visitor: Visitor, address: str, language: str = "en") -> Page:
    """Somebody with a browser of their own follows the host's invitation and sits down."""
    name, sit_down, called = FRIENDS[language]
    # the invitation has opened by itself
    link = await host.locator("dialog input").first.input_value()
    await host.keyboard.press("Escape")
    friend = await visitor(link.removeprefix(address), language=language)
    await friend.get_by_label(name).fill(called)
    await friend.get_by_role("button", name=sit_down).click()
    await expect(host.locator(".seats").first).to_contain_text(called)
    return friend


async def duel_move(page: Page, number: int) -> None:
    """A move of Ray Master that leads on: fire if one can, end what can be ended."""
    before = await page.locator(".log li").count()
    fire = page.locator('.choice[data-move="fire"]')
    single = page.locator(".choice[data-move]")
    end = page.locator(".ends .end[data-end]")
    if await fire.count():
        await fire.click()
    elif await end.count():
        await end.click()
    elif await single.count():
        await single.nth(number % await single.count()).click()
    else:
        await page.locator(".choice").first.click()
        await page.locator(".bubble .item").first.click()
    await page.wait_for_function(
        f"(before) => ({LOOK})() !== 'asked' || document.querySelectorAll('.log li').length !== before", arg=before
    )


async def duel_to_the_end(people: list[Page]) -> None:
    """A match of Ray Master by two people in windows of their own; both see the same result."""
    for number in range(2 * MOST):
        who, what = await first_to_see(people, "over", "asked")
        if what == "over":
            break
        await duel_move(people[who], number)
    for page in people:
        await page.locator("dialog .sheets").wait_for()
    totals = [await page.locator("dialog .sum b").all_inner_texts() for page in people]
    assert totals[0] == totals[1]


async def whoever_is_asked(people: list[Page]) -> int:
    """Wait until one of them is to decide; say which."""
    return (await first_to_see(people, "asked"))[0]


async def first_to_see(people: list[Page], *wanted: str) -> tuple[int, str]:
    """Wait until somebody sees one of these; who, and which."""
    async with asyncio.timeout(PATIENCE / 1000):
        while True:
            seen = await asyncio.gather(*(page.evaluate(LOOK) for page in people))
            for what in wanted:
                if what in seen:
                    return seen.index(what), what
            await asyncio.sleep(0.02)


async def same_for_all(people: list[Page], what: str) -> None:
    """Wait until all see the same: who moved last is ahead of the others by a push."""
    async with asyncio.timeout(PATIENCE / 1000):
        while len({str(await page.evaluate(what)) for page in people}) > 1:
            await asyncio.sleep(0.05)


async def stays(page: Page, milliseconds: int) -> None:
    """What goes away by itself after so long stays: a slow machine may look at it later."""
    await page.evaluate(STAYS, milliseconds)


async def touch_something(page: Page, dice: random.Random, *, ending: float, besides: str = "") -> None:
    """A move on the board; with the chance `ending` the closing one. What matches `besides` is left alone."""
    await page.evaluate(TOUCH, [dice.random(), dice.random(), dice.random() < ending, besides])
    await page.wait_for_function(SENT)


async def every_move_is_within_reach(page: Page) -> None:
    """On the board or among one's own things, something lit stands for each move."""
    assert await page.evaluate(OUT_OF_REACH) == []
