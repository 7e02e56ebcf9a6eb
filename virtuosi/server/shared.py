"""One process of a house that several share. Any of them serves any table: what another one stored is read and shown
here, presence is the sum of all, and bots whose process died are taken over."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

from sqlalchemy.engine import URL

from virtuosi.server.bot_seats import BotSeats, work_at
from virtuosi.server.broker import Presence, ThinkingPush
from virtuosi.server.company import Alone
from virtuosi.server.errors import StorageFailure, Trouble, log
from virtuosi.server.house import House
from virtuosi.server.neighbours import Neighbours
from virtuosi.server.news import Alive, Gone, GuestChanged, Here, News, TableChanged, TableClosed, Talked, Thinks
from virtuosi.server.questions import Answering, SharedThinkers
from virtuosi.server.settings import Settings

RETRY = 0.5  # seconds until a table that could not be read is tried again
LOOK_EVERY = 7  # beats: whether a table at hand is still what is stored
TOGETHER = 50  # tables whose bots are taken over at a time

VERSIONS = "select id, version from tables where id = any($1)"
ORPHANS = """select tables.id from tables
    join seats on seats.table_id = tables.id and seats.seat = tables.actor and seats.kind = 'bot'
    left join claims on claims.what = $1 || tables.id and claims.until >= now()
    where not tables.over and claims.what is null order by tables.created desc limit $2"""


class Shared(Alone):
    def __init__(self, address: URL, settings: Settings) -> None:
        self.neighbours = Neighbours(address)
        self.thinkers = SharedThinkers(settings.bot, self.neighbours)
        self._answering = Answering(self.neighbours, settings.thinkers)
        self._beats = 0
        self._late: dict[str, int] = {}  # versions that are to be read, by table
        self._reading: set[asyncio.Task[None]] = set()

    async def claim(self, what: str) -> bool:
        return await self.neighbours.claim(what)

    async def release(self, what: str) -> None:
        with contextlib.suppress(StorageFailure):  # then it runs out by itself
            await self.neighbours.release(what)

    async def move_in(self, house: House, bots: BotSeats) -> None:
        self.house, self.bots, self.broker = house, bots, house.broker
        self.broker.abroad = self._tell
        self.neighbours.hear.append(self._hear)
        self.neighbours.back.append(self._look_again)
        self.neighbours.beats.append(self._beat)
        await self.neighbours.open()
        self._answering.start()

    async def move_out(self) -> None:
        await self._answering.stop()
        await self.neighbours.close()
        reading = list(self._reading)
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    def _tell(self, table_id: str, word: Presence | ThinkingPush) -> None:
        me = self.neighbours.me
        if isinstance(word, Presence):
            self.neighbours.tell(Here(me, table_id, word.seats, word.spectators, self.broker.lookers(table_id)))
        else:
            self.neighbours.tell(Thinks(me, table_id, word.thinking, word.waiting))

    def _hear(self, news: News) -> None:
        if isinstance(news, TableChanged):
            self._read(news.table, news.version)
        elif isinstance(news, Talked):
            self._work(self._hear_talk(news.table, news.room, news.version))
        elif isinstance(news, TableClosed):
            self._work(self.house.closed(news.table))
        elif isinstance(news, GuestChanged):
            self.house.guests.let_go(news.guest)
            if news.shut:
                self.broker.call_again(news.guest)
        elif isinstance(news, Here):
            self.broker.seen(news.process, news.table, Presence(news.seats, news.spectators), news.guests)
        elif isinstance(news, Thinks):
            self.broker.tell(news.table, ThinkingPush(news.seat, news.waiting))
        elif isinstance(news, Gone):
            self.broker.unseen(news.process)
        elif isinstance(news, Alive) and news.new:
            self._tell_all()

    def _tell_all(self) -> None:
        for table_id, presence in self.broker.all_here():
            self._tell(table_id, presence)

    def _read(self, table_id: str, version: int) -> None:
        """Once more if it changes again while it is read."""
        if not self.house.holds(table_id):
            return
        if table_id not in self._late:
            self._work(self._read_on(table_id))
        self._late[table_id] = max(version, self._late.get(table_id, 0))

    def _work(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _hear_talk(self, table_id: str, room: str | None, version: int) -> None:
        """Until it is heard, or the table is gone."""
        while self.house.holds(table_id):
            try:
                await self.house.hear_again(table_id, room, version)
                return
            except Trouble:
                return
            except StorageFailure as error:
                log.error("what was said at table %s could not be read, it is tried again: %s", table_id, error)
                await asyncio.sleep(RETRY)

    async def _read_on(self, table_id: str) -> None:
        read = -1
        try:
            while (version := self._late[table_id]) > read:
                try:
                    await self.house.anew(table_id, version)
                    read = version
                except StorageFailure as error:
                    log.error("table %s could not be read, it is tried again: %s", table_id, error)
                    await asyncio.sleep(RETRY)
        except Trouble:
            pass  # it was put away
        finally:
            del self._late[table_id]

    async def _look_again(self) -> None:
        """All that may have been missed."""
        self.house.guests.forget_all()
        self._tell_all()
        for table_id in self.house.held():
            self._work(self._hear_talk(table_id, None, 0))
        await self._compare()

    async def _compare(self) -> None:
        held = self.house.held()
        for table_id, version in await self.neighbours.fetch(VERSIONS, list(held)):
            if version > held[table_id]:
                self._read(table_id, version)

    async def _beat(self) -> None:
        self._beats += 1
        if self._beats % LOOK_EVERY == 0:
            await self._compare()
        for (table_id,) in await self.neighbours.fetch(ORPHANS, work_at(""), TOGETHER):
            if table_id not in self.bots.stuck:
                self.bots.wake(table_id)
