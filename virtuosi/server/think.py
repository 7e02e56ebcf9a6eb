"""A process that only thinks: it takes questions of a house's bots out of its PostgreSQL and answers them."""

import asyncio
import contextlib
import logging
import signal
import sys

from virtuosi.server.errors import StorageFailure
from virtuosi.server.run import CannotServe
from virtuosi.server.settings import Settings, database_url, own_cores
from virtuosi.server.storage import Storage


def think(database: str, thinkers: int | None = None) -> None:
    """Until SIGINT or SIGTERM; CannotServe when that is impossible."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = Settings(database=database_url(database), thinkers=thinkers or own_cores())
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_think(settings))
    except StorageFailure as error:
        raise CannotServe(f"The database cannot be used: {error}.") from error


async def _think(settings: Settings) -> None:
    storage = Storage(settings.database)
    if storage.file is not None:
        raise StorageFailure("a house on a SQLite file thinks for itself")
    from virtuosi.server.neighbours import Neighbours  # with the driver of the database, which is an extra
    from virtuosi.server.questions import Answering

    await storage.open()  # brings it up to date, should this be the first process of a new version
    await storage.close()
    neighbours = Neighbours(storage.address)
    answering = Answering(neighbours, settings.thinkers)
    await neighbours.open()
    answering.start()
    print(f"Thinking for the house, {settings.thinkers} bots at a time (Ctrl-C ends it).", flush=True)
    try:
        await _told_to_end()
    finally:
        await answering.stop()
        await neighbours.close()


async def _told_to_end() -> None:
    ended = asyncio.Event()
    if sys.platform == "win32":  # Ctrl-C interrupts the loop itself there
        await ended.wait()
    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, ended.set)
    await ended.wait()
