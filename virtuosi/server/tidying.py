"""What the house does not keep for ever: tables that are long over or long forgotten, guests who never came back, and
keys of old requests. Whoever sits at a forgotten table is told a week before."""

from datetime import datetime, timedelta

from sqlalchemy import bindparam, delete, exists, func, select
from sqlalchemy.orm import aliased

from virtuosi.server.notes import LEAVING
from virtuosi.server.notices.rows import NoticeRow, WayRow
from virtuosi.server.rows import DeviceRow, GuestRow, MoveRow, NoteRow, SeatRow, SpentKeyRow, TableRow, now
from virtuosi.server.settings import Settings
from virtuosi.server.storage import Storage
from virtuosi.server.writer import Statement, Write

REPEATED = timedelta(days=2)  # nobody repeats a request later than that
NOTICE = timedelta(days=7)  # before a forgotten table is put away

_LATER = exists().where(MoveRow.table_id == TableRow.id, MoveRow.time >= bindparam("before"))
_OLD = (TableRow.created < bindparam("before")) & ~_LATER
_Since = aliased(MoveRow)
_NOTED = (
    (NoteRow.table_id == TableRow.id)
    & (NoteRow.what == LEAVING)
    & ~exists().where(_Since.table_id == NoteRow.table_id, _Since.time > NoteRow.time)
)
FINISHED = Statement(delete(TableRow).where(TableRow.over.is_(True), _OLD))
ABANDONED = Statement(
    delete(TableRow).where(TableRow.over.is_(False), _OLD, exists().where(_NOTED, NoteRow.time <= bindparam("noted")))
)
TO_BE_NOTED = select(TableRow.id).where(TableRow.over.is_(False), _OLD, ~exists().where(_NOTED))
FORGET_KEYS = Statement(delete(SpentKeyRow).where(SpentKeyRow.time < bindparam("before")))
FORGET_NOTICES = Statement(delete(NoticeRow).where(NoticeRow.due.is_(None), NoticeRow.time < bindparam("before")))
FORGET_UNCONFIRMED = Statement(
    delete(WayRow).where(WayRow.confirmed.is_(False), WayRow.code_until < bindparam("before"))
)
_SEATED = exists().where(SeatRow.guest_id == GuestRow.id)
_SEEN = exists().where(DeviceRow.guest_id == GuestRow.id, DeviceRow.seen >= bindparam("before"))
FORGET_GUESTS = Statement(
    delete(GuestRow).where(GuestRow.created < bindparam("before"), GuestRow.banned.is_(False), ~_SEATED, ~_SEEN)
)
BOTS_ONLY = select(func.count()).where(
    TableRow.over.is_(False), ~exists().where(SeatRow.table_id == TableRow.id, SeatRow.kind == "person")
)


async def about_to_leave(storage: Storage, settings: Settings, today: datetime | None = None) -> list[str]:
    """The tables that will be put away in a week, and where this was not said yet."""
    if not settings.keep_abandoned:
        return []
    before = (today or now()) + NOTICE - timedelta(days=settings.keep_abandoned)
    async with storage.reading() as session:
        return list(await session.scalars(TO_BE_NOTED, {"before": before}))


async def put_away(storage: Storage, settings: Settings, today: datetime | None = None) -> None:
    """Everything whose time has come; a match that is not over only after notice was given. The rest of a table goes
    with it."""
    today = today or now()
    change = [Write(FORGET_KEYS, {"before": today - REPEATED})]
    change += [Write(FORGET_UNCONFIRMED, {"before": today}), Write(FORGET_NOTICES, {"before": today - NOTICE})]
    if settings.keep_finished:
        change.append(Write(FINISHED, {"before": today - timedelta(days=settings.keep_finished)}))
    if settings.keep_abandoned:
        before = today - timedelta(days=settings.keep_abandoned)
        change.append(Write(ABANDONED, {"before": before, "noted": today - NOTICE}))
        change.append(Write(FORGET_GUESTS, {"before": before}))
    await storage.writer.write(change)


async def bots_only(storage: Storage) -> int:
    """Tables in play at which nobody but bots decides."""
    async with storage.reading() as session:
        return int(await session.scalar(BOTS_ONLY) or 0)
