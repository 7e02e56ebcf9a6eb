"""Whoever sends or reads too slowly is cut off, and a house full of such people closes all the same."""

import asyncio
import re
import signal
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.processes import PATIENCE
from tests.server.test_killed import a_process
from tests.server.visiting import Visited, settings, visit

QUICK = 0.3  # seconds of patience
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Guest: the-key-of-a-slow-guest-1\r\n"
BODY = HEAD + b"Content-Type: application/json\r\nContent-Length: 500\r\n\r\n"


@asynccontextmanager
async def hasty(tmp_path: Path, send_limit: float = QUICK) -> AsyncIterator[Visited]:
    async with visit(settings(tmp_path, body_limit=QUICK, send_limit=send_limit, heartbeat=60.0)) as visited:
        yield visited


either_parser = pytest.mark.usefixtures("either_parser")


def call(port: int, words: bytes = b"") -> socket.socket:
    """A line to the house on which this was said at once, before the house could grow impatient."""
    line = socket.create_connection(("127.0.0.1", port))
    line.sendall(words)
    line.setblocking(False)
    return line


async def heard(line: socket.socket) -> bytes:
    """Everything until the house hangs up, however it does."""
    said, loop = bytearray(), asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionResetError):
            while more := await loop.sock_recv(line, 1 << 20):
                said += more
    return bytes(said)


async def trickle(line: socket.socket, words: bytes) -> None:
    """A byte now and then, for as long as anybody listens."""
    with suppress(ConnectionError):
        for byte in words * 1000:
            await asyncio.get_running_loop().sock_sendall(line, bytes([byte]))
            await asyncio.sleep(QUICK / 10)


@either_parser
@pytest.mark.parametrize("first", [b"", b"GET", HEAD], ids=["nothing", "a word", "half a head"])
async def test_a_head_that_does_not_arrive_is_not_waited_for(tmp_path: Path, first: bytes) -> None:
    async with hasty(tmp_path) as visited:
        with call(visited.port, first) as line:
            assert await heard(line) == b""


@either_parser
@pytest.mark.parametrize("after", [b"", b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"], ids=["first", "second"])
async def test_a_head_that_trickles_is_not_waited_for(tmp_path: Path, after: bytes) -> None:
    """Nor is one after an answer, on the same line."""
    async with hasty(tmp_path) as visited:
        with call(visited.port, after or b"GET /") as line:
            if after:
                answer = b""
                while b'{"status":"ok"}' not in answer:
                    answer += await asyncio.get_running_loop().sock_recv(line, 1 << 20)
            trickling = asyncio.create_task(trickle(line, b"x"))
            await heard(line)
            trickling.cancel()


@either_parser
async def test_a_body_that_trickles_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    async with hasty(tmp_path) as visited:
        with call(visited.port, BODY) as line:
            trickling = asyncio.create_task(trickle(line, b" "))
            assert b'"too_slow"' in await heard(line)
            trickling.cancel()


def deaf_line(port: int, holds: int = 4096) -> socket.socket:
    """A line that nobody reads by itself, and that can hold little."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, holds)
    line.connect(("127.0.0.1", port))
    return line


@either_parser
@pytest.mark.parametrize("behind", [b"\x00", b'"more"}', b"NO REQUEST\r\n\r\n", b"\r\n\xff"])
async def test_a_whole_request_is_answered_as_it_is_fulfilled_whatever_follows_it(
    tmp_path: Path, behind: bytes
) -> None:
    body = b'{"name":"Nobody"}'
    async with visit(settings(tmp_path)) as visited:
        table = await visited.open()
        head = b"PATCH /api/tables/%b/seats/0 HTTP/1.1\r\nHost: localhost\r\nX-Guest: %b\r\nX-Seat: 0\r\n"
        head += b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n"
        whole = head % (table.id.encode(), table.guest.encode(), len(body)) + body
        answer = await heard(call(visited.port, whole + behind))
        # what follows may be refused as well, by an answer of its own: h11 reads it only then
        assert re.findall(rb"HTTP/1.1 (\d+)", answer) in ([b"200"], [b"200", b"400"])
        assert (await table.look())["table"]["seats"][0]["name"] == "Nobody"
        assert (await heard(call(visited.port, behind + whole))).startswith(b"HTTP/1.1 400")


@either_parser
async def test_an_answer_that_nobody_reads_is_cut_off(tmp_path: Path) -> None:
    big = tmp_path / "client" / "assets" / "big.js"
    big.parent.mkdir(parents=True)
    big.write_bytes(b"x" * 30_000_000)
    async with hasty(tmp_path) as visited:
        with deaf_line(visited.port) as line:
            line.sendall(b"GET /assets/big.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await asyncio.sleep(4 * QUICK)
            line.setblocking(False)
            assert len(await heard(line)) < 30_000_000


@either_parser
async def test_whoever_reads_slowly_gets_everything(tmp_path: Path) -> None:
    length = 8_000_000  # more than the machine itself keeps for a line
    big = tmp_path / "client" / "assets" / "big.js"
    big.parent.mkdir(parents=True)
    big.write_bytes(b"x" * length)
    async with hasty(tmp_path, send_limit=10 * QUICK) as visited:
        reader, writer = await asyncio.open_connection(sock=deaf_line(visited.port, 100_000))
        writer.write(b"GET /assets/big.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        for _ in range(40):
            async with asyncio.timeout(PATIENCE):
                await reader.readexactly(length // 40)
            await asyncio.sleep(QUICK / 3)
        writer.close()


async def test_a_stream_that_nobody_reads_is_cut_off_and_its_place_is_free(tmp_path: Path) -> None:
    async with hasty(tmp_path) as visited:
        table = await visited.open("adas_dream")
        with deaf_line(visited.port) as line:
            upgrade = f"GET /api/tables/{table.id}/stream HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            upgrade += (
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            )
            line.sendall(f"{upgrade}\r\n".encode())
            assert b" 101 " in await asyncio.to_thread(line.recv, 2000)
            line.sendall(bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}")  # a masked frame
            async with asyncio.timeout(PATIENCE):
                while not visited.house.broker.watched(table.id):
                    await asyncio.sleep(0.01)
                number = 0
                while visited.house.broker.watched(table.id):  # more than the machine itself keeps for them
                    number += 1
                    await table.http.patch(
                        f"/api/tables/{table.id}/seats/0", headers=table.eyes(0), json={"name": f"Player {number}"}
                    )


PATIENT = """
import sys
from virtuosi.server.run import serve
serve(port=0, database=sys.argv[1], open_browser=False, more={"body_limit": 3600.0, "send_limit": 3600.0})
"""


def test_a_house_with_slow_visitors_closes(tmp_path: Path) -> None:
    """However long it would have waited for them."""
    with a_process("-c", PATIENT, str(tmp_path / "house.sqlite3")) as (process, address):
        port = int(address.rpartition(":")[2])
        lines = [deaf_line(port) for _ in range(3)]
        lines[1].sendall(HEAD)
        lines[2].sendall(BODY)
        time.sleep(0.5)
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        for line in lines:
            line.close()
