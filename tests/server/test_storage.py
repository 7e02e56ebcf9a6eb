"""The book of the house: its shape, its age, and a disk that is full or may not be written."""

import asyncio
import random
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, delete, func, insert, text, update

from tests.server.test_forged import nothing_changes, the_error
from tests.server.visiting import Opened, Visited, fresh_key, settings, visit
from virtuosi.server.errors import StorageFailure
from virtuosi.server.rows import KeptRow, MoveRow, Row, TableRow
from virtuosi.server.settings import database_url
from virtuosi.server.storage import EVERY, Storage
from virtuosi.server.writer import FileWriter


@pytest.mark.usefixtures("either_book")
async def test_migrations_build_what_the_rows_describe(tmp_path: Path) -> None:
    storage = Storage(settings(tmp_path).database)
    await storage.open()

    def of_rows(name: str | None, kind: str, _: object) -> bool:
        """Claims and questions are no rows: they have statements of their own, and only where several share a house."""
        return kind != "table" or name not in ("claims", "questions")

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"include_name": of_rows})
        return list(compare_metadata(context, Row.metadata))

    async with storage.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await storage.open()
    await storage.close()


async def test_the_book_is_written_safely(visited: Visited) -> None:
    async with visited.house.storage.engine.connect() as connection:
        for pragma, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items():
            assert await connection.scalar(text(f"PRAGMA {pragma}")) == value


async def test_the_book_is_not_closed_before_the_answer_to_a_reader_who_was_given_up(tmp_path: Path) -> None:
    storage = Storage(database_url(str(tmp_path / "house.sqlite3")))
    await storage.open()
    asked, answered = asyncio.Event(), threading.Event()
    loop, order = asyncio.get_running_loop(), list[str]()

    def answer() -> int:
        loop.call_soon_threadsafe(asked.set)
        answered.wait()
        return 1

    async def read() -> None:
        try:
            async with storage.reading() as session:
                line = await (await session.connection()).get_raw_connection()
                assert line.driver_connection is not None
                await line.driver_connection.create_function("answer", 0, answer)
                await session.execute(text("select answer()"))
        finally:
            order.append("read")

    reader = asyncio.create_task(read())
    await asked.wait()
    reader.cancel()
    loop.call_later(0.1, answered.set)
    await storage.close()
    order.append("closed")
    await asyncio.gather(reader, return_exceptions=True)
    assert order == ["read", "closed"]


async def test_a_database_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    storage = Storage(database_url(str(tmp_path / "house.sqlite3")))
    await storage.open()
    async with storage.engine.begin() as connection:
        await connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(StorageFailure, match="newer version"):
        await storage.open()
    await storage.close()


