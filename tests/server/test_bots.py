"""Bots at the table: they move when it is their turn, and whatever goes wrong with them, the table goes on."""

import asyncio
import logging
import os
import random
import signal
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.visiting import Json, Opened, settings, visit
from virtuosi.bots.levels import LEVELS, Level
from virtuosi.server.bot_seats import Thought
from virtuosi.server.thinkers import Puzzle


async def until(table: Opened, number: int) -> Json:
    """The scene once so many moves were played, or the match is over."""
    async with asyncio.timeout(30):
        while True:
            scene = await table.look()
            if scene["number"] >= number or scene["table"]["over"]:
                return scene
            await asyncio.sleep(0.02)


async def until_person(table: Opened, seat: int) -> Json:
    async with asyncio.timeout(30):
        while True:
            scene = await table.look(seat)
            if scene["actor"] == seat or scene["table"]["over"]:
                return scene
            await asyncio.sleep(0.02)


async def test_a_table_of_bots_plays_to_the_end(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        table = await visited.open(kinds="bb")
        scene = await until(table, 10_000)
        assert scene["result"] is not None


async def test_a_person_plays_against_the_real_novice(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, bot="virtuosi.bots.levels:choose")) as visited:
        table = await visited.open(kinds="pb")
        rng = random.Random(3)
        for _ in range(6):
            scene = await until_person(table, 0)
            await table.play(0, rng.choice(scene["choices"])["move"], scene["number"])
        assert {line["seat"] for line in (await until_person(table, 0))["log"]} >= {0, 1}


async def test_everybody_is_told_that_a_bot_thinks(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, bot="tests.server.odd_bots:sleeps")) as visited:
        table = await visited.open(kinds="bb")
        async with table.stream(None) as watching:
            assert await watching.next("thinking") == (await table.look())["actor"]


@pytest.mark.parametrize("bot", ["fails", "dies", "cheats", "does_not_exist"])
async def test_a_bot_that_fails_is_replaced_by_a_random_legal_move(tmp_path: Path, bot: str) -> None:
    async with visit(settings(tmp_path, bot=f"tests.server.odd_bots:{bot}")) as visited:
        table = await visited.open(kinds="bb")
        start = (await table.look())["number"]
        assert (await until(table, start + 3))["number"] >= start + 3


async def test_a_bot_that_overruns_is_replaced_by_a_random_legal_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "novice", Level("novice", 0.1, 40, 0.1))
    given = settings(tmp_path, bot="tests.server.odd_bots:sleeps", thinking_grace=0.1)
    async with visit(given) as visited:
        table = await visited.open(kinds="bb")
        start = (await table.look())["number"]
        assert (await until(table, start + 2))["number"] >= start + 2


def test_what_a_turn_has_taken_counts_until_another_seat_is_to_move() -> None:
    thought = Thought()
    assert thought.so_far(1) == 0.0
    thought.seconds += 2.0
    assert thought.so_far(1) == 2.0
    assert thought.so_far(0) == thought.so_far(1) == 0.0


async def test_a_bot_is_told_what_its_turn_has_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Puzzle] = []
    async with visit(settings(tmp_path)) as visited:
        ask = visited.bots.thinkers.ask

        async def listen(puzzle: Puzzle, limit: float) -> str:
            asked.append(puzzle)
            return await ask(puzzle, limit)

        monkeypatch.setattr(visited.bots.thinkers, "ask", listen)
        table = await visited.open(kinds="bb")
        await until(table, (await table.look())["number"] + 30)
    assert any(one.spent < two.spent for one, two in pairwise(asked) if one.seat == two.seat)
    assert all(two.spent == 0.0 for one, two in pairwise(asked) if one.seat != two.seat)


async def test_a_thinking_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        table = await visited.open(kinds="bb")
        await until(table, (await table.look())["number"] + 3)
        for thinker in visited.bots.thinkers._all:
            os.kill(thinker._pid, signal.SIGKILL)
        await until(table, (await table.look())["number"] + 5)


async def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    stuck = settings(tmp_path, bot="tests.server.odd_bots:sleeps")
    async with visit(stuck) as visited:
        table = await visited.open(kinds="bb")
        before = (await table.look())["number"]
    async with visit(settings(tmp_path)) as visited:
        again = Opened(visited, table.id, table.secrets)
        assert (await until(again, before + 3))["number"] >= before + 3


async def test_bots_leave_people_the_time_to_follow(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, bot_pause=0.2)) as visited:
        table = await visited.open(kinds="bb")
        async with table.stream(None) as watching:
            clock = asyncio.get_running_loop().time
            await watching.next()
            await watching.next()
            began = clock()
            await watching.next()
            await watching.next()
            assert clock() - began >= 0.35


async def test_bots_wait_for_storage_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from virtuosi.server import bot_seats
    from virtuosi.server.errors import StorageFailure

    monkeypatch.setattr(bot_seats, "RETRY", 0.01)
    async with visit(settings(tmp_path)) as visited:
        storage = visited.house.storage
        whole = storage.add_moves
        failures = iter(range(3))

        async def sometimes(*given: object) -> None:
            if next(failures, None) is not None:
                raise StorageFailure("database or disk is full")
            await whole(*given)  # type: ignore[arg-type]  # handed through

        monkeypatch.setattr(storage, "add_moves", sometimes)
        with caplog.at_level(logging.ERROR):
            table = await visited.open(kinds="bb")
            start = (await table.look())["number"]
            assert (await until(table, start + 3))["number"] >= start + 3
        assert "disk is full" in caplog.text
