"""A house that is killed while people talk has lost no acknowledged line when it opens again, and doubled none."""

import contextlib
import itertools
import os
import random
import sqlite3
import threading
from pathlib import Path

import httpx
import pytest

from tests.processes import PATIENCE
from tests.server.test_killed import a_house
from tests.server.visiting import Json, fresh_guest, fresh_key

KILLS = int(os.environ.get("VIRTUOSI_KILLS", "5"))  # the long run asks for more
TOO_FAST = 429


class Talker:
    """Talks without end, to the seats and among spectators, and remembers what was acknowledged."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.said: dict[str, tuple[str, str]] = {}  # the table and the text of every acknowledged line, by key
        self.under_way: Json = None
        self.table = ""
        self.host = fresh_guest()

    def open(self, http: httpx.Client) -> None:
        wish = {"game": "ray_master", "seats": [{"kind": "person"}] * 2, "options": {}}
        self.table = http.post("/api/tables", json=wish, headers={"X-Guest": self.host}).json()["table"]

    def talk(self, http: httpx.Client) -> None:
        """On until the line breaks; where nothing more may be said for now, at another table."""
        while True:
            if not self.table:
                self.open(http)
            guest = self.rng.choice([self.host, fresh_guest()])
            self.say(http, (self.table, guest, {"text": f"line {self.rng.random()}", "key": fresh_key()}))

    def say(self, http: httpx.Client, line: Json) -> None:
        self.under_way = line
        table, guest, body = line
        answer = http.post(f"/api/tables/{table}/lines", json=body, headers={"X-Guest": guest})
        self.under_way = None
        if answer.status_code == TOO_FAST:
            self.table = ""
            return
        assert answer.status_code == 200, answer.text
        self.said[body["key"]] = (table, body["text"])

    def check(self, database: Path) -> None:
        with contextlib.closing(sqlite3.connect(database)) as book:
            rows = book.execute("select table_id, room, number, key, text from lines").fetchall()
        assert len({row[3] for row in rows}) == len(rows) == len({row[4] for row in rows})
        assert {key: (table, text) for table, _, _, key, text in rows} == self.said
        numbers: dict[tuple[str, str], list[int]] = {}
        for table, room, number, _, _ in sorted(rows):
            numbers.setdefault((table, room), []).append(number)
        assert all(found == list(range(len(found))) for found in numbers.values())


def test_no_line_is_lost_or_doubled_when_the_house_is_killed(tmp_path: Path) -> None:
    database, seed = tmp_path / "house.sqlite3", random.randrange(1_000_000)
    print(f"seed {seed}")
    talker, rng = Talker(seed), random.Random(seed)
    for kill in itertools.count():
        with a_house(database) as (process, address), httpx.Client(base_url=address, timeout=PATIENCE) as http:
            if talker.under_way is not None:
                talker.say(http, talker.under_way)
            talker.check(database)
            if kill >= KILLS and talker.said:  # a slow house hears little before it is killed
                break
            threading.Timer(rng.uniform(0.05, 0.8), process.kill).start()
            with pytest.raises(httpx.TransportError):
                talker.talk(http)
