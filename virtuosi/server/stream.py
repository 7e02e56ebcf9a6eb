"""The push: every listener gets its own scene at once and after every change, and of the log only what is new to it. A
gap heals by connecting again."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from virtuosi.core.scene import Scene
from virtuosi.server.bodies import Hello
from virtuosi.server.bot_seats import BotSeats
from virtuosi.server.broker import Listener
from virtuosi.server.errors import ErrorBody, StorageFailure, Trouble, log
from virtuosi.server.house import House
from virtuosi.server.settings import Settings

HELLO_LIMIT = 10.0
OUR_FAULT = 1011
BAD_HELLO, WRONG_SEAT, UNKNOWN_TABLE, TOO_SLOW = 4400, 4403, 4404, 4408
CLOSING = {"storage": OUR_FAULT, "internal": OUR_FAULT, "wrong_seat": WRONG_SEAT, "unknown_table": UNKNOWN_TABLE}

Socket = WebSocket[Any, Any, Any]  # Litestar's user, auth and state: this house has none of them


class ScenePush(msgspec.Struct, frozen=True):
    scene: Scene


class ThinkingPush(msgspec.Struct, frozen=True):
    """A bot thinks about its move."""

    thinking: int


class Beat(msgspec.Struct, frozen=True):
    """Nothing new after so many moves; the line stands."""

    beat: int


@websocket("/tables/{table_id:str}/stream")
async def stream(
    socket: Socket,
    table_id: FromPath[str],
    house: NamedDependency[House],
    bots: NamedDependency[BotSeats],
    settings: NamedDependency[Settings],
) -> None:
    await socket.accept()
    try:
        hello = await _hello(socket)
        await house.arrive(table_id, hello.seat)
        with house.broker.listening(table_id) as listener:
            await _serve(Push(socket, house, bots, settings, table_id, hello), listener)
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


class Push:
    """What one listener is sent."""

    def __init__(
        self, socket: Socket, house: House, bots: BotSeats, settings: Settings, table_id: str, hello: Hello
    ) -> None:
        self.socket = socket
        self.house = house
        self.bots = bots
        self.settings = settings
        self.table_id = table_id
        self.secret = hello.seat
        self._since = hello.since  # the version this listener has
        self._last: Scene | None = None

    async def run(self, listener: Listener) -> None:
        await self._scene()
        thinking = self.bots.thinking.get(self.table_id)
        if thinking is not None:
            await self._send(ThinkingPush(thinking))
        while not listener.behind:
            try:
                notice = await asyncio.wait_for(listener.next(), self.settings.heartbeat)
            except TimeoutError:
                await self._send(Beat(self._last.number if self._last else 0))
                continue
            if notice.thinking is None:
                await self._scene()
            elif notice.thinking == self.bots.thinking.get(self.table_id):  # it may have moved meanwhile
                await self._send(ThinkingPush(notice.thinking))

    async def _scene(self) -> None:
        scene = await self.house.look(self.table_id, self.secret, self._since)
        if self._last is None or scene.table.version != self._last.table.version:
            self._last, self._since = scene, scene.table.version
            await self._send(ScenePush(scene))

    async def _send(self, push: msgspec.Struct) -> None:
        text = msgspec.json.encode(push).decode()
        await asyncio.wait_for(self.socket.send_data(text, mode="text"), self.settings.send_limit)


async def _until_gone(socket: Socket) -> None:
    """Nothing is expected after the hello; what comes is read and dropped, so that leaving is noticed."""
    while True:
        await socket.receive_data(mode="text")


async def _serve(push: Push, listener: Listener) -> None:
    pushing = asyncio.create_task(push.run(listener))
    leaving = asyncio.create_task(_until_gone(push.socket))
    try:
        done, _ = await asyncio.wait({pushing, leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        pushing.cancel()
        leaving.cancel()
        await asyncio.gather(pushing, leaving, return_exceptions=True)
    if leaving in done:
        return
    error = pushing.exception()
    if error is None or isinstance(error, TimeoutError):
        await push.socket.close(TOO_SLOW, "too slow")
    else:
        raise error
