"""The push: every listener gets its own scene at once and after every change, and of the log only what is new to it. A
gap heals by connecting again."""

import asyncio
import contextlib
import time
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from virtuosi.core.text import say
from virtuosi.server.at_once import AT_ONCE, Tell
from virtuosi.server.bodies import Glance, Hello
from virtuosi.server.bot_seats import BotSeats
from virtuosi.server.broker import Listener, ThinkingPush
from virtuosi.server.crowd import Crowd
from virtuosi.server.errors import ErrorBody, StorageFailure, Trouble, log
from virtuosi.server.guests import Guests
from virtuosi.server.house import House
from virtuosi.server.settings import Settings
from virtuosi.server.table import Eyes

HELLO_LIMIT = 10.0
OUR_FAULT = 1011
BAD_HELLO, WRONG_SEAT, UNKNOWN_TABLE, TOO_SLOW, CROWDED = 4400, 4403, 4404, 4408, 4429
CLOSING = {
    "storage": OUR_FAULT,
    "internal": OUR_FAULT,
    "wrong_seat": WRONG_SEAT,
    "closed_table": WRONG_SEAT,
    "banned": WRONG_SEAT,
    "unknown_table": UNKNOWN_TABLE,
    "crowded": CROWDED,
}

Socket = WebSocket[Any, Any, Any]  # Litestar's user, auth and state: this house has none of them


class Beat(msgspec.Struct, frozen=True):
    """Nothing new after so many moves; the line stands."""

    beat: int
    now: int  # as in `NowPush`


class NowPush(msgspec.Struct, frozen=True):
    """What time it is in the house, in milliseconds since 1970: the first word on a stream."""

    now: int


@websocket("/tables/{table_id:str}/stream")
async def stream(
    socket: Socket,
    table_id: FromPath[str],
    house: NamedDependency[House],
    guests: NamedDependency[Guests],
    bots: NamedDependency[BotSeats],
    crowd: NamedDependency[Crowd],
    settings: NamedDependency[Settings],
) -> None:
    await socket.accept()
    try:
        with crowd.one_more(socket.client.host if socket.client else "", table_id):
            hello = await _hello(socket)
            eyes = Eyes(await guests.who(hello.guest), hello.seat)
            listener = await house.watch(table_id, eyes, hello.since, hello.heard, hello.difference)
            listener.glance(hello.visible)
            try:
                await _send(socket, msgspec.json.encode(NowPush(_milliseconds(house))))
                listener.at_once = cast("Tell | None", (socket.scope.get("extensions") or {}).get(AT_ONCE))
                thinking = bots.thinking.get(table_id)
                if thinking is not None:
                    listener.tell(msgspec.json.encode(ThinkingPush(thinking)))
                await _serve(socket, listener, house, settings)
            finally:
                house.broker.leave(table_id, listener)
    except Trouble as trouble:
        await _close(socket, trouble)
    except WebSocketDisconnect:
        pass
    except StorageFailure as error:
        log.error("storage failed: %s", error)
        await _close(socket, Trouble("storage"))
    except Exception:
        log.exception("the stream of table %s failed", table_id)
        await _close(socket, Trouble("internal"))


def _milliseconds(house: House) -> int:
    return round(1000 * house.time)


async def _hello(socket: Socket) -> Hello:
    try:
        word = await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_LIMIT)
        return msgspec.json.decode(word, type=Hello)
    except (TimeoutError, msgspec.DecodeError, KeyError) as error:
        raise Trouble("bad_request") from error


async def _close(socket: Socket, trouble: Trouble) -> None:
    try:
        await socket.send_data(msgspec.json.encode(ErrorBody(trouble.failure)).decode(), mode="text")
        await socket.close(CLOSING.get(trouble.failure.code, BAD_HELLO), trouble.failure.code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # it left by itself


async def _push(socket: Socket, listener: Listener) -> None:
    """What one listener is told, word by word, until it is too far behind."""
    while (word := await listener.next()) is not None:
        listener.sending = time.monotonic()
        await _send(socket, word)
        listener.sending = None


async def _mind(listener: Listener, house: House, settings: Settings) -> None:
    """Beats when nothing was said for a while, until a word takes too long. One who looks at the clock now and then
    costs less than a clock for every word."""
    while True:
        now = time.monotonic()
        if listener.sending is not None and now - listener.sending >= settings.send_limit:
            return
        if now - listener.told >= settings.heartbeat:
            listener.tell(msgspec.json.encode(Beat(listener.number, _milliseconds(house))))
        taken = now if listener.sending is None else listener.sending
        await asyncio.sleep(min(listener.told + settings.heartbeat, taken + settings.send_limit) - now)


async def _send(socket: Socket, word: bytes) -> None:
    try:
        await socket.send_data(word.decode(), mode="text")
    except (OSError, RuntimeError, WebSocketException) as error:  # however the server's side names it: they left
        raise WebSocketDisconnect(detail="left", code=1006) from error


async def _until_gone(socket: Socket, listener: Listener) -> None:
    """After the hello only glances are expected: whoever says more is not one of ours."""
    with contextlib.suppress(KeyError, msgspec.DecodeError):  # bytes instead of text, or other words
        while True:
            word = await socket.receive_data(mode="text")
            listener.glance(msgspec.json.decode(word, type=Glance).visible)
    raise Trouble("bad_request", say("error-bad-request", detail="only hello and glances are spoken on a stream"))


async def _serve(socket: Socket, listener: Listener, house: House, settings: Settings) -> None:
    pushing = asyncio.create_task(_push(socket, listener))
    minding = asyncio.create_task(_mind(listener, house, settings))
    leaving = asyncio.create_task(_until_gone(socket, listener))
    tasks = {pushing, minding, leaving}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if leaving in done:
        raise leaving.exception() or WebSocketDisconnect(detail="left")
    for task in done:
        task.result()  # whatever it failed with
    await socket.close(TOO_SLOW, "too slow")
