"""A guest's tables as they stand: whose turn it is, and since when."""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import func, select

from virtuosi.core.scene import SeatInfo
from virtuosi.server.notices.rows import MutedRow
from virtuosi.server.rows import MoveRow, SeatRow, TableRow, utc
from virtuosi.server.storage import Storage
from virtuosi.server.table_info import seat_info

LISTED = 100  # tables


class OwnTable(msgspec.Struct, frozen=True):
    """A table that a guest sits at. `waits`: for them; `ends`: when the time of whoever is to move runs out."""

    table: str
    game: str
    seats: list[SeatInfo]
    actor: int
    over: bool
    waits: bool
    since: datetime
    muted: bool
    ends: datetime | None = None


async def own_tables(storage: Storage, guest: str) -> Sequence[OwnTable]:
    """Where a guest sits, the newest first."""
    held = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
    async with storage.reading() as session:
        found = select(TableRow).where(TableRow.id.in_(held)).order_by(TableRow.created.desc(), TableRow.id)
        tables = list(await session.scalars(found.limit(LISTED)))
        ids = [table.id for table in tables]
        seats = list(await session.scalars(select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)))
        last = select(MoveRow.table_id, func.max(MoveRow.time)).where(MoveRow.table_id.in_(ids))
        moved = {row[0]: row[1] for row in (await session.execute(last.group_by(MoveRow.table_id))).all()}
        muted = set(await session.scalars(select(MutedRow.table_id).where(MutedRow.guest_id == guest)))
    return [
        _own(
            table, [seat for seat in seats if seat.table_id == table.id], guest, moved.get(table.id), table.id in muted
        )
        for table in tables
    ]


def _own(table: TableRow, seats: list[SeatRow], guest: str, moved: datetime | None, muted: bool) -> OwnTable:
    waited = None if table.over or not 0 <= table.actor < len(seats) else seats[table.actor]
    return OwnTable(
        table=table.id,
        game=table.game,
        seats=[seat_info(seat, guest, table.host) for seat in seats],
        actor=table.actor,
        over=table.over,
        waits=waited is not None and waited.guest_id == guest and waited.kind == "person",
        since=utc(moved or table.created),
        ends=None if table.due is None or table.clock is None or waited is None else utc(table.due),
        muted=muted,
    )
