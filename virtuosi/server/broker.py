"""Tells those who look at a table that something happened. Notices are small and hold no secrets: each listener
builds its own scene, here or one day in another process."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

WAITING = 64  # notices; a listener further behind is dropped and heals by connecting again


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table changed, or a bot began to think."""

    thinking: int | None = None


CHANGED = Notice()


class Listener:
    """One pair of eyes."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue(WAITING)
        self.behind = False

    def tell(self, notice: Notice) -> None:
        try:
            self._waiting.put_nowait(notice)
        except asyncio.QueueFull:
            self.behind = True

    async def next(self) -> Notice:
        return await self._waiting.get()


class Broker:
    """All in this process. With several, Litestar's channels carry the same notices, one channel a table."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    @contextmanager
    def listening(self, table_id: str) -> Iterator[Listener]:
        listener = Listener()
        self._listeners[table_id].add(listener)
        try:
            yield listener
        finally:
            self._listeners[table_id].discard(listener)
            if not self._listeners[table_id]:
                del self._listeners[table_id]

    def publish(self, table_id: str, notice: Notice) -> None:
        for listener in self._listeners.get(table_id, ()):
            listener.tell(notice)

    def watched(self, table_id: str) -> bool:
        return table_id in self._listeners
