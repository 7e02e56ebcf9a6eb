"""A house on a real port inside the test's loop, and the people who come to it."""

import asyncio
import random
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
import uvicorn
from sqlalchemy import select
from sqlalchemy.engine import make_url
from websockets.asyncio.client import ClientConnection, connect

from tests.processes import PATIENCE
from virtuosi.server.app import create_app
from virtuosi.server.bot_seats import BotSeats
from virtuosi.server.house import House
from virtuosi.server.notices.postman import Postman
from virtuosi.server.notices.rows import MutedRow, NoticeRow, PreferenceRow, WayRow
from virtuosi.server.rows import (
    DeviceRow,
    GuestRow,
    KeptRow,
    MoveRow,
    NoteRow,
    PassRow,
    Row,
    SeatRow,
    SpentKeyRow,
    TableRow,
)
from virtuosi.server.run import manners
from virtuosi.server.settings import Settings, database_url
from virtuosi.server.talk_rows import LineRow, ResultRow, SignRow, SpeakerRow
from virtuosi.server.timekeeper import Timekeeper
from virtuosi.server.upgrade import migrate_file

Json = Any  # what came over the wire, looked into by the tests

BOOKS: dict[Path, str] = {}  # where the houses of a test's folder keep their book, if not in a file there

_keys = count()


def fresh_key() -> str:
    return f"test-key-{next(_keys)}"


def fresh_guest() -> str:
    """The key of a new device."""
    return f"the-key-of-test-guest-{next(_keys)}"


WISHES = {
    "p": {"kind": "person"},
    "i": {"kind": "person", "invited": True},
    "b": {"kind": "bot", "level": "novice"},
}


def settings(directory: Path, **more: Any) -> Settings:  # Any: any of the settings
    given = {
        "database": BOOKS.get(directory) or database_url(str(directory / "house.sqlite3")),
        "client": directory / "client",
        "bot": "tests.server.odd_bots:first",
        "bot_pause": 0.0,
        "thinkers": 1,
        "thinking_grace": float(PATIENCE),  # a bot on a slow machine is slow, not wrong
        "openings_per_minute": 0,
        **more,
    }
    return Settings(**given)


KINDS: Sequence[type[Row]] = (
    TableRow,
    SeatRow,
    MoveRow,
    KeptRow,
    SpentKeyRow,
    NoteRow,
    GuestRow,
    DeviceRow,
    PassRow,
    PreferenceRow,
    WayRow,
    MutedRow,
    NoticeRow,
    SpeakerRow,
    LineRow,
    SignRow,
    ResultRow,
)


class Visited:
    """An open house, from outside (HTTP, streams) and from inside (rows)."""

    def __init__(self, port: int, house: House, bots: BotSeats, postman: Postman, timekeeper: Timekeeper) -> None:
        self.port = port
        self.house = house
        self.postman = postman
        self.bots = bots
        self.timekeeper = timekeeper
        self.ahead = timedelta()  # of the clock on the wall
        self._wall, house.clock = house.clock, self.hour
        # no keys of the world's authorities: to read them takes longer than most visits
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False)

    async def open(self, game: str = "ray_master", kinds: str = "pp", **more: Any) -> "Opened":
        """A table; `kinds` has a letter for each seat: p for a person at the opener's screen, i for one who is invited,
        b for a bot."""
        guest = fresh_guest()
        wish = {"game": game, "seats": [WISHES[kind] for kind in kinds], "options": {}, **more}
        answer = await self.http.post("/api/tables", json=wish, headers={"X-Guest": guest})
        assert answer.status_code == 201, answer.text
        return Opened(self, answer.json()["table"], guest, answer.json()["invitations"])

    def hour(self) -> datetime:
        return self._wall() + self.ahead

    def stand_still(self) -> None:
        """From now on the clock runs only when time is said to pass, however slow the machine is."""
        hour = self._wall()
        self._wall = lambda: hour

    async def pass_time(self, **more: float) -> None:
        """The house lives through so much time, and sees to what is due then."""
        self.ahead += timedelta(**more)
        self.timekeeper.lived = self.house.time
        await self.timekeeper.look()

    async def rows(self) -> list[list[Json]]:
        """Everything that is stored."""
        found = []
        async with self.house.storage.engine.connect() as connection:
            for kind in KINDS:
                found.append(sorted(map(repr, (await connection.execute(select(kind.__table__))).all())))
        return found

    async def execute(self, statement: Any) -> None:  # Any: SQLAlchemy's
        async with self.house.storage.engine.begin() as connection:
            await connection.execute(statement)


