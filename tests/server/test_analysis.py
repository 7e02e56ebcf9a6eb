"""A finished match, looked through: what cost most is found, and the work stays bounded."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.processes import PATIENCE
from tests.server.test_forged import the_error
from tests.server.visiting import Json, Opened, settings, visit
from virtuosi.bots.coach import Coach, Effort, worth
from virtuosi.bots.deciding import decide
from virtuosi.bots.reviewing import review
from virtuosi.bots.sampler import Sampler
from virtuosi.core.foresight import Advice, Hint
from virtuosi.core.saving import expanded, load
from virtuosi.core.task import NATURE
from virtuosi.core.text import Message
from virtuosi.games import shipped
from virtuosi.server import opening
from virtuosi.server.analysis import MOST, Decision, Job, spread, turns
from virtuosi.server.bodies import Opening, SeatWish
from virtuosi.server.opening import new_table
from virtuosi.server.rows import now
from virtuosi.server.table import Table

LOOK = Effort(160, 600.0)  # by count: the same wherever it runs
GAP = 0.25  # of a win: a blunder


def worst(table: Table, seat: int) -> str | None:
    """A move here that gives away a good part of a win, if there is one."""
    match = table.match
    coach = Coach(match.game, Sampler(match.position, seat, 1), 1)
    if len(coach.moves) < 2:
        return None
    coach.advise(match.number, LOOK)
    for move in coach.moves:  # every move often enough to be judged
        for _ in range(12):
            coach.follow([move])
    worths = {move: worth(coach.search.root.children[move]) or 0.0 for move in coach.moves}
    least = min(worths, key=lambda move: worths[move])
    return match.game.space.names[least] if max(worths.values()) - worths[least] > GAP else None


def played_with_one_blunder(after: int) -> tuple[Table, int]:
    """A match between careful players; after so many moves, at the first chance, seat 0 blunders once."""
    seats = [SeatWish("person"), SeatWish("bot", "novice")]
    table = new_table(Opening("ray_master", seats), shipped("ray_master"), now()).table
    blunder = -1
    match = table.match
    while not match.over:
        actor = match.position.actor
        first = match.played[-1].actor != actor
        wrong = worst(table, actor) if actor == 0 and blunder < 0 and match.number >= after and first else None
        if wrong is not None:
            blunder = match.number
        sampler = Sampler(match.position, actor, match.number)
        careful = match.game.space.names[decide(match.game, sampler, "search:120", match.number)]
        table.play(wrong or careful)
    return table, blunder


def looked_through(table: Table) -> Job:
    match, job = table.match, Job(None)
    for one in spread(turns(table), MOST):
        position = load(match.game, match.pack, match.seats, match.options, expanded(one.saved))
        job.add(one, review(match.game, position, one.seat, 3, one.number, LOOK, one.made))
    return job


def test_the_one_blunder_of_a_match_is_where_the_costliest_turn_went_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "fresh_seed", lambda: "5" * 64)
    table, blunder = played_with_one_blunder(after=30)
    assert blunder > 0, "there was a chance to blunder"
    job = looked_through(table)
    found = job.told()
    assert found.costly[0] == blunder, [(moment.number, moment.loss) for moment in job.moments]
    worst_one = next(moment for moment in job.moments if moment.number == blunder)
    assert worst_one.made.move == table.match.played[blunder].move != worst_one.best.move
    assert worst_one.loss > GAP / 2
    assert {moment.seat for moment in job.moments} == {0}, "bots are not looked at where people play"


def test_a_turn_goes_on_until_another_moves_or_nature(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "fresh_seed", lambda: "5" * 64)
    seats = [SeatWish("person"), SeatWish("bot", "novice")]
    table = new_table(Opening("newton", seats), shipped("newton"), now()).table
    while not table.match.over:
        match = table.match
        sampler = Sampler(match.position, match.position.actor, match.number)
        table.play(match.game.space.names[decide(match.game, sampler, "random", match.number)])
    played = table.match.played
    found = turns(table)
    told = {turn.number + place: move for turn in found for place, move in enumerate(turn.made)}
    assert told == {number: played[number].move for number in told}
    for turn in found:
        end = turn.number + len(turn.made)
        assert {played[number].actor for number in range(turn.number, end)} == {turn.seat} == {0}
        assert end == len(played) or played[end].actor != 0
    assert any(played[turn.number - 1].actor == NATURE for turn in found), "Nature has moved within a turn"
    assert max(len(turn.made) for turn in found) > 3
    match = table.before(0, None)
    for number, one in enumerate(played):
        if one.actor == 0 and number not in told:
            assert len(match.position.moves()) == 1, "a turn is looked at from its first choice on"
        match.play(one.move)


def test_of_a_long_match_turns_are_looked_at_evenly() -> None:
    found = [Decision(n, 0, b"", ["m"]) for n in range(300)]
    assert [one.number for one in spread(found, MOST)] == list(range(0, 300, 5))
    assert spread(found[:MOST], MOST) == found[:MOST]


async def begin(table: Opened, seat: int | None = 0) -> Json:
    return await table.http.post(f"/api/tables/{table.id}/analysis", headers=table.eyes(seat), json={})


async def looked(table: Opened) -> Json:
    async with asyncio.timeout(PATIENCE):
        while True:
            found = (await table.http.get(f"/api/tables/{table.id}/analysis")).json()
            if found["failed"] or (found["total"] and found["done"] == found["total"]):
                return found
            await asyncio.sleep(0.05)


async def test_a_finished_match_is_looked_through_once_for_everybody(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, review_seconds=0.05)) as visited:
        table = await visited.open(kinds="pp")
        the_error(await begin(table), "not_over")
        assert not (await table.http.get(f"/api/tables/{table.id}/analysis")).json()["begun"]
        await table.play_on(1000, random.Random(1))
        other = await finished(table)
        before = await visited.rows()
        assert (await begin(table)).status_code == 200
        the_error(await begin(other), "busy_analysing")
        found = await looked(table)
        assert 0 < found["done"] <= MOST
        assert {moment["seat"] for moment in found["moments"]} == {0, 1}
        numbers = [moment["number"] for moment in found["moments"]]
        assert set(found["costly"]) <= set(numbers)
        again = await begin(table, None)  # a spectator gets what is there already
        assert again.json()["done"] == found["done"]
        rest = await table.http.get(f"/api/tables/{table.id}/analysis", params={"since": len(numbers) - 2})
        assert [moment["number"] for moment in rest.json()["moments"]] == numbers[-2:]
        assert await visited.rows() == before


async def finished(beside: Opened) -> Opened:
    """Another finished match of the same guest."""
    wish = {"game": "ray_master", "seats": [{"kind": "person"}], "options": {}}
    answer = await beside.http.post("/api/tables", json=wish, headers=beside.eyes(0))
    table = Opened(beside.visited, answer.json()["table"], beside.guest)
    await table.play_on(1000, random.Random(2))
    return table


async def test_a_match_behind_closed_doors_is_not_looked_through_by_strangers(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, review_seconds=0.05)) as visited:
        table = await visited.open(kinds="p", closed=True)
        the_error(await begin(table, None), "closed_table")
        the_error(await table.http.get(f"/api/tables/{table.id}/analysis"), "closed_table")


async def test_an_analysis_that_fails_says_so_and_may_be_begun_again(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, review_seconds=600.0, thinking_grace=-599.99)) as visited:
        table = await visited.open(kinds="p")
        await table.play_on(1000, random.Random(1))
        await begin(table)
        assert (await looked(table))["failed"]
        assert (await begin(table)).json()["failed"] is False


def hint(move: str, win: list[float], points: list[float]) -> Hint:
    return Hint(move, Message(move), [], win, points, 100, [], [], [], [])


@pytest.mark.parametrize(
    ("best", "made", "lost"),
    [
        (hint("a", [0.5, 0.5], [9, 9]), hint("b", [0.46, 0.54], [9, 9]), 0.04),
        (hint("a", [0.5, 0.5], [9, 9]), hint("b", [0.48, 0.52], [5, 9]), 0.0),
        (hint("a", [0.5, 0.5], [9, 9]), hint("a", [0.3, 0.7], [5, 9]), 0.0),
        (hint("a", [], [30.5]), hint("b", [], [28.0]), 2.5),
        (hint("a", [], [30.5]), hint("b", [], [29.9]), 0.0),
    ],
)
def test_a_turn_costs_nothing_that_the_search_cannot_tell_apart(best: Hint, made: Hint, lost: float) -> None:
    job = Job(None)
    job.add(Decision(3, 0, b"", ["b"]), Advice(4, [best, made], 100))
    (moment,) = job.moments
    assert (moment.number, moment.loss) == (4, lost), "told from where the turns part"
    assert job.told().costly == ([4] if lost else [])
