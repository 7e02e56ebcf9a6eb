"""The tables at hand: fetched from storage when somebody comes, put away when nobody is there any more."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from virtuosi.core.match import IllegalMove
from virtuosi.core.saving import SavedPositionError
from virtuosi.core.text import say
from virtuosi.games import UnknownGame
from virtuosi.server.errors import StorageFailure, Trouble, log
from virtuosi.server.restoring import barrier, regain_undo, table_from, table_replayed
from virtuosi.server.secrecy import is_table_id
from virtuosi.server.storage import Storage, Stored
from virtuosi.server.table import Table
from virtuosi.server.talk_book import read_talk
from virtuosi.server.writer import Overtaken


class Place:
    """Where a table stands while somebody is at it. Whoever reads or changes it holds the lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.users = 0
        self.used = time.monotonic()


class Places:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._places: dict[str, Place] = {}

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._places

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """The table, for oneself alone; fetched from storage if need be. What is refused at a table that another
        process has changed is no refusal: Overtaken, and whoever asks again finds it as it stands."""
        if not is_table_id(table_id):
            raise Trouble("unknown_table")
        place = self._places.setdefault(table_id, Place())
        place.users += 1
        try:
            async with place.lock:
                if place.table is None:
                    place.table = await self._fetch(table_id)
                    place.table.talk = await read_talk(self.storage, table_id)
                try:
                    yield place.table
                except Trouble:
                    if await self.storage.has_newer(table_id, place.table.row.version):
                        place.table = None
                        raise Overtaken from None
                    raise
        finally:
            place.users -= 1
            place.used = time.monotonic()
            if place.table is None and place.users == 0:
                self._places.pop(table_id, None)

    def lay(self, table: Table) -> None:
        """A new one, as it was stored a moment ago: whoever opened it comes at once."""
        place = self._places.setdefault(table.id, Place())
        if place.users == 0:  # nobody was quicker, and reads it from the book
            place.table = table

    def versions(self) -> dict[str, int]:
        """Of the tables that are at hand."""
        return {id: place.table.row.version for id, place in self._places.items() if place.table is not None}

    def forget(self, table_id: str) -> None:
        """What is known of the table here is not true any more: it is fetched anew."""
        self._places[table_id].table = None

    def tidy(self, idle: float, watched: Callable[[str], bool]) -> None:
        """Put away the tables nobody has been at for so many seconds."""
        late = time.monotonic() - idle
        for table_id, place in list(self._places.items()):
            if place.users == 0 and place.used < late and not watched(table_id):
                del self._places[table_id]

    async def _fetch(self, table_id: str) -> Table:
        stored = await self.storage.read_table(table_id)
        if stored is None:
            raise Trouble("unknown_table")
        try:
            table = table_from(stored)
        except UnknownGame as error:
            raise Trouble("unknown_game", say("error-unknown-game", game=stored.table.game)) from error
        except SavedPositionError as error:
            log.warning("table %s has lost its position and is rebuilt from its moves: %s", table_id, error)
            return await self._rebuilt(stored)
        start = barrier(table.match)
        if start < table.match.number:
            regain_undo(table, await self.storage.position_before(table_id, start))
        return table

    async def _rebuilt(self, stored: Stored) -> Table:
        for most in (len(stored.moves), -1):  # with the last position that was kept, or without any
            kept = await self.storage.position_before(stored.table.id, most)
            with contextlib.suppress(SavedPositionError, IllegalMove):
                return table_replayed(stored, kept)
        raise StorageFailure(f"table {stored.table.id} has lost its position, and its moves do not lead to one")
