"""The door: every request passes it. What no browser of ours would send is turned away, and every visit is one line."""

import asyncio
import ipaddress
import logging
import socket
import time
from functools import lru_cache
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec
from litestar import Litestar

from virtuosi.server.errors import ErrorBody, Trouble
from virtuosi.server.pages import protect
from virtuosi.server.straight import NO_MOVE, move_straight

access = logging.getLogger("virtuosi.access")

Asgi = Any  # what a server and an application hand each other: dictionaries, and functions that take them

LONGEST_PATH = 255
HERE = ("localhost", "127.0.0.1", "::1")
CHANGES = ("POST", "PUT", "PATCH", "DELETE")
REFUSED = 4403  # on a stream


class GuardedHouse(Litestar):
    """The application behind its door. `names` are the host names it answers to, beside addresses and its own."""

    names: frozenset[str] = frozenset()
    patience: float = 15.0  # seconds for a request to arrive

    async def __call__(self, scope: Asgi, receive: Asgi, send: Asgi) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def told(message: Asgi) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                protect(message, scope["path"])
            await send(message)

        trouble = self._trouble(scope)
        if trouble is not None:
            status = trouble.status
            await _turn_away(trouble, scope, receive, send)
        elif scope["type"] == "websocket":
            await super().__call__(scope, receive, send)
        else:
            in_time = self._in_time(receive)
            status = await move_straight(self, scope, in_time, send)
            if status == NO_MOVE:
                await super().__call__(scope, in_time, told)
        if access.isEnabledFor(logging.INFO):
            access.info("%s", line(scope, status, time.perf_counter() - began))

    def _in_time(self, receive: Asgi) -> Asgi:
        """A body that trickles is not waited for. For one that is there no clock is set: that costs more than it."""
        if getattr(getattr(receive, "__self__", None), "more_body", True) is False:  # uvicorn has all of it
            return receive
        late = time.monotonic() + self.patience
        arrived = False

        async def received() -> Asgi:
            nonlocal arrived
            if arrived:
                return await receive()  # only to learn that they left
            try:
                async with asyncio.timeout(late - time.monotonic()):
                    message = await receive()
            except TimeoutError:
                raise Trouble("too_slow") from None
            arrived = not message.get("more_body", False)
            return message

        return received

    def _trouble(self, scope: Asgi) -> Trouble | None:
        headers = dict(scope["headers"])
        path = scope["path"]
        if len(path) > LONGEST_PATH or not path.isprintable():
            return Trouble("not_found")
        host = _host_of(b"//" + headers.get(b"host", b""))
        if not self._ours(host) or [name for name, _ in scope["headers"]].count(b"host") > 1:
            return Trouble("wrong_host")
        changes = scope["type"] == "websocket" or scope["method"] in CHANGES
        if changes and b"origin" in headers and not _same(_host_of(headers[b"origin"]), host):
            return Trouble("wrong_origin")
        if scope["type"] == "http" and scope["method"] in ("POST", "PATCH"):
            kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
            if kind != b"application/json" and path.startswith("/api/"):
                return Trouble("not_json")
        return None

    def _ours(self, host: str) -> bool:
        """A name that somebody else's page could point at this machine is not ours; an address is."""
        if host in HERE or host in self.names or host == socket.gethostname().lower():
            return True
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return False
        return True


@lru_cache(maxsize=256)  # a house has few names, and hears them with every request
def _host_of(url: bytes) -> str:
    try:
        found = urlsplit(url.decode("latin-1"))
        return "" if found.port == 0 else (found.hostname or "").lower()
    except ValueError:  # of its port, too
        return ""


def _same(origin: str, host: str) -> bool:
    return origin == host or (origin in HERE and host in HERE)


async def _turn_away(trouble: Trouble, scope: Asgi, receive: Asgi, send: Asgi) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": REFUSED, "reason": trouble.failure.code})
        return
    body = msgspec.json.encode(ErrorBody(trouble.failure))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(b"x-content-type-options", b"nosniff"), (b"cache-control", b"no-store"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def line(scope: Asgi, status: int, seconds: float) -> str:
    """One visit: whatever was asked, it stays one line."""
    client = scope.get("client")
    method = "STREAM" if scope["type"] == "websocket" else str(scope.get("method", ""))
    path = quote(scope["path"], safe="/")[: 2 * LONGEST_PATH]
    return f"{client[0] if client else '-'} {quote(method)} {path} {status or '-'} {1000 * seconds:.1f} ms"
