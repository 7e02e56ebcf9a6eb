"""What was agreed when a table was opened: how time is kept, who fills empty seats, how moves are taken back. And what
follows from it at every change: whose time runs, and when the house has to see to the table."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

import msgspec

from virtuosi.core.scene import ClockInfo
from virtuosi.server import clock as clocks
from virtuosi.server.ahead import stored
from virtuosi.server.clock import DAY, DAYS, Clock, Timing, new_clock
from virtuosi.server.rows import utc

if TYPE_CHECKING:
    from virtuosi.server.table import Table

ABSENT, LONG_ABSENT = 3 * 60, DAY  # seconds until the others may replace somebody; the second where turns take days


class Filling(msgspec.Struct, frozen=True):
    """A bot for every seat that is still empty at a moment, which was set at an earlier one."""

    at: float
    level: str
    since: float = 0.0

    def slept(self, lived: float, now: float) -> "Filling":
        """The house was closed between these moments: nobody could come."""
        return Filling(self.at + max(0.0, now - max(lived, self.since)), self.level, max(now, self.since))


class Terms(msgspec.Struct, frozen=True):
    takeback: Literal["ask", "free"] = "ask"
    clock: Timing | None = None
    fill: Filling | None = None
    hushed: bool = False  # the spectators, by the host: who sits does not hear them, and cannot see to single lines


def moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def seconds(moment: datetime) -> float:
    return utc(moment).timestamp()


def terms_of(stored: dict[str, object] | None) -> Terms:
    return msgspec.convert(stored or {}, Terms)


def clock_of(stored: dict[str, object] | None, terms: Terms, seats: int) -> Clock | None:
    if terms.clock is None:
        return None
    return new_clock(terms.clock, seats) if stored is None else msgspec.convert(stored, Clock)


def empty_seats(table: "Table") -> list[int]:
    return [row.seat for row in table.seats if row.kind == "person" and row.guest_id is None]


def _time_runs(table: "Table") -> bool:
    """For a person who is to decide, once nobody is waited for."""
    actor = table.actor
    return actor >= 0 and table.seats[actor].kind == "person" and not empty_seats(table)


def tend(table: "Table", asked: float, now: float) -> None:
    """Before a change is stored: whose time runs from now on. It was asked for at an earlier moment."""
    timing = table.terms.clock
    if timing is not None and table.clock is not None:
        seat = table.clock.seat if table.actor < 0 else table.actor
        table.clock = clocks.tended(timing, table.clock, seat, _time_runs(table), asked, now)
    write_down(table)


def write_down(table: "Table") -> None:
    """Into the table's row, from which it is stored."""
    row = table.row
    row.terms = msgspec.to_builtins(table.terms)
    row.clock = msgspec.to_builtins(table.clock)
    row.asking = msgspec.to_builtins(table.asking)
    row.ahead = stored(table.ahead)
    found = due(table)
    row.due = None if found is None else moment(found)


def due(table: "Table") -> float | None:
    """When the house has to see to the table: to its empty seats, or to somebody's time."""
    terms = table.terms
    if table.over:
        return None
    if terms.fill is not None and empty_seats(table):
        return terms.fill.at
    return None if terms.clock is None or table.clock is None else clocks.due(terms.clock, table.clock)


def clock_info(table: "Table") -> ClockInfo | None:
    timing, clock = table.terms.clock, table.clock
    if timing is None or clock is None:
        return None
    ends = None if table.over else clocks.due(timing, clock)
    left = [round(1000 * one) for one in clocks.left(timing, clock)]
    given = (timing.kind, timing.turn, timing.reserve, timing.weekends, timing.after)
    return ClockInfo(*given, left, None if ends is None else round(1000 * ends))


def overdue(table: "Table") -> float | None:
    """From when on the others may replace the person who is to decide, if nobody is there."""
    actor, moved = table.actor, table.row.moved
    if actor < 0 or moved is None or table.seats[actor].kind == "bot" or table.seats[actor].guest_id is None:
        return None
    return seconds(moved) + absence(table)


def absence(table: "Table") -> int:
    """Seconds without a sign of somebody until the others may go on without them."""
    slow = table.terms.clock is not None and table.terms.clock.kind == DAYS
    return LONG_ABSENT if slow else ABSENT
