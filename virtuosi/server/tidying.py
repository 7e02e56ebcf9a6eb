"""What the house does not keep for ever: tables that are long over or long forgotten, and keys of old requests."""

from datetime import datetime, timedelta

from sqlalchemy import bindparam, delete, exists, func, select

from virtuosi.server.rows import MoveRow, SeatRow, SpentKeyRow, TableRow, now
from virtuosi.server.settings import Settings
from virtuosi.server.storage import Storage
from virtuosi.server.writer import Statement, Write

REPEATED = timedelta(days=2)  # nobody repeats a request later than that

_LATER = exists().where(MoveRow.table_id == TableRow.id, MoveRow.time >= bindparam("before"))
PUT_AWAY = Statement(
    delete(TableRow).where(TableRow.over == bindparam("over_"), TableRow.created < bindparam("before"), ~_LATER)
)
FORGET_KEYS = Statement(delete(SpentKeyRow).where(SpentKeyRow.time < bindparam("before")))
BOTS_ONLY = select(func.count()).where(
    TableRow.over.is_(False), ~exists().where(SeatRow.table_id == TableRow.id, SeatRow.kind == "person")
)


async def put_away(storage: Storage, settings: Settings, today: datetime | None = None) -> None:
    """Everything whose time has come. The rest of a table goes with it."""
    today = today or now()
    change = [Write(FORGET_KEYS, {"before": today - REPEATED})]
    for over, days in ((True, settings.keep_finished), (False, settings.keep_abandoned)):
        if days:
            change.append(Write(PUT_AWAY, {"over_": over, "before": today - timedelta(days=days)}))
    await storage.writer.write(change)


async def bots_only(storage: Storage) -> int:
    """Tables in play at which nobody but bots decides."""
    async with storage.reading() as session:
        return int(await session.scalar(BOTS_ONLY) or 0)
