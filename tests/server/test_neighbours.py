"""Several houses on one PostgreSQL are one house: whoever comes to whichever of them plays at the same tables."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncSession
from websockets.exceptions import ConnectionClosed

from tests.processes import PATIENCE
from tests.server.test_bots import until
from tests.server.test_difference import renewed
from tests.server.visiting import Json, Opened, Visited, fresh_key, settings, visit
from virtuosi.server import neighbours, questions
from virtuosi.server.hosting import Hosting
from virtuosi.server.rows import Row, TableRow
from virtuosi.server.settings import Settings, database_url


def be_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is taken for dead because the machine held it up."""
    for module in (neighbours, questions):
        monkeypatch.setattr(module, "LEASE", timedelta(seconds=PATIENCE))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


@asynccontextmanager
async def two_houses(directory: Path, shared: str, **more: object) -> AsyncIterator[tuple[Visited, Visited]]:
    given = settings(directory, database=database_url(shared), **more)
    async with visit(given) as one, visit(given) as other:
        yield one, other


def elsewhere(table: Opened, other: Visited) -> Opened:
    """The same table and guest, through the other house."""
    return Opened(other, table.id, table.guest)


async def both_at(table: Opened, friend: Opened, seat: int) -> Json:
    """What the first sees once the second sees the same."""
    async with asyncio.timeout(PATIENCE):
        while True:
            mine, theirs = await table.look(seat), await friend.look(seat)
            if mine == theirs:
                return mine
            await asyncio.sleep(0.02)


async def test_moves_and_pushes_cross_from_house_to_house(tmp_path: Path, shared: str) -> None:
    rng = random.Random(5)
    async with two_houses(tmp_path, shared) as (one, other):
        table = await one.open(kinds="pi")
        friend = Opened(other, table.id, "the-key-of-a-friend-elsewhere")
        assert (await friend.join(table.invitations[1])).status_code == 200
        places = [table, friend]
        async with table.stream(0) as here, friend.stream(1) as there:
            streams, seen = [here, there], [await here.next(), await there.next()]
            while len(seen[0]["table"]["seats"]) and not seen[0]["table"]["seats"][1]["taken"]:
                seen[0] = await here.next()  # that the friend sat down elsewhere
            for _ in range(25):
                actor = seen[0]["actor"]
                scene = await places[actor].look(actor)
                answer = await places[actor].play(actor, rng.choice(scene["choices"])["move"], scene["number"])
                version = answer["table"]["version"]
                for seat, stream in enumerate(streams):
                    while seen[seat]["table"]["version"] < version:
                        seen[seat] = await stream.next()
                    assert seen[seat]["number"] == answer["number"]
        assert (await both_at(table, elsewhere(table, other), 0))["number"] == answer["number"]


async def test_a_push_from_elsewhere_has_only_the_lines_that_are_new(tmp_path: Path, shared: str) -> None:
    async with two_houses(tmp_path, shared) as (one, other):
        table = await one.open()
        await table.play_on(20, random.Random(2))
        there = elsewhere(table, other)
        hello = {"guest": there.guest, "seat": 0, "difference": True}
        async with there.stream(0) as watching, there.stream(0, hello) as changing:
            number = (await watching.next())["number"]
            scene = await changing.next()
            await table.play_on(1, random.Random(3))
            pushed = await watching.next()
            assert pushed["number"] > number
            assert pushed["log_from"] == number
            assert renewed(scene, await changing.next("change")) == await table.look(0)


async def test_of_two_who_move_at_once_in_two_houses_one_is_told_where_the_table_stands(
    tmp_path: Path, shared: str
) -> None:
    async with two_houses(tmp_path, shared) as (one, other):
        table = await one.open()
        there = elsewhere(table, other)
        for _ in range(10):
            scene = await both_at(table, there, (await table.look())["actor"])
            moves = [choice["move"] for choice in scene["choices"]]
            bodies = [{"move": move, "number": scene["number"], "key": fresh_key()} for move in (moves[0], moves[-1])]
            found = await asyncio.gather(
                table.post("moves", scene["seat"], bodies[0]), there.post("moves", scene["seat"], bodies[1])
            )
            assert sorted(answer.status_code for answer in found) == [200, 409]
            late = next(answer for answer in found if answer.status_code == 409).json()["error"]
            assert late["code"] == "stale_move"
            assert late["scene"]["number"] > scene["number"]


async def test_a_request_that_one_house_fulfilled_is_known_to_the_other(tmp_path: Path, shared: str) -> None:
    """Its acknowledgement was lost with the first house, and the same request comes to the second."""
    async with two_houses(tmp_path, shared) as (one, other):
        table = await one.open()
        there = elsewhere(table, other)
        for _ in range(10):
            scene = await both_at(table, there, (await table.look())["actor"])
            body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": fresh_key()}
            found = await asyncio.gather(*(place.post("moves", scene["seat"], body) for place in (table, there)))
            assert [answer.status_code for answer in found] == [200, 200]
            assert found[0].json() == found[1].json()


