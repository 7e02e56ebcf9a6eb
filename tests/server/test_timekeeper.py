"""Clocks at real tables: whose time runs, what happens when it has run out, and that nobody loses time to the house."""

import asyncio
import random
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from tests.processes import PATIENCE
from tests.server.test_seats import ask, code_of
from tests.server.visiting import Json, Opened, Visited, fresh_guest, settings, visit
from virtuosi.server.broker import Broker
from virtuosi.server.errors import Trouble
from virtuosi.server.house import House
from virtuosi.server.notices.rows import NoticeRow, WayRow
from virtuosi.server.rows import NoteRow, TableRow, now
from virtuosi.server.terms import seconds
from virtuosi.server.timekeeper import Timekeeper

LIVE = {"kind": "live", "turn": 60, "reserve": 120}
DAYS = {"kind": "days", "turn": 2}


async def timed(visited: Visited, clock: Json, **more: Any) -> list[Opened]:
    """Two people at a table with a clock, by seat."""
    host = await visited.open("ray_master", "pi", clock=clock, **more)
    return [host, await host.joined(host.invitations[1], name="Emmy")]


async def deciding(people: list[Opened]) -> tuple[Opened, Json]:
    seat = (await people[0].look(0))["actor"]
    return people[seat], await people[seat].look(seat)


async def pass_on(people: list[Opened]) -> Json:
    """Whoever decides plays until the other does."""
    rng = random.Random(3)
    person, scene = await deciding(people)
    seat = scene["seat"]
    while scene["actor"] == seat:
        scene = await person.play(seat, rng.choice(scene["choices"])["move"], scene["number"])
    return scene


def seconds_left(visited: Visited, scene: Json) -> float:
    found: float = scene["table"]["clock"]["due"] / 1000 - visited.house.time
    return found


def later(before: Json, after: Json) -> float:
    """By how many seconds somebody's time ends later than it would have."""
    found: float = (after["table"]["clock"]["due"] - before["table"]["clock"]["due"] + 1) / 1000
    return found


def notes(scene: Json) -> list[str]:
    return [line["text"]["id"] for line in scene["log"] if line["beside"]]


def idle(visited: Visited) -> None:
    """Bots of this house think for ever."""
    visited.bots.wake = lambda table_id: None  # type: ignore[method-assign]


async def test_no_time_runs_until_everybody_has_come(visited: Visited) -> None:
    host = await visited.open("ray_master", "pi", clock=LIVE)
    assert (await host.look(0))["table"]["clock"]["due"] is None
    await visited.pass_time(hours=5)
    friend = await host.joined(host.invitations[1])
    _, scene = await deciding([host, friend])
    assert seconds_left(visited, scene) == pytest.approx(180, abs=0.01)


async def test_a_turn_spends_its_own_time_before_the_reserve(visited: Visited) -> None:
    people = await timed(visited, LIVE)
    _, scene = await deciding(people)
    first = scene["seat"]
    await visited.pass_time(seconds=100)
    scene = await pass_on(people)
    left = scene["table"]["clock"]["left"]
    assert left[first] == pytest.approx(80_000, abs=10)
    assert left[scene["actor"]] == pytest.approx(180_000, abs=10)
    assert seconds_left(visited, scene) == pytest.approx(180, abs=0.01)


async def test_undo_does_not_give_time_back(visited: Visited) -> None:
    host = await visited.open("ray_master", "pp", clock=LIVE)
    before = await host.until_undoable()
    await visited.pass_time(seconds=30)
    after = await host.undo(before["seat"], before["number"])
    assert seconds_left(visited, after) == pytest.approx(seconds_left(visited, before), abs=0.01)


async def test_a_bot_plays_on_until_the_person_is_back(visited: Visited) -> None:
    idle(visited)
    people = await timed(visited, LIVE)
    person, scene = await deciding(people)
    seat = scene["seat"]
    await visited.pass_time(seconds=179)
    assert (await person.look(seat))["table"]["seats"][seat]["kind"] == "person"
    await visited.pass_time(seconds=5)
    late = await person.look(seat)
    held = late["table"]["seats"][seat]
    assert (held["kind"], held["away"], held["mine"], held["resigned"]) == ("bot", True, True, False)
    assert late["table"]["clock"]["due"] is None
    assert notes(late)[-1] == "note-timed-out"
    back = (await ask(person, "DELETE", f"seats/{seat}/bot")).json()
    assert back["table"]["seats"][seat]["kind"] == "person"
    assert seconds_left(visited, back) == pytest.approx(60, abs=0.01)


