"""What a house can be told when it is opened."""

import os
import sys
from pathlib import Path

import msgspec

from virtuosi.games import Edition

CLIENT = Path(__file__).parent / "client"  # where the client's build puts its files
DATABASE = "house.sqlite3"


def own_cores() -> int:
    """Thinking processes beside the server: one core is left to it, and two are enough for a house."""
    return 2 if (os.cpu_count() or 1) > 2 else 1


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are in seconds."""

    database: str  # SQLAlchemy's URL, with an async driver
    client: Path = CLIENT
    bot: str = "virtuosi.bots.levels:choose"
    thinkers: int = msgspec.field(default_factory=own_cores)
    thinking_grace: float = 4.0  # beyond the level's time, before another move is taken
    hint_seconds: float = 3.0  # of thinking, for a hint
    review_seconds: float = 1.2  # the same for one decision of a match that is over
    bot_pause: float = 0.12  # a bot's move takes at least this long; the page shows it at a walking pace
    idle: float = 900.0  # a table nobody looks at is put away; storage has it
    heartbeat: float = 20.0
    send_limit: float = 10.0  # a listener slower than this is dropped
    names: tuple[str, ...] = ()  # host names the house answers to, beside addresses and the machine's own
    packs: tuple[Edition, ...] = ()  # owners' editions that tables may be opened with
    openings_per_minute: int = 60  # of one address; 0: no limit, here and below
    streams_per_address: int = 100
    streams_per_table: int = 200
    body_limit: float = 15.0  # for a request to arrive
    bot_tables: int = 20  # in play with nobody but bots
    keep_finished: int = 180  # days after the last move; 0: for ever
    keep_abandoned: int = 365  # the same for a match that is not over


def data_directory() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        start = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        start = Path.home() / "Library" / "Application Support"
    else:
        start = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return start / "virtuosi"


def database_url(given: str | None) -> str:
    """SQLAlchemy's URL from what a person writes: nothing, a file, or a URL without its async driver."""
    if given is None:
        given = str(data_directory() / DATABASE)
    if "://" not in given:
        return f"sqlite+aiosqlite:///{Path(given).expanduser().absolute()}"
    scheme, _, rest = given.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}://{rest}"
