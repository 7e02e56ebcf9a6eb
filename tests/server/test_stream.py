"""The push: at once, after every change, to all eyes; and what happens to bad, slow and absent listeners."""

import asyncio
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol

from tests.processes import PATIENCE
from tests.server.visiting import Json, Opened, Visited, fresh_guest, fresh_key, settings, visit
from virtuosi.server import stream
from virtuosi.server.at_once import AT_ONCE
from virtuosi.server.bodies import MoveBody, UndoBody
from virtuosi.server.broker import WAITING, Listener
from virtuosi.server.scenes import MOST
from virtuosi.server.table import Eyes

T = TypeVar("T")
TURNS = 20  # of the loop, enough to read what has come


async def test_a_scene_comes_at_once(table: Opened) -> None:
    async with table.stream(0) as watching:
        scene = await watching.next()
        assert scene == await table.look(0)


async def test_every_change_reaches_everybody(table: Opened) -> None:
    actor = (await table.look())["actor"]
    async with table.stream(0) as first, table.stream(1) as second, table.stream(None) as spectator:
        watching = {0: first, 1: second, None: spectator}
        for eyes in watching.values():
            await eyes.next()
        scene = await table.look(actor)
        after = await table.play(actor, scene["choices"][0]["move"], scene["number"])
        for seat, eyes in watching.items():
            while (pushed := await eyes.next())["number"] != after["number"]:
                pass
            since = pushed["table"]["version"] - 1
            assert pushed == await table.look(seat, since)


async def test_undo_reaches_everybody(table: Opened) -> None:
    scene = await table.until_undoable()
    async with table.stream(None) as watching:
        assert (await watching.next())["number"] == scene["number"]
        await table.undo(scene["seat"], scene["number"])
        while (await watching.next())["number"] != scene["number"] - 1:
            pass


async def test_coming_with_an_invitation_takes_the_seat(visited: Visited) -> None:
    table = await visited.open(kinds="pi")
    assert not (await table.look())["table"]["seats"][1]["taken"]
    async with table.stream(None) as spectator:
        await spectator.next()
        await table.joined(table.invitations[1])
        assert (await spectator.next())["table"]["seats"][1]["taken"]


async def test_a_new_name_is_pushed(table: Opened) -> None:
    async with table.stream(None) as watching:
        await watching.next()
        await table.http.patch(f"/api/tables/{table.id}/seats/0", headers=table.eyes(0), json={"name": "Player 1"})
        assert (await watching.next())["table"]["seats"][0]["name"] == "Player 1"


async def test_thinking_is_told_before_the_scene_that_ends_it(visited: Visited, table: Opened) -> None:
    async with table.stream(None) as watching:
        await watching.next("presence")
        visited.house.broker.thinks(table.id, 1)
        await table.http.patch(f"/api/tables/{table.id}/seats/0", headers=table.eyes(0), json={"name": "Player 1"})
        words = [msgspec.json.decode(await watching.line.recv()) for _ in range(2)]
        assert [next(iter(word)) for word in words] == ["thinking", "scene"]


async def lies_here(coming: Coroutine[Any, Any, T]) -> T:
    """What needs no waiting for, only a few turns of the loop to be read."""
    read = asyncio.create_task(coming)
    for _ in range(TURNS):
        if not read.done():
            await asyncio.sleep(0)
    assert read.done(), "it has not come yet"
    return read.result()


async def test_a_push_comes_no_later_than_the_answer(table: Opened) -> None:
    async with table.stream(None) as watching:
        await watching.next("presence")
        for _ in range(10):
            scene = await table.look((await table.look())["actor"])
            answer = await table.play(scene["seat"], scene["choices"][0]["move"], scene["number"])
            version = -1
            while version < answer["table"]["version"]:
                version = msgspec.json.decode(await lies_here(watching.line.recv()))["scene"]["table"]["version"]


