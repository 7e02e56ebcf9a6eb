"""Tables in the middle of a match and near its end: bots play them there, from a seed, always in the same way."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.async_api import Page

from tests.browser.conftest import Visitor
from tests.server.visiting import Opened, Visited
from virtuosi.bots.deciding import decide
from virtuosi.bots.sampler import Sampler
from virtuosi.core.match import Match
from virtuosi.server.table import let_nature_move, new_match

BOT = "greedy"  # it builds and gathers, so that a late table is a full one
SEATS = {"ray_master": "pp"}
MIDDLE, LATE = 0.5, 0.9  # of all decisions of the match
LONG_NAMES = ("Margarethe", "Wolfgang-Amadeus", "Anne-Marie")
GAMES = ("ray_master", "neuland", "new_science", "newton", "adas_dream")


def played_out(match: Match, seed: str) -> list[str]:
    """What bots decide until the match is over."""
    moves: list[str] = []
    let_nature_move(match, seed)
    while not match.over:
        p = match.position
        move = decide(match.game, Sampler(p, p.actor, len(moves)), BOT, len(moves))
        moves.append(match.game.space.names[move])
        match.play(moves[-1])
        let_nature_move(match, seed)
    return moves


async def brought_to(house: Visited, opened: Opened, share: float) -> list[str]:
    """The table stands after this share of a whole match; what is still to be decided in it."""
    return await _brought(house, opened, lambda decided: round(share * len(decided)))


async def brought_before(house: Visited, opened: Opened, kind: str) -> list[str]:
    """The table stands before the first move of this kind, "swap" of "swap(1-3)"; that move and all later ones."""
    return await _brought(house, opened, lambda decided: [move.split("(")[0] for move in decided].index(kind))


async def _brought(house: Visited, opened: Opened, how_far: Callable[[list[str]], int]) -> list[str]:
    async with house.house.at(opened.id) as table:
        decided = played_out(new_match(table.row, table.edition), table.row.nature_seed)
        moves, done = [], how_far(decided)
        for notation in decided[:done]:
            moves += table.play(notation)
        match = table.match
        await house.house.storage.add_moves(table.standing(), moves, None, match.position.actor, match.over)
        table.changed()
    return decided[done:]


async def table_at(
    house: Visited, game: str, share: float, names: Sequence[str] = LONG_NAMES, **more: Any
) -> Opened:  # Any: of what is wished for the table
    """A table of persons that stands after this share of a whole match."""
    opened = await house.open(game, SEATS.get(game, "ppp"), **more)
    await brought_to(house, opened, share)
    seats = len((await opened.look())["table"]["seats"])
    for seat, name in zip(range(seats), names, strict=False):
        where = f"/api/tables/{opened.id}/seats/{seat}"
        sat = await house.http.patch(where, headers=opened.eyes(seat), json={"name": name})
        assert sat.status_code == 200
    return opened


# This browser is the device of whoever holds the seats, without a curtain between them
SIT = """([guest, kept]) => {
    localStorage.setItem('virtuosi.guest', guest);
    localStorage.setItem('virtuosi.tables', kept);
}"""


async def sit_down(page: Page, table: Opened) -> None:
    """From any page of the house to this table, in the place of whoever is to move."""
    game = (await table.look())["table"]["game"]
    kept = [{"id": table.id, "game": game, "friends": {}, "opened": 0, "open": True}]
    await page.evaluate(SIT, [table.guest, json.dumps(kept)])
    await page.goto(f"http://127.0.0.1:{table.visited.port}/table/{table.id}")
    await page.locator(".bar .ends").wait_for()
    await page.evaluate("() => document.fonts.ready.then(() => true)")  # other letters would stand elsewhere


async def seated(table: Opened, visitor: Visitor, **look: str | tuple[int, int]) -> Page:
    """Whoever is to move, at the table."""
    page = await visitor("/", **look)
    await sit_down(page, table)
    return page
