"""Bots at the table: they move when it is their turn, and whatever goes wrong with them, the table goes on."""

import asyncio
import logging
import os
import random
import signal
from asyncio.subprocess import Process
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.processes import PATIENCE
from tests.server.visiting import Json, Opened, Visited, settings, visit
from virtuosi.bots.levels import LEVELS, Level
from virtuosi.core.match import Match, Played
from virtuosi.core.position import Position
from virtuosi.core.saving import compact
from virtuosi.core.task import NATURE
from virtuosi.games import find, shipped, shipped_pack
from virtuosi.server.bot_seats import Thought, Turn
from virtuosi.server.rows import MoveRow, SeatRow
from virtuosi.server.table import let_nature_move
from virtuosi.server.thinkers import ASKED, IDLE, LIVES, PATIENT, URGENT, Thinker, Thinkers, ThinkingFailed
from virtuosi.server.thinking import Puzzle

ONE_MOVE = Position.moves


async def until(table: Opened, number: int) -> Json:
    """The scene once so many moves were played, or the match is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            scene = await table.look()
            if scene["number"] >= number or scene["table"]["over"]:
                return scene
            await asyncio.sleep(0.02)


async def until_person(table: Opened, seat: int) -> Json:
    async with asyncio.timeout(PATIENCE):
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
    async with visit(settings(tmp_path, bot="virtuosi.bots.deciding:choose")) as visited:
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


async def test_who_waits_for_a_thinker_is_told_how_many_are_before_it(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, bot="tests.server.odd_bots:slow")) as visited:
        for _ in range(3):
            await visited.open(kinds="bb")
        table = await visited.open(kinds="bb")
        async with table.stream(None) as watching:
            waits = [await watching.next("waiting") for _ in range(6)]
    assert max(waits) >= 1
    assert 0 in waits  # its turn has come


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


def test_a_decision_follows_the_last_one_only_while_nobody_else_moves() -> None:
    def played(*moves: tuple[int, str]) -> list[Played]:
        return [Played(actor, move, "", NATURE, []) for actor, move in moves]

    thought = Thought()
    assert thought.follows(played((0, "a")), 0) == (0, "")
    thought.last = (77, 1, "b")
    assert thought.follows(played((1, "a"), (0, "b")), 0) == (77, "b")
    assert thought.follows(played((1, "a"), (0, "b"), (0, "forced")), 0) == (77, "b")
    assert thought.follows(played((1, "a"), (0, "b"), (NATURE, "throw")), 0) == (0, "")
    assert thought.follows(played((1, "a"), (0, "b"), (1, "c")), 0) == (0, "")
    assert thought.follows(played((1, "a"), (0, "another")), 0) == (0, "")
    assert thought.follows(played((1, "a")), 0) == (0, "")


async def test_a_bot_is_told_what_its_turn_has_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Puzzle] = []
    async with visit(settings(tmp_path)) as visited:
        choose = visited.bots._choose

        async def listen(table_id: str, turn: Turn, thought: Thought) -> str:
            asked.append(turn.puzzle)
            return await choose(table_id, turn, thought)

        monkeypatch.setattr(visited.bots, "_choose", listen)
        table = await visited.open(kinds="bb")
        await until(table, (await table.look())["number"] + 30)
    assert any(one.spent < two.spent for one, two in pairwise(asked) if one.seat == two.seat)
    assert all(two.spent == 0.0 for one, two in pairwise(asked) if one.seat != two.seat)


async def test_a_thinking_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        table = await visited.open(kinds="bb")
        await until(table, (await table.look())["number"] + 3)
        for thinker in visited.bots.thinkers.all:
            assert thinker.pid is not None
            os.kill(thinker.pid, signal.SIGKILL)
        await until(table, (await table.look())["number"] + 5)


async def test_a_thinker_that_died_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIRTUOSI_TEST_MARK", str(tmp_path / "mark"))
    thinkers = Thinkers("tests.server.odd_bots:dies_once", 1)
    match = Match(find("ray_master"), shipped_pack("ray_master"), 2, {})
    let_nature_move(match, "00" * 32)
    saved = compact(match.game, match.position)
    puzzle = Puzzle(
        "ray_master", 2, match.options, saved, match.position.actor, "novice", 1, 0.0, shipped("ray_master")
    )
    last = match.game.space.names[match.position.moves()[-1]]
    assert (await thinkers.ask(puzzle, 30.0)).move == last
    assert (tmp_path / "mark").exists()
    await thinkers.stop()


async def test_no_signal_goes_to_a_process_that_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers("tests.server.odd_bots:dies", 1)
    match = Match(find("ray_master"), shipped_pack("ray_master"), 2, {})
    puzzle = Puzzle(
        "ray_master", 2, match.options, compact(match.game, match.position), 0, "novice", 1, 0.0, shipped("ray_master")
    )
    ended: list[int] = []
    signals: list[int] = []
    stop = Thinker.stop

    def note(self: Thinker) -> Process | None:
        if self.pid is not None:
            ended.append(self.pid)
        return stop(self)

    monkeypatch.setattr(Thinker, "stop", note)
    monkeypatch.setattr(os, "kill", lambda pid, _: signals.append(pid))
    with pytest.raises(ThinkingFailed, match="died"):
        await thinkers.ask(puzzle, 30.0)
    assert len(ended) == LIVES
    assert signals == []


async def test_a_bot_that_fails_for_good_hands_its_seat_to_the_level_below(tmp_path: Path) -> None:
    given = settings(tmp_path, bot="tests.server.odd_bots:only_novice")
    async with visit(given) as visited:
        seats = [{"kind": "bot", "level": "master"}, {"kind": "bot", "level": "novice"}]
        table = await visited.open(seats=seats)
        scene = await until(table, (await table.look())["number"] + 12)
        assert [seat["level"] for seat in scene["table"]["seats"]] == ["novice", "novice"]
        said = [line["text"] for line in scene["log"] if line["text"]["id"] == "note-stepped-down"]
        assert [one["args"]["level"]["id"] for one in said] == ["level-scholar", "level-novice"]
    async with visit(given) as visited:
        again = await Opened(visited, table.id, table.guest).look()
        assert again["table"]["seats"][0]["level"] == "novice"


async def test_whom_a_person_waits_for_comes_first() -> None:
    thinkers = Thinkers("", 1)
    first_one = await thinkers._turn(PATIENT)
    order: list[str] = []

    async def asks(name: str, place: int) -> None:
        thinker = await thinkers._turn(place)
        order.append(name)
        thinkers._release(thinker)

    waiting = [asyncio.create_task(asks(f"bots {n}", PATIENT)) for n in range(5)]
    waiting.insert(0, asyncio.create_task(asks("an analysis", IDLE)))
    await asyncio.sleep(0)
    waiting.append(asyncio.create_task(asks("a hint", ASKED)))
    waiting.append(asyncio.create_task(asks("a person", URGENT)))
    gone = asyncio.create_task(asks("somebody who left", URGENT))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    assert thinkers.waiting == 9
    thinkers._release(first_one)
    await asyncio.gather(*waiting)
    assert order == ["a person", "a hint", *(f"bots {n}" for n in range(5)), "an analysis"]
    assert len(thinkers._free) == 1


async def test_many_tables_of_bots_do_not_keep_a_person_waiting(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, bot="tests.server.odd_bots:slow", bot_tables=30)) as visited:
        for _ in range(30):
            await visited.open(kinds="bb")
        table = await visited.open(kinds="pb")
        async with table.stream(0):
            await until_person(table, 0)
            here, elsewhere = before = await bots_moves(visited, table.id)
            while here < before[0] + 4:
                scene = await until_person(table, 0)
                await table.play(0, scene["choices"][-1]["move"], scene["number"])
                await until_person(table, 0)
                here, elsewhere = await bots_moves(visited, table.id)
    assert elsewhere - before[1] < 15 * (here - before[0])  # in a line with all the others, thirty for each reply


async def bots_moves(visited: Visited, table: str) -> tuple[int, int]:
    """How many moves bots have made at this table, and at all others."""
    bots = SeatRow.kind == "bot", SeatRow.table_id == MoveRow.table_id, SeatRow.seat == MoveRow.actor
    async with visited.house.storage.reading() as session:
        found = list(await session.scalars(select(MoveRow.table_id).where(*bots)))
    return found.count(table), len(found) - found.count(table)


async def test_a_bot_without_alternatives_thinks_as_visibly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "moves", lambda p: ONE_MOVE(p)[:1])
    async with visit(settings(tmp_path)) as visited:
        table = await visited.open(kinds="bb")
        async with table.stream(None) as watching:
            for _ in range(3):
                await watching.next("thinking")
                await watching.next()
        assert min(await pauses(visited)) > 0.1


async def pauses(visited: Visited) -> list[float]:
    """Seconds from one move of the bots to the next, as they were written down."""
    async with visited.house.storage.reading() as session:
        times = select(MoveRow.time).where(MoveRow.actor != NATURE).order_by(MoveRow.number)
        return [(later - time).total_seconds() for time, later in pairwise(await session.scalars(times))]


async def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    stuck = settings(tmp_path, bot="tests.server.odd_bots:sleeps")
    async with visit(stuck) as visited:
        table = await visited.open(kinds="bb")
        before = (await table.look())["number"]
    async with visit(settings(tmp_path)) as visited:
        again = Opened(visited, table.id, table.guest)
        assert (await until(again, before + 3))["number"] >= before + 3


async def test_bots_leave_people_the_time_to_follow(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, bot_pause=0.2)) as visited:
        table = await visited.open(kinds="bb")
        async with table.stream(None) as watching:
            for _ in range(4):
                await watching.next()
        assert min(await pauses(visited)) > 0.19


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
