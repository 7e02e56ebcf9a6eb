"""People at tables for the server's benchmark: as little work as possible on this side."""

import asyncio
import base64
import os
import random
import time
from itertools import count
from typing import Any

import msgspec

from virtuosi.server.difference import applied

GUEST = f"bench-{random.randrange(1 << 80):020x}"  # everybody sits at one screen
KEYS = count(random.randrange(1 << 40))
LONGEST = 60.0  # seconds without an answer


Json = Any  # what came over the line


class Opened(msgspec.Struct):
    table: str
    invitations: list[str | None]


class Page:
    """The table as a client has it: a scene, kept up to date by what changed."""

    def __init__(self) -> None:
        self.scene: Json = None

    @property
    def version(self) -> int:
        return -1 if self.scene is None else int(self.scene["table"]["version"])

    @property
    def over(self) -> bool:
        return bool(self.scene["table"]["over"])

    @property
    def choices(self) -> list[str]:
        """What may be done by whoever looks."""
        deciding = not self.over and self.scene["actor"] == self.scene["seat"]
        return [choice["move"] for choice in self.scene["choices"]] if deciding else []

    def take(self, news: Json) -> bool:
        """A scene or a change; False: it changes a scene that is not here."""
        if "difference" not in news:
            if news["table"]["version"] >= self.version:
                self.scene = news
        elif news["version"] > self.version:
            if news["since"] != self.version:
                return False
            self.scene = applied(self.scene, news["difference"])
        return True


