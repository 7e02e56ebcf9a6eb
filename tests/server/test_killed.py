"""A house that is killed at any moment has lost no acknowledged move when it opens again."""

import contextlib
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.processes import PATIENCE, children, wait_until_gone
from tests.server.visiting import Json, fresh_guest, fresh_key
from virtuosi.server.storage import EVERY

KILLS = int(os.environ.get("VIRTUOSI_KILLS", "10"))  # the long run asks for more
ROOT = Path(__file__).parents[2]


@contextmanager
def a_house(database: Path | str, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real server process and its address."""
    with a_process("-m", "virtuosi.server", "--port", "0", "--database", str(database), *more) as found:
        yield found


@contextmanager
def a_process(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process of Python that says an address, and the address."""
    command = [sys.executable, *words]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    try:
        told = line = process.stdout.readline()
        while not (found := re.search(r"http://\S+", line)):  # where much is going on, the log may be first
            assert line, told
            line = process.stdout.readline()
            told += line
        yield process, found[0]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


class Player:
    """Holds both seats of a table, and remembers what was acknowledged and what was under way."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.undoing = 0.3  # of the moves that can be taken back
        self.table = ""
        self.guest = fresh_guest()
        self.scene: Json = None  # the last one acknowledged
        self.moves: dict[int, str] = {}  # acknowledged, by number
        self.played = 0  # acknowledged, at all tables
        self.under_way: Json = None

    def open(self, http: httpx.Client) -> None:
        self.scene = None  # nothing of the new table is known yet
        wish = {"game": "ray_master", "seats": [{"kind": "person"}] * 2, "options": {}}
        answer = http.post("/api/tables", json=wish, headers={"X-Guest": self.guest})
        assert answer.status_code == 201
        self.table = answer.json()["table"]
        self.moves.clear()
        self.look(http, 0)

    def eyes(self, seat: int) -> dict[str, str]:
        return {"X-Guest": self.guest, "X-Seat": str(seat)}

    def look(self, http: httpx.Client, seat: int) -> Json:
        answer = http.get(f"/api/tables/{self.table}", headers=self.eyes(seat))
        assert answer.status_code == 200, answer.text
        self.scene = answer.json()
        return self.scene

    def play(self, http: httpx.Client) -> None:
        """Plays on until the line breaks."""
        while True:
            self.play_one(http)

    def play_one(self, http: httpx.Client) -> None:
        if self.scene is None or self.scene["table"]["over"]:
            self.open(http)
        scene = self.look(http, self.scene["actor"])
        number = scene["number"]
        if scene["undo"] is not None and self.rng.random() < self.undoing:
            self.ask(http, "undo", {"number": number, "key": fresh_key()})
        else:
            move = self.rng.choice(scene["choices"])["move"]
            self.ask(http, "moves", {"move": move, "number": number, "key": fresh_key()})

    def ask(self, http: httpx.Client, what: str, body: Json) -> None:
        seat = self.scene["actor"]
        self.under_way = (what, body)
        answer = http.post(f"/api/tables/{self.table}/{what}", headers=self.eyes(seat), json=body)
        assert answer.status_code == 200, answer.text
        self.under_way = None
        self.played += 1
        self.scene = answer.json()
        if what == "moves":
            self.moves[body["number"]] = body["move"]
        else:
            del self.moves[body["number"] - 1]

    def come_back(self, http: httpx.Client) -> None:
        """What was acknowledged stands; what was under way is asked again and happens exactly once."""
        acknowledged = self.scene
        if self.under_way is None:
            assert self.look(http, acknowledged["seat"]) == acknowledged
            return
        what, body = self.under_way
        self.ask(http, what, body)
        before = 1 if what == "moves" else -1
        assert self.scene["number"] >= body["number"] + before

    def check(self, database: Path) -> None:
        with contextlib.closing(sqlite3.connect(database)) as connection:
            rows = dict(connection.execute("select number, notation from moves where table_id = ?", [self.table]))
            newest = connection.execute("select coalesce(max(number), 0) from kept where table_id = ?", [self.table])
            assert len(rows) - EVERY <= newest.fetchone()[0] <= len(rows)
        assert sorted(rows) == list(range(len(rows)))
        for number, move in self.moves.items():
            assert rows[number] == move


def test_no_acknowledged_move_is_lost_when_the_house_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    player = Player(seed)
    rng = random.Random(seed)
    for kill in range(KILLS + 1):
        with a_house(database) as (process, address), httpx.Client(base_url=address, timeout=PATIENCE) as http:
            if player.scene is not None:
                player.come_back(http)
                player.check(database)
            if kill == KILLS:
                break
            threading.Timer(rng.uniform(0.05, 0.8), process.kill).start()
            with pytest.raises(httpx.TransportError):
                player.play(http)
    assert player.played


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_thinking_processes_end_with_the_house(tmp_path: Path, end: signal.Signals) -> None:
    house = a_house(tmp_path / "house.sqlite3")
    with house as (process, address), httpx.Client(base_url=address, timeout=PATIENCE) as http:
        wish = {"game": "ray_master", "seats": [{"kind": "bot", "level": "novice"}] * 2, "options": {}}
        table = http.post("/api/tables", json=wish, headers={"X-Guest": fresh_guest()}).json()["table"]
        deadline = time.monotonic() + PATIENCE
        first = http.get(f"/api/tables/{table}").json()["number"]
        while http.get(f"/api/tables/{table}").json()["number"] == first:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        workers = children(process.pid)
        assert workers
        process.send_signal(end)
        process.wait(timeout=PATIENCE)
        assert process.stdout is not None
        assert "Traceback" not in process.stdout.read() if end != signal.SIGKILL else True
        wait_until_gone(workers)
