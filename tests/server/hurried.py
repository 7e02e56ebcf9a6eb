"""A house whose clock runs thirty times as fast, in a process that can be killed, and the hours it was closed."""

import asyncio
import multiprocessing
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

from tests.processes import PATIENCE
from tests.server.visiting import settings, visit
from virtuosi.server import timekeeper
from virtuosi.server.bot_seats import Turn

RATE = 30.0  # seconds in the house for one on the wall
TICK = 0.05  # on the wall
STUCK = 5.0  # on the wall; the same number as in a house whose clock does not run ahead

BEGAN = time.time()


def hour(began: float, ahead: timedelta) -> datetime:
    """What time it is in the house."""
    return datetime.fromtimestamp(began + (time.time() - began) * RATE, UTC) + ahead


async def quick_witted(_table_id: str, turn: Turn, _thought: object) -> str:
    await asyncio.sleep(0)
    return secrets.choice(turn.moves)


def live(folder: Path, database: str, began: float, ahead: timedelta, door: Connection) -> None:
    """Until killed. Bots choose at once: thinking is not what is looked at."""
    timekeeper.TICK, timekeeper.HELD_UP = TICK, STUCK * RATE

    async def open_house() -> None:
        async with visit(settings(folder, database=database, clock=partial(hour, began, ahead))) as visited:
            visited.bots._choose = quick_witted  # type: ignore[assignment,method-assign]
            door.send(visited.port)
            await asyncio.Event().wait()

    asyncio.run(open_house())


class Hurried:
    """The house, killed and opened again: when it was closed, in its own time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = settings(folder).database
        self.ahead = timedelta()
        self.closed: list[tuple[float, float]] = []  # surely, from and until
        self._server = multiprocessing.get_context("forkserver")
        self._server.set_forkserver_preload([__name__])

    @property
    def time(self) -> float:
        return hour(BEGAN, self.ahead).timestamp()

    def down(self, since: float, until: float) -> float:
        """Seconds between these moments in which nobody could have been waited for."""
        return sum(max(0.0, min(end, until) - max(start, since)) for start, end in self.closed)

    @asynccontextmanager
    async def open(self, slept: timedelta) -> AsyncIterator[tuple[str, Callable[[], None]]]:
        """Its address, and what kills it; then it sleeps so long, as far as it can tell."""
        here, there = self._server.Pipe()
        given = (self.folder, self.database, BEGAN, self.ahead, there)
        process = self._server.Process(target=live, args=given, daemon=True)
        process.start()
        try:
            assert await asyncio.to_thread(here.poll, PATIENCE)
            yield f"http://127.0.0.1:{here.recv()}", process.kill
        finally:
            process.kill()
            await asyncio.to_thread(process.join)
            died = self.time
            self.ahead += slept
            self.closed.append((died, self.time))
