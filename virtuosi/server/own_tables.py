"""A guest's tables as they stand: whose turn it is, and since when."""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from virtuosi.core.scene import SeatInfo
from virtuosi.server.notes import LEAVING
from virtuosi.server.notices.rows import MutedRow
from virtuosi.server.rows import MoveRow, NoteRow, SeatRow, TableRow, utc
from virtuosi.server.storage import Storage
from virtuosi.server.table_info import seat_info
from virtuosi.server.tidying import NOTICE

LISTED = 100  # tables


class OwnTable(msgspec.Struct, frozen=True):
    """A table that a guest sits at. `waits`: for them; `ends`: when the time of whoever is to move runs out; `leaves`:
    when it is put away, if nobody plays until then; `again`: the same people play again, and their place is kept;
    `abandoned`: everybody agreed to end it, so that it is over and has no result."""

    table: str
    game: str
    seats: list[SeatInfo]
    actor: int
    over: bool
    waits: bool
    since: datetime
    muted: bool
    ends: datetime | None = None
    leaves: datetime | None = None
    again: bool = False
    abandoned: bool = False


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
        left = select(NoteRow.table_id, func.max(NoteRow.time)).where(
            NoteRow.table_id.in_(ids), NoteRow.what == LEAVING
        )
        noted = {row[0]: row[1] for row in (await session.execute(left.group_by(NoteRow.table_id))).all()}
        kept = {table.id for table in tables if await place_kept(session, table.rematch, guest)}
    told = []
    for table in tables:
        here = [seat for seat in seats if seat.table_id == table.id]
        since = utc(moved.get(table.id) or table.created)
        said = noted.get(table.id)
        leaves = None if said is None or table.over or utc(said) < since else utc(said) + NOTICE
        told.append(_own(table, here, guest, since, table.id in muted, leaves, table.id in kept))
    return told


def _own(
    table: TableRow,
    seats: list[SeatRow],
    guest: str,
    since: datetime,
    muted: bool,
    leaves: datetime | None,
    again: bool,
) -> OwnTable:
    waited = None if table.over or not 0 <= table.actor < len(seats) else seats[table.actor]
    return OwnTable(
        table=table.id,
        game=table.game,
        seats=[seat_info(seat, guest, table.host) for seat in seats],
        actor=table.actor,
        over=table.over,
        waits=waited is not None and waited.guest_id == guest and waited.kind == "person",
        since=since,
        ends=None if table.due is None or table.clock is None or waited is None else utc(table.due),
        muted=muted,
        leaves=leaves,
        again=again,
        abandoned=table.abandoned,
    )


async def place_kept(session: AsyncSession, rematch: str | None, guest: str) -> bool:
    """Whether a place at a rematch is still to be taken, and not by this guest already."""
    if rematch is None:
        return False
    rows = await session.scalars(
        select(SeatRow).join(TableRow, TableRow.id == SeatRow.table_id).where(TableRow.id == rematch, ~TableRow.over)
    )
    seats = list(rows)
    here = any(seat.guest_id == guest for seat in seats)
    return not here and any(seat.kind == "person" and seat.guest_id is None for seat in seats)
