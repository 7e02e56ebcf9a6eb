"""How changes reach the disk. A change is a few plain statements that happen together or not at all; the first of them
names the version that it follows, so that nothing is ever written over what somebody else wrote."""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy import Delete, Insert, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from virtuosi.server.errors import StorageFailure

SAFE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
DIALECT = sqlite.dialect(paramstyle="named", json_serializer=lambda value: msgspec.json.encode(value).decode())

Params = Mapping[str, Any]  # Any: whatever the columns hold


class Overtaken(Exception):
    """Another process changed this table first."""


class Statement:
    """A statement, made ready once, when it is first needed: for SQLite as text; PostgreSQL's writer makes it ready
    for itself."""

    def __init__(self, clause: Insert | Update | Delete) -> None:
        self.clause = clause

    @cached_property
    def _compiled(self) -> SQLCompiler:
        return self.clause.compile(dialect=DIALECT)

    @cached_property
    def text(self) -> str:
        return str(self._compiled)

    @cached_property
    def _stored(self) -> list[tuple[str, Callable[[Any], Any]]]:
        binds = self._compiled.binds.items()
        found = {name: bind.type.dialect_impl(DIALECT).bind_processor(DIALECT) for name, bind in binds}
        return [(name, processor) for name, processor in found.items() if processor is not None]

    @cached_property
    def _given(self) -> Params:
        return {name: bind.value for name, bind in self._compiled.binds.items() if bind.value is not None}

    def params(self, row: Params) -> Params:
        """As SQLite's driver wants them: JSON as text, times as text."""
        found = {**self._given, **row}
        for name, processor in self._stored:
            found[name] = processor(found[name])
        return found


class Write:
    """One statement of a change. `touched` is how many rows it must find."""

    __slots__ = ("rows", "statement", "touched")

    def __init__(self, statement: Statement, *rows: Params, touched: int | None = None) -> None:
        self.statement = statement
        self.rows = rows
        self.touched = touched


Change = Sequence[Write]


class Settling(asyncio.Future[None]):
    """What becomes of a change. Whoever gives up waiting still learns of the table only when it is settled."""

    def cancel(self, msg: object = None) -> bool:
        return False


Waiting = tuple[Change, Settling]


class Writer(ABC):
    """What comes while the disk is busy waits and goes into the next transaction together, so that many changes cost
    one wait for the disk."""

    def __init__(self) -> None:
        self.commits = 0
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, change: Change) -> None:
        """It is on disk when this returns. Overtaken or StorageFailure: nothing of it happened."""
        done = Settling()
        self._waiting.append((change, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_on(), name="writer")
        await done

    async def _write_on(self) -> None:
        try:
            while self._waiting:
                together, self._waiting = self._waiting, []
                await self._write_together(together)
        finally:
            self._writing = None

    @abstractmethod
    async def _write_together(self, together: list[Waiting]) -> None:
        """All in one transaction, each wholly or not at all; every future is settled then."""

    async def close(self) -> None:
        while self._writing is not None:
            await asyncio.wait([self._writing])


class FileWriter(Writer):
    """For a SQLite file: one connection writes. Only the wait for the disk is left to a thread: the statements
    themselves take microseconds, less than handing them over."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, cached_statements=64)
        for pragma in SAFE:
            self.connection.execute(f"PRAGMA {pragma}")
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="disk")

    async def _write_together(self, together: list[Waiting]) -> None:
        connection = self.connection
        written: list[Settling] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for change, done in together:
                connection.execute("SAVEPOINT one")
                try:
                    self._execute(change)
                    written.append(done)
                except (Overtaken, sqlite3.IntegrityError):
                    connection.execute("ROLLBACK TO one")
                    done.set_exception(Overtaken())
                connection.execute("RELEASE one")
            await asyncio.get_running_loop().run_in_executor(self._disk, connection.execute, "COMMIT")
            self.commits += 1
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for _, done in together:
                if not done.done():
                    done.set_exception(StorageFailure(str(error)))
            if not isinstance(error, sqlite3.Error):
                raise
            return
        for done in written:
            done.set_result(None)

    def _execute(self, change: Change) -> None:
        for write in change:
            for row in write.rows:
                found = self.connection.execute(write.statement.text, write.statement.params(row))
                if write.touched is not None and found.rowcount != write.touched:
                    raise Overtaken

    async def close(self) -> None:
        await super().close()
        self._disk.shutdown()
        self.connection.close()
