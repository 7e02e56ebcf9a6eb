"""The book of the house: every accepted move is in it before anybody is told."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from sqlalchemy import event, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from virtuosi.core.match import Played
from virtuosi.core.task import NOBODY
from virtuosi.games import Edition
from virtuosi.server.at_hand import wrote
from virtuosi.server.database import TROUBLE, address_of, file_of, plainly, safe, try_file
from virtuosi.server.errors import StorageFailure
from virtuosi.server.notices.outbox import your_turn
from virtuosi.server.one_house import Lock
from virtuosi.server.rows import KeptRow, MoveRow, NoteRow, PackRow, SeatRow, SpentKeyRow, TableRow
from virtuosi.server.statements import (
    ADD_MOVE,
    ADD_SEAT,
    ADD_TABLE,
    CLOSE,
    COUNT,
    FORGET,
    HOLDING,
    KEEP,
    KEEP_PACK,
    NOTE,
    RESEAT,
    SPEND,
    TAKE_BACK,
    Standing,
    columns,
    move_rows,
    reminders,
    stand,
    tend,
)
from virtuosi.server.upgrade import NewerBook, migrate_file, migrate_shared
from virtuosi.server.writer import FileWriter, Overtaken, Write, Writer

EVERY = 8  # of so many moves the last position is kept for good
LAST_WORDS = 30.0  # seconds for readers, when the book is closed


class Stored(msgspec.Struct):
    """All that is known of a table."""

    table: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    spent: list[SpentKeyRow]
    notes: list[NoteRow]
    pack: str | None  # the text of its edition; None: begun before packs were kept


class Kept(msgspec.Struct, frozen=True):
    """A position on the way, after so many moves."""

    number: int
    saved: bytes


class Storage:
    def __init__(self, url: str) -> None:
        self.address = address = address_of(url)
        self.file = file_of(address)  # None: a PostgreSQL, which several processes may share
        self._writer: Writer | None = None
        self._packs: set[str] = set()  # digests that are kept
        self._readers = 0
        self._unread = asyncio.Event()  # nobody reads
        self._unread.set()
        self._lock = None if self.file is None else Lock(self.file.resolve())
        try:
            # Parameters stay out of error texts: they hold secrets.
            self.engine = create_async_engine(address, hide_parameters=True)
        except ImportError as error:
            raise StorageFailure(f"its driver {error.name} is not installed: pip install virtuosi[postgres]") from error
        except SQLAlchemyError as error:
            raise StorageFailure(plainly(error)) from error
        if self.file is not None:
            event.listen(self.engine.sync_engine, "connect", safe)
        # Whoever reads several things reads them as of one moment, whatever another process writes meanwhile.
        shown = self.engine if self.file else self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._sessions = async_sessionmaker(shown, expire_on_commit=False)

    async def open(self) -> None:
        """Bring the database up to date; StorageFailure says what is wrong with it."""
        try:
            if self.file is not None:
                self._open_file(self.file)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(migrate_shared)
        except NewerBook as error:
            raise StorageFailure(f"the database was written by a newer version of Virtuosi ({error})") from error
        except TROUBLE as error:
            raise StorageFailure(plainly(error)) from error
        if self._writer is None:
            self._writer = self.make_writer()

    def make_writer(self) -> Writer:
        """One more than the open house has."""
        if self.file is not None:
            return FileWriter(str(self.file))
        from virtuosi.server.postgres import PostgresWriter  # with its driver, which is an extra

        return PostgresWriter(self.address)

    @property
    def writer(self) -> Writer:
        assert self._writer is not None, "the storage is not open"
        return self._writer

    def _open_file(self, file: Path) -> None:
        try_file(file)
        if self._lock is not None and not self._lock.take():
            raise StorageFailure(f"another Virtuosi serves {file} already; close it, or give this one another file")
        migrate_file(file)

    def in_use(self) -> bool | None:
        """Whether a house is open on this file; None where only the database could tell."""
        return None if self._lock is None else self._lock.held_elsewhere()

    async def close(self) -> None:
        """A reader who was given up goes on until SQLite has answered: left without a book, it would never end."""
        with contextlib.suppress(TimeoutError):  # a database far away may not answer at all
            async with asyncio.timeout(LAST_WORDS):
                await self._unread.wait()
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        self._readers += 1
        self._unread.clear()
        try:
            async with self._sessions() as session:
                yield session
        except TROUBLE as error:
            raise StorageFailure(plainly(error)) from error
        finally:
            self._readers -= 1
            if self._readers == 0:
                self._unread.set()

    async def keep_pack(self, digest: str, edition: Edition) -> None:
        """Before a table is opened with it."""
        if digest in self._packs:
            return
        with contextlib.suppress(Overtaken):  # it is kept already
            await self.writer.write([Write(KEEP_PACK, {"digest": digest, "game": edition.game, "text": edition.text})])
        self._packs.add(digest)

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], moves: Sequence[Played], *also: Write) -> None:
        row = columns(table)
        wrote(table, row)
        await self.writer.write(
            [
                *also,
                Write(ADD_TABLE, row),
                Write(ADD_SEAT, *map(columns, seats)),
                Write(ADD_MOVE, *move_rows(table.id, 0, moves, None)),
                Write(KEEP, {"table_id": table.id, "number": len(moves), "saved": table.standing}),
            ]
        )

    async def add_moves(
        self, at: Standing, moves: Sequence[Played], key: str | None, actor: int, over: bool, calls: bool = True
    ) -> None:
        """`moves` lead to where the table stands now; `calls`: to a person's turn who may have to be told."""
        before = at.number - len(moves)
        change = [stand(at, actor, over), Write(ADD_MOVE, *move_rows(at.table_id, before, moves, key))]
        if before // EVERY != at.number // EVERY:
            change.append(Write(KEEP, {"table_id": at.table_id, "number": at.number, "saved": at.saved}))
        if calls:
            change.append(your_turn(at.table_id, before, at.number))
        change += reminders(at.row, at.number)
        await self.writer.write(change)

    async def take_back(
        self, at: Standing, gone: int, spent: Sequence[SpentKeyRow], notes: Sequence[NoteRow], actor: int
    ) -> None:
        """Remove so many moves after those that stand now."""
        here = {"id_": at.table_id, "number_": at.number}
        await self.writer.write(
            [
                stand(at, actor, False),
                Write(TAKE_BACK, here, touched=gone),
                Write(FORGET, here),
                Write(SPEND, *map(columns, spent)),
                Write(NOTE, *map(columns, notes)),
                *reminders(at.row, at.number),
            ]
        )

    async def reseat(self, table: TableRow, seat: SeatRow, notes: Sequence[NoteRow], number: int, *also: Write) -> None:
        """Somebody else holds a seat, or holds it otherwise."""
        holding = {name: getattr(seat, name) for name in HOLDING}
        await self.writer.write(
            [
                *also,
                tend(table),
                Write(RESEAT, {"id_": seat.table_id, "seat_": seat.seat, **holding}, touched=1),
                Write(NOTE, *map(columns, notes)),
                *reminders(table, number),
            ]
        )

    async def close_table(self, table_id: str, version: int) -> None:
        await self.writer.write([Write(CLOSE, {"id_": table_id, "expected": version}, touched=1)])

    async def abandon(self, at: Standing, notes: Sequence[NoteRow]) -> None:
        """The match is over though its position is not."""
        await self.writer.write([stand(at, NOBODY, True), Write(NOTE, *map(columns, notes))])

    async def tend(self, table: TableRow, notes: Sequence[NoteRow], *also: Write) -> None:
        """Neither position nor seats have changed, but what is agreed, asked or counted."""
        await self.writer.write([tend(table), Write(NOTE, *map(columns, notes)), *also])

    async def read_table(self, table_id: str) -> Stored | None:
        async with self.reading() as session:
            table = await session.get(TableRow, table_id)
            if table is None:
                return None
            seats = await session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
            moves = await session.scalars(select(MoveRow).where(MoveRow.table_id == table_id).order_by(MoveRow.number))
            spent = await session.scalars(select(SpentKeyRow).where(SpentKeyRow.table_id == table_id))
            notes = await session.scalars(select(NoteRow).where(NoteRow.table_id == table_id).order_by(NoteRow.version))
            pack = await session.get(PackRow, table.pack_digest)
            text = None if pack is None else pack.text
            return Stored(table, list(seats), list(moves), list(spent), list(notes), text)

    async def has_newer(self, table_id: str, version: int) -> bool:
        """Whether another process has changed the table since."""
        if self.file is not None:
            return False
        async with self.reading() as session:
            found = await session.scalar(select(TableRow.version).where(TableRow.id == table_id))
            return found is None or found > version

    async def position_before(self, table_id: str, number: int) -> Kept | None:
        """The last position that is kept at or before so many moves."""
        async with self.reading() as session:
            kept = select(KeptRow).where(KeptRow.table_id == table_id, KeptRow.number <= number)
            row = (await session.scalars(kept.order_by(KeptRow.number.desc()).limit(1))).first()
            return None if row is None else Kept(row.number, row.saved)

    async def all_tables(self) -> list[str]:
        async with self.reading() as session:
            return list(await session.scalars(select(TableRow.id).order_by(TableRow.created)))

    async def check(self) -> None:
        """StorageFailure unless the book can be read and written."""
        async with self.reading() as session:
            await session.scalar(select(TableRow.id).limit(1))
        await self.writer.write([Write(COUNT, {"id_": "", "expected": -1, "version": 0}, touched=0)])

    @property
    def commits(self) -> int:
        """Waits for the disk."""
        return self.writer.commits

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot is to move."""
        async with self.reading() as session:
            at_move = (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.actor)
            found = select(TableRow.id).join(SeatRow, at_move).where(TableRow.over.is_(False), SeatRow.kind == "bot")
            return list(await session.scalars(found.order_by(TableRow.created.desc())))
