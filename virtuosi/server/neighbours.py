"""The other processes of the same house, on this machine or others. They share a PostgreSQL and nothing else: it tells
each of them what the others did, and keeps who has claimed which work. Whoever falls silent loses its claims."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import asyncpg
import msgspec
from sqlalchemy.engine import URL

from virtuosi.server.errors import StorageFailure, log
from virtuosi.server.news import CHANNEL, Alive, Gone, News, decode, encode
from virtuosi.server.postgres import TROUBLE, Connection, connected

BEAT = 1.5  # seconds
LEASE = timedelta(seconds=5)  # after which a silent process is taken for dead
AGAIN = 0.5  # seconds until a broken line is made again

CLAIM = """insert into claims (what, holder, until) values ($1, $2, now() + $3)
    on conflict (what) do update set holder = excluded.holder, until = excluded.until
    where claims.until < now() or claims.holder = excluded.holder returning what"""
RENEW = "update claims set until = now() + $2 where holder = $1"
RELEASE = "delete from claims where holder = $1 and what = any($2)"
LEAVE = "delete from claims where holder = $1"
TELL = "select pg_notify($1, word) from unnest($2::text[]) as word"


class Neighbour(msgspec.Struct):
    thinkers: int
    heard: float


class Neighbours:
    """One line to the database, made again whenever it breaks. What was told meanwhile was missed: those in `back` look
    for themselves then."""

    def __init__(self, address: URL) -> None:
        self.me = secrets.token_hex(6)
        self.thinkers = 0  # in this process
        self.known: dict[str, Neighbour] = {}
        self.hear: list[Callable[[News], None]] = []
        self.back: list[Callable[[], Awaitable[None]]] = []
        self.beats: list[Callable[[], Awaitable[None]]] = []
        self._address = address
        self._line: Connection | None = None
        self._turn = asyncio.Lock()
        self._words: list[str] = []
        self._telling: asyncio.Task[None] | None = None
        self._living: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Returns when the line stands; StorageFailure when it cannot be made."""
        try:
            line = self._line = await self._made()
        except TROUBLE as error:
            raise StorageFailure(str(error)) from error
        self._living = asyncio.create_task(self._live(line), name="neighbours")

    async def close(self) -> None:
        with contextlib.suppress(StorageFailure):
            await self.fetch(LEAVE, self.me)
            await self.fetch(TELL, CHANNEL, [encode(Gone(self.me))])
        for task in (self._living, self._telling):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    @property
    def all_thinkers(self) -> int:
        return self.thinkers + sum(one.thinkers for one in self.known.values())

    async def fetch(self, text: str, *arguments: Any) -> list[asyncpg.Record]:  # Any: whatever the statement takes
        """One statement; StorageFailure when the line is broken."""
        async with self._turn:
            line = self._line
            if line is None:
                raise StorageFailure("the line to the database is broken")
            try:
                return await line.fetch(text, *arguments)
            except TROUBLE as error:
                if not isinstance(error, asyncpg.PostgresError):
                    line.terminate()
                raise StorageFailure(str(error) or type(error).__name__) from error

    async def claim(self, what: str) -> bool:
        """Whether this work is ours now, until we let go of it or fall silent."""
        return bool(await self.fetch(CLAIM, what, self.me, LEASE))

    async def release(self, what: str) -> None:
        await self.fetch(RELEASE, self.me, [what])

    def tell(self, *news: News) -> None:
        """Soon, to all that are there."""
        self._words += map(encode, news)
        if self._telling is None and self._words:
            self._telling = asyncio.create_task(self._tell(), name="telling")

    async def _tell(self) -> None:
        try:
            while self._words:
                words, self._words = self._words, []
                with contextlib.suppress(StorageFailure):  # they hear it anew when the line is back
                    await self.fetch(TELL, CHANNEL, words)
        finally:
            self._telling = None

    async def _made(self) -> Connection:
        line = await connected(self._address)
        await line.add_listener(CHANNEL, self._heard)
        return line

    async def _live(self, line: Connection | None) -> None:
        said = False
        while True:
            try:
                line = line or await self._made()
                said = False
                await self._live_on(line)
            except (StorageFailure, *TROUBLE) as error:
                if not said:
                    log.error("the line to the database is broken, it will be made again: %s", error)
                said = True
            except Exception:  # whatever it was, a process must not go deaf
                log.exception("the line to the other processes failed, it will be made again")
            line = None
            await asyncio.sleep(AGAIN)

    async def _live_on(self, line: Connection) -> None:
        lost = asyncio.Event()
        line.add_termination_listener(lambda _: lost.set())
        self._line = line
        try:
            self.tell(Alive(self.me, self.thinkers, new=True))
            for look in self.back:
                await look()
            while not lost.is_set():
                await self._beat()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), BEAT)
        finally:
            self._line = None
            line.terminate()
        raise StorageFailure("the database closed it")

    async def _beat(self) -> None:
        await self.fetch(RENEW, self.me, LEASE)
        self.tell(Alive(self.me, self.thinkers))
        late = time.monotonic() - LEASE.total_seconds()
        for process in [one for one, neighbour in self.known.items() if neighbour.heard < late]:
            self._listen(Gone(process))
        for beat in self.beats:
            await beat()

    def _heard(self, _line: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            news = decode(str(payload))
        except msgspec.DecodeError:  # a word of a newer version
            return
        if getattr(news, "process", None) != self.me:
            self._listen(news)

    def _listen(self, news: News) -> None:
        if isinstance(news, Alive):
            self.known[news.process] = Neighbour(news.thinkers, time.monotonic())
        elif isinstance(news, Gone):
            self.known.pop(news.process, None)
        for hear in self.hear:
            hear(news)
