"""A house that is killed at any moment while clocks run, run out and are filled up by bots: nothing that the clock
decided is lost or happens twice, and nobody's time runs while the house is closed."""

import asyncio
import itertools
import os
import random
from collections.abc import Awaitable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession

from tests.processes import PATIENCE
from tests.server.hurried import Hurried
from tests.server.visiting import WISHES, Json, fresh_guest, fresh_key
from virtuosi.server.rows import HeartbeatRow, NoteRow, SeatRow, TableRow
from virtuosi.server.storage import Storage
from virtuosi.server.terms import seconds
from virtuosi.server.timekeeper import GRACE

KILLS = int(os.environ.get("VIRTUOSI_KILLS", "4"))
PAIRS = 6
TURN, RESERVE = 10, 15
MINUTES = 1  # until a bot sits down where nobody came
ROUNDED = 0.01  # seconds: scenes tell milliseconds
OTHERS = """select count(*) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()"""
LATE = ("timed-out", "resigned", "time-up")  # what the clock decides


class Promise(NamedTuple):
    """A seat had time until then, as somebody knew at a moment."""

    version: int
    seat: int
    due: float
    known: float


class Note(NamedTuple):
    version: int
    seat: int
    what: str
    time: float


class Stored(NamedTuple):
    """A table in the book of a house that is closed."""

    version: int
    left: float | None  # of somebody's time when the house last gave a sign of life; None: nobody's runs
    bots: list[bool]
    notes: list[Note]


class Pair:
    """Two people at a table who play, dawdle, leave their seats to bots and come back, and remember what they saw."""

    def __init__(self, house: Hurried, seed: int, after: str, comes: bool = True) -> None:
        self.house = house
        self.rng = random.Random(seed)
        self.after = after
        self.comes = comes  # whether the friend does
        self.guests = [fresh_guest(), fresh_guest()]
        self.table = ""
        self.opened = 0.0
        self.version = 0
        self.promises: list[Promise] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        self.opened = self.house.time
        clock = {"kind": "live", "turn": TURN, "reserve": RESERVE, "after": self.after}
        wish = {"game": "newton", "seats": [WISHES["p"], WISHES["i"]], "options": {}, "clock": clock}
        if not self.comes:
            wish["fill"] = {"minutes": MINUTES, "level": "novice"}
        answer = await http.post("/api/tables", json=wish, headers={"X-Guest": self.guests[0]})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        if self.comes:
            await self.ask(http, 1, "POST", "join", {"invitation": answer.json()["invitations"][1]})

    async def ask(self, http: httpx.AsyncClient, person: int, how: str, what: str, body: Json = None) -> Json:
        """The scene that is answered; None when the table has gone on meanwhile."""
        path = f"/api/tables/{self.table}/{what}".rstrip("/")
        answer = await http.request(how, path, json=body, headers={"X-Guest": self.guests[person]})
        assert answer.status_code < 500, answer.text
        scene = answer.json()
        if answer.status_code != 200:
            return None
        assert scene["table"]["version"] >= self.version
        self.version = scene["table"]["version"]
        due = scene["table"]["clock"]["due"]
        if due is not None:
            self.promises.append(Promise(self.version, scene["actor"], due / 1000, self.house.time))
        return scene

    async def look(self, http: httpx.AsyncClient, person: int = 0) -> Json:
        return await self.ask(http, person, "GET", "")

    async def live(self, http: httpx.AsyncClient) -> None:
        """On until the line breaks."""
        with suppress(httpx.TransportError):
            while True:
                await self.live_on(http)

    async def live_on(self, http: httpx.AsyncClient) -> None:
        scene = await self.look(http)
        seats, actor = scene["table"]["seats"], scene["actor"]
        gone = [seat["seat"] for seat in seats if seat["away"]]
        chance = self.rng.random()
        if gone and chance < 0.2:
            await self.ask(http, gone[0], "DELETE", f"seats/{gone[0]}/bot")
        elif actor >= 0 and seats[actor]["kind"] == "person" and seats[actor]["taken"]:
            await self.act(http, actor, chance)
        await asyncio.sleep(self.rng.choice([0.01, 0.05, 0.3]))

    async def act(self, http: httpx.AsyncClient, seat: int, chance: float) -> None:
        if chance < 0.6:
            scene = await self.look(http, seat)
            if scene["choices"]:
                move = self.rng.choice(scene["choices"])["move"]
                await self.ask(
                    http, seat, "POST", "moves", {"move": move, "number": scene["number"], "key": fresh_key()}
                )
        elif chance < 0.65:
            await self.ask(http, seat, "PUT", f"seats/{seat}/bot", {})

    async def stand(self, http: httpx.AsyncClient) -> None:
        """Nobody does anything any more, until there is nothing left for the clock to decide."""
        while (scene := await self.look(http))["table"]["clock"]["due"] is not None or not self.come(scene):
            await asyncio.sleep(0.05)

    def come(self, scene: Json) -> bool:
        return all(seat["taken"] for seat in scene["table"]["seats"])

    def check(self, before: Stored, after: Stored) -> None:
        """In the book, since the house was killed the time before."""
        assert after.version >= self.version
        assert after.notes[: len(before.notes)] == before.notes
        for seat in range(2):
            self.check_seat(seat, [note for note in after.notes if note.seat == seat], after.bots[seat])

    def check_seat(self, seat: int, notes: list[Note], bot: bool) -> None:
        """It was left and taken again in turn, never before its time was up, and is held as the last note says."""
        gone, last = False, ""
        for note in notes:
            if note.what in ("timed-out", "lent", "resigned", "filled"):
                assert not gone, notes
                gone = True
            elif note.what == "back":
                assert gone, notes
                assert last != "resigned", notes
                gone = False
            if note.what in LATE:
                self.check_late(note)
            last = note.what
        assert bot == gone, notes
        again = [note.version for note in notes if note.what == "time-up"]
        assert all(other > one + 1 for one, other in itertools.pairwise(again)), notes
        filled = [note for note in notes if note.what == "filled"]
        for note in filled:
            assert note.time >= self.opened + 60 * MINUTES + GRACE + self.house.down(self.opened, note.time) - ROUNDED
        assert len(filled) <= 1

    def check_late(self, note: Note) -> None:
        for promise in self.promises:
            if promise.seat == note.seat and promise.version < note.version:
                down = self.house.down(promise.known, note.time)
                assert note.time >= promise.due + down + GRACE - ROUNDED, (promise, note)

    def check_promises(self) -> None:
        """What time somebody has left grows less only as time passes in an open house."""
        for seat in range(2):
            own = [promise for promise in self.promises if promise.seat == seat]
            for one, other in itertools.pairwise(own):
                down = self.house.down(one.known, other.known)
                assert other.due >= one.due + down - ROUNDED, (one, other)


