"""Time to think, as arithmetic: what a seat has left at a moment that is given. Moments are seconds since 1970.

A turn is a run of decisions of one seat until another seat decides. Each turn has its own time; what goes beyond is
taken from the seat's reserve. Time that does not count (nobody has to decide, a bot decides, the house was closed)
is never spent, because a clock that stands still has no `since`."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

DAY = 86_400
SATURDAY = 5
LIVE, DAYS = "live", "days"


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table keeps time: seconds a turn and a reserve for the match, or whole days a turn."""

    kind: Literal["live", "days"]
    turn: Annotated[int, Meta(ge=1, le=3600)]  # seconds, or days
    reserve: Annotated[int, Meta(ge=0, le=36_000)] = 0  # seconds
    weekends: bool = True  # whether they count
    after: Literal["bot", "resign"] = "bot"  # what happens to a seat that has no time left

    @property
    def seconds(self) -> int:
        """Of a turn."""
        return self.turn if self.kind == LIVE else self.turn * DAY


class Clock(msgspec.Struct, frozen=True):
    """Whose turn it is, what was left of it at `since`, and what every seat has in reserve. No `since`: it stands."""

    seat: int
    turn: float
    reserves: list[float]
    since: float | None = None


def new_clock(timing: Timing, seats: int) -> Clock:
    return Clock(-1, 0.0, [float(timing.reserve)] * seats)


def counted(timing: Timing, start: float, end: float) -> float:
    """Seconds from one moment to another, as far as they count."""
    if end <= start:
        return 0.0
    if timing.weekends:
        return end - start
    found, day = 0.0, int(start // DAY)
    while day * DAY < end:
        if _works(day):
            found += min(end, (day + 1) * DAY) - max(start, day * DAY)
        day += 1
    return found


def later(timing: Timing, start: float, seconds: float) -> float:
    """The moment when so many seconds that count have passed."""
    if timing.weekends:
        return start + seconds
    day = int(start // DAY)
    while True:
        if _works(day):
            begin = max(start, day * DAY)
            if begin + seconds <= (day + 1) * DAY:
                return begin + seconds
            seconds -= (day + 1) * DAY - begin
        day += 1


def _works(day: int) -> bool:
    return (day + 3) % 7 < SATURDAY  # the first of January 1970 was a Thursday


def spent(timing: Timing, clock: Clock, until: float) -> Clock:
    """The clock, standing, after it has run until then."""
    if clock.since is None:
        return clock
    turn, reserves = clock.turn - counted(timing, clock.since, until), list(clock.reserves)
    if turn < 0:
        reserves[clock.seat] = max(0.0, reserves[clock.seat] + turn)
    return Clock(clock.seat, max(0.0, turn), reserves)


def tended(timing: Timing, clock: Clock, seat: int, runs: bool, asked: float, now: float) -> Clock:
    """After a change that was asked for at one moment and is stored at another: what lies between is nobody's time.

    `seat` decides from now on. Who had run out of time and is back has a whole turn again."""
    clock = spent(timing, clock, asked)
    if seat != clock.seat:
        clock = Clock(seat, float(timing.seconds), clock.reserves)
    if not runs:
        return clock
    turn = clock.turn if clock.turn + clock.reserves[seat] > 0 else float(timing.seconds)
    return Clock(seat, turn, clock.reserves, now)


def due(timing: Timing, clock: Clock) -> float | None:
    """When the seat that decides has no time left, if nothing happens; None while the clock stands."""
    if clock.since is None:
        return None
    return later(timing, clock.since, clock.turn + clock.reserves[clock.seat])


def slept(timing: Timing, clock: Clock, lived: float, now: float) -> Clock:
    """The house was closed between these moments: nobody's time ran."""
    if clock.since is None:
        return clock
    stood = spent(timing, clock, max(lived, clock.since))
    return Clock(stood.seat, stood.turn, stood.reserves, max(now, clock.since))


def left(timing: Timing, clock: Clock) -> list[float]:
    """What every seat has in reserve, and the one whose turn it is for its turn too, when its clock began to run."""
    return [reserve + (clock.turn if seat == clock.seat else 0.0) for seat, reserve in enumerate(clock.reserves)]