class Opened:
    """A table as one device has it: the key that holds its seats, and the invitations it was told."""

    def __init__(self, visited: Visited, id: str, guest: str, invitations: list[str | None] | None = None) -> None:
        self.visited = visited
        self.id = id
        self.guest = guest
        self.invitations = invitations or []
        self.http = visited.http

    def eyes(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"X-Guest": self.guest, "X-Seat": str(seat)}

    async def joined(self, invitation: str | None, **more: Any) -> "Opened":
        """The same table, for a friend with this invitation."""
        friend = Opened(self.visited, self.id, fresh_guest())
        answer = await friend.join(invitation, **more)
        assert answer.status_code == 200, answer.text
        return friend

    async def join(self, invitation: str | None, **more: Any) -> httpx.Response:
        body = {"invitation": invitation, **more}
        return await self.http.post(f"/api/tables/{self.id}/join", headers={"X-Guest": self.guest}, json=body)

    async def look(self, seat: int | None = None, since: int | None = None) -> Json:
        asked = {} if since is None else {"since": since}
        answer = await self.http.get(f"/api/tables/{self.id}", headers=self.eyes(seat), params=asked)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, what: str, seat: int | None, body: Json) -> httpx.Response:
        return await self.http.post(f"/api/tables/{self.id}/{what}", headers=self.eyes(seat), json=body)

    async def play(self, seat: int, move: str, number: int, key: str | None = None) -> Json:
        answer = await self.post("moves", seat, {"move": move, "number": number, "key": key or fresh_key()})
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def undo(self, seat: int, number: int, key: str | None = None) -> Json:
        answer = await self.post("undo", seat, {"number": number, "key": key or fresh_key()})
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def play_on(self, moves: int, rng: random.Random) -> Json:
        """Persons play random moves, each at its turn; the scene of whoever is to move then."""
        scene = await self.look()
        for _ in range(moves):
            if scene["table"]["over"]:
                break
            seat = scene["actor"]
            scene = await self.look(seat)
            scene = await self.play(seat, rng.choice(scene["choices"])["move"], scene["number"])
        return scene if scene["table"]["over"] else await self.look(scene["actor"])

    async def until_undoable(self) -> Json:
        """Play until somebody could take a move back."""
        rng = random.Random(4)
        scene = await self.look((await self.look())["actor"])
        while scene["undo"] is None:
            assert not scene["table"]["over"]
            scene = await self.play_on(1, rng)
        return scene

    @asynccontextmanager
    async def stream(self, seat: int | None, hello: Json = None) -> AsyncIterator["Watching"]:
        address = f"ws://127.0.0.1:{self.visited.port}/api/tables/{self.id}/stream"
        # without a limit: a line with much that nobody has read would not hear the house hang up
        async with connect(address, max_size=None, max_queue=None) as line:
            said = {} if seat is None else {"guest": self.guest, "seat": seat}
            await line.send(msgspec.json.encode(said if hello is None else hello).decode())
            yield Watching(line)


def joined(log: Json, scene: Json) -> Json:
    """The whole log of a scene, for a reader who had `log`."""
    return [line for line in log if line["number"] <= scene["log_from"] != 0] + scene["log"]


class Watching:
    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    async def next(self, kind: str = "scene") -> Json:
        """The next push of this kind."""
        async with asyncio.timeout(PATIENCE):
            while True:
                push = msgspec.json.decode(await self.line.recv())
                if kind in push:
                    return push[kind]


@cache
def empty_book() -> bytes:
    """A file with all that a house needs in it, to be copied: quicker than to build it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "house.sqlite3"
        migrate_file(file)
        return file.read_bytes()


def lay_out_book(given: Settings) -> None:
    url = make_url(given.database)
    if url.get_backend_name() == "sqlite" and url.database and not Path(url.database).exists():
        Path(url.database).write_bytes(empty_book())


@asynccontextmanager
async def visit(given: Settings) -> AsyncIterator[Visited]:
    lay_out_book(given)
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.bind(("127.0.0.1", 0))
    door.listen(64)
    app = create_app(given)
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=2, **manners(given)))
    serving = asyncio.create_task(server.serve([door]))
    while not server.started:
        await asyncio.wait({serving}, timeout=0.01)
        if serving.done():
            raise RuntimeError("the house did not open") from serving.exception()
    state = app.state
    visited = Visited(door.getsockname()[1], state.house, state.bots, state.postman, state.timekeeper)
    try:
        async with visited.http:
            yield visited
    finally:
        server.should_exit = True
        await serving
