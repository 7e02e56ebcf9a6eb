"""Which database an address names, whether it can be used, and what it says when it cannot."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from virtuosi.server.errors import StorageFailure
from virtuosi.server.writer import SAFE

try:
    from asyncpg import InterfaceError, PostgresError
except ImportError:  # it is an extra
    TROUBLE: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, sqlite3.Error)
else:  # what fails while a connection is made is not told in SQLAlchemy's own words
    TROUBLE = (SQLAlchemyError, OSError, sqlite3.Error, PostgresError, InterfaceError)


def address_of(url: str) -> URL:
    try:
        return make_url(url)
    except SQLAlchemyError as error:
        raise StorageFailure("this is not the address of a database") from error


def file_of(address: URL) -> Path | None:
    kind, name = address.get_backend_name(), address.database or ":memory:"
    if kind == "postgresql":
        return None
    if kind != "sqlite" or name.startswith(("file:", ":memory:")):
        raise StorageFailure("a house keeps its book in a SQLite file or in PostgreSQL")
    return Path(name)


def safe(connection: Any, _: ConnectionPoolEntry) -> None:  # Any: the driver's own connection
    """SQLite's settings for a book that survives the process at any moment."""
    cursor = connection.cursor()
    for pragma in SAFE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def try_file(file: Path) -> None:
    """Open it once without aiosqlite, whose thread would complain beside us if it cannot be opened."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")


def plainly(error: Exception) -> str:
    """What the database itself said, without SQL around it."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
