"""Things move, and nobody waits for them."""

import random

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import look, moment, open_table, play_at_once, stays, touch_something
from tests.browser.positions import SEATS, brought_before, seated
from tests.server.visiting import Visited

# Every picture on its way is noted with how long it takes, and then takes a thousand times as long
SLOWLY = """() => {
    window.flown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (options?.id !== 'travel') return animate.call(this, frames, options);
        window.flown.push(options.duration);
        return animate.call(this, frames, { ...options, duration: options.duration * 1000 });
    };
}"""
# The lit things of the table that a picture on its way would keep from being pressed
IN_THE_WAY = """() => [...document.querySelectorAll('.table [data-touch="lit"]')].filter((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.flying');
}).length"""
# Of the pictures on their way, those that set out from a thing of this kind
SET_OUT = """(kind) => document.getAnimations().filter((motion) => {
    const picture = motion.effect.target;
    if (motion.id !== 'travel' || !picture.matches('.flying')) return false;
    motion.pause();
    motion.currentTime = 0;
    const flown = picture.matches('svg') && !picture.matches('.tile') ? picture.querySelector('g > *') : picture;
    const { x, y, width, height } = flown.getBoundingClientRect();
    return document.elementsFromPoint(x + width / 2, y + height / 2).some((one) => one.closest(kind));
}).length"""
# Of a game: the moves that carry something, the first and how many, what it sets out from, and how much of it
CARRIED = {
    "ray_master": ("swap", 1, "[data-ref^='slot/']", 2),  # two dice change places
    "newton": ("place", 1, ".stack", 1),  # a tile, from its pile to the shelf
    "neuland": ("site", 2, "[data-ref^='pile/']", 1),  # a building, from its pile to the map
}
LIES = 2600  # milliseconds that a thrown die is to be seen
EXPERIMENT = ["space/experiment", "space/research", "marvel/", "rest/"]
PREFER = """(starts) => {
    const lit = [...document.querySelectorAll('[data-touch="lit"]')];
    const wanted = starts.map((start) => lit.find((thing) => thing.dataset.ref?.startsWith(start))).find(Boolean);
    const thing = wanted ?? lit[0] ?? document.querySelector('.choice, .ends .end[data-end]');
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return wanted?.dataset.ref ?? null;
}"""


async def move(page: Page, dice: random.Random) -> None:
    """Whatever is lit, by hand, and what comes of it."""
    await look(page)
    before = await moment(page)
    for _ in range(20):
        await touch_something(page, dice, ending=0.1)
        if await moment(page) != before:
            return
    raise AssertionError("the table does not answer")


async def until_something_flies(page: Page, dice: random.Random) -> None:
    for _ in range(60):
        await move(page, dice)
        if await page.evaluate("() => window.flown.length"):
            return
    raise AssertionError("nothing has moved")


@pytest.mark.parametrize("game", ["neuland", "new_science", "adas_dream"])
async def test_pieces_travel_in_no_time_and_stand_in_nobodys_way(visitor: Visitor, game: str) -> None:
    page = await visitor()
    await page.emulate_media(reduced_motion="no-preference")
    await play_at_once(page, game)
    await page.evaluate(SLOWLY)
    dice = random.Random(game)
    await until_something_flies(page, dice)
    assert await page.evaluate("() => Math.max(...window.flown)") <= 400
    assert await page.locator(".flying").count() > 0
    assert await page.evaluate(IN_THE_WAY) == 0
    await move(page, dice)  # the game does not wait for them
    await look(page)  # nobody else sends more of them on their way
    await page.mouse.click(2, 2)
    await expect(page.locator(".flying")).to_have_count(0)  # a press, and all have arrived


async def test_the_die_of_an_experiment_is_thrown_in_sight_of_all(visitor: Visitor) -> None:
    page = await visitor("/new/new_science")
    await page.emulate_media(reduced_motion="no-preference")
    await open_table(page, "me", "novice")
    await stays(page, LIES)
    thrown = page.locator(".throw")
    wanted = list(EXPERIMENT)
    for _ in range(80):
        if await thrown.count():
            break
        await look(page)
        pressed = await page.evaluate(PREFER, wanted)
        if pressed and pressed.startswith("space/"):
            wanted.remove(pressed.rsplit("_", 1)[0])
        if await page.locator(".bubble[role=menu] .item").count():
            await page.locator(".bubble[role=menu] .item").first.dispatch_event("click")
        await page.wait_for_timeout(100)
    await expect(thrown).to_contain_text("The die shows")
    await expect(thrown).to_contain_text("needed")
    await look(page)  # nobody else throws one
    await page.mouse.click(2, 2)
    await expect(thrown).to_have_count(0)


async def test_a_played_card_goes_from_the_hand_to_the_desk(visitor: Visitor) -> None:
    page = await visitor()
    await page.emulate_media(reduced_motion="no-preference")
    await play_at_once(page, "newton")
    await look(page)
    await page.evaluate(SLOWLY)
    await page.locator('.hand .card[data-touch="lit"]').first.click()
    await expect(page.locator(".flying.card").first).to_be_attached()


@pytest.mark.parametrize("game", CARRIED)
async def test_what_is_carried_comes_from_where_it_lay(house: Visited, visitor: Visitor, game: str) -> None:
    kind, moves, source, many = CARRIED[game]
    opened = await house.open(game, SEATS.get(game, "ppp"))
    coming = await brought_before(house, opened, kind)
    page = await seated(opened, visitor)
    await page.emulate_media(reduced_motion="no-preference")
    await page.evaluate(SLOWLY)
    for move in coming[:moves]:
        scene = await opened.look()
        await opened.play(scene["actor"], move, scene["number"])
    await page.wait_for_function(f"(kind) => ({SET_OUT})(kind) === {many}", arg=source)
