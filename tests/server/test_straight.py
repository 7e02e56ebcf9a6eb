"""The straight way of a move and the usual one: whoever asks cannot tell them apart. A question mark leads the usual
way."""

import asyncio
import random

import msgspec
import pytest
from litestar import Litestar

from tests.processes import PATIENCE
from tests.server.one_for_all import table as table
from tests.server.one_for_all import visited as visited
from tests.server.visiting import Json, Opened, Visited, fresh_guest, fresh_key
from virtuosi.server.errors import StorageFailure
from virtuosi.server.straight import InOnePiece

pytestmark = pytest.mark.asyncio(loop_scope="module")

WAYS = ("", "?usual")


async def a_move(table: Opened) -> tuple[int, Json]:
    scene = await table.look((await table.look())["actor"])
    asked = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": fresh_key()}
    return scene["seat"], {**asked, "since": scene["table"]["version"], "difference": True}


async def answers(table: Opened, headers: Json, body: bytes) -> list[tuple[int, Json, bytes]]:
    """Of both ways, but for what tells the time: gzip does too, so that its length differs."""
    found = []
    for way in WAYS:
        path = f"/api/tables/{table.id}/moves{way}"
        answer = await table.http.post(path, content=body, headers={"Content-Type": "application/json", **headers})
        found.append(
            (
                answer.status_code,
                {k: v for k, v in answer.headers.items() if k not in ("date", "content-length")},
                answer.content,
            )
        )
    return found


@pytest.mark.parametrize("coding", ["gzip", "identity"])
async def test_a_move_repeated_the_other_way_has_the_same_answer(table: Opened, coding: str) -> None:
    for _ in range(5):
        seat, body = await a_move(table)
        straight, other = await answers(
            table, table.eyes(seat) | {"Accept-Encoding": coding}, msgspec.json.encode(body)
        )
        assert straight[0] == 200
        assert straight == other


@pytest.mark.parametrize(
    ("head", "change", "status"),
    [
        ({}, {"number": 0}, 409),
        ({}, {"move": "nonsense"}, 422),
        ({}, {"move": 1}, 400),
        ({}, {"unknown": 1}, 400),
        ({"X-Seat": "7"}, {}, 403),
        ({"X-Seat": "8"}, {}, 400),
        ({"X-Seat": "0x"}, {}, 400),
        ({"X-Guest": "short"}, {}, 400),
        ({"X-Guest": "nobody"}, {}, 403),
    ],
)
async def test_what_is_refused_is_refused_alike(table: Opened, head: Json, change: Json, status: int) -> None:
    await table.play_on(3, random.Random(3))
    seat, body = await a_move(table)
    if head.get("X-Guest") == "nobody":
        head = {"X-Guest": fresh_guest()}
    straight, other = await answers(table, table.eyes(seat) | head, msgspec.json.encode(body | change))
    assert straight[0] == status, straight
    assert straight == other


async def test_a_book_that_fails_and_a_fault_of_ours_are_told_alike(
    visited: Visited, table: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    for error, status in ((StorageFailure("no disk"), 507), (ZeroDivisionError(), 500)):

        async def fails(*_: object, error: Exception = error) -> None:
            raise error

        seat, body = await a_move(table)
        with monkeypatch.context() as patched:
            patched.setattr(visited.house, "play", fails)
            straight, other = await answers(table, table.eyes(seat), msgspec.json.encode(body))
        assert straight[0] == status
        assert straight == other


async def test_the_straight_way_is_taken(table: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """Litestar is not asked at all."""
    seat, body = await a_move(table)
    calls: list[Litestar] = []
    whole = Litestar.__call__

    async def counted(self: Litestar, *given: object) -> None:
        calls.append(self)
        await whole(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Litestar, "__call__", counted)
    first, second = await answers(table, table.eyes(seat), msgspec.json.encode(body))
    assert first[0] == second[0] == 200
    assert len(calls) == 1


class Line:
    """What was done to it, in order."""

    def __init__(self) -> None:
        self.done: list[bytes | str] = []

    def write(self, piece: bytes) -> None:
        self.done.append(piece)

    def close(self) -> None:
        self.done.append("closed")


async def test_head_and_body_leave_in_one_piece() -> None:
    line = Line()
    piece = InOnePiece(line)
    piece.write(b"head")
    piece.write(b"body")
    assert line.done == []
    piece.leave()
    piece.leave()
    assert line.done == [b"headbody"]
    piece.write(b"more")
    piece.close()
    assert line.done == [b"headbody", b"more", "closed"]


def written(table: Opened, seat: int, body: Json, ending: str = "keep-alive") -> bytes:
    """The request for a move, as it goes over the line."""
    said = msgspec.json.encode(body)
    head = {
        **table.eyes(seat),
        "Host": f"127.0.0.1:{table.visited.port}",
        "Content-Type": "application/json",
        "Content-Length": len(said),
        "Connection": ending,
    }
    lines = [f"POST /api/tables/{table.id}/moves HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
    return "\r\n".join([*lines, "", ""]).encode() + said


@pytest.mark.parametrize("ending", ["close", "keep-alive"])
async def test_an_answer_is_whole_however_the_line_goes_on(table: Opened, ending: str) -> None:
    seat, body = await a_move(table)
    reader, writer = await asyncio.open_connection("127.0.0.1", table.visited.port, limit=1 << 20)
    for _ in range(1 if ending == "close" else 3):  # the same move again has the same answer
        writer.write(written(table, seat, body, ending))
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        assert answer.startswith("HTTP/1.1 200 ")
        length = int(answer.partition("content-length: ")[2].split()[0])
        assert msgspec.json.decode(await reader.readexactly(length))["version"] > body["since"]
    if ending == "close":
        assert await reader.read() == b""
    writer.close()


async def test_whoever_hangs_up_has_moved_all_the_same(table: Opened, caplog: pytest.LogCaptureFixture) -> None:
    seat, body = await a_move(table)
    _, writer = await asyncio.open_connection("127.0.0.1", table.visited.port)
    writer.write(written(table, seat, body))
    writer.transport.abort()
    async with asyncio.timeout(PATIENCE):
        while (await table.look())["number"] == body["number"]:
            await asyncio.sleep(0.01)
    assert not caplog.records
