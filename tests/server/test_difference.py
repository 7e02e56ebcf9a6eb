"""What changed, applied to the old scene, is the new one: whichever game, whosever eyes."""

import random
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.properties.cases import MATCHES, Case, usual_length
from tests.server.visiting import Json, Opened, Visited, fresh_key, joined
from virtuosi.core.rng import Rng
from virtuosi.games import REGISTERED, find, shipped
from virtuosi.server.bodies import Opening, SeatWish
from virtuosi.server.difference import applied, difference
from virtuosi.server.opening import new_table
from virtuosi.server.rows import now
from virtuosi.server.scenes import REMEMBERED, Scenes
from virtuosi.server.table import Table

CASES = msgspec.json.decode((Path(__file__).parents[2] / "web/src/fixtures/differences.json").read_bytes())
NO_LOG = {"log": [], "log_from": 0}
LOOKS = 30  # about so many, spread over a match


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["why"])
def test_the_cases_that_the_client_is_tried_with(case: Json) -> None:
    old = msgspec.json.encode(case["old"])
    assert msgspec.json.decode(msgspec.json.encode(difference(case["old"], case["new"]))) == case["difference"]
    assert applied(case["old"], case["difference"]) == case["new"]
    assert msgspec.json.encode(case["old"]) == old


def renewed(scene: Json, change: Json) -> Json:
    """As the client does it."""
    assert change["since"] == scene["table"]["version"]
    new = applied(scene, change["difference"])
    assert change["version"] == new["table"]["version"]
    return {**new, "log": joined(scene["log"], change), "log_from": 0}


@pytest.mark.parametrize("fullness", [0, -1], ids=["fewest", "most"])
@pytest.mark.parametrize("game", REGISTERED)
def test_old_scene_and_difference_make_the_new_scene(game: str, fullness: int) -> None:
    """Over whole matches, with moves taken back on the way."""
    for seed in range(MATCHES):
        seats = find(game).seat_counts[fullness]
        table = new_table(Opening(game, [SeatWish("person")] * seats), shipped(game), now()).table
        eyes = (None, *range(seats))
        scenes, rng = Scenes(), Rng(seed)
        had = {seat: whole(scenes, table, seat) for seat in eyes}
        strides = cycle((1, 1, 1 + 3 * usual_length(Case(find(game), seats, ())) // LOOKS))
        while not table.over:
            since, moves = table.row.version, next(strides)
            play(table, rng, moves)
            for seat in eyes:
                change = scenes.changed(table, seat, since)
                assert change is not None
                instead = scenes.told(table, seat, since)
                assert len(change) < len(instead)
                had[seat] = renewed(had[seat], msgspec.json.decode(change))
                assert in_order({**had[seat], "log": []}) == in_order({**msgspec.json.decode(instead), **NO_LOG})
        for seat in eyes:
            assert in_order(had[seat]) == in_order(whole(scenes, table, seat))


def in_order(scene: Json) -> bytes:
    """Spelt out: to Python, 1 and true would be equal."""
    return msgspec.json.encode(scene, order="sorted")


def play(table: Table, rng: Rng, moves: int) -> None:
    """One change: so many random moves, or one that is taken back."""
    match = table.match
    if match.undo_to is not None and rng.below(5) == 0:
        match.undo()
        moves = 0
    for _ in range(moves):
        if not table.over:
            legal = match.position.moves()
            table.play(match.game.space.names[legal[rng.below(len(legal))]])
    table.changed()


def whole(scenes: Scenes, table: Table, seat: int | None) -> Json:
    return msgspec.json.decode(scenes.told(table, seat))


async def pushed(watching: Any) -> Json:
    """The next scene or change, with its kind. Any: a line of this test."""
    while True:
        word = msgspec.json.decode(await watching.line.recv())
        for kind in ("scene", "change"):
            if kind in word:
                return kind, word[kind]


async def test_whoever_says_so_is_pushed_what_changed(table: Opened) -> None:
    hello = {"guest": table.guest, "seat": 0, "difference": True}
    async with table.stream(0, hello) as changes, table.stream(0) as scenes:
        kind, scene = await pushed(changes)
        assert kind == "scene"
        await scenes.next()
        rng = random.Random(3)
        for _ in range(12):
            await table.play_on(1, rng)
            kind, change = await pushed(changes)
            assert kind == "change"
            scene = renewed(scene, change)
            assert scene == await table.look(0)
            assert (await scenes.next())["table"]["version"] == change["version"]


async def test_a_new_line_begins_with_the_whole_scene(table: Opened) -> None:
    scene = await table.look(0)
    hello = {"guest": table.guest, "seat": 0, "difference": True, "since": scene["table"]["version"]}
    async with table.stream(0, hello) as watching:
        kind, pushed_scene = await pushed(watching)
        assert (kind, pushed_scene["view"]) == ("scene", scene["view"])


async def test_a_move_is_answered_with_what_changed(table: Opened) -> None:
    scene = await table.look((await table.look())["actor"])
    seat, version = scene["seat"], scene["table"]["version"]
    body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": fresh_key()}
    body |= {"since": version, "difference": True}
    answer = (await table.post("moves", seat, body)).json()
    assert renewed(scene, answer) == await table.look(seat)
    again = (await table.post("moves", seat, body)).json()
    assert again == answer
    await table.http.patch(f"/api/tables/{table.id}/seats/0", headers=table.eyes(0), json={"name": "Player 1"})
    late = (await table.post("moves", seat, body)).json()  # another version was shown meanwhile
    assert {**late, "log": joined(scene["log"], late), "log_from": 0} == await table.look(seat)


async def test_taking_back_is_answered_with_what_changed(table: Opened) -> None:
    scene = await table.until_undoable()
    body = {"number": scene["number"], "key": fresh_key(), "since": scene["table"]["version"], "difference": True}
    answer = (await table.post("undo", scene["seat"], body)).json()
    assert renewed(scene, answer) == await table.look(scene["seat"])


async def test_of_many_tables_only_the_last_are_remembered(visited: Visited, table: Opened) -> None:
    scenes = Scenes()
    async with visited.house.at(table.id) as found:
        for number in range(REMEMBERED + 10):
            found.row.id = f"{number:012}"
            scenes.changed(found, None, 0)
        assert len(scenes._shown) == REMEMBERED
        found.row.id = table.id
