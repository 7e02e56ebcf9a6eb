"""Playing on from a moment of a finished match: the same position, new dice, and a record that says where it began."""

import random
from pathlib import Path

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from tests.server.test_bots import until_person
from tests.server.test_forged import nothing_changes, the_error
from tests.server.visiting import Json, Opened, Visited, fresh_guest, settings, visit
from virtuosi.cli import app
from virtuosi.core.record import Record, RecordError, write
from virtuosi.games import find, shipped_pack
from virtuosi.server.fairness import verify
from virtuosi.server.keeping import table_problems

SAME = ("actor", "task", "prompt", "stage", "rows", "sheets")  # what is seen, but for whose eyes it is seen with


async def asked(table: Opened, number: int, seat: int, guest: str, **more: Json) -> httpx.Response:
    path = f"/api/tables/{table.id}/past/{number}/tables"
    return await table.http.post(path, json={"seat": seat, **more}, headers={"X-Guest": guest})


async def played_on(table: Opened, number: int, seat: int, **more: Json) -> Opened:
    guest = fresh_guest()
    answer = await asked(table, number, seat, guest, **more)
    assert answer.status_code == 201, answer.text
    return Opened(table.visited, answer.json()["table"], guest)


async def a_persons_moment(table: Opened, after: int) -> tuple[int, Json]:
    """The first moment at which a seat decides, after so many moves."""
    while True:
        answer = await table.http.get(f"/api/tables/{table.id}/past/{after}")
        if answer.json()["actor"] >= 0:
            return after, answer.json()
        after += 1


@pytest.fixture
async def over(table: Opened) -> Opened:
    await table.play_on(1000, random.Random(1))
    return table


async def record(table: Opened) -> Record:
    answer = await table.http.get(f"/api/tables/{table.id}/record")
    return msgspec.json.decode(answer.content, type=Record)


async def test_the_new_table_stands_where_the_old_one_stood(over: Opened) -> None:
    number, then = await a_persons_moment(over, 60)
    seat = then["actor"]
    table = await played_on(over, number, seat, name="Ada", level="novice")
    scene = await table.look(seat)
    assert {name: scene[name] for name in SAME} == {name: then[name] for name in SAME}
    seen = await over.http.get(f"/api/tables/{over.id}/past/{number}", headers=over.eyes(seat))
    assert scene["view"] == seen.json()["view"]
    assert scene["table"]["began"] == {"table": over.id, "number": number}
    assert scene["table"]["commitment"] != then["table"]["commitment"], "the dice are new"
    assert (scene["number"], scene["log"]) == (0, [])
    assert [info["kind"] for info in scene["table"]["seats"]].count("person") == 1
    assert scene["choices"]
    assert scene["undo"] is None


async def test_it_is_played_looked_back_at_and_found_again_after_a_restart(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        first = await visited.open(kinds="pp")
        await first.play_on(1000, random.Random(1))
        number, then = await a_persons_moment(first, 60)
        table = await played_on(first, number, then["actor"])
        scene = await until_person(table, then["actor"])
        for _ in range(3):
            scene = await table.play(then["actor"], scene["choices"][0]["move"], scene["number"])
            scene = await until_person(table, then["actor"])
        before = await table.look(then["actor"])
    async with visit(settings(tmp_path)) as visited:
        again = Opened(visited, table.id, table.guest)
        assert await again.look(then["actor"]) == before
        begun = (await again.http.get(f"/api/tables/{again.id}/past/0")).json()
        assert {name: begun[name] for name in SAME} == {name: then[name] for name in SAME}
        stored = await visited.house.storage.read_table(again.id)
        assert stored is not None
        assert list(table_problems(stored)) == []
        stored.table.standing = None  # the moves alone lead there too
        assert not [problem for problem in table_problems(stored) if "moves will tell" not in problem]


async def test_its_record_tells_where_it_began_and_what_can_be_proved(over: Opened, tmp_path: Path) -> None:
    number, then = await a_persons_moment(over, 100)
    table = await played_on(over, number, then["actor"])
    scene = await until_person(table, then["actor"])
    while not scene["table"]["over"]:
        scene = await table.play(then["actor"], scene["choices"][-1]["move"], scene["number"])
        scene = await until_person(table, then["actor"])
    found = await record(table)
    assert found.began is not None
    assert found.began.table == over.id
    assert found.began.moves == (await record(over)).moves[:number]
    proved = verify(found, find(found.game), shipped_pack(found.game))
    assert (proved.before, proved.moves) == (number, len(found.moves))
    write(found, tmp_path / "match.json")
    said = CliRunner().invoke(app, ["verify", str(tmp_path / "match.json")])
    assert f"at move {number} of table {over.id}" in " ".join(said.output.split())
    forged = msgspec.structs.replace(found, began=None)
    with pytest.raises(RecordError):
        verify(forged, find(found.game), shipped_pack(found.game))
    # and on from there once more
    further = await played_on(table, 1, then["actor"])
    assert (await further.look())["table"]["began"] == {"table": table.id, "number": 1}


async def test_where_nobody_can_play_on(visited: Visited, table: Opened) -> None:
    guest = fresh_guest()
    async with nothing_changes(visited):
        the_error(await asked(table, 0, 0, guest), "not_over")
    await table.play_on(1000, random.Random(1))
    last = (await table.look())["number"]
    async with nothing_changes(visited):
        the_error(await asked(table, last, 0, guest), "over")
        the_error(await asked(table, -1, 0, guest), "unknown_past")
        the_error(await asked(table, 3, 2, guest), "wrong_seat")
        the_error(await asked(table, 3, 0, guest, level="nobody"), "unknown_bot")
        the_error(await asked(table, 3, 0, guest, seed="00"), "bad_request")