async def test_who_is_at_the_table_is_the_sum_of_all_houses(tmp_path: Path, shared: str) -> None:
    async with two_houses(tmp_path, shared) as (one, other):
        table = await one.open(kinds="pi")
        friend = Opened(other, table.id, "the-key-of-a-friend-elsewhere")
        await friend.join(table.invitations[1])
        async with table.stream(0) as here:
            assert await here.next("presence") == {"seats": [0], "spectators": 0}
            async with friend.stream(1) as there:
                assert await here.next("presence") == {"seats": [0, 1], "spectators": 0}
                assert await there.next("presence") in (
                    {"seats": [1], "spectators": 0},
                    {"seats": [0, 1], "spectators": 0},
                )
                async with visit(one_more(tmp_path, shared)) as third, Opened(third, table.id, "").stream(None) as idle:
                    found = await idle.next("presence")
                    while found != {"seats": [0, 1], "spectators": 1}:  # it has just come and hears of the others
                        found = await idle.next("presence")
                    assert await here.next("presence") == {"seats": [0, 1], "spectators": 1}
                assert await here.next("presence") == {"seats": [0, 1], "spectators": 0}
            assert await here.next("presence") == {"seats": [0], "spectators": 0}


def one_more(directory: Path, shared: str) -> Settings:
    return settings(directory, database=database_url(shared))


@pytest.mark.parametrize("thinkers", [0, 1])
async def test_bots_play_wherever_somebody_thinks(tmp_path: Path, shared: str, thinkers: int) -> None:
    """The third house has one thinker, and the other two have none, or one each."""
    async with (
        two_houses(tmp_path, shared, thinkers=thinkers) as (_, other),
        visit(one_more(tmp_path, shared)),
    ):
        table = await other.open(kinds="bb")
        first = (await table.look())["number"]
        assert (await until(table, first + 12))["number"] >= first + 12


async def test_what_is_said_in_one_house_is_heard_in_the_other(tmp_path: Path, shared: str) -> None:
    async with two_houses(tmp_path, shared) as (one, other):
        table = await one.open()
        there = elsewhere(table, other)
        async with there.stream(1) as listening:
            await listening.next()
            line = {"text": "Look up!", "key": fresh_key()}
            assert (await table.post("lines", 0, line)).status_code == 200
            heard = await listening.next("talk")
            assert [one["text"] for one in heard["lines"]] == ["Look up!"]
        assert (await table.post("lines", 0, {"text": "Gone?", "key": fresh_key()})).status_code == 200
        async with asyncio.timeout(PATIENCE):
            while True:  # nobody listened there, yet the table was at hand
                async with there.stream(1) as listening:
                    if [one["text"] for one in (await listening.next("talk"))["lines"]] == ["Look up!", "Gone?"]:
                        break


async def test_whoever_is_shut_out_or_whose_table_is_closed_in_one_house_leaves_the_other(
    tmp_path: Path, shared: str
) -> None:
    async with two_houses(tmp_path, shared) as (one, other):
        table = await one.open(kinds="pi")
        friend = Opened(other, table.id, "the-key-of-a-friend-elsewhere")
        assert (await friend.join(table.invitations[1])).status_code == 200
        hosting = Hosting(one.house)
        async with friend.stream(1) as watching:
            await watching.next()
            async with one.house.at(table.id) as held:
                guest = held.seats[1].guest_id
            await hosting.ban(str(guest))
            with pytest.raises(ConnectionClosed):
                await watching.next("never")
        async with asyncio.timeout(PATIENCE):
            while (await friend.post("undo", 1, {"number": 0, "key": fresh_key()})).json()["error"]["code"] != "banned":
                pass
        async with elsewhere(table, other).stream(0) as watching:
            await watching.next()
            await hosting.close(table.id)
            with pytest.raises(ConnectionClosed):
                await watching.next("never")
        assert (await other.http.get(f"/api/tables/{table.id}")).status_code == 404


async def test_a_guest_who_looks_through_one_house_is_known_to_look_in_the_other(tmp_path: Path, shared: str) -> None:
    async with two_houses(tmp_path, shared) as (one, other):
        table = await one.open()
        async with one.house.at(table.id) as held:
            guest = str(held.seats[0].guest_id)

        async def known(looks: bool) -> None:
            async with asyncio.timeout(PATIENCE):
                while one.house.broker.looks(table.id, guest) != looks:
                    await asyncio.sleep(0.02)

        async with elsewhere(table, other).stream(0) as watching:
            await known(True)
            await watching.line.send('{"visible": false}')
            await known(False)
            await watching.line.send('{"visible": true}')
            await known(True)
        await known(False)


async def test_a_table_is_read_as_of_one_moment_though_another_house_goes_on_with_it(
    tmp_path: Path, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its position and its moves stand in different places of the book, and a move changes both."""
    rng = random.Random(5)
    really_get = AsyncSession.get
    async with two_houses(tmp_path, shared) as (one, other):
        table = await one.open()
        before = await table.play_on(5, rng)
        after: list[Json] = []

        async def get(session: AsyncSession, kind: type[Row], key: object) -> object:
            found = await really_get(session, kind, key)
            if kind is TableRow and not after:
                body = {"move": before["choices"][0]["move"], "number": before["number"], "key": fresh_key()}
                after.append(None)
                after[0] = (await table.post("moves", before["seat"], body)).json()
            return found

        earlier = await other.house.storage.read_table(table.id)
        monkeypatch.setattr(AsyncSession, "get", get)
        read = await other.house.storage.read_table(table.id)
        assert earlier is not None
        assert read is not None
        assert after[0]["number"] > before["number"]
        assert (read.table.version, len(read.moves)) == (earlier.table.version, len(earlier.moves))
