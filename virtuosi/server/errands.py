"""What the host asks for from a terminal. If the house is open, it is written into its book, and the open house does it
and answers there: so those who look see it at once, and nothing is changed behind its back. If not, it is done here."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

import msgspec
from sqlalchemy import BindParameter, bindparam, delete, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.types import JSON, DateTime, String, Text

from virtuosi.server.broker import Broker
from virtuosi.server.errors import StorageFailure, Trouble, log
from virtuosi.server.hosting import Hosting
from virtuosi.server.house import House
from virtuosi.server.keeping import CannotKeep
from virtuosi.server.people import Nobody
from virtuosi.server.rows import Row, now
from virtuosi.server.secrecy import fresh_guest_id
from virtuosi.server.settings import database_url
from virtuosi.server.storage import Storage
from virtuosi.server.upgrade import is_current
from virtuosi.server.writer import Overtaken, Statement, Write

EVERY = 1.0  # seconds between two looks
PATIENCE = 15.0  # seconds for an answer
LOOK = 0.1

_THIS: BindParameter[str] = bindparam("id_")


class ErrandRow(Row):
    """Something the host asked for: taken by whoever does it, and answered."""

    __tablename__ = "errands"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    what: Mapped[str] = mapped_column(String(20))
    details: Mapped[list[str]] = mapped_column(JSON)
    time: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    taken: Mapped[bool]
    answer: Mapped[str | None] = mapped_column(Text)


ADD = Statement(insert(ErrandRow))
TAKE = Statement(update(ErrandRow).where(ErrandRow.id == _THIS, ErrandRow.taken.is_(False)).values(taken=True))
ANSWER = Statement(update(ErrandRow).where(ErrandRow.id == _THIS).values(answer=bindparam("answer_")))
FORGET = Statement(delete(ErrandRow).where(ErrandRow.id == _THIS))


class Answer(msgspec.Struct, frozen=True):
    """One sentence; `done` or why not."""

    done: bool
    said: str


async def do(hosting: Hosting, what: str, details: list[str]) -> Answer:
    """One errand, by the name of what is to be done."""
    known: dict[str, Callable[..., Awaitable[str]]] = {
        "ban": hosting.ban,
        "unban": hosting.unban,
        "close": hosting.close,
        "bot": hosting.bot,
        "forget": hosting.forget,
    }
    try:
        return Answer(True, await known[what](*details))
    except Nobody as nobody:
        return Answer(False, str(nobody))
    except (Trouble, Overtaken, StorageFailure) as error:
        return Answer(False, f"It could not be done ({str(error) or type(error).__name__}); try again.")


class Errands:
    """In an open house: does what is asked, round after round."""

    def __init__(self, hosting: Hosting) -> None:
        self.hosting = hosting
        self._storage = hosting.house.storage

    async def go_on(self) -> None:
        while True:
            try:
                await self.round()
            except (StorageFailure, Overtaken) as error:
                log.error("errands wait: %s", error)
            except Exception:
                log.exception("an errand failed")
            await asyncio.sleep(EVERY)

    async def round(self) -> None:
        async with self._storage.reading() as session:
            waiting = select(ErrandRow).where(ErrandRow.taken.is_(False)).order_by(ErrandRow.time)
            found = list(await session.scalars(waiting))
        for errand in found:
            try:
                await self._storage.writer.write([Write(TAKE, {"id_": errand.id}, touched=1)])
            except Overtaken:
                continue  # another process of the house does it
            answer = await do(self.hosting, errand.what, errand.details)
            told = {"id_": errand.id, "answer_": msgspec.json.encode(answer).decode()}
            await self._storage.writer.write([Write(ANSWER, told)])


async def ask(database: str | None, what: str, *details: str) -> Answer:
    """Have something done by the open house, or do it here when there is none."""
    storage = await book(database)
    try:
        if storage.in_use() is False:
            return await _do_here(storage, what, list(details))
        return await _have_done(storage, what, list(details))
    except StorageFailure as error:
        raise CannotKeep(f"The database cannot be used: {error}.") from error
    finally:
        await storage.close()


async def book(database: str | None) -> Storage:
    """The house's book, to be read; CannotKeep says why not."""
    try:
        storage = Storage(database_url(database))
        if storage.file is not None and not storage.file.is_file():
            raise CannotKeep(f"There is no file {storage.file}.")
        if not await is_current(storage.engine):
            raise CannotKeep("The book is of another version of Virtuosi: `virtuosi serve` brings it up to date.")
    except StorageFailure as error:
        raise CannotKeep(f"The database cannot be used: {error}.") from error
    return storage


async def _do_here(storage: Storage, what: str, details: list[str]) -> Answer:
    await storage.open()
    return await do(Hosting(House(storage, Broker(), 0.0)), what, details)


async def _have_done(storage: Storage, what: str, details: list[str]) -> Answer:
    id, writer = fresh_guest_id(), storage.make_writer()
    row = {"id": id, "what": what, "details": details, "time": now(), "taken": False, "answer": None}
    await writer.write([Write(ADD, row)])
    try:
        async with asyncio.timeout(PATIENCE):
            while (answer := await _answer(storage, id)) is None:
                await asyncio.sleep(LOOK)
        return answer
    except TimeoutError:
        try:
            await writer.write([Write(TAKE, {"id_": id}, touched=1)])
        except Overtaken:
            return Answer(False, "The open house is still at it; look again with `virtuosi house list`.")
        if storage.file is None:  # nobody has it open
            return await _do_here(storage, what, details)
        return Answer(False, "The open house does not answer; nothing was changed.")
    finally:
        await writer.write([Write(FORGET, {"id_": id})])
        await writer.close()


async def _answer(storage: Storage, id: str) -> Answer | None:
    async with storage.reading() as session:
        row = await session.get(ErrandRow, id)
    return None if row is None or row.answer is None else msgspec.json.decode(row.answer, type=Answer)
