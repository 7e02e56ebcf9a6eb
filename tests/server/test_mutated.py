"""Requests of a match that was really played, made wrong in every way: never a failure of ours, never a hang, and
whatever is refused has changed nothing. VIRTUOSI_REQUESTS says how many."""

import asyncio
import contextlib
import logging
import os
import random
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.processes import PATIENCE
from tests.server.company import Company
from tests.server.mutations import Request, mutated, mutated_word
from tests.server.visiting import Json, Visited, fresh_guest, settings, visit
from virtuosi.server.stream import OUR_FAULT
from virtuosi.server.writer import FileWriter

REQUESTS = max(400, int(os.environ.get("VIRTUOSI_REQUESTS", "0")) // 2)  # the other half is Schemathesis'
WORDS = REQUESTS // 10  # on streams
A_MATCH = 250  # requests, before the next match is recorded
A_HOUSE = 2000  # the same for the next house
QUICK = 0.1  # seconds that the house waits for what does not come
NEVER = 3600.0  # until a bot moves that a lucky request gave a seat: what it did by itself would look like a break-in
KEPT = ("host", "x-guest", "x-seat", "x-invitation", "content-type", "origin")
PAGES = (
    "/",
    "/mine",
    "/privacy",
    "/new/newton",
    "/rules/neuland",
    "/assets/nothing.js",
    "/nothing",
    "/health",
    "/metrics",
)
READ = (
    "games",
    "games/ray_master/text/en",
    "games/ray_master/rules/fr",
    "lobby",
    "house",
    "guest",
    "guest/tables",
    "guest/matches",
    "guest/telling",
)
OF_A_TABLE = ("", "/talk", "/thinking", "/record", "/analysis", "/past/3", "/invitation")


async def record(visited: Visited) -> tuple[Company, list[Request]]:
    """What people ask who open a table, sit down, play, talk, look back and take back."""
    asked: list[Request] = []

    async def hear(request: httpx.Request) -> None:
        headers = [(name, value) for name, value in request.headers.items() if name in KEPT]
        asked.append(Request(request.method, request.url.raw_path.decode(), headers, request.content))

    hooks, visited.http.event_hooks = visited.http.event_hooks, {"request": [hear]}
    table = await visited.open(kinds="pi")
    company = Company(table, await table.joined(table.invitations[1], name="Friend"))
    seats = {0: table, 1: company.seated}
    at = f"/api/tables/{table.id}"
    for number in range(12):
        seat = (await table.look())["actor"]
        scene = await seats[seat].look(seat)
        body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": f"a-key-of-the-match-{number}"}
        await seats[seat].post(
            "moves", seat, body | {"since": scene["table"]["version"], "difference": number % 2 == 0}
        )
        await seats[seat].post("undo", seat, {"number": scene["number"] + 1, "key": f"an-undo-of-it-{number}"})
    await company.host.say("Good luck!")
    await company.friend.sign("heart", 0)
    await company.host.silence(1, False)
    for headers in (table.eyes(0), company.seated.eyes(1), {"X-Guest": fresh_guest()}):
        await table.http.patch(f"{at}/seats/{headers.get('X-Seat', 0)}", headers=headers, json={"name": "Somebody"})
        await table.http.post(f"{at}/proposal", headers=headers, json={"kind": "takeback", "number": 3})
        await table.http.post(f"{at}/answer", headers=headers, json={"kind": "takeback", "by": 0, "agree": False})
        for path in (*PAGES, *(f"/api/{one}" for one in READ), *(f"{at}{one}" for one in OF_A_TABLE)):
            await table.http.get(path, headers=headers)
    stranger = {"X-Guest": fresh_guest()}
    await table.http.put(f"{at}/seats/0/bot", headers=stranger, json={"level": "novice"})
    await table.http.delete(f"{at}/seats/0/bot", headers=stranger)
    await table.http.put(f"{at}/seats/1/invitation", headers=stranger)
    await table.http.post("/api/guest/devices", headers=stranger, json={"code": "abcd-efgh"})
    visited.http.event_hooks = hooks
    return company, asked


async def status_of(port: int, raw: bytes) -> int:
    """Of the answer; 0 when the house hangs up without one, because this was no request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    try:
        writer.write(raw)
        async with asyncio.timeout(PATIENCE):
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                if not head.startswith(b"HTTP/1.1 100"):
                    return int(head[9:12])
    except (asyncio.IncompleteReadError, ConnectionError):
        return 0
    finally:
        writer.transport.abort()


class Watch:
    """Notices whether something was stored that nobody was allowed to change."""

    def __init__(self, visited: Visited) -> None:
        writer = visited.house.storage.writer
        assert isinstance(writer, FileWriter)
        self._visited, self._connection = visited, writer.connection
        self._changes = -1
        self._rows: list[list[Json]] = []

    async def look(self) -> None:
        """What stands there now is right."""
        if self._changes != self._connection.total_changes:
            self._changes, self._rows = self._connection.total_changes, await self._visited.rows()

    async def nothing_changed(self, raw: bytes) -> None:
        if self._changes != self._connection.total_changes:  # the house itself writes down now and then that it lives
            self._changes = self._connection.total_changes
            assert await self._visited.rows() == self._rows, raw


async def ask(visited: Visited, watch: Watch, raw: bytes) -> int:
    status = await status_of(visited.port, raw)
    assert status < 500, raw
    assert status != 101, raw
    if 200 <= status < 300 and not raw.startswith((b"GET", b"HEAD")):
        await watch.look()
    else:
        await watch.nothing_changed(raw)
    return status


async def test_no_mutated_request_breaks_hangs_or_changes_what_it_may_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(REQUESTS)
    statuses: set[int] = set()
    for start in range(0, REQUESTS, A_HOUSE):
        directory = tmp_path / f"{start}"
        directory.mkdir()
        async with visit(settings(directory, body_limit=QUICK, bot_pause=NEVER)) as visited:
            watch = Watch(visited)
            for number in range(start, min(start + A_HOUSE, REQUESTS)):
                if (number - start) % A_MATCH == 0:
                    _, asked = await record(visited)
                    await watch.look()
                statuses.add(await ask(visited, watch, mutated(rng.choice(asked), asked, rng)))
    assert {0, 200, 400, 403, 404, 405, 409} <= statuses
    assert not failures(caplog)


async def test_no_mutated_word_breaks_or_hangs_a_stream(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(WORDS)
    async with visit(settings(tmp_path)) as visited:
        company, _ = await record(visited)
        watch = Watch(visited)
        await watch.look()
        hello = b'{"guest":"%b","seat":0,"since":3,"heard":{"seats":0,"spectators":0},"visible":true,"difference":true}'
        hello = hello.replace(b"%b", company.table.guest.encode())
        for _ in range(WORDS):
            words = [mutated_word(word, rng) for word in rng.choice(([hello], [hello, b'{"visible":false}']))]
            await asyncio.wait_for(speak(visited, company.table.id, words), PATIENCE)
            await watch.nothing_changed(repr(words).encode())
        async with asyncio.timeout(PATIENCE):
            while visited.house.broker.watched(company.table.id):
                await asyncio.sleep(0.01)
    assert not failures(caplog)


async def speak(visited: Visited, table: str, words: list[tuple[int, bytes]]) -> None:
    """Say all this, whoever hangs up first, and do not believe in a fault of ours."""
    line = await connect(f"ws://127.0.0.1:{visited.port}/api/tables/{table}/stream", close_timeout=1)
    for kind, word in words:
        line.transport.write(frame(kind, word))
    with contextlib.suppress(TimeoutError, ConnectionClosed):
        async with asyncio.timeout(2 * QUICK):
            while True:
                await line.recv()
    assert line.close_code != OUR_FAULT
    line.transport.abort()


def frame(kind: int, word: bytes) -> bytes:
    """Masked with nothing."""
    length = bytes([0x80 | len(word)]) if len(word) < 126 else bytes([0xFE]) + len(word).to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + bytes(4) + word


def failures(caplog: pytest.LogCaptureFixture) -> list[Json]:
    """What the house called a fault of its own."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
