"""What is to be told, written with the change that makes it due. Whether a seat's guest is to be told is left to the
database, within the same transaction: no kill comes between a move and its notice."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import JSON, DateTime, Integer, String, and_, bindparam, delete, exists, insert, literal, select, update
from sqlalchemy import null as nothing
from sqlalchemy.orm import aliased

from virtuosi.server.notices.rows import MutedRow, NoticeRow, WayRow
from virtuosi.server.rows import MoveRow, SeatRow, TableRow, now
from virtuosi.server.writer import Statement, Write

TURN, REMINDER, LEAVING, REMATCH = "turn", "reminder", "leaving", "rematch"
GRACE = timedelta(seconds=10)  # a page that is only loaded anew has come back by then
AHEAD = timedelta(hours=4)  # a reminder, before the clock ends

_TIME = DateTime(timezone=True)
_COLUMNS = ["guest_id", "table_id", "what", "number", "time", "due", "tries", "reached", "outcome"]
_WHAT: Any = bindparam("what_", type_=String(10))  # Any: compared with columns and selected like one
_NUMBER: Any = bindparam("number_", type_=Integer)
_SEAT: Any = bindparam("seat_", type_=Integer)
_REACHABLE = exists().where(WayRow.guest_id == SeatRow.guest_id, WayRow.active, WayRow.confirmed)
_MUTED = exists().where(MutedRow.guest_id == SeatRow.guest_id, MutedRow.table_id == SeatRow.table_id)
_TOLD = exists().where(
    NoticeRow.guest_id == SeatRow.guest_id,
    NoticeRow.table_id == SeatRow.table_id,
    NoticeRow.what == _WHAT,
    NoticeRow.number == _NUMBER,
)
_Mover = aliased(SeatRow)
_OWN_MOVE = exists().where(  # whoever moved last holds this seat too: they are there
    MoveRow.table_id == SeatRow.table_id,
    MoveRow.number == bindparam("moved", type_=Integer),
    _Mover.table_id == MoveRow.table_id,
    _Mover.seat == MoveRow.actor,
    _Mover.kind == "person",
    _Mover.guest_id == SeatRow.guest_id,
)
_HELD = and_(
    SeatRow.table_id == bindparam("id_"), SeatRow.guest_id.is_not(None), SeatRow.kind == "person", _REACHABLE, ~_TOLD
)
_NOTICE = select(
    SeatRow.guest_id,
    SeatRow.table_id,
    _WHAT,
    _NUMBER,
    bindparam("time", type_=_TIME),
    bindparam("due", type_=_TIME),
    literal(0),
    bindparam("reached", type_=JSON()),
    nothing(),
)

_AT_MOVE = and_(TableRow.id == SeatRow.table_id, TableRow.actor == SeatRow.seat, TableRow.over.is_(False))
TELL_TURN = Statement(
    insert(NoticeRow).from_select(
        _COLUMNS, _NOTICE.join(TableRow, _AT_MOVE).where(_HELD, ~_MUTED, ~_OWN_MOVE), include_defaults=False
    )
)
TELL_SEAT = Statement(
    insert(NoticeRow).from_select(
        _COLUMNS, _NOTICE.where(_HELD, ~_MUTED, SeatRow.seat == _SEAT), include_defaults=False
    )
)
_Earlier = aliased(SeatRow)
_ONCE = ~exists().where(
    _Earlier.table_id == SeatRow.table_id, _Earlier.guest_id == SeatRow.guest_id, _Earlier.seat < SeatRow.seat
)
TELL_ALL = Statement(insert(NoticeRow).from_select(_COLUMNS, _NOTICE.where(_HELD, _ONCE), include_defaults=False))
TELL_OTHERS = Statement(
    insert(NoticeRow).from_select(
        _COLUMNS,
        _NOTICE.where(
            SeatRow.table_id == bindparam("id_"),
            SeatRow.guest_id.is_not(None),
            SeatRow.guest_id != bindparam("by", type_=String(16)),
            _REACHABLE,
            ~_TOLD,
            ~_MUTED,
            _ONCE,
        ),
        include_defaults=False,
    )
)
_WAITING = and_(NoticeRow.table_id == bindparam("id_"), NoticeRow.what == REMINDER, NoticeRow.due.is_not(None))
NO_REMINDER = Statement(delete(NoticeRow).where(_WAITING))
LATER = Statement(update(NoticeRow).where(_WAITING).values(due=bindparam("due_")))


def your_turn(table_id: str, moved: int, number: int) -> Write:
    """Tell whoever is to move now, after so many moves; `moved` is the number of the move that came to this."""
    return Write(TELL_TURN, {**_notice(table_id, TURN, number, now() + GRACE), "moved": moved})


def remind(table_id: str, seat: int, number: int, ends: datetime, ahead: timedelta = AHEAD) -> Sequence[Write]:
    """Remind whoever holds a seat before their clock ends. For whoever sets a clock, in the same change; an earlier
    reminder that is still to be told is taken back."""
    change = forget_reminders(table_id)
    if ends - ahead > now():
        change.append(Write(TELL_SEAT, {**_notice(table_id, REMINDER, number, ends - ahead), "seat_": seat}))
    return change


def remind_later(table_id: str, ends: datetime, ahead: timedelta = AHEAD) -> Write:
    """The clock ends at another moment: time was given back. Whoever was reminded already is not told again."""
    return Write(LATER, {"id_": table_id, "due_": ends - ahead})


def forget_reminders(table_id: str) -> list[Write]:
    """No time runs at a table any more."""
    return [Write(NO_REMINDER, {"id_": table_id})]


def table_leaves(table_id: str, number: int) -> Write:
    """Tell everybody at a table that it will be put away."""
    return Write(TELL_ALL, _notice(table_id, LEAVING, number, now()))


def same_people_again(table_id: str, number: int, by: str) -> Write:
    """Tell everybody else who played at a table that somebody opened a rematch, also those for whom a bot played on."""
    return Write(TELL_OTHERS, {**_notice(table_id, REMATCH, number, now() + GRACE), "by": by})


def _notice(table_id: str, what: str, number: int, due: datetime) -> dict[str, Any]:  # Any: parameters
    return {"id_": table_id, "what_": what, "number_": number, "time": now(), "due": due, "reached": []}
