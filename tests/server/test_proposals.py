"""What people at a table agree on: to take a move back, to go on without somebody, to end the match."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.processes import PATIENCE
from tests.server.test_seats import ask, code_of, two
from tests.server.test_timekeeper import deciding, idle, notes
from tests.server.visiting import Json, Opened, Visited, fresh_guest, settings, visit


async def propose(person: Opened, by: int | None, kind: str, **more: Any) -> httpx.Response:
    return await person.post("proposal", by, {"kind": kind, **more})


async def answer(person: Opened, seat: int | None, kind: str, by: int, agree: bool) -> httpx.Response:
    return await person.post("answer", seat, {"kind": kind, "by": by, "agree": agree})


async def people_at(visited: Visited, seats: int = 2, **more: Any) -> list[Opened]:
    host = await visited.open("ray_master" if seats == 2 else "newton", "p" + "i" * (seats - 1), **more)
    return [host] + [await host.joined(invitation) for invitation in host.invitations if invitation]


async def moved_on(people: list[Opened]) -> tuple[int, Json, Json]:
    """A seat that has passed its turn on, the scene before its last move, and how the table stands for it.

    The same question at the same number is answered alike, so that a move taken back is played again.
    """
    person, scene = await deciding(people)
    seat = scene["seat"]
    while scene["actor"] == seat:
        before = scene
        choice = random.Random(scene["number"]).choice(scene["choices"])
        scene = await person.play(seat, choice["move"], scene["number"])
    return seat, before, scene


def alike(one: Json, other: Json) -> bool:
    """The same position, whatever was said and counted meanwhile."""
    return all(one[key] == other[key] for key in ("number", "actor", "choices", "view", "sheets"))


async def test_a_move_is_taken_back_after_another_has_the_turn_if_they_agree(visited: Visited) -> None:
    people = await people_at(visited)
    seat, before, after = await moved_on(people)
    assert after["takeback"] == before["number"]
    asked = (await propose(people[seat], seat, "takeback", number=after["number"])).json()
    assert asked["number"] == after["number"]
    seen = (await people[1 - seat].look(1 - seat))["table"]["proposal"]
    assert seen == {"kind": "takeback", "by": seat, "waiting": [1 - seat], "seat": None, "to": before["number"]}
    assert (await answer(people[1 - seat], 1 - seat, "takeback", seat, True)).status_code == 200
    back = await people[seat].look(seat)
    assert alike(back, before)
    assert notes(back)[-2] == "note-asks-takeback"
    assert notes(back)[-1] in ("note-taken-back", "note-taken-back-some")
    assert back["table"]["proposal"] is None


async def test_what_was_drawn_is_drawn_again_at_the_same_number(visited: Visited) -> None:
    """Newton draws cards: the same moves after a take-back bring the very same ones."""
    people = await people_at(visited, 3, takeback="free")
    rng = random.Random(1)
    for _ in range(40):
        seat = (await people[0].look(0))["actor"]
        before = await people[seat].look(seat)
        move = rng.choice(before["choices"])["move"]
        after = await people[seat].play(seat, move, before["number"])
        if after["number"] > before["number"] + 1:  # Nature had a hand in it
            back = (await propose(people[seat], seat, "takeback")).json()
            assert alike(back, before)
            again = await people[seat].play(seat, move, back["number"])
            assert alike(again, after)
            return
    raise AssertionError("Nature never moved")


async def test_friendly_tables_and_bots_do_not_have_to_be_asked(visited: Visited) -> None:
    friendly = await people_at(visited, takeback="free")
    seat, before, _ = await moved_on(friendly)
    assert alike((await propose(friendly[seat], seat, "takeback")).json(), before)
    alone = await visited.open("ray_master", "pb")
    idle(visited)
    async with asyncio.timeout(PATIENCE):
        while not (scene := await alone.look(0))["choices"]:
            await asyncio.sleep(0.02)
    _, before, _ = await moved_on([alone])
    assert alike((await propose(alone, 0, "takeback")).json(), before)
    assert scene["table"]["seats"][1]["kind"] == "bot"


async def test_a_bots_thought_of_a_position_that_is_gone_is_not_played(visited: Visited) -> None:
    alone = await visited.open("ray_master", "pb", takeback="free")
    async with asyncio.timeout(PATIENCE):
        while not (await alone.look(0))["choices"]:
            await asyncio.sleep(0.02)
    idle(visited)
    _, _, after = await moved_on([alone])
    async with visited.house.at(alone.id) as table:
        moment = table.moment
        move = table.match.game.space.names[table.match.position.moves()[0]]
    back = (await propose(alone, 0, "takeback")).json()
    _, _, again = await moved_on([alone])
    assert again["number"] == after["number"] > back["number"]
    await visited.house.play_bot(alone.id, moment, move)
    assert (await alone.look(0))["number"] == again["number"]


async def test_a_no_ends_it_and_the_next_question_waits_longer(visited: Visited) -> None:
    people = await people_at(visited)
    seat, _, after = await moved_on(people)
    for pause in (30, 60, 120):
        assert (await propose(people[seat], seat, "takeback")).status_code == 200
        assert (await answer(people[1 - seat], 1 - seat, "takeback", seat, False)).status_code == 200
        refused = await propose(people[seat], seat, "takeback")
        assert (refused.status_code, code_of(refused)) == (429, "asked_lately")
        assert refused.json()["error"]["text"]["args"]["seconds"] == pause
        await visited.pass_time(seconds=pause - 5)
        assert code_of(await propose(people[seat], seat, "takeback")) == "asked_lately"
        await visited.pass_time(seconds=6)
    last = await people[seat].look(seat)
    assert last["number"] == after["number"]
    assert notes(last)[-2:] == ["note-asks-takeback", "note-declined"]


async def test_a_move_ends_what_was_asked_and_the_asker_may_withdraw(visited: Visited) -> None:
    people = await people_at(visited)
    seat, _, _ = await moved_on(people)
    await propose(people[seat], seat, "takeback")
    assert code_of(await propose(people[1 - seat], 1 - seat, "end")) == "asked_already"
    withdrawn = (await answer(people[seat], seat, "takeback", seat, False)).json()
    assert withdrawn["table"]["proposal"] is None
    await propose(people[seat], seat, "end")
    other, scene = await deciding(people)
    played = await other.play(1 - seat, scene["choices"][0]["move"], scene["number"])
    assert played["table"]["proposal"] is None
    assert code_of(await answer(other, 1 - seat, "end", seat, True)) == "nothing_asked"


async def test_a_match_ends_when_everybody_agrees_and_nobody_has_won(visited: Visited) -> None:
    people = await people_at(visited, 3, listed=True)
    await propose(people[0], 0, "end")
    first = (await answer(people[1], 1, "end", 0, True)).json()
    assert (first["table"]["over"], first["table"]["proposal"]["waiting"]) == (False, [2])
    assert code_of(await answer(people[1], 1, "end", 0, True)) == "nothing_asked"  # once is enough
    over = (await answer(people[2], 2, "end", 0, True)).json()
    assert (over["table"]["over"], over["table"]["abandoned"], over["result"], over["actor"]) == (True, True, None, -2)
    assert notes(over)[-1] == "note-ended"
    actor = first["actor"]
    body = {"move": "x", "number": over["number"], "key": "a-key-of-mine"}
    assert code_of(await people[actor].post("moves", actor, body)) == "over"
    assert code_of(await propose(people[0], 0, "end")) == "over"
    assert (await visited.http.get("/api/lobby")).json() == {"open": [], "live": [], "finished": []}
    assert (await people[0].http.get(f"/api/tables/{people[0].id}/record")).json()["ranking"] is None
    # it has no result to stand among the finished ones, so it stays among one's tables
    (own,) = (await people[0].http.get("/api/guest/tables", headers={"X-Guest": people[0].guest})).json()
    assert (own["over"], own["abandoned"]) == (True, True)


async def test_a_match_that_was_ended_counts_for_nobody_and_can_be_played_again_on_the_same_terms(
    visited: Visited,
) -> None:
    clock = {"kind": "days", "turn": 3, "weekends": False, "after": "resign"}
    people = await people_at(visited, clock=clock, takeback="free", closed=True)
    await propose(people[0], 0, "end")
    await answer(people[1], 1, "end", 0, True)
    own = {"X-Guest": people[0].guest}
    assert (await visited.http.get("/api/guest/matches", headers=own)).json() == {"matches": [], "totals": []}
    new = await visited.http.post(f"/api/tables/{people[0].id}/rematch", headers=own, json={})
    scene = await Opened(visited, new.json()["table"], people[0].guest).look(1)
    assert {key: scene["table"]["clock"][key] for key in clock} == clock
    assert (scene["table"]["friendly"], scene["table"]["closed"]) == (True, True)


async def test_whoever_is_there_or_was_a_moment_ago_cannot_be_replaced(visited: Visited) -> None:
    idle(visited)
    people = await people_at(visited)
    gone, scene = await deciding(people)
    seat, other = scene["seat"], people[1 - scene["seat"]]
    assert code_of(await propose(other, 1 - seat, "replace", seat=seat)) == "not_absent"
    await visited.pass_time(minutes=4)
    assert code_of(await propose(other, 1 - seat, "replace", seat=1 - seat)) == "not_absent"
    assert code_of(await propose(gone, seat, "replace", seat=seat)) == "not_absent"
    async with gone.stream(seat) as watching:
        await watching.next()
        assert code_of(await propose(other, 1 - seat, "replace", seat=seat)) == "not_absent"
    async with asyncio.timeout(PATIENCE):
        while seat in visited.house.broker.present(gone.id):
            await asyncio.sleep(0.01)
    replaced = (await propose(other, 1 - seat, "replace", seat=seat)).json()
    held = replaced["table"]["seats"][seat]
    assert (held["kind"], held["away"]) == ("bot", True)
    assert notes(replaced) == ["note-joined", "note-replaced"]
    assert (await ask(gone, "DELETE", f"seats/{seat}/bot")).json()["table"]["seats"][seat]["kind"] == "person"


async def test_all_others_have_to_agree_to_a_replacement_and_slow_tables_are_patient(visited: Visited) -> None:
    idle(visited)
    people = await people_at(visited, 3, clock={"kind": "days", "turn": 5})
    _, scene = await deciding(people)
    seat = scene["seat"]
    one, two = (other for other in range(3) if other != seat)
    await visited.pass_time(hours=23)
    assert code_of(await propose(people[one], one, "replace", seat=seat)) == "not_absent"
    await visited.pass_time(hours=2)
    asked = (await propose(people[one], one, "replace", seat=seat)).json()
    assert asked["table"]["proposal"]["waiting"] == [two]
    assert asked["table"]["seats"][seat]["kind"] == "person"
    done = (await answer(people[two], two, "replace", one, True)).json()
    assert (done["table"]["seats"][seat]["kind"], done["table"]["clock"]["due"]) == ("bot", None)


async def test_who_does_not_come_back_loses_the_seat_for_good_if_all_others_agree(visited: Visited) -> None:
    idle(visited)
    people = await people_at(visited, 3)
    gone, scene = await deciding(people)
    seat = scene["seat"]
    one, two = (other for other in range(3) if other != seat)
    await visited.pass_time(minutes=4)
    assert code_of(await propose(people[one], one, "dismiss", seat=seat)) == "not_absent"  # first a bot plays for them
    await propose(people[one], one, "replace", seat=seat)
    replaced = (await answer(people[two], two, "replace", one, True)).json()
    assert replaced["table"]["seats"][seat]["vanished"]
    assert code_of(await propose(people[one], one, "dismiss", seat=seat)) == "not_absent"  # they may come back
    assert code_of(await propose(people[one], one, "dismiss", seat=two)) == "not_absent"
    assert code_of(await propose(people[one], one, "dismiss", seat=7)) == "not_absent"
    await visited.pass_time(minutes=4)
    async with gone.stream(seat) as watching:
        await watching.next()
        assert code_of(await propose(people[one], one, "dismiss", seat=seat)) == "not_absent"
    async with asyncio.timeout(PATIENCE):
        while seat in visited.house.broker.present(gone.id):
            await asyncio.sleep(0.01)
    asked = (await propose(people[one], one, "dismiss", seat=seat)).json()
    assert asked["table"]["proposal"]["waiting"] == [two]
    done = (await answer(people[two], two, "dismiss", one, True)).json()
    held = done["table"]["seats"][seat]
    assert (held["kind"], held["away"], held["vanished"], notes(done)[-1]) == ("bot", False, False, "note-dismissed")
    assert code_of(await ask(gone, "DELETE", f"seats/{seat}/bot")) == "wrong_seat"
    host = next(other for other in (one, two) if done["table"]["seats"][other]["host"])
    link = (await ask(people[host], "PUT", f"seats/{seat}/invitation")).json()["invitation"]
    assert (await Opened(visited, gone.id, fresh_guest()).join(link)).status_code == 200  # somebody else plays on


async def test_who_does_not_sit_there_has_no_say(visited: Visited) -> None:
    people = await people_at(visited)
    seat, _, _ = await moved_on(people)
    await propose(people[seat], seat, "end")
    before = await visited.rows()
    stranger = Opened(visited, people[0].id, fresh_guest())
    for seen in (None, 0):
        assert code_of(await propose(stranger, seen, "end")) == "wrong_seat"
        assert code_of(await answer(stranger, seen, "end", seat, True)) == "wrong_seat"
    assert code_of(await answer(people[seat], 1 - seat, "end", seat, True)) == "wrong_seat"
    assert code_of(await answer(people[seat], seat, "end", seat, True)) == "nothing_asked"  # nobody agrees with oneself
    assert await visited.rows() == before


async def test_who_lent_a_seat_is_asked_before_the_match_ends(visited: Visited) -> None:
    idle(visited)
    host, friend = await two(visited)
    await ask(friend, "PUT", "seats/1/bot", {})
    asked = (await propose(host, 0, "end")).json()
    assert asked["table"]["proposal"]["waiting"] == [1]
    assert (await answer(friend, 1, "end", 0, True)).json()["table"]["abandoned"]


async def test_two_who_answer_at_once_end_it_once(visited: Visited) -> None:
    people = await people_at(visited, 3)
    await propose(people[0], 0, "end")
    found = await asyncio.gather(*(answer(people[seat], seat, "end", 0, seat == 1) for seat in (1, 2)))
    assert sorted(one.status_code for one in found) in ([200, 200], [200, 409])
    scene = await people[0].look(0)
    assert (scene["table"]["over"], scene["table"]["proposal"]) == (False, None)


async def test_what_is_asked_and_an_end_survive_a_restart(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        people = await people_at(visited)
        seat, before, _ = await moved_on(people)
        asked = (await propose(people[seat], seat, "takeback")).json()
    async with visit(settings(tmp_path)) as visited:
        people = [Opened(visited, one.id, one.guest) for one in people]
        assert (await people[seat].look(seat))["table"]["proposal"] == asked["table"]["proposal"]
        await answer(people[1 - seat], 1 - seat, "takeback", seat, True)
        assert alike(await people[seat].look(seat), before)
        await propose(people[0], 0, "end")
        await answer(people[1], 1, "end", 0, True)
    async with visit(settings(tmp_path)) as visited:
        scene = await Opened(visited, people[0].id, people[0].guest).look(0)
        assert (scene["table"]["abandoned"], scene["actor"], scene["choices"]) == (True, -2, [])


@pytest.mark.parametrize("body", [{"kind": "win"}, {"kind": "replace", "seat": 9}, {"kind": "end", "more": 1}, {}])
async def test_what_nobody_can_ask_is_refused(visited: Visited, body: Json) -> None:
    host = await visited.open("ray_master", "pp")
    assert code_of(await host.post("proposal", 0, body)) == "bad_request"
