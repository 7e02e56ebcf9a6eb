"""Opens the house on a port and closes it in good order."""

import argparse
import asyncio
import contextlib
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvicorn

from virtuosi.bots.processes import look_rarely
from virtuosi.games import Edition
from virtuosi.server.app import create_app
from virtuosi.server.errors import StorageFailure
from virtuosi.server.patience import protocols
from virtuosi.server.settings import Settings, database_url, telling
from virtuosi.server.storage import Storage
from virtuosi.server.straight import LARGEST_BODY

HOST, PORT = "127.0.0.1", 8117
EVERYWHERE = ("0.0.0.0", "::")


class CannotServe(SystemExit):
    """One sentence that says why: Python prints it and leaves with status 1, whichever command was given."""


class HouseServer(uvicorn.Server):
    """Says where the house is once it is really open."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        settle_down()
        print(f"Virtuosi is open at {self.address} (Ctrl-C closes it).", flush=True)
        if self.open_browser:
            with contextlib.suppress(webbrowser.Error):
                await asyncio.to_thread(webbrowser.open, self.address)


def settle_down() -> None:
    """What the house is made of stays until it closes, so Python need not search it for what is dead: with that, every
    search through everything would hold all tables up for a tenth of a second. So do the scenes of 200 tables: each
    move replaces one, and as those that go are counted against those that come, a search comes late and finds all of
    them new. Hardly anything is ever dead there, so it may come later still."""
    look_rarely()
    gc.enable()


def serve(
    host: str = HOST,
    port: int = PORT,
    database: str | None = None,
    open_browser: bool = True,
    packs: Sequence[Edition] = (),
    limits: bool = True,
    names: Sequence[str] = (),
    access_log: bool = False,
    trusted_proxy: str | None = None,
    think: bool = True,
    more: Mapping[str, Any] | None = None,  # any other of the settings
) -> None:
    """Serve until SIGINT or SIGTERM; CannotServe when that is impossible."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("virtuosi.access").setLevel(logging.INFO if access_log else logging.WARNING)
    known = tuple(name.lower() for name in names)
    settings = Settings(database=database_url(database), packs=tuple(packs), names=known, **(more or {}))
    if settings.public_url is not None:  # whoever comes by this address is let in
        settings = msgspec.structs.replace(settings, names=(*known, urlsplit(settings.public_url).hostname or ""))
    if not think:
        if settings.database.startswith("sqlite"):
            raise CannotServe("A house on a SQLite file thinks for itself: --no-think is for one on PostgreSQL.")
        settings = msgspec.structs.replace(settings, thinkers=0)
    if not limits:
        settings = msgspec.structs.replace(settings, openings_per_minute=0, streams_per_address=0, streams_per_table=0)
    asyncio.run(_prepare(settings))
    door = _door(host, port)
    shown = "127.0.0.1" if host in EVERYWHERE else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{door.getsockname()[1]}"
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
        proxy_headers=trusted_proxy is not None,
        forwarded_allow_ips=trusted_proxy,
        **manners(settings),
    )
    server = HouseServer(config, address, open_browser)
    with contextlib.suppress(KeyboardInterrupt):
        server.run([door])
    if not server.started:
        raise CannotServe("Virtuosi could not start; the lines above say why.")


def manners(settings: Settings) -> dict[str, Any]:
    """How uvicorn treats visitors: its settings, whichever they are."""
    return {
        "lifespan": "on",
        "server_header": False,
        "ws_max_size": LARGEST_BODY,
        "ws_per_message_deflate": False,  # a window for every line would cost more memory than the table behind it
        "ws_ping_interval": settings.heartbeat,
        "ws_ping_timeout": settings.heartbeat,
        **protocols(settings),
    }


async def _prepare(settings: Settings) -> None:
    """The database, before the port is taken, so that its trouble is told in one sentence."""
    try:
        storage = Storage(settings.database)
        await storage.open()
        await storage.close()
    except StorageFailure as error:
        raise CannotServe(f"The database cannot be used: {error}.") from error


def _door(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio would leave small packets waiting for 40 ms (TCP_NODELAY).
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen(128)
    except (OSError, OverflowError) as error:
        door.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotServe(
            f"Port {port} on {host} cannot be used ({reason}): choose another one with --port, or close what uses it."
        ) from error
    return door


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="virtuosi.server", description="Open the house.")
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--database", help="a file, or the address of a database")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--no-limits", action="store_true", help="strangers may do as much as they like: for measuring")
    parser.add_argument("--name", action="append", default=[], help="a host name that the house answers to")
    parser.add_argument("--access-log", action="store_true", help="one line for every request")
    parser.add_argument("--trusted-proxy", help="the address of a proxy whose word on its visitors is believed")
    parser.add_argument("--no-think", action="store_true", help="leave thinking to `virtuosi think`")
    parser.add_argument("--public-url", help="where people find the house: links in notices begin with it")
    parser.add_argument("--mail", help="the server for mail: smtps://user:password@host or smtp://host:port")
    parser.add_argument("--mail-from", default="", help="the address that mail comes from")
    parser.add_argument("--webhook-host", action="append", default=[], help="that may be near and without encryption")
    given = parser.parse_args(arguments)
    told = telling(given.public_url, given.mail, given.mail_from, given.webhook_host)
    more = {"names": given.name, "access_log": given.access_log, "trusted_proxy": given.trusted_proxy}
    more["think"] = not given.no_think
    serve(given.host, given.port, given.database, given.open, limits=not given.no_limits, more=told, **more)
