"""A house that is killed at any moment has lost and doubled no notice, and nothing that was decided ahead: both are
written with the move that makes them due. Killed while it sends one, it sends it again."""

import contextlib
import os
import random
import sqlite3
import threading
from itertools import pairwise
from pathlib import Path

import httpx
from sqlalchemy import update

from tests.processes import PATIENCE
from tests.server.posting import SOON, notices, two, until_turn, webhook
from tests.server.receiving import receiver
from tests.server.test_killed import a_house
from tests.server.visiting import Json, fresh_guest, fresh_key, settings, visit
from virtuosi.server.notices.postman import CLAIM
from virtuosi.server.notices.rows import NoticeRow
from virtuosi.server.rows import now

KILLS = int(os.environ.get("VIRTUOSI_KILLS", "4"))
NEAR = ("--webhook-host", "127.0.0.1")


class Two:
    """Two people at one table, each with a webhook, who play on whatever happens to the house."""

    def __init__(self, hook: str) -> None:
        self.guests = [fresh_guest(), fresh_guest()]
        self.hook = hook
        self.table = ""
        self.laid: list[tuple[int, str]] = []  # by seat: what was decided ahead at this table, and acknowledged
        self.laying: list[tuple[int, str]] = []  # or not yet

    def open(self, http: httpx.Client) -> None:
        wish = {"game": "ray_master", "seats": [{"kind": "person"}, {"kind": "person", "invited": True}]}
        opened = http.post("/api/tables", json=wish, headers={"X-Guest": self.guests[0]}).json()
        self.table = opened["table"]
        self.laid, self.laying = [], []
        join = {"invitation": opened["invitations"][1]}
        http.post(f"/api/tables/{self.table}/join", json=join, headers={"X-Guest": self.guests[1]})
        for guest in self.guests:
            answer = http.post("/api/guest/ways/webhook", json={"address": self.hook}, headers={"X-Guest": guest})
            assert answer.status_code == 201, answer.text

    def look(self, http: httpx.Client, seat: int) -> Json:
        headers = {"X-Guest": self.guests[seat]}
        return http.get(f"/api/tables/{self.table}", headers=headers).json()

    def play(self, http: httpx.Client, rng: random.Random) -> None:
        scene = self.look(http, 0)
        while not scene["table"]["over"]:
            if rng.random() < 0.5:
                self.lay(http, 1 - scene["actor"], rng)
            scene = self.look(http, scene["actor"])
            body = {"move": rng.choice(scene["choices"])["move"], "number": scene["number"], "key": fresh_key()}
            headers = {"X-Guest": self.guests[scene["seat"]]}
            scene = http.post(f"/api/tables/{self.table}/moves", json=body, headers=headers).json()

    def lay(self, http: httpx.Client, seat: int, rng: random.Random) -> None:
        """Whoever waits decides ahead, if nothing is decided yet."""
        headers, url = {"X-Guest": self.guests[seat]}, f"/api/tables/{self.table}/ahead"
        found = http.get(f"{url}?further=true", headers=headers).json()
        if found["steps"] or not found["following"]:
            return
        move = rng.choice(found["following"]["choices"])["move"]
        self.laying = [(seat, move)]
        assert http.put(url, json={"moves": [move]}, headers=headers).status_code == 200
        self.laid += self.laying
        self.laying = []

    def check(self, database: Path) -> tuple[int, bool]:
        """For every turn that was not answered ahead there is a notice, and no other; how many, and whether the last
        one has just begun. What was decided ahead was played once, unless its time has not come."""
        with contextlib.closing(sqlite3.connect(database)) as connection:
            moves = connection.execute(
                "select number, actor from moves where table_id = ? and key is not null order by number", [self.table]
            ).fetchall()
            answered = connection.execute(
                "select actor, notation from moves where table_id = ? and key is null and actor >= 0 order by number",
                [self.table],
            ).fetchall()
            count, over, actor = connection.execute(
                "select (select count(*) from moves where table_id = id), over, actor from tables where id = ?",
                [self.table],
            ).fetchone()
            seats = dict(connection.execute("select guest_id, seat from seats where table_id = ?", [self.table]))
            told = connection.execute(
                "select guest_id, number from notices where table_id = ?", [self.table]
            ).fetchall()
        if not over:
            moves.append((count, actor))
        turns = [(actor, number) for (_, before), (number, actor) in pairwise(moves) if actor != before]
        assert answered == (self.laid + self.laying)[: len(answered)]
        assert len(answered) >= len(self.laid) - 1
        assert sorted((seats[guest], number) for guest, number in told) == sorted(turns)
        return len(turns), not over and (actor, count) in turns


async def test_no_notice_is_lost_or_doubled_when_the_house_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    rng = random.Random(seed)
    async with receiver() as letters:
        people = Two(f"{letters.url}/hook")
        kills, turns, begun = 0, 0, False
        while kills < KILLS or turns <= KILLS:  # a slow house plays little before it is killed
            with (
                a_house(database, *NEAR) as (process, address),
                httpx.Client(base_url=address, timeout=PATIENCE) as http,
            ):
                people.open(http)
                threading.Timer(rng.uniform(0.05, 0.5), process.kill).start()
                with contextlib.suppress(httpx.TransportError):
                    people.play(http, rng)
            more, begun = people.check(database)
            turns += more
            kills += 1
        async with visit(settings(tmp_path, webhook_hosts=("127.0.0.1",))) as visited:
            for _ in range(2):
                await visited.postman.round(now() + SOON)
            last = [letter for letter in letters.letters if letter.json()["table"] == people.table]
            assert len(last) == begun  # what is still true, once


async def test_a_notice_that_was_on_its_way_when_the_house_was_killed_comes_once_more(tmp_path: Path) -> None:
    async with receiver() as letters:
        letters.answers.clear()
        async with visit(settings(tmp_path, webhook_hosts=("127.0.0.1",))) as visited:
            people = await two(visited)
            await webhook(visited, people[1].guest, letters)
            await until_turn(people, 1)
            await visited.execute(update(NoticeRow).values(due=now() - SOON))
        with a_house(tmp_path / "house.sqlite3", *NEAR) as (process, _):
            assert (await letters.next()).json()["what"] == "turn"
            process.kill()
        letters.answers.set()
        async with visit(settings(tmp_path, webhook_hosts=("127.0.0.1",))) as visited:
            await visited.postman.round(now() + SOON)
            assert letters.letters == []  # whoever carried it may still be on the way
            for _ in range(2):
                await visited.postman.round(now() + CLAIM + SOON)
            assert [letter.json()["what"] for letter in letters.letters] == ["turn"]
            assert [(one.outcome, one.due) for one in await notices(visited)] == [("sent", None)]
