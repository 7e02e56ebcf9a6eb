"""The book of the house: every accepted move is in it before anybody is told."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
from alembic.util import CommandError
from sqlalchemy import delete, event, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from virtuosi.core.match import Played
from virtuosi.server.errors import StorageFailure
from virtuosi.server.one_house import Lock
from virtuosi.server.rows import MoveRow, PositionRow, SeatRow, SpentKeyRow, TableRow
from virtuosi.server.upgrade import migrate, migrate_file

EVERY = 8  # of so many moves the last position is kept for good
SAFE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

Saved = dict[str, Any]  # Any: the game's own fields


class Overtaken(Exception):
    """Another process wrote this table's next move first."""


class Stored(msgspec.Struct):
    """All that is known of a table. `position` is where the match stands."""

    table: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    spent: list[SpentKeyRow]
    position: Saved


class Kept(msgspec.Struct, frozen=True):
    """A position on the way, after so many moves."""

    number: int
    saved: Saved


class Storage:
    def __init__(self, url: str) -> None:
        address = _address(url)
        self.sqlite = address.get_backend_name() == "sqlite"
        name = address.database or ":memory:"
        self.file = Path(name) if self.sqlite and not name.startswith(("file:", ":memory:")) else None
        self._lock = None if self.file is None else Lock(self.file.resolve())
        try:
            # Parameters stay out of error texts: they hold secrets.
            self.engine = create_async_engine(address, hide_parameters=True)
        except ImportError as error:
            raise StorageFailure(f"its driver {error.name} is not installed") from error
        except SQLAlchemyError as error:
            raise StorageFailure(_plainly(error)) from error
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _safe)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)

    async def open(self) -> None:
        """Bring the database up to date; StorageFailure says what is wrong with it."""
        try:
            if self.file is not None:
                self._open_file(self.file)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(migrate)
        except CommandError as error:
            raise StorageFailure(f"the database was written by a newer version of Virtuosi ({error})") from error
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            raise StorageFailure(_plainly(error)) from error

    def _open_file(self, file: Path) -> None:
        _try_file(file)
        if self._lock is not None and not self._lock.take():
            raise StorageFailure(f"another Virtuosi serves {file} already; close it, or give this one another file")
        migrate_file(file)

    async def close(self) -> None:
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncSession]:
        """One transaction; committed when the block ends well, as if it had never begun otherwise."""
        try:
            async with self._sessions.begin() as session:
                yield session
        except IntegrityError as error:
            raise Overtaken from error
        except SQLAlchemyError as error:
            raise StorageFailure(_plainly(error)) from error

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncSession]:
        try:
            async with self._sessions() as session:
                yield session
        except SQLAlchemyError as error:
            raise StorageFailure(_plainly(error)) from error

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], moves: Sequence[Played], saved: Saved) -> None:
        async with self._writing() as session:
            session.add(table)
            await session.flush()
            session.add_all(seats)
            session.add_all(_move_rows(table.id, 0, moves, None))
            session.add(PositionRow(table_id=table.id, number=len(moves), saved=saved))

    async def add_moves(
        self, table_id: str, number: int, moves: Sequence[Played], key: str | None, saved: Saved, actor: int, over: bool
    ) -> None:
        """`moves` follow the first `number` ones; `saved` is the position after them."""
        async with self._writing() as session:
            session.add_all(_move_rows(table_id, number, moves, key))
            await session.flush()
            await self._stand(session, table_id, number, number + len(moves), saved, actor, over)

    async def take_back(
        self, table_id: str, number: int, spent: Sequence[SpentKeyRow], saved: Saved, actor: int
    ) -> None:
        """Remove the move after the first `number` ones; `saved` is the position before it."""
        async with self._writing() as session:
            found = delete(MoveRow).where(MoveRow.table_id == table_id, MoveRow.number >= number)
            if (await session.execute(found)).rowcount != 1:  # type: ignore[attr-defined]  # a DELETE's result has it
                raise Overtaken
            session.add_all(spent)
            await self._stand(session, table_id, number + 1, number, saved, actor, False)

    async def _stand(
        self, session: AsyncSession, table_id: str, before: int, number: int, saved: Saved, actor: int, over: bool
    ) -> None:
        """The match stands at `number` now; the position of `before` goes, but one of every few stays for good."""
        stale = PositionRow.number > number
        if before // EVERY == number // EVERY:
            stale = stale | (PositionRow.number == before)
        here = PositionRow.number == number
        await session.execute(delete(PositionRow).where(PositionRow.table_id == table_id, stale | here))
        session.add(PositionRow(table_id=table_id, number=number, saved=saved))
        await self._count(session, table_id, actor=actor, over=over)

    async def _count(self, session: AsyncSession, table_id: str, **standing: int) -> None:
        """One change more."""
        table = update(TableRow).where(TableRow.id == table_id)
        await session.execute(table.values(version=TableRow.version + 1, **standing))

    async def sit(self, table_id: str, seat: int, name: str | None) -> None:
        async with self._writing() as session:
            found = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat)
            await session.execute(found.values(name=name, taken=True))
            await self._count(session, table_id)

    async def read_table(self, table_id: str) -> Stored | None:
        async with self._reading() as session:
            table = await session.get(TableRow, table_id)
            if table is None:
                return None
            seats = await session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
            moves = await session.scalars(select(MoveRow).where(MoveRow.table_id == table_id).order_by(MoveRow.number))
            spent = await session.scalars(select(SpentKeyRow).where(SpentKeyRow.table_id == table_id))
            newest = select(PositionRow).where(PositionRow.table_id == table_id).order_by(PositionRow.number.desc())
            position = (await session.scalars(newest.limit(1))).one()
            return Stored(table, list(seats), list(moves), list(spent), position.saved)

    async def position_before(self, table_id: str, number: int) -> Kept | None:
        """The last position that is kept at or before so many moves."""
        async with self._reading() as session:
            kept = select(PositionRow).where(PositionRow.table_id == table_id, PositionRow.number <= number)
            row = (await session.scalars(kept.order_by(PositionRow.number.desc()).limit(1))).first()
            return None if row is None else Kept(row.number, row.saved)

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot is to move."""
        async with self._reading() as session:
            at_move = (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.actor)
            found = select(TableRow.id).join(SeatRow, at_move).where(TableRow.over.is_(False), SeatRow.kind == "bot")
            return list(await session.scalars(found.order_by(TableRow.created.desc())))


def _address(url: str) -> URL:
    try:
        return make_url(url)
    except SQLAlchemyError as error:
        raise StorageFailure("this is not the address of a database") from error


def _move_rows(table_id: str, number: int, moves: Sequence[Played], key: str | None) -> list[MoveRow]:
    """The key belongs to the first move; those of Nature follow from it."""
    return [
        MoveRow(
            table_id=table_id,
            number=number + i,
            actor=played.actor,
            notation=played.move,
            shown=played.shown,
            reader=played.reader,
            events=[list(row) for row in played.events],
            key=key if i == 0 else None,
        )
        for i, played in enumerate(moves)
    ]


def _safe(connection: Any, _: ConnectionPoolEntry) -> None:  # Any: the driver's own connection
    """SQLite's settings for a book that survives the process at any moment."""
    cursor = connection.cursor()
    for pragma in SAFE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _try_file(file: Path) -> None:
    """Open it once without aiosqlite, whose thread would complain beside us if it cannot be opened."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")


def _plainly(error: Exception) -> str:
    """What the database itself said, without SQL around it."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
