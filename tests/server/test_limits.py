"""What a stranger can do has an end, and a family never comes near it."""

import asyncio
import random
from datetime import datetime, timedelta
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.processes import PATIENCE
from tests.server.test_forged import nothing_changes, the_error
from tests.server.test_killed import a_house
from tests.server.visiting import WISHES, Opened, Visited, fresh_guest, settings, visit
from virtuosi.server.rows import now
from virtuosi.server.settings import Settings
from virtuosi.server.thinking import Proposal, Question
from virtuosi.server.tidying import about_to_leave, put_away

DEFAULT = Settings(database="")


async def test_streams_of_one_address_have_an_end_and_places_come_free(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, streams_per_address=3)) as visited:
        table, other = await visited.open(), await visited.open()
        async with table.stream(None) as one, table.stream(0) as two, other.stream(None) as three:
            for watching in (one, two, three):
                await watching.next()
            await _is_crowded(visited, other)
        async with asyncio.timeout(PATIENCE):
            while visited.house.broker.watched(table.id) or visited.house.broker.watched(other.id):
                await asyncio.sleep(0.01)
        async with other.stream(0) as again:
            await again.next()


async def test_streams_of_one_table_have_an_end(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, streams_per_table=1)) as visited:
        table, other = await visited.open(), await visited.open()
        async with table.stream(None) as one, other.stream(None) as two:
            await one.next()
            await two.next()
            await _is_crowded(visited, table)


async def _is_crowded(visited: Visited, table: Opened) -> None:
    """No hello is waited for."""
    async with connect(f"ws://127.0.0.1:{visited.port}/api/tables/{table.id}/stream") as line:
        assert msgspec.json.decode(await line.recv())["error"]["code"] == "crowded"
        await line.wait_closed()
        assert line.close_code == 4429


async def test_a_family_of_five_behind_one_address_plays_and_watches_two_tables(tmp_path: Path) -> None:
    """With the limits that everybody gets: five devices, each with both tables in a tab, and many reloads."""
    usual = {
        "openings_per_minute": DEFAULT.openings_per_minute,
        "streams_per_address": DEFAULT.streams_per_address,
        "streams_per_table": DEFAULT.streams_per_table,
    }
    async with visit(settings(tmp_path, **usual)) as visited:
        tables = [await visited.open("new_science", "pppp"), await visited.open("ray_master", "pp")]
        for _ in range(8):  # they open some more before they agree
            await visited.open()
        async with asyncio.TaskGroup() as family:
            for member in range(5):
                for table in tables:
                    family.create_task(_watches(table, member))
            for table in tables:
                family.create_task(_plays(table))


async def _watches(table: Opened, member: int) -> None:
    seat = member if member < 2 else None
    for _ in range(4):
        async with table.stream(seat) as watching:
            await watching.next()
            await table.look(seat)


async def _plays(table: Opened) -> None:
    await table.play_on(25, random.Random(1))


async def test_a_body_that_trickles_is_not_waited_for(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, body_limit=0.3)) as visited:
        reader, writer = await asyncio.open_connection("127.0.0.1", visited.port)
        head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: 100\r\n\r\n{{".encode())
        async with asyncio.timeout(PATIENCE):
            assert b" 408 " in await reader.readline()
        writer.close()


async def test_a_table_plans_one_thing_at_a_time(visited: Visited, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await visited.open()
    seat = (await table.look())["actor"]
    propose, asked, may_answer = visited.bots.thinkers.propose, asyncio.Event(), asyncio.Event()

    async def held_back(question: Question, limit: float) -> Proposal:
        asked.set()
        await may_answer.wait()
        return await propose(question, float(PATIENCE))

    async def plan() -> httpx.Response:
        goal = {"goal": "no such goal"}
        return await table.http.get(f"/api/tables/{table.id}/plan", params=goal, headers=table.eyes(seat))

    monkeypatch.setattr(visited.bots.thinkers, "propose", held_back)
    async with nothing_changes(visited), asyncio.timeout(PATIENCE):
        first = asyncio.create_task(plan())
        await asked.wait()
        for answer in await asyncio.gather(*(plan() for _ in range(5))):
            the_error(answer, "busy")
        may_answer.set()
        the_error(await first, "unknown_goal")
        the_error(await plan(), "unknown_goal")  # the first has let go


@pytest.mark.parametrize(("trusted", "seen"), [(None, "127.0.0.1"), ("127.0.0.1", "203.0.113.7")])
def test_a_trusted_proxy_names_its_visitors_and_nobody_else_does(
    tmp_path: Path, trusted: str | None, seen: str
) -> None:
    more = ["--access-log"] + (["--trusted-proxy", trusted] if trusted else [])
    with a_house(tmp_path / "house.sqlite3", *more) as (process, address):
        httpx.get(f"{address}/api/games", headers={"X-Forwarded-For": "203.0.113.7"}, timeout=PATIENCE)
        assert process.stdout is not None
        assert f"{seen} GET /api/games 200" in process.stdout.readline()


async def test_bots_among_themselves_are_limited(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, bot="tests.server.odd_bots:sleeps", bot_tables=1)) as visited:
        own = {"X-Guest": fresh_guest()}
        await visited.open(kinds="bb")
        wish = {"game": "ray_master", "seats": [WISHES["b"]] * 2}
        async with nothing_changes(visited):
            the_error(await visited.http.post("/api/tables", json=wish, headers=own), "too_many_bots")
        table = await visited.open(kinds="pb")
        async with nothing_changes(visited):
            path = f"/api/tables/{table.id}/seats/0/bot"
            the_error(await visited.http.put(path, json={}, headers=table.eyes(0)), "too_many_bots")


async def test_tables_are_put_away_by_age_and_old_keys_forgotten(tmp_path: Path) -> None:
    given = settings(tmp_path, keep_finished=10, keep_abandoned=100)
    async with visit(given) as visited:
        table = await visited.open()
        scene = await table.until_undoable()
        await table.undo(scene["seat"], scene["number"])
        before = await visited.rows()
        await put_away(visited.house.storage, given, now() + timedelta(days=1))
        assert await visited.rows() == before
        await put_away(visited.house.storage, given, now() + timedelta(days=99))
        after = await visited.rows()
        assert [len(rows) for rows in after][:4] == [len(rows) for rows in before][:4]
        assert (len(before[4]) > 0, after[4]) == (True, [])
        await put_away(visited.house.storage, given, now() + timedelta(days=101))
        assert (await visited.rows())[:4] == after[:4]  # nobody was told yet
        assert await about_to_leave(visited.house.storage, given, now() + timedelta(days=92)) == []
        assert await about_to_leave(visited.house.storage, given, now() + timedelta(days=94)) == [table.id]
        await visited.house.give_notice(table.id)
        assert (await table.look())["log"][-1]["text"] == {"id": "note-leaving"}
        own = (await visited.http.get("/api/guest/tables", headers={"X-Guest": table.guest})).json()
        left = datetime.fromisoformat(own[0]["leaves"]) - now()
        assert timedelta(days=6, hours=23) < left <= timedelta(days=7)
        assert await about_to_leave(visited.house.storage, given, now() + timedelta(days=94)) == []
        await put_away(visited.house.storage, given, now() + timedelta(days=101))
        assert (await visited.rows())[:8] == [[]] * 8  # and a guest who sits nowhere and never came back
    async with visit(given) as visited:
        the_error(await visited.http.get(f"/api/tables/{table.id}"), "unknown_table")