async def test_a_seat_that_resigns_is_lost_and_the_host_passes_on(visited: Visited) -> None:
    idle(visited)
    people = await timed(visited, {**DAYS, "after": "resign"})
    person, scene = await deciding(people)
    seat = scene["seat"]
    await visited.pass_time(days=2, seconds=5)
    other = await people[1 - seat].look(1 - seat)
    held = other["table"]["seats"]
    assert (held[seat]["kind"], held[seat]["away"], held[seat]["resigned"]) == ("bot", False, True)
    assert held[1 - seat]["host"]
    assert notes(other)[-1] == "note-resigned"
    assert code_of(await ask(person, "DELETE", f"seats/{seat}/bot")) == "wrong_seat"
    body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": "a-key-of-mine"}
    assert code_of(await person.post("moves", seat, body)) == "wrong_seat"


async def test_a_bot_of_the_house_plays_a_resigned_seat_to_the_end(visited: Visited) -> None:
    people = await timed(visited, {**LIVE, "after": "resign"})
    _, scene = await deciding(people)
    await visited.pass_time(seconds=200)
    other = people[1 - scene["seat"]]
    async with asyncio.timeout(PATIENCE):
        while not (now := await other.look(1 - scene["seat"]))["choices"]:
            await asyncio.sleep(0.02)
    assert now["number"] > scene["number"]
    assert seconds_left(visited, now) == pytest.approx(180, abs=0.01)


async def test_where_nobody_waits_time_that_is_up_is_only_told(visited: Visited) -> None:
    host = await visited.open("ray_master", "pb", clock=LIVE)
    async with asyncio.timeout(PATIENCE):
        while not (scene := await host.look(0))["choices"]:
            await asyncio.sleep(0.02)
    await visited.pass_time(hours=1)
    after = await host.look(0)
    assert (after["table"]["seats"][0]["kind"], after["table"]["clock"]["due"]) == ("person", None)
    assert notes(after) == ["note-time-up"]
    await host.play(0, scene["choices"][0]["move"], scene["number"])


async def test_two_who_both_vanish_find_the_table_as_it_was(visited: Visited) -> None:
    people = await timed(visited, DAYS)
    _, scene = await deciding(people)
    seat = scene["seat"]
    await visited.pass_time(days=3)
    async with asyncio.timeout(PATIENCE):
        while (now := await people[0].look(0))["actor"] == seat:
            await asyncio.sleep(0.02)
    await visited.pass_time(days=9)
    later = await people[0].look(0)
    assert (later["number"], later["actor"]) == (now["number"], 1 - seat)
    assert [one["kind"] for one in later["table"]["seats"]].count("person") == 1


async def test_bots_fill_seats_that_stay_empty(visited: Visited) -> None:
    idle(visited)
    host = await visited.open("ray_master", "pi", fill={"minutes": 10, "level": "novice"}, clock=LIVE)
    await visited.pass_time(minutes=9)
    assert not (await host.look(0))["table"]["seats"][1]["taken"]
    await visited.pass_time(minutes=2)
    held = (await host.look(0))["table"]["seats"][1]
    assert (held["kind"], held["level"], held["away"]) == ("bot", "novice", False)
    assert notes(await host.look(0)) == ["note-filled"]
    stranger = Opened(visited, host.id, fresh_guest())
    assert code_of(await stranger.join(host.invitations[1])) == "wrong_invitation"


async def test_a_table_nobody_came_to_is_not_filled_with_bots_beyond_the_limit(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, bot_tables=1, bot="tests.server.odd_bots:slow")) as visited:
        idle(visited)
        await visited.open("ray_master", "bb")
        host = await visited.open("ray_master", "ii", fill={"minutes": 1})
        await visited.pass_time(minutes=5)
        assert [seat["taken"] for seat in (await host.look())["table"]["seats"]] == [False, False]


async def reachable(visited: Visited, person: Opened) -> None:
    """Somebody who can be told of their turn."""
    guest = await visited.house.guests.who(person.guest)
    way: dict[str, object] = {
        "id": person.guest[-12:],
        "guest_id": guest,
        "kind": "webhook",
        "address": "x",
        "detail": {},
        "tries": 0,
    }
    await visited.execute(insert(WayRow).values(**way, active=True, confirmed=True, created=now()))


async def reminders(visited: Visited) -> list[datetime | None]:
    async with visited.house.storage.reading() as session:
        return list(await session.scalars(select(NoticeRow.due).where(NoticeRow.what == "reminder")))


async def test_whose_days_run_is_told_when_they_end_and_reminded_before(visited: Visited) -> None:
    people = await timed(visited, DAYS)
    for person in people:
        await reachable(visited, person)
    scene = await pass_on(people)
    [told] = await reminders(visited)
    ends = scene["table"]["clock"]["due"] / 1000
    assert told is not None
    assert seconds(told) == pytest.approx(ends - 4 * 3600, abs=1)
    person = people[scene["actor"]]
    [own] = (await visited.http.get("/api/guest/tables", headers={"X-Guest": person.guest})).json()
    assert own["waits"]
    assert datetime.fromisoformat(own["ends"]).timestamp() == pytest.approx(ends, abs=1)
    idle(visited)
    await ask(person, "PUT", f"seats/{scene['actor']}/bot", {})
    assert await reminders(visited) == []


