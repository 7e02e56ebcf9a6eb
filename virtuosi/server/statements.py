"""The changes of a table as plain statements: each names the version that it follows."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import BindParameter, bindparam, delete, insert, update

from virtuosi.core.match import Played
from virtuosi.server.at_hand import unwritten
from virtuosi.server.notices.outbox import forget_reminders, remind
from virtuosi.server.rows import KeptRow, MoveRow, NoteRow, PackRow, Row, SeatRow, SpentKeyRow, TableRow, now
from virtuosi.server.writer import Params, Statement, Write

_HERE = TableRow.id == bindparam("id_")
_AS_EXPECTED = _HERE & (TableRow.version == bindparam("expected"))
_AS_LAID = _AS_EXPECTED & (TableRow.laid == bindparam("laid"))  # nothing was laid down unseen, see ahead.py
_CHANGED: dict[str, BindParameter[Any]] = {"version": bindparam("version")}  # Any: of whichever column
ADD_TABLE, ADD_SEAT, ADD_MOVE = Statement(insert(TableRow)), Statement(insert(SeatRow)), Statement(insert(MoveRow))
KEEP, SPEND = Statement(insert(KeptRow)), Statement(insert(SpentKeyRow))
KEEP_PACK = Statement(insert(PackRow))
COUNT = Statement(update(TableRow).where(_AS_EXPECTED).values(_CHANGED))
# What may change with every change, whatever it is
_ALONG = ("host", "terms", "clock", "asking", "ahead", "due", "moved", "abandoned")
_SEAT = update(SeatRow).where(SeatRow.table_id == bindparam("id_"), SeatRow.seat == bindparam("seat_"))
HOLDING = ("kind", "level", "name", "guest_id", "invitation_hash")
RESEAT = Statement(_SEAT.values({name: bindparam(name) for name in HOLDING}))
NOTE = Statement(insert(NoteRow))
CLOSE = Statement(delete(TableRow).where(_AS_EXPECTED))
TAKE_BACK = Statement(
    delete(MoveRow).where(MoveRow.table_id == bindparam("id_"), MoveRow.number >= bindparam("number_"))
)
FORGET = Statement(delete(KeptRow).where(KeptRow.table_id == bindparam("id_"), KeptRow.number > bindparam("number_")))


class Standing(msgspec.Struct, frozen=True):
    """Where a table stands after a change: so many moves and this position; its row still has the version before."""

    row: TableRow
    number: int
    saved: bytes

    @property
    def table_id(self) -> str:
        return self.row.id


def columns(row: Row) -> Params:
    """What a row holds, by column."""
    return {column.name: getattr(row, column.name) for column in row.__table__.columns}


@cache
def _change(names: tuple[str, ...]) -> Statement:
    return Statement(update(TableRow).where(_AS_LAID).values(_CHANGED | {name: bindparam(name) for name in names}))


def tend(table: TableRow, **more: Any) -> Write:  # Any: of whichever column
    """A change of a table whose row has the version before. Only what differs is written: an index is kept up to date
    for every column that is named, whether or not it changes, and most moves change the position alone."""
    counted = {"id_": table.id, "expected": table.version, "version": table.version + 1, "laid": table.laid}
    found = unwritten(table, {name: getattr(table, name) for name in _ALONG} | more)
    return Write(_change(tuple(found)), {**counted, **found}, touched=1)


def stand(at: Standing, actor: int, over: bool) -> Write:
    return tend(at.row, actor=actor, over=over, standing=at.saved)


def reminders(table: TableRow, number: int) -> Sequence[Write]:
    """Where somebody's time runs they are reminded before it ends, and nobody else is."""
    if table.clock is None:
        return []
    runs = table.due is not None and table.clock["since"] is not None
    return (
        remind(table.id, table.clock["seat"], number, table.due) if runs and table.due else forget_reminders(table.id)
    )


def move_rows(table_id: str, number: int, moves: Sequence[Played], key: str | None) -> list[Params]:
    """The key belongs to the first move; those of Nature follow from it."""
    time = now()
    return [
        {
            "table_id": table_id,
            "number": number + i,
            "actor": played.actor,
            "notation": played.move,
            "shown": played.shown,
            "reader": played.reader,
            "events": played.events,
            "key": key if i == 0 else None,
            "time": time,
        }
        for i, played in enumerate(moves)
    ]
