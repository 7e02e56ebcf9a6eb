"""Matches as a house of some revision stored them, in the middle of play: every later house must go on with them.

Before a game's `revision` is raised, `python -m tests.server.stored <game>` keeps two matches of the present one.
"""

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from tests.properties.cases import Case, cases_of, usual_length
from tests.server.visiting import Opened, settings, visit
from virtuosi.core.match import Match
from virtuosi.games import find
from virtuosi.server.settings import database_url
from virtuosi.server.storage import Storage

OLDER = Path(__file__).parent / "older"
TABLES = ("tables", "seats", "moves", "positions", "spent_keys")  # in the order in which they refer to each other
LONGEST = 100  # moves of persons
DEEP = 2  # tasks on the agenda: a match is kept in the middle of something

Kept = dict[
    str, Any
]  # the schema's number, the secrets of the links to its seats, and the rows of each table of the database


def kinds(game: str) -> dict[str, Case]:
    """The ways to play that are kept: two players with the defaults, and as many as there may be with all else."""
    cases = list(cases_of(find(game)))
    return {"defaults": next(case for case in cases if case.seats == 2), "others": cases[-1]}


async def play_some(folder: Path, case: Case) -> Kept:
    """A match between persons, stopped in the middle of a turn."""
    rng = random.Random(1)
    async with visit(settings(folder)) as visited:
        table = await visited.open(case.game.id, "i" * case.seats, options=case.checked)
        for invitation in table.invitations:
            await table.join(invitation, beside=True)
        await table.play_on(min(usual_length(case) // 5, LONGEST), rng)
        for _ in range(LONGEST):
            if len((await match_of(table)).position.agenda) >= DEEP:
                break
            await table.play_on(1, rng)
    return {"secrets": table.invitations} | rows_of(folder / "house.sqlite3")


async def match_of(table: Opened) -> Match:
    async with table.visited.house.at(table.id) as held:
        return held.match


def rows_of(file: Path) -> Kept:
    with closing(sqlite3.connect(file)) as book:
        book.row_factory = sqlite3.Row
        schema = book.execute("select version_num from alembic_version").fetchone()[0]
        return {"schema": schema} | {
            name: [dict(row) for row in book.execute(f"select * from {name}")] for name in TABLES
        }


async def lay(kept: Kept, file: Path) -> None:
    """A database as the house of that time left it."""
    storage = Storage(database_url(str(file)))

    def build(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "virtuosi.server:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, kept["schema"])

    async with storage.engine.begin() as connection:
        await connection.run_sync(build)
    await storage.close()
    with closing(sqlite3.connect(file)) as book, book:
        for name in TABLES:
            for row in kept[name]:
                columns, marks = ", ".join(row), ", ".join("?" * len(row))
                book.execute(f"insert into {name} ({columns}) values ({marks})", list(row.values()))


async def keep(game: str) -> None:
    OLDER.mkdir(exist_ok=True)
    for kind, case in kinds(game).items():
        with tempfile.TemporaryDirectory() as folder:
            kept = await play_some(Path(folder), case)
        path = OLDER / f"{game}-{case.game.revision}-{kind}.json"
        path.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        asyncio.run(keep(name))
