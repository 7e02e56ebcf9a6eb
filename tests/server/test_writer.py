"""One writer: what waits goes to disk together, each change by itself, and nothing is told before it is there."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.visiting import settings
from virtuosi.core.task import NOBODY
from virtuosi.server.at_hand import at_hand
from virtuosi.server.errors import StorageFailure
from virtuosi.server.rows import TableRow, now
from virtuosi.server.settings import database_url
from virtuosi.server.statements import ADD_TABLE, COUNT, Standing, columns
from virtuosi.server.storage import Storage
from virtuosi.server.writer import FileWriter, Overtaken, Statement, Write

ROW = {
    "game": "ray_master",
    "revision": 1,
    "pack": "shipped",
    "pack_digest": "x",
    "options": {"a": True},
    "seats": 2,
    "laid": 0,
    "guided": False,
    "coach": False,
    "chat": True,
    "listed": False,
    "closed": False,
    "abandoned": False,
    "nature_seed": "x",
    "nature_commitment": "x",
    "host": None,
    "actor": 0,
    "over": False,
    "version": 0,
    "standing": b"\x00\xff",
}


@pytest_asyncio.fixture
async def storage(either_book: None, tmp_path: Path) -> AsyncIterator[Storage]:
    storage = Storage(settings(tmp_path).database)
    await storage.open()
    yield storage
    await storage.close()


async def written(storage: Storage) -> list[tuple[str, int]]:
    async with storage.reading() as session:
        return [
            (row[0], row[1])
            for row in await session.execute(select(TableRow.id, TableRow.version).order_by(TableRow.id))
        ]


def stored(tmp_path: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as connection:
        return connection.execute("select id, version from tables order by id").fetchall()


def table(id: str) -> Write:
    return Write(ADD_TABLE, columns(TableRow(id=id, created=now(), **ROW)))


def count(id: str, expected: int) -> Write:
    return Write(COUNT, {"id_": id, "expected": expected, "version": expected + 1}, touched=1)


async def test_changes_at_once_are_all_written(storage: Storage) -> None:
    await asyncio.gather(*(storage.writer.write([table(f"table{number:03}")]) for number in range(40)))
    assert len(await written(storage)) == 40


async def test_of_two_that_follow_the_same_version_one_is_overtaken(storage: Storage) -> None:
    await storage.writer.write([table("one")])
    found = await asyncio.gather(*(storage.writer.write([count("one", 0)]) for _ in range(5)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in found) == ["NoneType"] + ["Overtaken"] * 4
    assert await written(storage) == [("one", 1)]


async def test_a_change_happens_wholly_or_not_at_all_and_hurts_no_other(storage: Storage) -> None:
    await storage.writer.write([table("one")])
    found = await asyncio.gather(
        storage.writer.write([table("two")]),
        storage.writer.write([table("three"), count("one", 7)]),
        storage.writer.write([table("one"), count("one", 0)]),
        storage.writer.write([count("one", 0)]),
        return_exceptions=True,
    )
    assert [type(one) for one in found] == [type(None), Overtaken, Overtaken, type(None)]
    assert await written(storage) == [("one", 1), ("two", 0)]


async def test_what_changes_to_and_fro_is_in_the_book_as_it_is_at_hand(storage: Storage) -> None:
    row = at_hand(TableRow(id="one", created=now(), **ROW))
    row.host = "somebody"
    await storage.add_table(row, [], [])
    changes: list[dict[str, object]] = [{"host": None}, {"host": "somebody", "asking": {"open": None}}, {}]
    changes.append({"asking": None, "abandoned": True})
    for change in changes:
        for name, value in change.items():
            setattr(row, name, value)
        await storage.tend(row, [])
        row.version += 1
        assert await in_the_book(storage) == [row.version, row.host, row.asking, row.abandoned, 0, False, b"\x00\xff"]
    for ends in (True, False):
        at = Standing(row, 0, b"\x01" if ends else b"\x00\xff")
        await (storage.abandon(at, []) if ends else storage.take_back(at, 0, [], [], 0))
        row.version += 1
        actor = NOBODY if ends else 0
        assert await in_the_book(storage) == [row.version, "somebody", None, True, actor, ends, at.saved]


async def in_the_book(storage: Storage) -> list[object]:
    found = await storage.read_table("one")
    assert found is not None
    row = found.table
    return [row.version, row.host, row.asking, row.abandoned, row.actor, row.over, row.standing]


async def test_it_is_on_disk_before_it_is_told(tmp_path: Path) -> None:
    storage = Storage(database_url(str(tmp_path / "house.sqlite3")))
    await storage.open()
    for number in range(20):
        await storage.writer.write([table(f"table{number:03}")])
        assert len(stored(tmp_path)) == number + 1
    await storage.close()


async def test_many_changes_cost_few_waits_for_the_disk(tmp_path: Path) -> None:
    storage = Storage(database_url(str(tmp_path / "house.sqlite3")))
    await storage.open()
    assert isinstance(storage.writer, FileWriter)
    said: list[str] = []
    storage.writer.connection.set_trace_callback(said.append)
    await asyncio.gather(*(storage.writer.write([table(f"table{number:03}")]) for number in range(50)))
    storage.writer.connection.set_trace_callback(None)
    assert said.count("COMMIT") <= 2
    await storage.close()


async def test_a_disk_that_fails_is_told_to_all_and_forgotten(tmp_path: Path) -> None:
    storage = Storage(database_url(str(tmp_path / "house.sqlite3")))
    await storage.open()
    writer = storage.writer
    assert isinstance(writer, FileWriter)
    writer.connection.execute("PRAGMA query_only = ON")
    found = await asyncio.gather(*(writer.write([table(f"table{n}")]) for n in range(3)), return_exceptions=True)
    assert [type(one) for one in found] == [StorageFailure] * 3
    writer.connection.execute("PRAGMA query_only = OFF")
    await writer.write([table("later")])
    assert stored(tmp_path) == [("later", 0)]
    await storage.close()


async def test_whoever_gives_up_learns_it_when_the_change_is_settled(tmp_path: Path) -> None:
    storage = Storage(database_url(str(tmp_path / "house.sqlite3")))
    await storage.open()
    writing = asyncio.create_task(storage.writer.write([table("one")]))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert stored(tmp_path) == [("one", 0)]
    await storage.close()


def test_values_are_stored_so_that_sqlalchemy_reads_them() -> None:
    statement = Statement(insert(TableRow))
    assert statement.params(columns(TableRow(**ROW)))["options"] == '{"a":true}'
    assert ":version" in Statement(update(TableRow).values(version=3)).text


async def test_what_waits_goes_into_few_transactions(storage: Storage) -> None:
    before = storage.writer.commits
    await asyncio.gather(*(storage.writer.write([table(f"table{number:03}")]) for number in range(50)))
    assert storage.writer.commits - before <= 2


async def test_a_value_that_postgres_refuses_hurts_no_other_change(shared: str) -> None:
    storage = Storage(database_url(shared))
    await storage.open()
    found = await asyncio.gather(
        *(storage.writer.write([table(name)]) for name in ("one", "far too long for an id", "nul\0", "two")),
        return_exceptions=True,
    )
    assert [type(one) for one in found] == [type(None), StorageFailure, StorageFailure, type(None)]
    assert [name for name, _ in await written(storage)] == ["one", "two"]
    await storage.close()


async def test_two_writers_that_change_the_same_tables_never_wait_for_each_other(shared: str) -> None:
    """Each would hold what the other waits for, if they did not go through the tables in the same order."""
    storages = [Storage(database_url(shared)) for _ in range(2)]
    for storage in storages:
        await storage.open()
    names = [f"table{number}" for number in range(8)]
    await storages[0].writer.write([table(name) for name in names])
    for version in range(10):
        changes = [
            storage.writer.write([count(name, version)])
            for storage, order in zip(storages, (names, names[::-1]), strict=True)
            for name in order
        ]
        found = await asyncio.gather(*changes, return_exceptions=True)
        assert sum(one is None for one in found) == len(names)
        assert all(one is None or isinstance(one, Overtaken) for one in found)
    for storage in storages:
        await storage.close()
    assert await deadlocks(shared) == 0


async def deadlocks(address: str) -> int:
    """How often the database has had to end one of two who waited for each other; told when they have left."""
    engine = create_async_engine(database_url(address))
    async with engine.connect() as connection:
        counted = text("select deadlocks from pg_stat_database where datname = current_database()")
        found: int = (await connection.execute(counted)).scalar_one()
    await engine.dispose()
    return found
