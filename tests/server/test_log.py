"""The log travels once: whoever says which version they have gets the lines after it, and can always join them."""

import random
from pathlib import Path

import pytest

from tests.server.visiting import Json, Opened, Visited, fresh_key, joined, settings, visit
from virtuosi.games import REGISTERED, find


def version(scene: Json) -> int:
    found: int = scene["table"]["version"]
    return found


async def played(table: Opened, rng: random.Random, moves: int) -> None:
    """Random moves, many of them taken back."""
    for _ in range(moves):
        scene = await table.look((await table.look())["actor"])
        if scene["undo"] is not None and rng.random() < 0.4:
            await table.undo(scene["seat"], scene["number"])
        else:
            await table.play(scene["seat"], rng.choice(scene["choices"])["move"], scene["number"])


@pytest.mark.parametrize("game", REGISTERED)
async def test_a_reader_of_any_version_joins_the_log(visited: Visited, game: str) -> None:
    table = await visited.open(game, "p" * find(game).seat_counts[-1])
    rng = random.Random(7)
    eyes = (None, 0, 1)
    read: list[tuple[int | None, Json]] = []
    for _ in range(8):
        read += [(seat, await table.look(seat)) for seat in eyes]
        await played(table, rng, 5)
    for seat, before in read:
        now = await table.look(seat, version(before))
        assert all(line["number"] > now["log_from"] for line in now["log"] if not line["beside"])
        assert joined(before["log"], now) == (await table.look(seat))["log"]


async def test_pushes_bring_only_what_is_new(table: Opened) -> None:
    async with table.stream(0) as watching:
        log = (await watching.next())["log"]
        rng = random.Random(2)
        for _ in range(30):
            await played(table, rng, 1)
            now = await table.look(0)
            while version(pushed := await watching.next()) != version(now):
                log = joined(log, pushed)
            assert pushed["number"] - pushed["log_from"] < 6
            log = joined(log, pushed)
            assert log == now["log"]


async def test_a_move_in_the_place_of_one_taken_back_is_told(table: Opened) -> None:
    before = await table.until_undoable()
    seat, number = before["seat"], before["number"]
    back = await table.undo(seat, number)
    other = next(one["move"] for one in reversed(back["choices"]))
    after = await table.play(seat, other, number - 1)
    now = await table.look(seat, version(before))
    assert now["log_from"] == number - 1
    assert joined(before["log"], now) == after["log"]


async def test_answers_leave_out_the_lines_the_sender_has(table: Opened) -> None:
    scene = await table.until_undoable()
    seat, number = scene["seat"], scene["number"]
    body = {"number": number, "key": fresh_key(), "since": version(scene)}
    undone = (await table.post("undo", seat, body)).json()
    assert undone["log_from"] == number - 1
    assert [line["text"]["id"] for line in undone["log"]] == ["note-undone"]
    move = undone["choices"][0]["move"]
    body = {"move": move, "number": number - 1, "key": fresh_key(), "since": version(undone)}
    after = (await table.post("moves", seat, body)).json()
    assert after["log_from"] == number - 1
    assert joined(joined(scene["log"], undone), after) == (await table.look(seat))["log"]
    again = (await table.post("moves", seat, body)).json()
    assert again == after


async def test_a_stream_that_comes_back_gets_what_it_missed(table: Opened) -> None:
    async with table.stream(1) as watching:
        before = await watching.next()
    await played(table, random.Random(5), 6)
    async with table.stream(1, {"guest": table.guest, "seat": 1, "since": version(before)}) as watching:
        scene = await watching.next()
        assert scene["log_from"] > 0
        assert joined(before["log"], scene) == (await table.look(1))["log"]


async def test_the_past_leaves_out_the_lines_the_reader_has(table: Opened) -> None:
    await played(table, random.Random(6), 12)
    scene = await table.look(0)
    for number in range(0, scene["number"], 4):
        path = f"/api/tables/{table.id}/past/{number}"
        whole = (await table.http.get(path, headers=table.eyes(0))).json()
        short = (await table.http.get(path, headers=table.eyes(0), params={"since": version(scene)})).json()
        assert (short["log_from"], short["log"]) == (number, [])
        assert joined(scene["log"], short) == whole["log"]


async def test_every_change_has_a_higher_version_and_a_restart_keeps_it(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        table = await visited.open()
        scene = await table.until_undoable()
        seat, last = scene["seat"], version(scene)
        for name in ("Player 1", "Player 2"):
            path = f"/api/tables/{table.id}/seats/{seat}"
            named = (await table.http.patch(path, headers=table.eyes(seat), json={"name": name})).json()
            assert version(named) == last + 1
            last += 1
        back = await table.undo(seat, scene["number"])
        assert version(back) == last + 1
        after = await table.play(seat, back["choices"][0]["move"], back["number"])
        assert version(after) == last + 2
    async with visit(settings(tmp_path)) as visited:
        again = Opened(visited, table.id, table.guest)
        assert version(await again.look(seat)) == version(after)
        assert (await again.look(seat, version(after)))["log"] == []
        # what was taken back before the restart is not remembered, so an older reader gets everything
        assert (await again.look(seat, version(scene)))["log"] == after["log"]
