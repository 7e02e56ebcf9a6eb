"""People and tables of a house, for its host: who comes, and what has to be done about it."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from virtuosi.cli.arguments import AsJson
from virtuosi.cli.output import out, print_json
from virtuosi.cli.server import Database
from virtuosi.failures import fail

if TYPE_CHECKING:
    from virtuosi.server.people import HouseTable, Person

# the database is imported by the commands that need it: the others start faster
Called = Annotated[str, typer.Argument(metavar="NAME|ID", help="A guest, by a name at a table or by id.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="As it stands in its address.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]


def list_all(database: Database = None, json: AsJson = False) -> None:
    """Everybody who comes here, and every table."""
    people, tables = asyncio.run(_looked(database))
    if json:
        print_json({"people": people, "tables": tables})
        return
    shown = Table("guest", "names", "tables", "devices", "last seen", "", box=None)
    for one in people:
        banned = "shut out" if one.banned else ""
        shown.add_row(one.id, ", ".join(one.names), str(len(one.tables)), str(one.devices), _day(one.seen), banned)
    out.print(shown)
    shown = Table("table", "game", "seats", "last move", "", box=None)
    for table in tables:
        shown.add_row(table.id, table.game, ", ".join(table.seats), _day(table.moved), "over" if table.over else "")
    out.print(shown)


async def _looked(database: str | None) -> "tuple[Sequence[Person], Sequence[HouseTable]]":
    from virtuosi.server import people
    from virtuosi.server.errands import book

    storage = await book(database)
    try:
        return await people.people(storage), await people.tables(storage)
    finally:
        await storage.close()


def ban(called: Called, database: Database = None) -> None:
    """Shut a guest out; bots play on at their running matches."""
    _have_done(database, "ban", called)


def unban(called: Called, database: Database = None) -> None:
    """Let a guest in again."""
    _have_done(database, "unban", called)


def close(table: TableId, database: Database = None, yes: Sure = False) -> None:
    """Put a table away for good."""
    _sure(yes, f"Table {table} will be gone for everybody.")
    _have_done(database, "close", table)


def bot(
    table: TableId,
    seat: Annotated[int, typer.Argument(metavar="SEAT", help="Counted from 1.")],
    database: Database = None,
) -> None:
    """Let a bot play at a seat, until whoever holds it comes back."""
    _have_done(database, "bot", table, str(seat))


def forget(called: Called, database: Database = None, yes: Sure = False) -> None:
    """Forget a guest: devices, names, seats and wishes. Bots play on where others are left."""
    _sure(yes, f"All that is known of {called} will be gone.")
    _have_done(database, "forget", called)


def _sure(yes: bool, warning: str) -> None:
    if not yes:
        typer.confirm(f"{warning} Go on?", abort=True)


def _have_done(database: str | None, what: str, *details: str) -> None:
    from virtuosi.server.errands import ask

    answer = asyncio.run(ask(database, what, *details))
    if not answer.done:
        fail(answer.said)
    out.print(answer.said, markup=False, highlight=False)


def _day(time: datetime) -> str:
    return time.strftime("%Y-%m-%d %H:%M")
