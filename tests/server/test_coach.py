"""Hints at a table: who may ask, what they get, and that the work stays bounded."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.processes import PATIENCE
from tests.server.test_bots import until_person
from tests.server.test_forged import the_error
from tests.server.visiting import Json, Opened, Visited, settings, visit

QUICK = {"hint_seconds": 0.2, "review_seconds": 0.1}


async def hint(table: Opened, seat: int | None = 0) -> Json:
    return await table.http.get(f"/api/tables/{table.id}/hint", headers=table.eyes(seat))


@pytest.fixture
async def quick(tmp_path: Path):  # type: ignore[no-untyped-def]  # a generator of Visited
    async with visit(settings(tmp_path, **QUICK)) as found:
        yield found


async def test_whoever_plays_against_bots_gets_hints_and_nothing_changes(quick: Visited) -> None:
    table = await quick.open(kinds="pb")
    scene = await until_person(table, 0)
    assert scene["table"]["coach"]
    before = await quick.rows()
    advice = (await hint(table)).json()
    assert advice["number"] == scene["number"]
    assert 1 <= len(advice["hints"]) <= 3
    assert {one["move"] for one in advice["hints"]} <= {choice["move"] for choice in scene["choices"]}
    assert await quick.rows() == before


async def test_with_other_people_there_are_hints_only_where_the_table_says_so(quick: Visited) -> None:
    secretly = await quick.open(kinds="pp")
    scene = await secretly.look()
    assert not scene["table"]["coach"]
    the_error(await hint(secretly, scene["actor"]), "no_coach")
    openly = await quick.open(kinds="pp", coach=True)
    scene = await openly.look()
    assert scene["table"]["coach"], "a spectator is told too"
    assert (await hint(openly, scene["actor"])).status_code == 200


async def test_a_friend_who_lets_a_bot_play_is_still_one_of_two_people(quick: Visited) -> None:
    table = await quick.open(kinds="pi")
    friend = await table.joined(table.invitations[1])
    answer = await friend.http.put(f"/api/tables/{table.id}/seats/1/bot", json={}, headers=friend.eyes(1))
    assert answer.status_code == 200
    assert not (await table.look())["table"]["coach"]


async def test_only_the_seat_that_decides_is_advised(quick: Visited) -> None:
    table = await quick.open(kinds="pp", coach=True)
    actor = (await table.look())["actor"]
    the_error(await hint(table, 1 - actor), "not_your_turn")
    the_error(await hint(table, None), "wrong_seat")


async def test_one_hint_at_a_time_for_a_table_and_for_a_guest(quick: Visited, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, may_answer, asked = quick.bots.thinkers, asyncio.Event(), asyncio.Event()
    consult = thinkers.consult

    async def held_back(*about: Any) -> Any:  # Any: handed through
        asked.set()
        await may_answer.wait()
        return await consult(*about)

    monkeypatch.setattr(thinkers, "consult", held_back)
    table = await quick.open("newton", kinds="p")
    first = asyncio.create_task(hint(table))
    async with asyncio.timeout(PATIENCE):
        await asked.wait()
    the_error(await hint(table), "busy")
    may_answer.set()
    assert (await first).status_code == 200
    assert (await hint(table)).status_code == 200, "the first has let go"


async def test_a_thinker_that_dies_over_a_hint_is_replaced(quick: Visited) -> None:
    table = await quick.open("newton", kinds="p")
    assert (await hint(table)).status_code == 200
    (thinker,) = quick.bots.thinkers.all
    pid = thinker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)  # so that it has no answer before it dies
    try:
        asked = asyncio.create_task(hint(table))
        async with asyncio.timeout(PATIENCE):
            while quick.bots.thinkers.ahead(True) == 0:
                await asyncio.sleep(0.01)
    finally:
        os.kill(pid, signal.SIGKILL)
    assert (await asked).status_code == 200


async def test_when_no_hint_is_found_in_time_a_sentence_says_so(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, hint_seconds=600.0, thinking_grace=-599.9)) as visited:
        table = await visited.open("newton", kinds="p")
        the_error(await hint(table), "no_advice")
        the_error(await hint(table), "no_advice")  # and may be asked again
