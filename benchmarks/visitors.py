"""People at tables for the server's benchmark: as little work as possible on this side."""

import asyncio
import base64
import os
import random
import time
from itertools import count

import msgspec

GUEST = f"bench-{random.randrange(1 << 80):020x}"  # everybody sits at one screen
KEYS = count(random.randrange(1 << 40))
LONGEST = 60.0  # seconds without an answer


class Choice(msgspec.Struct):
    move: str


class Standing(msgspec.Struct):
    version: int
    over: bool


class Scene(msgspec.Struct):
    """Of a scene, what it takes to play on."""

    table: Standing
    number: int
    actor: int
    seat: int | None
    choices: list[Choice]


class Push(msgspec.Struct):
    scene: Scene | None = None


class Opened(msgspec.Struct):
    table: str
    invitations: list[str | None]


SCENES = msgspec.json.Decoder(Scene)
PUSHES = msgspec.json.Decoder(Push)


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
        self.heard = 0  # bytes

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 24)
        self._writer.write(
            f"GET /api/tables/{self._table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        answer = await self._reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in answer, answer
        hello = msgspec.json.encode({} if self._seat is None else {"guest": GUEST, "seat": self._seat})
        self._writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # masked with nothing
        assert len(hello) < 126

    async def next(self) -> Scene:
        while True:
            first, length = await self._reader.readexactly(2)
            if length > 125:
                length = int.from_bytes(await self._reader.readexactly(2 if length == 126 else 8), "big")
            data = await self._reader.readexactly(length)
            self.heard += length
            if first == 0x81:
                scene = PUSHES.decode(data).scene
                if scene is not None:
                    return scene
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
        self.refused = 0

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
        self.seen: asyncio.Queue[Scene] = asyncio.Queue()
        self.pushed = self.acknowledged = -1  # versions
        self.asked = 0.0

    async def play(self) -> None:
        """To the end of the match."""
        await self.eyes.open()
        reading = asyncio.create_task(self._read())
        known = -1
        try:
            while True:
                async with asyncio.timeout(LONGEST + self.pause):
                    scene = await self.seen.get()
                if scene.table.version <= known:
                    continue
                while not scene.table.over and scene.actor == scene.seat and scene.choices:
                    if self.pause:
                        await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
                    scene = await self.move(scene)
                known = scene.table.version
                if scene.table.over:
                    return
        finally:
            reading.cancel()

    async def _read(self) -> None:
        while True:
            scene = await self.eyes.next()
            if scene.table.version == self.acknowledged and self.times.measuring:
                self.times.pushes.append(time.perf_counter() - self.asked)  # it came after the answer
            self.pushed = scene.table.version
            self.seen.put_nowait(scene)

    async def move(self, scene: Scene) -> Scene:
        body = {
            "move": self.rng.choice(scene.choices).move,
            "number": scene.number,
            "key": f"bench-{next(KEYS)}",
            "since": scene.table.version,
        }
        began = time.perf_counter()
        status, answer = await self.line.ask(
            "POST", f"/api/tables/{self.table}/moves", msgspec.json.encode(body), self.seat
        )
        if self.times.measuring:
            self.times.moves.append(time.perf_counter() - began)
        if status == 200:
            found = SCENES.decode(answer)
            self.acknowledged, self.asked = found.table.version, time.perf_counter()
            if self.pushed >= self.acknowledged and self.times.measuring:
                self.times.pushes.append(0.0)
            return found
        if self.times.measuring:
            self.times.refused += 1
        _, answer = await self.line.ask("GET", f"/api/tables/{self.table}", b"", self.seat)
        return SCENES.decode(answer)

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
