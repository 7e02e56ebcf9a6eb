"""Every game stands in every window that real screens give, in the middle of a match and late in it."""

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.browser.conftest import Visitor
from tests.browser.standing import fallen, resized, things_too_small
from tests.server.visiting import Visited, settings, visit
from virtuosi.server.settings import CLIENT

# Moves until the middle of a match, and how many more until late in it
MOVES = {
    "ray_master": (30, 60),
    "neuland": (40, 80),
    "new_science": (30, 50),
    "newton": (60, 120),
    "adas_dream": (40, 100),
}
SEATS = {"ray_master": "pp"}
LAPTOPS = (
    (1180, 820),
    (1280, 665),
    (1366, 625),
    (1366, 657),
    (1440, 789),
    (1440, 900),
    (1536, 730),
    (1920, 937),
    (2560, 1300),
)
# Tablets, a phone upright and on its side, and a laptop of 1366 by 657 at 150 and at 200 per cent
NARROW = ((1024, 600), (820, 1180), (390, 844), (844, 390), (911, 438), (683, 328))
PHONE = (390, 844)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Visited]:
    async with visit(settings(tmp_path, client=CLIENT)) as found:
        yield found


@pytest.fixture
async def address(house: Visited) -> str:
    return f"http://127.0.0.1:{house.port}"


# This browser is the device of whoever holds the seats, without a curtain between them
SIT = """([guest, kept]) => {
    localStorage.setItem('virtuosi.guest', guest);
    localStorage.setItem('virtuosi.tables', kept);
}"""


@pytest.mark.parametrize("game", MOVES)
async def test_everything_stands_in_every_window(game: str, house: Visited, visitor: Visitor) -> None:
    table = await house.open(game, SEATS.get(game, "ppp"))
    dice = random.Random(5)
    wrong: list[str] = []
    for moves in MOVES[game]:
        scene = await table.play_on(moves, dice)
        assert not scene["table"]["over"]
        for seat in range(len(scene["rows"])):
            sat = await house.http.patch(
                f"/api/tables/{table.id}/seats/{seat}", headers=table.eyes(seat), json={"name": "Margarethe"}
            )
            assert sat.status_code == 200
        page = await visitor("/")
        kept = [{"id": table.id, "game": game, "friends": {}, "opened": 0, "open": True}]
        await page.evaluate(SIT, [table.guest, json.dumps(kept)])
        await page.goto(page.url + f"table/{table.id}")
        await page.locator(".bar .ends").wait_for()
        wrong += await _fallen_anywhere(page, f"{game} after {scene['number']}")
        await page.close()
    assert wrong == []


async def _fallen_anywhere(page: Page, when: str) -> list[str]:
    wrong = []
    for size in LAPTOPS:
        await resized(page, size)
        wrong += [f"{when}, {size}: {what}" for what in await fallen(page)]
    for size in NARROW:
        await resized(page, size)
        tabs = await page.locator(".foot button").count() - 1  # the last one opens the rules
        for tab in range(tabs if size == PHONE else tabs - 2):  # players and log are the same in every window
            await page.locator(".foot button").nth(tab).click()
            leaves = page.locator(".ground [role=tab]")
            for leaf in range(max(1, await leaves.count())):
                if await leaves.count():
                    await leaves.nth(leaf).click()
                where = f"{when}, {size}, tab {tab}, leaf {leaf}"
                wrong += [f"{where}: {what}" for what in await fallen(page)]
                if size == PHONE:
                    wrong += [f"{where}: {what}" for what in await things_too_small(page)]
        await page.locator(".foot button").first.click()
    return wrong