class Turns:
    """Counts the turns of the loop."""

    def __init__(self) -> None:
        self.number = 0
        self._next()

    def _next(self) -> None:
        self.number += 1
        self.handle = asyncio.get_running_loop().call_soon(self._next)


@pytest.fixture(params=[AT_ONCE, "nowhere"], ids=["at once", "sent"])
def either_way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words are written when they are told, and then as by a server that cannot do that."""
    monkeypatch.setattr(stream, "AT_ONCE", request.param)


@pytest.mark.usefixtures("either_way")
async def test_words_are_written_a_turn_of_the_loop_before_the_answer(
    visited: Visited, table: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """uvloop sends what was written at the end of the turn, whichever line comes first."""
    turns, written, send = Turns(), [], ServerProtocol.send_text

    def noted(line: ServerProtocol, word: bytes) -> None:
        written.append(turns.number)
        send(line, word)

    monkeypatch.setattr(ServerProtocol, "send_text", noted)
    scene = await table.until_undoable()
    eyes, house = Eyes(await visited.house.guests.who(table.guest), scene["seat"]), visited.house
    async with table.stream(None) as watching:
        await watching.next("presence")
        written.clear()
        await house.undo(table.id, eyes, UndoBody(scene["number"], fresh_key()))
        assert [turn < turns.number for turn in written] == [True]
        undone = await table.look(scene["seat"])
        await house.play(table.id, eyes, MoveBody(undone["choices"][0]["move"], undone["number"], fresh_key()))
        assert [turn < turns.number for turn in written] == [True, True]
    turns.handle.cancel()


async def test_those_who_share_eyes_share_the_very_words(visited: Visited, table: Opened) -> None:
    async with visited.house.at(table.id) as found:
        scenes = visited.house.broker.scenes
        assert scenes.told(found, None) is scenes.told(found, None)
        assert scenes.told(found, None) is not scenes.told(found, 0)


async def test_asking_for_every_version_fills_no_memory(visited: Visited, table: Opened) -> None:
    await table.play_on(20, random.Random(1))
    for since in range(MOST + 50):
        async with visited.house.at(table.id) as found:
            found._made = list(range(MOST + 100))
            visited.house.broker.scenes.told(found, None, since)
    assert len(visited.house.broker.scenes._made) <= MOST


@pytest.mark.parametrize(
    ("hello", "code", "close"),
    [
        ({"guest": "nobodys-key-0123456789abcdef", "seat": 0}, "wrong_seat", 4403),
        ({"seat": 1}, "wrong_seat", 4403),
        ({"guest": "short"}, "bad_request", 4400),
        ({"seat": "0"}, "bad_request", 4400),
        ({"seat": None, "more": 1}, "bad_request", 4400),
        ([], "bad_request", 4400),
    ],
)
async def test_a_bad_hello_is_told_why_and_closed(table: Opened, hello: Json, code: str, close: int) -> None:
    async with table.stream(None, hello) as watching:
        assert (await watching.next("error"))["code"] == code
        with pytest.raises(ConnectionClosed):
            await watching.next()
        assert watching.line.close_code == close


async def test_a_hello_in_bytes_or_without_json(visited: Visited, table: Opened) -> None:
    for word in (b"\x00\xff", "nonsense", "[" * 30_000):
        async with connect(f"ws://127.0.0.1:{visited.port}/api/tables/{table.id}/stream") as line:
            await line.send(word)
            async with asyncio.timeout(PATIENCE):
                await line.wait_closed()
            assert line.close_code == 4400


async def test_the_stream_of_no_table(visited: Visited) -> None:
    async with Opened(visited, "a" * 12, fresh_guest()).stream(None) as watching:
        assert (await watching.next("error"))["code"] == "unknown_table"
        with pytest.raises(ConnectionClosed):
            await watching.next()
        assert watching.line.close_code == 4404


@pytest.mark.parametrize("word", ['{"move": "fire", "number": 1}', b"\x00", "[" * 30_000])
async def test_words_after_the_hello_close_the_stream(table: Opened, word: str | bytes) -> None:
    async with table.stream(0) as watching:
        await watching.next()
        await watching.line.send(word)
        with pytest.raises(ConnectionClosed):
            await watching.next()
        assert watching.line.close_code == 4400


async def test_a_quiet_line_has_a_heartbeat(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, heartbeat=0.05)) as visited:
        table = await visited.open()
        async with table.stream(None) as watching:
            scene = await watching.next()
            assert await watching.next("beat") == scene["number"]


async def test_who_is_present_is_told_when_somebody_comes_or_leaves(visited: Visited) -> None:
    table = await visited.open("ray_master", "pi")
    friend = await table.joined(table.invitations[1], name="Emmy")
    async with table.stream(0) as host:
        assert await host.next("presence") == {"seats": [0], "spectators": 0}
        async with friend.stream(1), friend.stream(1), table.stream(None) as spectator:
            while await spectator.next("presence") != {"seats": [0, 1], "spectators": 1}:
                pass
            while await host.next("presence") != {"seats": [0, 1], "spectators": 1}:
                pass
        while await host.next("presence") != {"seats": [0], "spectators": 0}:
            pass


async def test_all_who_play_at_one_screen_are_present_with_it(visited: Visited) -> None:
    table = await visited.open("ray_master", "pi")
    async with table.stream(0) as host:
        assert (await host.next("presence"))["seats"] == [0]
        assert (await table.join(table.invitations[1], beside=True)).status_code == 200
        assert (await host.next("presence"))["seats"] == [0, 1]


async def test_those_who_leave_are_forgotten(visited: Visited, table: Opened) -> None:
    async with table.stream(0) as watching:
        await watching.next()
        assert visited.house.broker.watched(table.id)
    async with asyncio.timeout(PATIENCE):
        while visited.house.broker.watched(table.id):
            await asyncio.sleep(0.01)


async def test_a_listener_far_behind_is_dropped(visited: Visited, table: Opened) -> None:
    broker, listener = visited.house.broker, Listener(None, None)
    async with visited.house.at(table.id) as found:
        broker.join(found, listener)
        for _ in range(WAITING - 2):  # after the scene and who is present
            broker.changed(found)
        assert not listener.behind
        broker.changed(found)
    assert listener.behind
    broker.leave(table.id, listener)
    assert not broker.watched(table.id)


async def test_words_that_a_line_does_not_take_at_once_keep_their_order() -> None:
    listener, written = Listener(None, None), []
    free = False

    def take(word: bytes) -> bool:
        if free:
            written.append(word)
        return free

    listener.at_once = take
    listener.tell(b"first")
    free = True
    listener.tell(b"second")  # the first still waits
    assert await listener.next() == b"first"
    listener.sending = 0.0
    assert await listener.next() == b"second"
    listener.tell(b"third")  # the second is on its way
    assert written == []
    assert await listener.next() == b"third"
    listener.sending = None
    listener.tell(b"fourth")
    assert written == [b"fourth"]


async def test_whoever_must_connect_again_is_told_no_more(table: Opened, visited: Visited) -> None:
    async with table.stream(0) as watching:
        await watching.next("presence")
        visited.house.broker.call_again(table_id=table.id)
        with pytest.raises(ConnectionClosed):
            await watching.next("presence")
        assert watching.line.close_code == 4408


async def test_a_listener_that_does_not_read_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "AT_ONCE", "nowhere")

    async def never(*_: object, **__: object) -> None:
        await asyncio.sleep(3600)

    async with visit(settings(tmp_path, send_limit=0.05)) as visited:
        table = await visited.open()
        async with table.stream(None) as watching:
            await watching.next()
            monkeypatch.setattr("litestar.connection.WebSocket.send_data", never)
            await table.http.patch(f"/api/tables/{table.id}/seats/0", headers=table.eyes(0), json={"name": "Player 1"})
            with pytest.raises(ConnectionClosed):
                await watching.next()
            assert watching.line.close_code == 4408
