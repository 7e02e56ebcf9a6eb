"""While one person alone waits for a bot that thinks long, all thinkers look for its move."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from virtuosi.bots.deciding import elected, worth_company
from virtuosi.bots.levels import LEVELS
from virtuosi.core.match import Match
from virtuosi.core.saving import compact
from virtuosi.games import find, shipped, shipped_pack
from virtuosi.server.table import let_nature_move
from virtuosi.server.thinkers import Thinkers, ThinkingFailed
from virtuosi.server.thinking import Puzzle

LIMIT = 60.0


def decision(level: str) -> tuple[Puzzle, list[str]]:
    game = find("ray_master")
    match = Match(game, shipped_pack("ray_master"), 2, game.checked_options(2, {}))
    while True:
        let_nature_move(match, "00" * 32)
        moves = [game.space.names[move] for move in match.position.moves()]
        if len(moves) > 3:
            break
        match.play(moves[0])
    saved = compact(match.game, match.position)
    seat = match.position.actor
    return Puzzle(game.id, 2, match.options, saved, seat, level, 1, 0.0, shipped("ray_master")), moves


@asynccontextmanager
async def thinkers(count: int, bot: str = "tests.server.odd_bots:in_company") -> AsyncIterator[Thinkers]:
    some = Thinkers(bot, count)
    yield some
    await some.stop()


async def test_the_move_that_all_together_searched_most_is_made_and_who_fails_does_not_count() -> None:
    puzzle, moves = decision("master")
    async with thinkers(3) as some:
        found = await some.ask(puzzle, LIMIT)
        assert found.move == moves[-1], "nobody's own, but the second of two"
        assert found.iterations == 6, "two of three have answered"
        assert len(some._free) == 3


async def test_who_is_not_alone_has_one_thinker() -> None:
    puzzle, _ = decision("master")
    async with thinkers(2) as some:
        busy = some._free.pop()
        assert (await some.ask(puzzle, LIMIT)).iterations == 1
        some._release(busy)
        assert (await some.ask(puzzle, LIMIT, urgent=False)).iterations == 1, "nobody waits"
        quick, _ = decision("novice")
        assert (await some.ask(quick, LIMIT)).iterations == 1, "it is done before others are asked"


async def test_when_all_fail_the_first_says_why() -> None:
    puzzle, _ = decision("master")
    async with thinkers(2, "tests.server.odd_bots:fails") as some:
        with pytest.raises(ThinkingFailed, match="Error"):
            await some.ask(puzzle, LIMIT)
        assert len(some._free) == 2


async def test_whoever_asks_meanwhile_comes_next() -> None:
    puzzle, _ = decision("master")
    async with thinkers(2) as some:
        both = await asyncio.gather(some.ask(puzzle, LIMIT), some.ask(puzzle, LIMIT))
        assert sorted(found.iterations for found in both) == [1, 2]


def test_votes_are_added_up() -> None:
    assert elected([{"a": 5.0, "b": 4.0}, {"c": 5.0, "b": 4.0}]) == "b"
    assert [level for level in LEVELS if worth_company(level)] == ["master", "grand"]
    assert not worth_company("somebody")