class Line:
    """One kept connection for requests."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", seat: int | None = None) -> tuple[int, bytes]:
        eyes = f"X-Guest: {GUEST}\r\n" + ("" if seat is None else f"X-Seat: {seat}\r\n")
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n{eyes}Content-Type: application/json\r\n"
        request = f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
        try:
            return await self._answer(request)
        except (ConnectionError, asyncio.IncompleteReadError):  # it stood idle and was closed
            self.close()
            return await self._answer(request)

    async def _answer(self, request: bytes) -> tuple[int, bytes]:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 24)
        self._writer.write(request)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(answer.split("content-length:")[1].split("\r\n")[0])
        return int(answer[9:12]), await self._reader.readexactly(length)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


class Eyes:
    """A stream of pushes."""

    def __init__(self, port: int, table: str, seat: int | None) -> None:
        self._port, self._table, self._seat = port, table, seat
        self._writer: asyncio.StreamWriter | None = None
        self.heard: list[int] = []  # bytes of every scene or change

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 24)
        self._writer.write(
            f"GET /api/tables/{self._table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        answer = await self._reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in answer, answer
        eyes = {} if self._seat is None else {"guest": GUEST, "seat": self._seat}
        hello = msgspec.json.encode({**eyes, "difference": True})
        self._writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # masked with nothing
        assert len(hello) < 126

    async def next(self) -> Json:
        """The next scene or change."""
        while True:
            first, length = await self._reader.readexactly(2)
            if length > 125:
                length = int.from_bytes(await self._reader.readexactly(2 if length == 126 else 8), "big")
            data = await self._reader.readexactly(length)
            if first == 0x81:
                word = msgspec.json.decode(data)
                news = word.get("scene") or word.get("change")
                if news is not None:
                    self.heard.append(length)
                    return news
            elif first == 0x89 and self._writer is not None:
                self._writer.write(bytes([0x8A, 0x80, 0, 0, 0, 0]))  # a ping wants its pong
            elif first == 0x88:
                raise ConnectionError(f"the house closed the stream: {data!r}")

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


class Times:
    """What was measured."""

    def __init__(self) -> None:
        self.measuring = False
        self.moves: list[float] = []
        self.pushes: list[float] = []  # after the acknowledgement; nothing: not after it
        self.heard: list[int] = []  # bytes of every push
        self.refused = 0
        self.gaps = 0  # changes of a scene that was not there

    def quantile(self, part: float) -> float:
        """In milliseconds."""
        found = sorted(self.moves)
        return round(1000 * found[min(len(found) - 1, int(part * len(found)))], 2) if found else float("nan")

    @property
    def late_pushes(self) -> float:
        """The part of the pushes that came more than a millisecond after their acknowledgement."""
        return round(sum(late > 0.001 for late in self.pushes) / max(1, len(self.pushes)), 4)


class Person:
    """Holds one seat: plays at once when it is to move, or `pause` seconds after its last move."""

    def __init__(self, port: int, table: str, seat: int, times: Times, pause: float, seed: int) -> None:
        self.line = Line(port)
        self.eyes = Eyes(port, table, seat)
        self.table, self.seat, self.times, self.pause = table, seat, times, pause
        self.rng = random.Random(seed)
        self.page = Page()
        self.news = asyncio.Event()
        self.pushed = self.acknowledged = -1  # versions
        self.asked = 0.0

    async def play(self) -> None:
        """To the end of the match."""
        await self.eyes.open()
        reading = asyncio.create_task(self._read())
        try:
            while self.page.scene is None or not self.page.over:
                while self.page.scene is not None and self.page.choices:
                    if self.pause:
                        await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
                    await self.move()
                if self.page.scene is None or not self.page.over:
                    self.news.clear()
                    async with asyncio.timeout(LONGEST + self.pause):
                        await self.news.wait()
        finally:
            reading.cancel()

    async def _read(self) -> None:
        while True:
            news = await self.eyes.next()
            version = news.get("version") or news["table"]["version"]
            if version == self.acknowledged and self.times.measuring:
                self.times.pushes.append(time.perf_counter() - self.asked)  # it came after the answer
            if self.times.measuring:
                self.times.heard.append(self.eyes.heard[-1])
            self.pushed = version
            await self._take(news)
            self.news.set()

    async def _take(self, news: Json) -> None:
        if not self.page.take(news):
            self.times.gaps += 1
            _, answer = await self.line.ask("GET", f"/api/tables/{self.table}", b"", self.seat)
            self.page.take(msgspec.json.decode(answer))

    async def move(self) -> None:
        scene = self.page.scene
        body = {
            "move": self.rng.choice(self.page.choices),
            "number": scene["number"],
            "key": f"bench-{next(KEYS)}",
            "since": self.page.version,
            "difference": True,
        }
        began = time.perf_counter()
        status, answer = await self.line.ask(
            "POST", f"/api/tables/{self.table}/moves", msgspec.json.encode(body), self.seat
        )
        if self.times.measuring:
            self.times.moves.append(time.perf_counter() - began)
        if status != 200:
            if self.times.measuring:
                self.times.refused += 1
            _, answer = await self.line.ask("GET", f"/api/tables/{self.table}", b"", self.seat)
            await self._take(msgspec.json.decode(answer))
            return
        news = msgspec.json.decode(answer)
        self.acknowledged, self.asked = news.get("version") or news["table"]["version"], time.perf_counter()
        if self.pushed >= self.acknowledged and self.times.measuring:
            self.times.pushes.append(0.0)
        await self._take(news)

    def leave(self) -> None:
        self.line.close()
        self.eyes.close()


async def opened(line: Line, game: str, kinds: str) -> Opened:
    seats = [{"kind": "person"} if kind == "p" else {"kind": "bot", "level": "novice"} for kind in kinds]
    status, answer = await line.ask("POST", "/api/tables", msgspec.json.encode({"game": game, "seats": seats}))
    assert status == 201, answer
    return msgspec.json.decode(answer, type=Opened)


async def table_after_table(ports: list[int], game: str, kinds: str, times: Times, pause: float, seed: int) -> None:
    """A table with its people, each through a port; when a match is over, the next one begins."""
    line = Line(ports[0])
    rng = random.Random(seed)
    if pause:
        await asyncio.sleep(rng.uniform(0, pause))
    while True:
        found = await opened(line, game, kinds)
        seats = [seat for seat, kind in enumerate(kinds) if kind == "p"]
        people = [Person(ports[seat], found.table, seat, times, pause, rng.randrange(1 << 30)) for seat in seats]
        try:
            async with asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(person.play())
        finally:
            for person in people:
                person.leave()
