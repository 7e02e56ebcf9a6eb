"""The steps by which the schema is built. They are made with Alembic, which takes its time to load: only a book that
lacks one needs it."""

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from virtuosi.server.upgrade import NewerBook

HEADS = "heads"  # all of them: two people may have added a step each


def take(connection: Connection, to: str = HEADS) -> None:
    """All steps that are missing, in the transaction of this connection."""
    found = config()
    found.attributes["connection"] = connection
    command.upgrade(found, to)


def check(there: list[str]) -> None:
    """NewerBook for steps that we do not know."""
    try:
        ScriptDirectory.from_config(config()).get_revisions(there)
    except CommandError as error:
        raise NewerBook(str(error)) from error


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", "virtuosi.server:migrations")
    return found
