"""What somebody decides ahead is played when its time comes, exactly once, and nobody else learns of it before."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from tests.server.posting import away, notices, webhook
from tests.server.test_neighbours import elsewhere, two_houses
from tests.server.test_proposals import answer, moved_on, people_at, propose
from tests.server.test_seats import ask, code_of
from tests.server.test_timekeeper import idle, seconds_left
from tests.server.visiting import Json, Opened, Visited, fresh_guest, settings, visit
from virtuosi.server.rows import TableRow


async def ahead(person: Opened, seat: int) -> Json:
    found = await person.http.get(f"/api/tables/{person.id}/ahead?further=true", headers=person.eyes(seat))
    assert found.status_code == 200, found.text
    return found.json()


async def lay(person: Opened, seat: int | None, *moves: str) -> httpx.Response:
    url = f"/api/tables/{person.id}/ahead"
    return await person.http.put(url, headers=person.eyes(seat), json={"moves": list(moves)})


async def forget(person: Opened, seat: int) -> httpx.Response:
    return await person.http.delete(f"/api/tables/{person.id}/ahead", headers=person.eyes(seat))


async def waiting(people: list[Opened]) -> int:
    """A seat that does not decide now."""
    return 1 - int((await people[0].look(0))["actor"])


async def laid_down(people: list[Opened], steps: int = 1, closing: bool = False) -> tuple[int, list[str]]:
    """Who waits lays so many answers down, by chance, and, if that is wished, ends the turn with the last; the others
    play on until so many can be foreseen."""
    rng = random.Random(5)
    for _ in range(100):
        seat, moves = await waiting(people), list[str]()
        found = await ahead(people[seat], seat)
        while len(moves) < steps and found["following"]:
            ends = closing and len(moves) == steps - 1
            choices = [one for one in found["following"]["choices"] if not closing or one["main"] == ends]
            if not choices:
                break
            moves.append(rng.choice(choices)["move"])
            answered = await lay(people[seat], seat, *moves)
            assert answered.status_code == 200, answered.text
            found = answered.json()
        if len(moves) == steps:
            return seat, moves
        await forget(people[seat], seat)
        scene = await people[1 - seat].look(1 - seat)
        await people[1 - seat].play(1 - seat, rng.choice(scene["choices"])["move"], scene["number"])
    raise AssertionError("nothing was ever foreseen")


async def played(visited: Visited, person: Opened) -> list[tuple[int, str]]:
    async with visited.house.at(person.id) as table:
        return [(one.actor, one.move) for one in table.match.played if one.actor >= 0]


async def played_on(visited: Visited, people: list[Opened], seat: int) -> Json:
    """The other plays until this seat, of its own accord, has moved too; the scene that answers the last move."""
    rng, other, before = random.Random(3), 1 - seat, len(await played(visited, people[0]))
    scene = await people[other].look(other)
    while all(who != seat for who, _ in (await played(visited, people[0]))[before:]):
        assert scene["actor"] == other
        scene = await people[other].play(other, rng.choice(scene["choices"])["move"], scene["number"])
    return scene


async def seen(visited: Visited, table: Opened) -> list[bytes]:
    """All that anybody may ask about a table and the house, as bytes: a spectator and the first seat."""
    asked: list[tuple[str, dict[str, str]]] = [(f"/api/tables/{table.id}", {}), ("/api/lobby", {})]
    for seat in (0, 1):
        asked.append((f"/api/tables/{table.id}", table.eyes(seat)))
    asked.append(("/api/guest/tables", {"X-Guest": table.guest}))
    return [(await visited.http.get(url, headers=headers)).content for url, headers in asked]


@pytest.mark.usefixtures("either_book")
async def test_what_was_decided_ahead_is_played_when_its_time_comes(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        people = await people_at(visited)
        seat, moves = await laid_down(people, 2)
        after = await played_on(visited, people, seat)
        found = await played(visited, people[0])
        assert found[-2:] == [(seat, move) for move in moves]
        assert [line["seat"] for line in after["log"] if not line["mark"]][-1] == seat
        assert await ahead(people[seat], seat) | {"following": None} == {
            "steps": [],
            "dropped": False,
            "following": None,
        }


async def test_nobody_else_can_tell_that_something_was_laid_down(visited: Visited) -> None:
    people = await people_at(visited, listed=True)
    seat = await waiting(people)
    other = people[1 - seat]
    async with other.stream(1 - seat) as watching:
        await watching.next()
        before = await seen(visited, other)
        await laid_down(people)
        assert await seen(visited, other) == before
        await forget(people[seat], seat)
        assert await seen(visited, other) == before
        await propose(other, 1 - seat, "end")
        assert (await watching.next())["table"]["proposal"]["kind"] == "end"  # and nothing was pushed before it


async def test_who_decided_ahead_is_not_told_that_it_is_their_turn_and_loses_no_time(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        visited.stand_still()
        clock = {"kind": "live", "turn": 60, "reserve": 100}
        people = await people_at(visited, clock=clock)
        for person in people:
            await webhook(visited, person.guest, letters)
        seat, moves = await laid_down(people, 3, closing=True)
        told = len(await notices(visited))
        await visited.pass_time(seconds=70)
        after = await played_on(visited, people, seat)
        assert (await played(visited, people[0]))[-3:] == [(seat, move) for move in moves]
        assert (after["actor"], len(await notices(visited))) == (1 - seat, told)
        # the next turn has its own time, and only the one before was longer than its own
        assert seconds_left(visited, after) == pytest.approx(60 + 90, abs=0.01)
        assert after["table"]["clock"]["left"][seat] == 100_000


async def test_another_decision_than_the_one_foreseen_drops_everything_and_says_so(visited: Visited) -> None:
    people = await people_at(visited)
    seat, moves = await laid_down(people, 2)
    async with visited.house.at(people[0].id) as table:
        laid = {str(seat): {"steps": [{"move": moves[0], "text": {"id": "x"}, "asked": "another"}], "dropped": False}}
        visited.house._places.forget(table.id)
    await visited.execute(update(TableRow).values(ahead=laid))
    _, _, after = await moved_on(people)
    assert after["actor"] == seat
    assert (await played(visited, people[0]))[-1][0] != seat
    found = await ahead(people[seat], seat)
    assert (found["dropped"], [step["move"] for step in found["steps"]], found["following"]) == (True, moves[:1], None)
    scene = await people[seat].look(seat)
    await people[seat].play(seat, scene["choices"][0]["move"], scene["number"])
    assert (await ahead(people[seat], seat))["steps"] == []


async def test_a_take_back_drops_what_was_laid_down(visited: Visited) -> None:
    people = await people_at(visited, takeback="free")
    actor, _, _ = await moved_on(people)
    seat, _ = await laid_down(people)
    assert seat == actor
    await propose(people[seat], seat, "takeback")
    assert (await ahead(people[seat], seat))["dropped"]


@pytest.mark.parametrize("how", ["forget", "lend", "leave", "free", "absent", "time", "end"])
async def test_what_was_laid_down_goes_with_the_seat(visited: Visited, how: str) -> None:
    idle(visited)
    people = await people_at(visited, clock={"kind": "live", "turn": 60} if how == "time" else None)
    seat, _ = await laid_down(people)
    other = 1 - seat
    if how == "forget":
        assert (await forget(people[seat], seat)).status_code == 204
    elif how == "lend":
        await ask(people[seat], "PUT", f"seats/{seat}/bot", {})
        await ask(people[seat], "DELETE", f"seats/{seat}/bot")
    elif how == "leave":
        await ask(people[seat], "DELETE", f"seats/{seat}")
    elif how == "free":
        await ask(people[0], "PUT", f"seats/{seat}/invitation")
    elif how == "absent":
        await visited.pass_time(minutes=5)  # whoever decides is replaced; what the other laid down stays
        await propose(people[seat], seat, "replace", seat=other)
        assert len((await ahead(people[seat], seat))["steps"]) == 1
        await ask(people[seat], "PUT", f"seats/{seat}/bot", {})
    elif how == "time":
        await visited.pass_time(minutes=5)
        await ask(people[seat], "PUT", f"seats/{seat}/bot", {})
    else:
        await propose(people[seat], seat, "end")
        await answer(people[other], other, "end", seat, True)
    async with visited.house.at(people[0].id) as table:
        assert (table.ahead, table.row.ahead) == ({}, None)


async def test_what_was_laid_down_survives_a_restart_and_may_be_replaced(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        people = await people_at(visited)
        seat, moves = await laid_down(people, 2)
    async with visit(settings(tmp_path)) as visited:
        people = [Opened(visited, one.id, one.guest) for one in people]
        found = await ahead(people[seat], seat)
        assert [step["move"] for step in found["steps"]] == moves
        choices = [choice["move"] for choice in (await first_asked(people[seat], seat))["choices"]]
        other = next(move for move in choices if move != moves[0])
        assert [step["move"] for step in (await lay(people[seat], seat, other)).json()["steps"]] == [other]
    async with visit(settings(tmp_path)) as visited:
        people = [Opened(visited, one.id, one.guest) for one in people]
        await played_on(visited, people, seat)
        assert (seat, other) in await played(visited, people[0])


async def first_asked(person: Opened, seat: int) -> Any:
    await forget(person, seat)
    return (await ahead(person, seat))["following"]


async def test_nobody_decides_for_others_or_what_is_not_foreseen(visited: Visited) -> None:
    people = await people_at(visited)
    seat, moves = await laid_down(people)
    before = await visited.rows()
    stranger = Opened(visited, people[0].id, fresh_guest())
    for person, eyes in ((stranger, None), (stranger, seat), (people[1 - seat], seat)):
        assert code_of(await lay(person, eyes, moves[0])) == "wrong_seat"
        assert code_of(await forget(person, seat)) == "wrong_seat"
        url = f"/api/tables/{person.id}/ahead"
        assert code_of(await person.http.get(url, headers=person.eyes(seat))) == "wrong_seat"
    assert code_of(await lay(people[1 - seat], 1 - seat, moves[0])) == "your_turn"
    assert code_of(await lay(people[seat], seat, "no such move")) == "not_foreseen"
    assert code_of(await lay(people[seat], seat, *moves, "no such move")) == "not_foreseen"
    assert code_of(await lay(people[seat], seat, *["x"] * 41)) == "bad_request"
    assert code_of(await lay(people[seat], seat)) == "bad_request"
    assert await visited.rows() == before
    await ask(people[seat], "PUT", f"seats/{seat}/bot", {})
    assert code_of(await lay(people[seat], seat, moves[0])) == "away"


async def test_what_is_laid_down_in_one_house_is_played_by_a_move_in_another(tmp_path: Path, shared: str) -> None:
    async with two_houses(tmp_path, shared) as (one, other):
        table = await one.open()
        there = elsewhere(table, other)
        actor = (await there.look())["actor"]
        scene = await there.look(actor)  # the other house has the table at hand
        seat, moves = await laid_down([table, table])
        assert [step["move"] for step in (await ahead(there, seat))["steps"]] == moves
        while scene["actor"] == actor and (seat, moves[0]) not in await played(other, there):
            scene = await there.play(actor, scene["choices"][-1]["move"], scene["number"])
        assert (seat, moves[0]) in await played(other, there)