async def read(house: Hurried) -> dict[str, Stored]:
    """The book, while the house is closed."""
    storage = Storage(house.database)
    try:
        async with storage.reading() as book:
            if storage.file is None:
                await alone(book)
            lived = (await book.scalars(select(HeartbeatRow.lived))).one()
            notes = list(await book.scalars(select(NoteRow).order_by(NoteRow.version)))
            seats = list(await book.scalars(select(SeatRow).order_by(SeatRow.seat)))
            return {row.id: read_table(row, seats, notes, lived) for row in await book.scalars(select(TableRow))}
    finally:
        await storage.close()


async def alone(book: AsyncSession) -> None:
    """What a killed house had sent already is written or dropped: PostgreSQL has closed its lines."""
    async with asyncio.timeout(PATIENCE):
        while await book.scalar(text(OTHERS)):
            await book.rollback()  # or the same would be counted again
            await asyncio.sleep(0.01)


def read_table(row: TableRow, seats: list[SeatRow], notes: list[NoteRow], lived: float) -> Stored:
    found = [Note(one.version, one.seat, one.what, seconds(one.time)) for one in notes if one.table_id == row.id]
    bots = [seat.kind == "bot" for seat in seats if seat.table_id == row.id]
    left = None
    if row.due is not None:
        assert row.clock is not None
        assert row.terms is not None
        since = row.clock["since"] or row.terms["fill"]["since"]
        left = seconds(row.due) - max(lived, since)
    return Stored(row.version, left, bots, found)


async def together(*work: Awaitable[None]) -> None:
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*work)


async def come_back(pair: Pair, http: httpx.AsyncClient, stored: Stored) -> None:
    """The house gives back what passed since it last lived, and no more. Unless the clock has decided already."""
    scene = await pair.look(http)
    clock = scene["table"]["clock"]
    if clock["due"] is not None and stored.left is not None and pair.version == stored.version + 1:
        assert abs(clock["left"][scene["actor"]] / 1000 - max(0.0, stored.left)) < ROUNDED


@pytest.mark.usefixtures("either_book")
async def test_a_house_killed_at_any_moment_keeps_everybodys_time(tmp_path: Path) -> None:
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    rng, house = random.Random(seed), Hurried(tmp_path)
    pairs = [Pair(house, seed + i, "resign" if i % 3 == 2 else "bot", comes=i != 0) for i in range(PAIRS)]
    book: dict[str, Stored] = {}
    kills = KILLS if house.database.startswith("sqlite") else KILLS // 2  # the clock is the same, the book another
    for kill in range(kills + 1):
        slept = timedelta(seconds=rng.choice([0, 40, 100_000, 3_000_000]))
        async with house.open(slept) as (address, end), httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            if kill == 0:
                await together(*(pair.open(http) for pair in pairs))
            else:
                await together(*(come_back(pair, http, book[pair.table]) for pair in pairs))
            if kill == kills:  # of the others everybody may have gone already, to leave nothing to decide
                pairs.append(Pair(house, seed, "bot"))
                await pairs[-1].open(http)
                await together(*(pair.stand(http) for pair in pairs))
            else:
                asyncio.get_running_loop().call_later(rng.uniform(0.05, 1.5), end)
                await together(*(pair.live(http) for pair in pairs))
        before, book = book, await read(house)
        for pair in pairs:
            pair.check(before.get(pair.table, Stored(0, None, [], [])), book[pair.table])
            pair.check_promises()
    assert any(note.what in LATE for note in book[pairs[-1].table].notes)
