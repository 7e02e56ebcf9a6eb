"""Keeps a house's book safe: a copy while it is open, the copy back again, and a look whether all is in order."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from virtuosi.core.match import IllegalMove
from virtuosi.core.saving import SavedPositionError, digest
from virtuosi.games import UnknownGame
from virtuosi.server.errors import StorageFailure
from virtuosi.server.one_house import Lock
from virtuosi.server.restoring import table_from, table_replayed
from virtuosi.server.secrecy import commitment
from virtuosi.server.settings import database_url
from virtuosi.server.storage import Storage, Stored
from virtuosi.server.upgrade import keep_copy, up_to_date

BEYOND = 10_000  # versions of restored tables begin a new ten thousand: no page has seen so many of another past


class CannotKeep(SystemExit):
    """One sentence that says why, printed by whichever command was given; nothing was changed."""


class Checked(msgspec.Struct, frozen=True):
    tables: int
    moves: int
    problems: list[str]


def book(database: str | None) -> Path:
    """The file of a house, as a person names it."""
    try:
        file = Storage(database_url(database)).file
    except StorageFailure as error:
        raise CannotKeep(f"The database cannot be used: {error}.") from error
    if file is None:
        raise CannotKeep("This is for SQLite files; a database server has tools of its own, such as pg_dump.")
    return file


def back_up(database: str | None, copy: Path) -> None:
    """A whole copy of the book, whether or not its house is open."""
    file = book(database)
    if copy.exists():
        raise CannotKeep(f"{copy} is there already; nothing was written.")
    _sound(file)
    keep_copy(file, copy)
    _sound(copy)


def restore(database: str | None, copy: Path) -> Path | None:
    """Put a copy in the place of the book; what was there before is kept beside it, and its path is returned."""
    file = book(database)
    _sound(copy)
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = Lock(file.resolve())
    if not lock.take():
        raise CannotKeep(f"A house is open on {file}: close it first.")
    try:
        before = _free_name(file) if file.exists() else None
        if before is not None:
            keep_copy(file, before)
        with closing(_unseen(copy)) as source, closing(sqlite3.connect(file)) as target:
            _count_on(source, target)
            source.backup(target)  # one transaction: a kill leaves the book as it was
    except sqlite3.Error as error:
        raise CannotKeep(f"{copy} could not be restored ({error}); the book is as it was.") from error
    finally:
        lock.release()
    return before


def _unseen(copy: Path) -> sqlite3.Connection:
    """What the copy holds, in a nameless file."""
    found = sqlite3.connect("")
    with closing(sqlite3.connect(copy)) as source:
        source.backup(found)
    return found


def _count_on(restored: sqlite3.Connection, before: sqlite3.Connection) -> None:
    """Its tables become news to pages that have seen what it does not know of."""
    counted = "select 1 from pragma_table_info('tables') where name = 'version'"  # not in the oldest books, nor in none
    books = [book for book in (restored, before) if book.execute(counted).fetchone()]
    newest = max((book.execute("select max(version) from tables").fetchone()[0] or 0 for book in books), default=0)
    if restored in books:
        restored.execute("update tables set version = ?", [(newest // BEYOND + 1) * BEYOND])
        restored.commit()


def _free_name(file: Path) -> Path:
    number = 1
    while (found := file.with_name(f"{file.name}.before-restore-{number}")).exists():
        number += 1
    return found


def _sound(file: Path) -> None:
    if not file.is_file():
        raise CannotKeep(f"There is no file {file}.")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("pragma integrity_check").fetchone()[0]
            connection.execute("select count(*) from tables")
    except sqlite3.Error as error:
        raise CannotKeep(f"{file} is not the book of a house ({error}).") from error
    if found != "ok":
        raise CannotKeep(f"{file} is damaged: {found}.")


async def check(database: str | None) -> Checked:
    """Everything that can be known to be wrong. The house may be open."""
    file = book(database)
    _sound(file)
    if not up_to_date(file):
        raise CannotKeep(f"{file} is of another version of Virtuosi: `virtuosi serve` brings an older one up to date.")
    storage = Storage(database_url(database))
    problems: list[str] = []
    tables = moves = 0
    try:
        for table_id in await storage.all_tables():
            stored = await storage.read_table(table_id)
            if stored is None:
                continue  # put away meanwhile
            tables, moves = tables + 1, moves + len(stored.moves)
            problems += [f"table {table_id}: {problem}" for problem in table_problems(stored)]
    finally:
        await storage.close()
    return Checked(tables, moves, problems)


def table_problems(stored: Stored) -> Iterator[str]:
    """What is wrong with one table. Under other rules than today's its moves need not lead to its position."""
    row = stored.table
    if [move.number for move in stored.moves] != list(range(len(stored.moves))):
        yield "moves are missing"
        return
    if len(stored.seats) != row.seats:
        yield f"it has {len(stored.seats)} of {row.seats} seats"
    if commitment(row.nature_seed) != row.nature_commitment:
        yield "the seed is not the one it was bound to"
    try:
        table = table_from(stored)
    except UnknownGame:
        yield f"there is no game {row.game}"
        return
    except SavedPositionError as error:
        yield f"{error}; the moves will tell it"
        return
    if not table.same_rules:
        return
    try:
        again = table_replayed(stored, None)
    except IllegalMove as error:
        yield f"the moves do not follow the rules: {error}"
        return
    if digest(table.match.game, again.match.position) != digest(table.match.game, table.match.position):
        yield "the moves lead elsewhere than its position"
