"""The straight way of a move. It is what people wait for and what the house does most, and most of its time would be
the framework's, which serves any request. The same is checked, in the same words; what looks odd goes the usual way."""

import gzip
import re
from typing import Any

import msgspec
from litestar import Litestar

from virtuosi.server.bodies import GUEST_KEY, MoveBody
from virtuosi.server.errors import Asked, Trouble
from virtuosi.server.house import House
from virtuosi.server.pages import API_HEADERS
from virtuosi.server.reading import read
from virtuosi.server.table import Eyes

MOVES = re.compile(r"/api/tables/([a-z0-9]+)/moves")
KEY = re.compile(GUEST_KEY)
SEATS = {str(seat).encode(): seat for seat in range(8)}
LARGEST_BODY = 64 * 1024
NO_MOVE = 0  # instead of a status
COMPRESSED_FROM, COMPRESSION = 1000, 5  # bytes, level

_HEADERS = [(name.lower().encode(), value.encode()) for name, value in API_HEADERS.items()]
_HEADERS.append((b"content-type", b"application/json"))

Asgi = Any  # what a server and an application hand each other: dictionaries, and functions that take them


class Asking(msgspec.Struct, frozen=True):
    """What the head of a request says."""

    table_id: str
    key: str
    seat: int | None
    gzip: bool


class InOnePiece:
    """The line of a request, as uvicorn has it: it keeps what is written until all is there. Head and body are written
    apart, and each piece costs a call of the system, and wakes whoever reads."""

    def __init__(self, line: Asgi) -> None:
        self._line = line
        self._pieces: list[bytes] = []
        self.write = self._pieces.append

    def __getattr__(self, name: str) -> Any:  # Any: whatever else is asked of a line
        self.leave()
        return getattr(self._line, name)

    def leave(self) -> None:
        if self._pieces:  # none for somebody who hung up
            self._line.write(b"".join(self._pieces))
            self._pieces.clear()


async def move_straight(app: Litestar, scope: Asgi, receive: Asgi, send: Asgi) -> int:
    """The status of the answer; NO_MOVE when something else was asked, which waits for one."""
    asking = _asking(scope)
    if asking is None:
        return NO_MOVE
    house: House = app.state["house"]
    try:
        body = read(await _body(receive), MoveBody)
        eyes = Eyes(await house.guests.who(asking.key), asking.seat)
        status, answer = 200, await house.play(asking.table_id, eyes, body)
    except Exception as error:
        handlers = app.exception_handlers
        handler = next(handlers[kind] for kind in type(error).__mro__ if kind in handlers)
        failed: Any = handler(Asked(scope), error)  # Any: a response, as Litestar types it
        status, answer = failed.status_code, msgspec.json.encode(failed.content)
    headers = _HEADERS
    if asking.gzip and len(answer) >= COMPRESSED_FROM:
        answer = gzip.compress(answer, COMPRESSION)
        headers = [*headers, (b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")]
    headers = [*headers, (b"content-length", b"%d" % len(answer))]
    request: Any = getattr(send, "__self__", None)  # Any: uvicorn's, whichever parser it has
    line = getattr(request, "transport", None)
    if line is not None:
        request.transport = line = InOnePiece(line)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": answer, "more_body": False})
    if line is not None:
        line.leave()
    return status


def _asking(scope: Asgi) -> Asking | None:
    """None for all that is no move, or says anything in its head that a page of ours would not."""
    found = MOVES.fullmatch(scope["path"]) if scope["method"] == "POST" else None
    if found is None or scope["query_string"]:
        return None
    headers = dict(scope["headers"])
    key, seat = headers.get(b"x-guest", b"").decode("latin-1"), headers.get(b"x-seat")
    length = headers.get(b"content-length", b"")
    if len(headers) < len(scope["headers"]) or not KEY.fullmatch(key) or (seat is not None and seat not in SEATS):
        return None
    if b"transfer-encoding" in headers or not length.isdigit() or int(length) > LARGEST_BODY:
        return None
    return Asking(found[1], key, None if seat is None else SEATS[seat], b"gzip" in headers.get(b"accept-encoding", b""))


async def _body(receive: Asgi) -> bytes:
    message = await receive()
    parts = [message.get("body", b"")]
    while message.get("more_body", False):
        message = await receive()
        parts.append(message.get("body", b""))
    if message["type"] == "http.disconnect":
        raise Trouble("bad_request")  # nobody hears it
    return b"".join(parts)
