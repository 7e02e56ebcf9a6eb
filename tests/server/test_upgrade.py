"""Changes of the schema survive a kill after any statement, keep a copy of the file, and one file has one house."""

import multiprocessing
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from tests.server.test_killed import a_house
from tests.server.visiting import Opened, settings, visit
from virtuosi.server import steps, upgrade
from virtuosi.server.errors import StorageFailure
from virtuosi.server.migrations import LAST
from virtuosi.server.run import CannotServe, main
from virtuosi.server.settings import database_url
from virtuosi.server.storage import Storage

FORK = multiprocessing.get_context("fork")
STEPS = ("0001", "0002")  # what earlier houses left behind
REAL_CONNECT = sqlite3.connect


def shape(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("select name, sql from sqlite_master order by name").fetchall()
        steps = connection.execute("select version_num from alembic_version order by 1").fetchall()
    return [repr(one) for one in (*found, *steps)]


def built_to(file: Path, step: str) -> None:
    """A file as an earlier house left it, with a table in it."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        steps.take(connection, step)
        connection.exec_driver_sql(
            "insert into tables (id, game, revision, pack, pack_digest, options, seats, guided, nature_seed,"
            " nature_commitment, created, actor, over) values"
            " ('aaaaaaaaaaaa', 'ray_master', 1, 'shipped', 'x', '{}', 2, 0, 'x', 'x', '2026-01-01', 0, 0)"
        )
        for number in range(3 if step == "0002" else 0):
            connection.exec_driver_sql(f"insert into positions values ('aaaaaaaaaaaa', {number}, '{{}}')")
    engine.dispose()


def upgraded_until(file: Path, statements: int) -> None:
    """In a process of its own: the upgrade, killed before it comes to one statement more."""
    left = statements

    def count(_: str) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def watched(*given: object, **more: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = REAL_CONNECT(*given, **more)  # type: ignore[call-overload]  # handed through
        connection.set_trace_callback(count)
        return connection

    # both doors: the copy's and the one SQLAlchemy uses
    sqlite3.connect = watched  # type: ignore[assignment]
    sqlite3.dbapi2.connect = watched  # type: ignore[assignment]
    upgrade.migrate_file(file)
    os._exit(0)


def kills(make: Path, start: str | None) -> Iterator[Path]:
    """Files whose upgrade was killed after 0, 1, 2, ... statements, until one came through."""
    before = make / "before.sqlite3"
    if start is not None:
        built_to(before, start)
    for statements in range(1000):
        file = make / str(statements) / "house.sqlite3"
        file.parent.mkdir()
        if start is not None:
            shutil.copyfile(before, file)
        process = FORK.Process(target=upgraded_until, args=(file, statements))
        process.start()
        process.join(60)
        yield file
        if process.exitcode == 0:
            assert statements > 3
            return
        assert process.exitcode == -signal.SIGKILL


def found_in(file: Path) -> tuple[str, ...]:
    """What whoever comes next finds: the files that lie there, and what can be read in the one that counts."""
    beside = sorted(one.name for one in file.parent.iterdir())
    with closing(sqlite3.connect(file)) as connection:
        return (*beside, *connection.iterdump())


@pytest.mark.parametrize("start", [None, *STEPS])
def test_an_upgrade_killed_after_any_statement_is_made_whole_by_the_next(tmp_path: Path, start: str | None) -> None:
    whole = tmp_path / "whole.sqlite3"
    upgrade.migrate_file(whole)
    healed: set[tuple[str, ...]] = set()
    for file in kills(tmp_path, start):
        found = found_in(file)
        if found in healed:  # what reads alike is healed alike
            continue
        healed.add(found)
        upgrade.migrate_file(file)
        assert shape(file) == shape(whole)
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
            assert connection.execute("select count(*) from tables").fetchone() == (0 if start is None else 1,)
    assert len(healed) >= 2  # as it was, and as it is to be


@pytest.mark.parametrize("keep", range(1, 7))
def test_a_file_that_an_earlier_house_left_half_made_heals(tmp_path: Path, keep: int) -> None:
    """Those houses committed every statement by itself and noted the step last."""
    whole, half = tmp_path / "whole.sqlite3", tmp_path / "half.sqlite3"
    upgrade.migrate_file(whole)
    built_to(half, "0001")
    with closing(sqlite3.connect(half)) as connection:
        connection.execute("delete from tables")
        connection.execute("delete from alembic_version")
        for name in ("spent_keys", "positions", "moves", "seats", "tables")[keep - 1 :]:
            connection.execute(f"drop table {name}")
        connection.commit()
    upgrade.migrate_file(half)
    assert shape(half) == shape(whole)


def test_a_column_whose_step_was_not_noted_heals(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    built_to(file, "0001")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("alter table tables add column version integer not null default 0")
    upgrade.migrate_file(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("select version from tables").fetchall() == [(0,)]


def test_positions_of_earlier_houses_are_carried_over(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    built_to(file, "0002")
    many = 1200
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("delete from positions")
        rows = [("aaaaaaaaaaaa", number, f'{{"turn": {number}}}') for number in range(many)]
        connection.executemany("insert into positions values (?, ?, ?)", rows)
        connection.commit()
    upgrade.migrate_file(file)
    with closing(sqlite3.connect(file)) as connection:
        kept = connection.execute("select number, saved from kept order by number").fetchall()
        standing = connection.execute("select standing from tables").fetchone()[0]
    assert [msgspec.msgpack.decode(saved) for _, saved in kept] == [{"turn": number} for number in range(many)]
    assert msgspec.msgpack.decode(standing) == {"turn": many - 1}


def test_the_file_is_copied_before_an_upgrade_and_only_then(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    upgrade.migrate_file(file)
    upgrade.migrate_file(file)
    assert list(tmp_path.iterdir()) == [file]
    old = tmp_path / "old.sqlite3"
    built_to(old, "0001")
    before = shape(old)
    upgrade.migrate_file(old)
    copies = [path for path in tmp_path.iterdir() if path.name.startswith("old.sqlite3.")]
    assert len(copies) == 1
    assert ".before-" in copies[0].name
    assert shape(copies[0]) == before
    assert shape(old) == shape(file)


def test_the_last_step_is_told_rightly_and_needs_no_machinery(tmp_path: Path) -> None:
    assert sorted(ScriptDirectory.from_config(steps.config()).get_heads()) == LAST
    upgrade.migrate_file(tmp_path / "house.sqlite3")
    again = """
import pathlib, sys
from virtuosi.server import run, upgrade
upgrade.migrate_file(pathlib.Path(sys.argv[1]))
print("alembic" in sys.modules)
"""
    command = [sys.executable, "-c", again, str(tmp_path / "house.sqlite3")]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"


async def test_a_second_house_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        table = await visited.open()
        link = tmp_path / "link.sqlite3"
        link.symlink_to(tmp_path / "house.sqlite3")
        for file in (tmp_path / "house.sqlite3", link):
            second = Storage(database_url(str(file)))
            with pytest.raises(StorageFailure, match="another Virtuosi serves"):
                await second.open()
            await second.close()
        await table.play_on(2, random.Random(1))
    async with visit(settings(tmp_path)) as visited:  # it let go
        await Opened(visited, table.id, table.guest).look()


def test_the_refusal_is_one_sentence_and_a_killed_house_holds_nothing(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    with a_house(database) as (process, _):
        with pytest.raises(CannotServe, match=r"^The database cannot be used: another Virtuosi serves .*another file"):
            main(["--port", "0", "--database", str(database)])
        process.kill()
        process.wait()
        with a_house(database) as (again, _):
            assert again.poll() is None
