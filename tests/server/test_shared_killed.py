"""A house on PostgreSQL whose processes are killed at any moment, whose thinkers die, and whose database restarts."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg
import httpx
import pytest

from tests.processes import PATIENCE, children
from tests.server.test_bots import until
from tests.server.test_forged import the_error
from tests.server.test_killed import KILLS, ROOT, Player, a_house
from tests.server.test_neighbours import two_houses
from tests.server.visiting import Json, Opened, fresh_key, settings, visit
from tools.postgres import Postgres
from virtuosi.server.settings import database_url
from virtuosi.server.storage import EVERY


class Traveller(Player):
    """Plays through one process, and through the other as soon as the first breaks down."""

    def __init__(self, seed: int, shared: str) -> None:
        super().__init__(seed)
        self.shared = shared

    def play_until(self, http: httpx.Client, seconds: float) -> None:
        """Until the line breaks, or so long."""
        end = time.monotonic() + seconds
        with suppress(httpx.TransportError):
            while time.monotonic() < end:
                self.play_one(http)

    def come_back(self, http: httpx.Client) -> None:
        """The same through another process, which may hear of the last move a moment later."""
        acknowledged, late = self.scene, time.monotonic() + PATIENCE
        if acknowledged is not None and self.under_way is None:
            while self.look(http, acknowledged["seat"]) != acknowledged:
                assert time.monotonic() < late
        elif acknowledged is not None:
            super().come_back(http)

    def check_book(self) -> None:
        async def rows() -> tuple[list[Json], int]:
            book = await asyncpg.connect(self.shared)
            moves = await book.fetch("select number, notation from moves where table_id = $1 order by 1", self.table)
            newest = await book.fetchval("select coalesce(max(number), 0) from kept where table_id = $1", self.table)
            await book.close()
            return moves, newest

        moves, newest = asyncio.run(rows())
        assert [row["number"] for row in moves] == list(range(len(moves)))
        assert len(moves) - EVERY <= newest <= len(moves)
        for number, move in self.moves.items():
            assert moves[number]["notation"] == move


def same_everywhere(player: Traveller, houses: list[httpx.Client]) -> None:
    """Every process shows the same table, to each of its seats."""
    late = time.monotonic() + PATIENCE
    for seat in range(2):
        path, eyes = f"/api/tables/{player.table}", player.eyes(seat)
        while len({http.get(path, headers=eyes).text for http in houses}) > 1:
            assert time.monotonic() < late
            time.sleep(0.05)


def test_no_acknowledged_move_is_lost_when_one_of_two_processes_is_killed(shared: str) -> None:
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    rng = random.Random(seed)
    traveller, neighbour = Traveller(seed, shared), Traveller(seed + 1, shared)
    stop = threading.Event()

    def play_beside(http: httpx.Client) -> None:
        """Load on the process that stays."""
        while not stop.is_set():
            neighbour.play_one(http)

    with a_house(shared, "--no-think") as (_, stays), httpx.Client(base_url=stays, timeout=PATIENCE) as other:
        beside = threading.Thread(target=play_beside, args=(other,))
        beside.start()
        try:
            with httpx.Client(base_url=stays, timeout=PATIENCE) as second:
                for _ in range(KILLS):
                    with (
                        a_house(shared, "--no-think") as (process, dies),
                        httpx.Client(base_url=dies, timeout=PATIENCE) as first,
                    ):
                        traveller.come_back(first)
                        threading.Timer(rng.uniform(0.05, 0.8), process.kill).start()
                        traveller.play_until(first, PATIENCE)
                        process.wait()
                    traveller.come_back(second)
                    traveller.check_book()
                    traveller.play_until(second, rng.uniform(0.05, 0.3))
        finally:
            stop.set()
            beside.join()
        assert traveller.played
        assert neighbour.played
        neighbour.check_book()
        with a_house(shared, "--no-think") as (_, last), httpx.Client(base_url=last, timeout=PATIENCE) as third:
            same_everywhere(traveller, [other, third])
            same_everywhere(neighbour, [other, third])


async def test_a_database_that_restarts_is_told_and_heals_by_itself(
    tmp_path: Path, postgres: Postgres, shared: str
) -> None:
    rng = random.Random(4)
    async with two_houses(tmp_path, shared) as (one, other):
        table = await one.open()
        scene = await table.play_on(5, rng)
        there = Opened(other, table.id, table.guest)
        async with there.stream(scene["seat"]) as watching:
            assert (await watching.next())["number"] == scene["number"]
            await asyncio.to_thread(postgres.stop)
            body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": fresh_key()}
            the_error(await table.post("moves", scene["seat"], body), "storage")
            assert (await one.http.get("/health")).status_code == 503
            await asyncio.to_thread(postgres.start)
            async with asyncio.timeout(PATIENCE):
                while (answer := await table.post("moves", scene["seat"], body)).status_code != 200:
                    the_error(answer, "storage")
                assert answer.json()["number"] > scene["number"]
                while (await watching.next())["number"] < answer.json()["number"]:
                    pass
        assert (await one.http.get("/health")).status_code == 200


@contextmanager
def a_worker(shared: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "virtuosi", "think", "--database", shared, "--thinkers", "1"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Thinking for the house"), line + process.stdout.read()
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


async def test_a_bot_moves_by_the_thought_of_a_worker(tmp_path: Path, shared: str) -> None:
    given = settings(tmp_path, database=database_url(shared), thinkers=0)
    async with visit(given) as visited:
        with a_worker(shared) as worker:
            table = await visited.open(kinds="bb")
            first = (await table.look())["number"]
            assert (await until(table, first + 4))["number"] >= first + 4
            assert children(worker.pid)
            worker.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(worker.wait, PATIENCE) == 0


async def test_what_a_dead_worker_thought_about_is_taken_up_by_another(
    tmp_path: Path, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv("VIRTUOSI_TEST_MARK", str(mark))
    given = settings(tmp_path, database=database_url(shared), thinkers=0, bot="tests.server.odd_bots:sleeps_once")
    async with visit(given) as visited:
        with a_worker(shared) as dies, a_worker(shared) as lives:
            table = await visited.open(kinds="bb")
            first = (await table.look())["number"]
            async with asyncio.timeout(PATIENCE):
                while not mark.exists():
                    await asyncio.sleep(0.02)
            asleep = int(mark.read_text())
            workers = [dies, lives]
            workers.sort(key=lambda worker: asleep not in children(worker.pid))
            workers[0].kill()
            assert (await until(table, first + 1))["number"] > first
            assert workers[1].poll() is None


async def test_the_bots_of_a_house_that_died_are_taken_over(tmp_path: Path, shared: str) -> None:
    with a_house(shared) as (process, address), httpx.Client(base_url=address, timeout=PATIENCE) as http:
        wish = {"game": "ray_master", "seats": [{"kind": "bot", "level": "novice"}] * 2}
        opened = http.post("/api/tables", json=wish, headers={"X-Guest": "the-key-of-somebody-who-leaves"}).json()
        os.kill(process.pid, signal.SIGKILL)
    async with visit(settings(tmp_path, database=database_url(shared))) as visited:
        table = Opened(visited, opened["table"], "")
        first = (await table.look())["number"]
        assert (await until(table, first + 2))["number"] > first
