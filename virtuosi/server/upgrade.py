"""Brings a database up to date: wholly or not at all, whenever the power goes, and never without a copy of the file."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, create_engine, event, inspect
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from virtuosi.server.migrations import LAST

UPGRADING = 0x56697274  # the number of PostgreSQL's lock for it


class NewerBook(Exception):
    """A newer version of Virtuosi has written it."""


def migrate(connection: Connection) -> None:
    """All steps that are missing, in the transaction of this connection."""
    from virtuosi.server import steps  # here: slow to load, and seldom needed

    steps.take(connection)


def migrate_shared(connection: Connection) -> None:
    """The same for PostgreSQL: of several processes that start at once, one does it and the others wait."""
    connection.exec_driver_sql(f"select pg_advisory_xact_lock({UPGRADING})")
    if _steps(connection) != LAST:
        migrate(connection)


def migrate_file(file: Path) -> None:
    """The same for SQLite, whose driver would commit every change of the schema by itself."""
    engine = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "connect", _leave_transactions_to_us)
    event.listen(engine, "begin", _begin)
    with engine.begin() as connection:
        there = _steps(connection)
        if there == LAST:
            return
        if there:
            keep_copy(file, file.with_name(f"{file.name}.before-{'-'.join(LAST)}"))
        migrate(connection)


def up_to_date(file: Path) -> bool:
    engine = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool, hide_parameters=True)
    with engine.connect() as connection:
        try:
            return _steps(connection) == LAST
        except NewerBook:
            return False


async def is_current(engine: AsyncEngine) -> bool:
    """The same, for any database."""
    async with engine.connect() as connection:
        try:
            return await connection.run_sync(_steps) == LAST
        except NewerBook:
            return False


def keep_copy(file: Path, copy: Path) -> None:
    """A copy that is whole or not there; the file may be in use."""
    half = copy.with_name(f"{copy.name}.part")
    half.unlink(missing_ok=True)
    # As a URI, or a file that is not there would be made.
    reading = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    with closing(reading) as source, closing(sqlite3.connect(half)) as target:
        source.backup(target)
    with half.open("rb") as written:
        os.fsync(written.fileno())
    half.replace(copy)


def _steps(connection: Connection) -> list[str]:
    """The last steps that the database has."""
    if not inspect(connection).has_table("alembic_version"):
        return []
    found = sorted(connection.exec_driver_sql("select version_num from alembic_version").scalars())
    if found != LAST:
        from virtuosi.server import steps  # here: slow to load, and seldom needed

        steps.check(found)
    return found


def _leave_transactions_to_us(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