@pytest.mark.parametrize("kind", ["a directory", "not a database"])
async def test_what_is_not_a_database_is_named(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "house.sqlite3"
    if kind == "a directory":
        path.mkdir()
    else:
        path.write_bytes(b"something else entirely, for certain" * 100)
    storage = Storage(database_url(str(path)))
    with pytest.raises(StorageFailure, match=r"unable to open|not a database"):
        await storage.open()
    await storage.close()


async def test_a_full_disk_is_told_and_changes_nothing(visited: Visited, table: Opened) -> None:
    scene = await table.look((await table.look())["actor"])
    writer = visited.house.storage.writer
    assert isinstance(writer, FileWriter)
    room = writer.connection.execute("PRAGMA max_page_count").fetchone()[0]
    writer.connection.execute("PRAGMA max_page_count = 1")  # SQLite then says what a full disk says
    wish = {"game": "ray_master", "seats": [{"kind": "person"}]}
    for _ in range(100):
        before = await visited.rows()
        answer = await table.http.post("/api/tables", json=wish, headers={"X-Guest": table.guest})
        if answer.status_code != 201:
            break
    the_error(answer, "storage")
    assert await visited.rows() == before
    assert await table.look(scene["seat"]) == scene
    writer.connection.execute(f"PRAGMA max_page_count = {room}")
    await table.play(scene["seat"], scene["choices"][0]["move"], scene["number"])


async def test_a_database_that_may_not_be_written(tmp_path: Path) -> None:
    given = settings(tmp_path)
    async with visit(given) as visited:
        table = await visited.open()
        scene = await table.look((await table.look())["actor"])
        writer = visited.house.storage.writer
        assert isinstance(writer, FileWriter)
        writer.connection.execute("PRAGMA query_only = ON")
        body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": fresh_key()}
        async with nothing_changes(visited):
            the_error(await table.post("moves", scene["seat"], body), "storage")
            async with table.stream(scene["seat"]) as watching:
                assert await watching.next() == scene


@pytest.mark.usefixtures("either_book")
async def test_positions_are_kept_every_few_moves_and_at_the_end(visited: Visited, table: Opened) -> None:
    scene = await table.play_on(50, random.Random(6))
    storage = visited.house.storage
    for number in range(EVERY * 2, scene["number"]):
        kept = await storage.position_before(table.id, number)
        assert kept is not None
        assert number - kept.number < 2 * EVERY
    newest = await storage.position_before(table.id, 10_000)
    assert newest is not None
    assert scene["number"] - EVERY <= newest.number <= scene["number"]


@pytest.mark.usefixtures("either_book")
@pytest.mark.parametrize("lost", ["the position", "its last bytes", "every position", "the position and one kept"])
async def test_a_lost_position_is_rebuilt_from_the_moves(tmp_path: Path, lost: str) -> None:
    given = settings(tmp_path)
    async with visit(given) as visited:
        table = await visited.open()
        scene = await table.play_on(30, random.Random(6))
        standing = None if lost != "its last bytes" else func.substr(TableRow.standing, 1, 20)
        await visited.execute(update(TableRow).values(standing=standing))
        if lost == "every position":
            await visited.execute(delete(KeptRow))
        if lost == "the position and one kept":
            await visited.execute(update(KeptRow).values(saved=b"damaged"))
    async with visit(given) as visited:
        again = Opened(visited, table.id, table.guest)
        assert await again.look(scene["seat"]) == scene
        await again.play(scene["seat"], scene["choices"][0]["move"], scene["number"])


@pytest.mark.usefixtures("either_book")
async def test_a_match_goes_on_from_its_position_when_the_rules_changed(tmp_path: Path) -> None:
    """The moves before would not replay any more; the stored position does not care, and the log stays."""
    given = settings(tmp_path)
    async with visit(given) as visited:
        table = await visited.open()
        await table.play_on(40, random.Random(7))
        scene = await table.until_undoable()
        changed = update(MoveRow).where(MoveRow.table_id == table.id, MoveRow.actor >= 0)
        await visited.execute(changed.values(notation="a_move_of_old"))
        await visited.execute(update(TableRow).values(revision=0))
    async with visit(given) as visited:
        again = Opened(visited, table.id, table.guest)
        now = await again.look(scene["seat"])
        assert now["view"] == scene["view"]
        assert now["log"] == scene["log"]
        assert now["undo"] is None
        await again.play(scene["seat"], now["choices"][0]["move"], now["number"])
        pasts = [await again.http.get(f"/api/tables/{again.id}/past/{number}") for number in range(now["number"])]
        assert {answer.status_code for answer in pasts} == {200, 404}  # only the kept positions can still be shown


@pytest.mark.usefixtures("either_book")
async def test_a_move_that_another_process_wrote_first(visited: Visited, table: Opened) -> None:
    """With one process this cannot happen; with several, the database decides and nobody's move is lost."""
    scene = await table.look((await table.look())["actor"])
    number = scene["number"]
    theirs = {"table_id": table.id, "number": number, "actor": scene["seat"], "notation": "x", "shown": "x"}
    await visited.execute(insert(MoveRow).values(**theirs, reader=-1, events=[]))
    await visited.execute(update(TableRow).values(version=TableRow.version + 1))
    body = {"move": scene["choices"][0]["move"], "number": number, "key": fresh_key()}
    async with nothing_changes(visited):
        answer = await table.post("moves", scene["seat"], body)
        assert the_error(answer, "stale_move")["scene"]["number"] == number + 1
    await visited.execute(delete(MoveRow).where(MoveRow.notation == "x"))


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("/tmp/x.db", "sqlite+aiosqlite:////tmp/x.db"),
        ("sqlite:////tmp/x.db", "sqlite+aiosqlite:////tmp/x.db"),
        ("postgresql://someone@host/house", "postgresql+asyncpg://someone@host/house"),
        ("sqlite+aiosqlite:///x.db", "sqlite+aiosqlite:///x.db"),
    ],
)
def test_the_address_of_a_database_can_be_written_as_people_do(given: str, url: str) -> None:
    assert database_url(given) == url
