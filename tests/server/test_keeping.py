"""Copies of the book: made while the house is open, put back, and looked through."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import delete, update
from typer.testing import CliRunner

from tests.processes import PATIENCE
from tests.server.test_killed import Player, a_house
from tests.server.visiting import Json, Opened, Visited, settings, visit
from virtuosi.cli import app
from virtuosi.server import keeping
from virtuosi.server.rows import MoveRow, TableRow
from virtuosi.server.writer import FileWriter


def ask(*words: object) -> tuple[int, str]:
    found = CliRunner().invoke(app, [str(word) for word in words])
    return found.exit_code, found.output + (found.stderr or "")


def moves_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("select count(*) from moves").fetchone()[0])


def test_a_copy_of_an_open_house_holds_every_acknowledged_move(tmp_path: Path) -> None:
    database, copy = tmp_path / "house.sqlite3", tmp_path / "copy.sqlite3"
    player = Player(1)
    with a_house(database) as (_, address), httpx.Client(base_url=address, timeout=PATIENCE) as http:
        player.open(http)
        for _ in range(12):
            scene = player.look(http, player.scene["actor"])
            body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": f"a-key-{_:04}"}
            player.ask(http, "moves", body)
        assert ask("backup", copy, "--database", database)[0] == 0
        player.check(copy)
        status, said = ask("backup", copy, "--database", database)
        assert (status, "already" in said) == (1, True)
        status, said = ask("restore", copy, "--database", database)
        assert (status, "close it first" in said.replace("\n", " ")) == (1, True)
        assert ask("check", database)[0] == 0


def but_for_its_version(scene: Json) -> Json:
    return {**scene, "table": {**scene["table"], "version": None}}


async def test_a_restored_house_stands_where_the_copy_was_made(tmp_path: Path) -> None:
    given, copy = settings(tmp_path), tmp_path / "copy.sqlite3"
    async with visit(given) as visited:
        table = await visited.open()
        then = await table.play_on(6, random.Random(1))
        keeping.back_up(str(tmp_path / "house.sqlite3"), copy)
        later = await table.play_on(6, random.Random(2))
    before = keeping.restore(str(tmp_path / "house.sqlite3"), copy)
    async with visit(given) as visited:
        again = Opened(visited, table.id, table.guest)
        assert but_for_its_version(await again.look(then["seat"])) == but_for_its_version(then)
        # a page that was left open has seen more of another past: all of this one is news to it
        hello = {"guest": table.guest, "seat": then["seat"], "since": later["table"]["version"], "difference": True}
        async with again.stream(then["seat"], hello) as watching:
            told = await watching.next()
        assert told["table"]["version"] > later["table"]["version"]
        assert (told["log_from"], told["log"]) == (0, then["log"])
    assert before is not None
    assert moves_in(before) == later["number"]
    keeping.restore(str(tmp_path / "house.sqlite3"), before)
    async with visit(given) as visited:
        now = await Opened(visited, table.id, table.guest).look(later["seat"])
        assert but_for_its_version(now) == but_for_its_version(later)
        assert now["table"]["version"] > told["table"]["version"]


@pytest.mark.parametrize("what", ["nothing", "junk", "another database"])
def test_what_is_no_copy_is_not_restored(tmp_path: Path, what: str) -> None:
    copy = tmp_path / "copy.sqlite3"
    if what == "junk":
        copy.write_bytes(b"junk" * 1000)
    if what == "another database":
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute("create table something (x)")
    status, _ = ask("restore", copy, "--database", tmp_path / "house.sqlite3")
    assert status == 1
    assert not (tmp_path / "house.sqlite3").exists()


async def test_a_book_in_order(visited: Visited, table: Opened, tmp_path: Path) -> None:
    await table.play_on(20, random.Random(1))
    found = await keeping.check(str(tmp_path / "house.sqlite3"))
    assert (found.tables, found.problems) == (1, [])


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (delete(MoveRow).where(MoveRow.number == 3), "moves are missing"),
        (update(TableRow).values(standing=None), "is missing"),
        (update(TableRow).values(nature_seed="00" * 32), "seed"),
        (update(TableRow).values(game="chess"), "no game chess"),
        (update(MoveRow).where(MoveRow.number == 5).values(notation="no_move"), "do not follow the rules"),
    ],
)
async def test_every_damage_is_named(
    visited: Visited, table: Opened, tmp_path: Path, damage: object, problem: str
) -> None:
    await table.play_on(20, random.Random(1))
    await visited.execute(damage)
    found = await keeping.check(str(tmp_path / "house.sqlite3"))
    assert len(found.problems) == 1
    assert problem in found.problems[0]
    assert table.id in found.problems[0]
    assert isinstance(visited.house.storage.writer, FileWriter)
