"""What a seat may not know never leaves the house: not by HTTP, not by the stream, not by undo or the past."""

import copy
import random
import re

import msgspec
import pytest

from tests.server.visiting import Json, Opened, Visited
from virtuosi.core.match import Match
from virtuosi.core.rng import Rng
from virtuosi.core.task import NOBODY
from virtuosi.games import REGISTERED, find
from virtuosi.server.rows import TableRow
from virtuosi.server.secrecy import commitment, fits, hashed, nature_number


async def resampled(visited: Visited, table: Opened, seat: int | None) -> Json:
    """The scene if everything this seat cannot know were different."""
    async with visited.house.at(table.id) as found:
        match = found.match
        other = Match(match.game, match.pack, match.seats, match.options)
        position = match.position.copy()
        position.resample(NOBODY if seat is None else seat, Rng(11))
        other.resume(position, match.played)
        other._past = match._past
        there = copy.copy(found)
        there.match, there._public = other, None
        return msgspec.to_builtins(there.scene(seat))


@pytest.mark.parametrize("game", REGISTERED)
async def test_scenes_and_pushes_do_not_depend_on_what_the_seat_cannot_know(visited: Visited, game: str) -> None:
    seats = find(game).seat_counts[-1]
    table = await visited.open(game, "p" * seats)
    for round in range(4):
        await table.play_on(12, random.Random(round))
        for seat in (None, *range(seats)):
            scene = await table.look(seat)
            assert scene == await resampled(visited, table, seat)
            async with table.stream(seat) as watching:
                assert (await watching.next())["view"] == scene["view"]


async def test_the_stream_has_the_same_eyes_as_the_page(table: Opened) -> None:
    for seat in (None, 0, 1):
        async with table.stream(seat) as watching:
            pushed = await watching.next()
            assert pushed["seat"] == seat
            assert pushed["view"] == (await table.look(seat))["view"]


async def test_the_past_has_the_same_eyes(table: Opened) -> None:
    scene = await table.play_on(25, random.Random(8))
    for number in range(0, scene["number"], 3):
        for seat in (None, 0, 1):
            path = f"/api/tables/{table.id}/past/{number}"
            past = (await table.http.get(path, headers=table.eyes(seat))).json()
            assert past["seat"] == seat
            assert not past["choices"]
            assert not past["refused"]


async def test_no_answer_holds_a_secret_a_seed_or_a_hash(visited: Visited) -> None:
    table = await visited.open(kinds="pi")
    stored = await visited.house.storage.read_table(table.id)
    assert stored is not None
    hidden = [stored.table.nature_seed, table.guest, hashed(table.guest), stored.table.host, *table.invitations[1:]]
    hidden += [seat.invitation_hash for seat in stored.seats[1:]]
    answers = [await table.http.get(f"/api/tables/{table.id}", headers=table.eyes(seat)) for seat in (None, 0)]
    answers.append(await table.http.get("/api/schema/openapi.json"))
    for answer in answers:
        for word in hidden:
            assert word is not None
            assert word not in answer.text


async def test_only_hashes_of_secrets_are_stored(visited: Visited) -> None:
    table = await visited.open(kinds="pi")
    stored = repr(await visited.rows())
    for secret in (table.guest, table.invitations[1]):
        assert secret is not None
        assert secret not in stored
        assert hashed(secret) in stored


async def test_secrets_stay_out_of_the_log(
    visited: Visited, table: Opened, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("DEBUG")

    def broken(*_: object) -> None:
        raise KeyError("deep inside")

    monkeypatch.setattr("virtuosi.server.table.table_info", broken)
    await table.http.get(f"/api/tables/{table.id}", headers=table.eyes(0))
    ours = [record.getMessage() + str(record.exc_text or "") for record in caplog.records if "virtuosi" in record.name]
    assert ours
    assert not any(table.guest in line for line in ours)


def test_a_secret_fits_its_own_hash_only() -> None:
    assert fits("abc", hashed("abc"))
    assert not fits("abd", hashed("abc"))


async def test_natures_moves_follow_from_the_tables_seed_alone(visited: Visited, table: Opened) -> None:
    """What `verify` checks at the end: the seed of the commitment gives every outcome of the match."""
    await table.play_on(60, random.Random(9))
    stored = await visited.house.storage.read_table(table.id)
    assert stored is not None
    row: TableRow = stored.table
    assert row.nature_commitment == commitment(row.nature_seed)
    async with visited.house.at(table.id) as found:
        again = Match(found.match.game, found.match.pack, found.match.seats, found.match.options)
    for move in stored.moves:
        if move.actor < 0:
            assert move.notation == again.toss(nature_number(row.nature_seed, move.number))
        again.play(move.notation)


async def test_names_cannot_turn_the_line_around(table: Opened) -> None:
    path = f"/api/tables/{table.id}/seats/0"
    await table.http.patch(path, headers=table.eyes(0), json={"name": "Ada\u202e\u0007 <b>"})
    name = (await table.look())["table"]["seats"][0]["name"]
    assert name == "Ada <b>"
    assert re.fullmatch(r"[^\x00-\x1f\u202e]+", name)