async def test_no_time_is_lost_while_the_house_is_closed(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        opened = visited.house.time
        people = await timed(visited, LIVE)
        await visited.pass_time(seconds=30)
        _, before = await deciding(people)
        ahead = visited.ahead
    for days in (1, 40):
        ahead += timedelta(days=days)
        again_opened = wall(ahead).timestamp()
        async with visit(settings(tmp_path, clock=partial(wall, ahead))) as visited:
            again = [Opened(visited, one.id, one.guest) for one in people]
            await visited.timekeeper.look()
            _, scene = await deciding(again)
            assert days * 86_400 <= later(before, scene) <= visited.house.time - opened
            assert scene["table"]["seats"][scene["seat"]]["kind"] == "person"
            before, opened = scene, again_opened


async def test_a_reminder_waits_for_the_time_that_was_given_back(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        people = await timed(visited, DAYS)
        for person in people:
            await reachable(visited, person)
        await pass_on(people)
        [before] = await reminders(visited)
        ahead = visited.ahead + timedelta(days=1)
    async with visit(settings(tmp_path, clock=partial(wall, ahead))) as visited:
        _, scene = await deciding([Opened(visited, one.id, one.guest) for one in people])
        [told] = await reminders(visited)
        assert before is not None
        assert told is not None
        assert seconds(told) == pytest.approx(scene["table"]["clock"]["due"] / 1000 - 4 * 3600, abs=1)
        assert seconds(told) - seconds(before) >= 86_400


def wall(ahead: timedelta) -> datetime:
    return now() + ahead


@pytest.mark.parametrize("seconds", [10, 10_000])
async def test_no_time_is_lost_while_the_machine_sleeps(visited: Visited, seconds: int) -> None:
    people = await timed(visited, LIVE)
    known = visited.timekeeper.lived
    _, before = await deciding(people)
    visited.ahead += timedelta(seconds=seconds)  # and nobody looked at the clocks meanwhile
    await visited.timekeeper.look()
    _, scene = await deciding(people)
    assert seconds <= later(before, scene) <= visited.house.time - known
    assert scene["table"]["version"] > before["table"]["version"]  # those who look are told


async def test_a_table_that_cannot_be_read_keeps_no_other_from_its_time(visited: Visited) -> None:
    idle(visited)
    unreadable = await timed(visited, LIVE)
    await visited.pass_time(seconds=1)
    people = await timed(visited, LIVE)
    _, scene = await deciding(people)
    await visited.execute(update(TableRow).where(TableRow.id == unreadable[0].id).values(game="chess"))
    with pytest.raises(Trouble):
        await visited.house.anew(unreadable[0].id)
    await visited.pass_time(seconds=200)
    assert (await people[0].look(0))["table"]["seats"][scene["seat"]]["kind"] == "bot"


async def test_two_houses_carry_a_deadline_out_once(visited: Visited) -> None:
    idle(visited)
    people = await timed(visited, LIVE)
    _, scene = await deciding(people)
    visited.ahead += timedelta(seconds=200)
    visited.timekeeper.lived = visited.house.time
    other = Timekeeper(House(visited.house.storage, Broker(), 900.0, clock=visited.hour))
    other.lived = visited.house.time
    await asyncio.gather(visited.timekeeper.look(), other.look())
    async with visited.house.storage.reading() as session:
        told = list(await session.scalars(select(NoteRow.what).where(NoteRow.what == "timed-out")))
    assert told == ["timed-out"]
    await visited.house.anew(people[0].id)
    held = (await people[0].look(0))["table"]["seats"][scene["seat"]]
    assert (held["kind"], held["away"]) == ("bot", True)


@pytest.mark.parametrize(
    "clock", [{"kind": "live", "turn": 5}, {"kind": "days", "turn": 31}, {"kind": "days"}, {"kind": "slow", "turn": 60}]
)
async def test_a_clock_that_cannot_be_kept_opens_no_table(visited: Visited, clock: Json) -> None:
    before = await visited.rows()
    wish = {"game": "ray_master", "seats": [{"kind": "person"}] * 2, "clock": clock}
    answer = await visited.http.post("/api/tables", json=wish, headers={"X-Guest": fresh_guest()})
    assert (answer.status_code, code_of(answer)) == (400, "bad_request")
    assert await visited.rows() == before


async def test_the_stream_tells_what_time_it_is(visited: Visited) -> None:
    host = await visited.open("ray_master", "pp", clock=LIVE)
    visited.ahead += timedelta(days=3)
    async with host.stream(0) as watching:
        assert await watching.next("now") == pytest.approx(visited.house.time * 1000, abs=5000)
