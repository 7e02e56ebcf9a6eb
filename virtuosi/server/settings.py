"""What a house can be told when it is opened."""

import os
import re
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from virtuosi.games import Edition
from virtuosi.server.notices.mail import MailServer, mail_server
from virtuosi.server.rows import now

CLIENT = Path(__file__).parent / "client"  # where the client's build puts its files
DATABASE = "house.sqlite3"


def own_cores() -> int:
    """Thinking processes beside the server: one core is left to it, and two are enough for a house."""
    return 2 if (os.cpu_count() or 1) > 2 else 1


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are in seconds."""

    database: str  # SQLAlchemy's URL, with an async driver
    client: Path = CLIENT
    bot: str = "virtuosi.bots.deciding:choose"
    thinkers: int = msgspec.field(default_factory=own_cores)
    thinking_grace: float = 4.0  # beyond the level's time, before another move is taken
    hint_seconds: float = 3.0  # of thinking, for a hint
    review_seconds: float = 1.2  # the same for one turn of a match that is over
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
    public_url: str | None = None  # where people find the house: links in notices begin with it
    mail: MailServer | None = None
    webhook_hosts: tuple[str, ...] = ()  # that may lie in the host's own network and be spoken to without encryption
    keep_finished: int = 180  # days after the last move; 0: for ever
    keep_abandoned: int = 365  # the same for a match that is not over
    clock: Callable[[], datetime] = now  # what time it is


class BadSettings(SystemExit):
    """One sentence that says what is wrong with what the house was told."""


def telling(public_url: str | None, mail: str | None, mail_from: str, webhook_hosts: Sequence[str]) -> dict[str, Any]:
    """The settings about notices from what a person writes. Any: of whichever setting."""
    home = None if public_url is None else public_url.rstrip("/")
    if home is not None and not re.fullmatch(r"https?://[^\s/?#@]+", home):
        raise BadSettings("--public-url is where people find the house, such as https://tables.example.org.")
    try:
        server = None if mail is None else mail_server(mail, mail_from)
    except ValueError as error:
        raise BadSettings(f"Mail cannot be sent like this: {error}.") from error
    return {"public_url": home, "mail": server, "webhook_hosts": tuple(webhook_hosts)}


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
