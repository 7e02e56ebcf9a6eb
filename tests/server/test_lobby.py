"""The lobby: what stands there and what never does, a seat in one request, tables that are closed to spectators."""

import asyncio
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from tests.server.test_seats import ask, code_of
from tests.server.visiting import Json, Opened, Visited, fresh_guest


async def lobby(visited: Visited) -> Json:
    answer = await visited.http.get("/api/lobby")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def listed(visited: Visited) -> dict[str, list[str]]:
    return {kind: [one["table"] for one in tables] for kind, tables in (await lobby(visited)).items()}


async def sit(visited: Visited, table: str, guest: str | None = None, **body: Any) -> httpx.Response:
    headers = {"X-Guest": guest or fresh_guest()}
    return await visited.http.post(f"/api/tables/{table}/sit", headers=headers, json=body)


async def test_only_listed_tables_are_told_of(visited: Visited) -> None:
    await visited.open("newton", "pi")
    await visited.open("newton", "pp")
    await visited.open("newton", "pb")
    assert await lobby(visited) == {"open": [], "live": [], "finished": []}
    host = await visited.open("newton", "pi", listed=True, clock={"kind": "days", "turn": 2})
    [shown] = (await lobby(visited))["open"]
    assert (shown["table"], shown["game"]) == (host.id, "newton")
    assert [seat["taken"] for seat in shown["seats"]] == [True, False]
    assert shown["clock"]["turn"] == 2
    assert host.guest not in str(shown)
    assert all(invitation not in str(shown) for invitation in host.invitations if invitation)


async def test_a_seat_in_one_request_and_the_table_is_live_then_finished(visited: Visited) -> None:
    host = await visited.open("ray_master", "pi", listed=True)
    guest = fresh_guest()
    scene = (await sit(visited, host.id, guest, name="Lise")).json()
    assert (scene["seat"], scene["table"]["seats"][1]["name"]) == (1, "Lise")
    assert await listed(visited) == {"open": [], "live": [host.id], "finished": []}
    people = [host, Opened(visited, host.id, guest)]
    rng = random.Random(5)
    scene = await host.look(0)
    while not scene["table"]["over"]:
        seat = scene["actor"]
        scene = await people[seat].look(seat)
        scene = await people[seat].play(seat, rng.choice(scene["choices"])["move"], scene["number"])
    assert await listed(visited) == {"open": [], "live": [], "finished": [host.id]}
    await visited.pass_time(days=30)
    assert await listed(visited) == {"open": [], "live": [], "finished": []}


async def test_sitting_down_twice_is_harmless_and_needs_a_table_in_the_lobby(visited: Visited) -> None:
    host = await visited.open("newton", "pi", listed=True)
    guest = fresh_guest()
    await sit(visited, host.id, guest)
    before = await visited.rows()
    assert (await sit(visited, host.id, guest)).json()["seat"] == 1
    assert (await sit(visited, host.id, host.guest)).json()["seat"] == 0
    assert code_of(await sit(visited, host.id)) == "no_seat"
    assert await visited.rows() == before


async def test_nobody_sits_down_without_a_link_where_one_is_needed(visited: Visited) -> None:
    host = await visited.open("newton", "pi")
    before = await visited.rows()
    answer = await sit(visited, host.id)
    assert (answer.status_code, code_of(answer)) == (403, "not_listed")
    assert code_of(await sit(visited, "aaaaaaaaaaaa")) == "unknown_table"
    assert await visited.rows() == before


async def test_a_name_that_is_refused_makes_nobody_a_guest(visited: Visited) -> None:
    host = await visited.open("newton", "pi", listed=True)
    before, guest = await visited.rows(), fresh_guest()
    assert code_of(await sit(visited, host.id, guest, name="\u200b")) == "bad_name"
    assert await visited.rows() == before
    assert (await sit(visited, host.id, guest, name="Lise")).status_code == 200


async def test_of_two_who_come_at_once_one_gets_the_seat(visited: Visited) -> None:
    host = await visited.open("newton", "pi", listed=True)
    answers = await asyncio.gather(*(sit(visited, host.id, name=name) for name in ("Lise", "Emmy", "Ada")))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert {code_of(answer) for answer in answers if answer.status_code == 409} == {"no_seat"}


async def test_the_link_still_works_and_then_the_lobby_has_no_seat(visited: Visited) -> None:
    host = await visited.open("newton", "pi", listed=True)
    await host.joined(host.invitations[1])
    assert code_of(await sit(visited, host.id)) == "no_seat"
    assert (await listed(visited))["live"] == [host.id]


async def test_the_lobby_is_short_for_whoever_has_it(visited: Visited) -> None:
    first = await visited.http.get("/api/lobby")
    again = await visited.http.get("/api/lobby", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    await visited.open("newton", "pi", listed=True)
    changed = await visited.http.get("/api/lobby", headers={"If-None-Match": first.headers["ETag"]})
    assert changed.status_code == 200
    assert changed.headers["ETag"] != first.headers["ETag"]


async def test_a_table_that_waits_for_ever_leaves_the_lobby(visited: Visited) -> None:
    await visited.open("newton", "pi", listed=True)
    await visited.pass_time(days=8)
    assert await listed(visited) == {"open": [], "live": [], "finished": []}


@pytest.mark.parametrize("path", ["", "/past/0", "/record", "/thinking", "/plan?goal=x", "/talk"])
async def test_a_closed_table_shows_nothing_to_strangers(visited: Visited, path: str) -> None:
    host = await visited.open("newton", "pi", closed=True, listed=True)
    for headers in ({}, {"X-Guest": fresh_guest()}):
        answer = await visited.http.get(f"/api/tables/{host.id}{path}", headers=headers)
        assert (answer.status_code, code_of(answer)) == (403, "closed_table")
    assert (await host.http.get(f"/api/tables/{host.id}", headers={"X-Guest": host.guest})).status_code == 200


async def test_a_closed_table_has_no_stream_for_strangers_but_friends_come_in(visited: Visited) -> None:
    host = await visited.open("newton", "pii", closed=True, listed=True)
    with pytest.raises(ConnectionClosedError):
        async with host.stream(None) as watching:
            await watching.next()
    line = {"text": "I see you", "key": "a-key-of-mine"}
    said = await visited.http.post(f"/api/tables/{host.id}/lines", headers={"X-Guest": fresh_guest()}, json=line)
    assert code_of(said) == "closed_table"
    friend = await host.joined(host.invitations[1])
    assert (await friend.look(1))["seat"] == 1
    other = Opened(visited, host.id, fresh_guest())
    assert (await sit(visited, host.id, other.guest)).status_code == 200
    assert (await other.look(2))["table"]["closed"]
    assert await listed(visited) == {"open": [], "live": [], "finished": []}  # full, and not to be watched
    await ask(friend, "DELETE", "seats/1")
    gone = await visited.http.get(f"/api/tables/{host.id}", headers={"X-Guest": friend.guest})
    assert code_of(gone) == "closed_table"
