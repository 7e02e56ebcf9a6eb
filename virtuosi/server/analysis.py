"""A finished match, looked through: what people made of their turns, what was better, what it cost."""

import asyncio
from collections.abc import Sequence

import msgspec

from virtuosi.core.foresight import Advice, Hint
from virtuosi.core.match import Match, Played
from virtuosi.core.saving import compact
from virtuosi.server.table import Table

MOST = 60  # turns of a match that are looked at
COSTLY = 3  # turns of a seat that are told first
TELLING = 0.03  # of a win: less is within what the search cannot tell apart
TELLING_ALONE = 1.0  # points


class Decision(msgspec.Struct, frozen=True):
    """A seat decided here, after so many moves."""

    number: int
    seat: int
    saved: bytes
    made: list[str] = msgspec.field(default_factory=list)  # until somebody else moved, or Nature


class Moment(msgspec.Struct, frozen=True):
    """Where a seat's turn parted from the best one, after so many moves: what it did and what it could have done, each
    followed to the end of the turn; `loss` is the part of a win that this cost, or of a match alone the points."""

    number: int
    seat: int
    made: Hint
    best: Hint
    loss: float


class Analysis(msgspec.Struct, frozen=True):
    """How far a look through a match is. `costly` are the moments to see first: each seat's worst, the worst first."""

    done: int
    total: int
    moments: list[Moment] = []
    costly: list[int] = []
    begun: bool = True
    failed: bool = False


class Job:
    """A look through one match, under way or done."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest  # who asked
        self.task: asyncio.Task[None] | None = None
        self.total = 0
        self.moments: list[Moment] = []
        self.under_way = True
        self.failed = False

    def add(self, decision: Decision, advice: Advice) -> None:
        best, made = advice.hints
        self.moments.append(Moment(advice.number, decision.seat, made, best, loss(best, made, decision.seat)))

    def told(self, since: int = 0) -> Analysis:
        done = len(self.moments)
        return Analysis(done, self.total, self.moments[since:], costly(self.moments), failed=self.failed)


def loss(best: Hint, made: Hint, seat: int) -> float:
    """Nothing where the search cannot tell both apart."""
    if best.move == made.move:
        return 0.0
    gap = best.win[seat] - made.win[seat] if best.win else best.points[seat] - made.points[seat]
    return round(gap, 3) if gap >= (TELLING if best.win else TELLING_ALONE) else 0.0


def costly(moments: Sequence[Moment]) -> list[int]:
    """The numbers of each seat's costliest moments."""
    found = []
    for seat in sorted({moment.seat for moment in moments}):
        own = [moment for moment in moments if moment.seat == seat and moment.loss > 0.0]
        found += sorted(own, key=lambda moment: -moment.loss)[:COSTLY]
    return [moment.number for moment in found]


def turns(table: Table) -> list[Decision]:
    """What people made of their turns, or the bots where nobody else played."""
    people = [row.seat for row in table.seats if row.kind == "person" or row.guest_id is not None]
    return turns_of(people or range(len(table.seats)), table.match.played, table.before(0, None))


def turns_of(seats: Sequence[int], moves: Sequence[Played], match: Match) -> list[Decision]:
    """The turns of these seats, each from its first choice on, and anew where Nature has moved in between. The match
    stands at its beginning, and is played again."""
    found: list[Decision] = []
    under_way = False
    for number, played in enumerate(moves):
        p = match.position
        if not under_way or played.actor != found[-1].seat:
            under_way = played.actor in seats and len(p.moves()) > 1
            if under_way:
                found.append(Decision(number, played.actor, compact(match.game, p)))
        if under_way:
            found[-1].made.append(played.move)
        match.play(played.move)
    return found


def spread(found: Sequence[Decision], most: int) -> list[Decision]:
    """At most so many, evenly taken."""
    if len(found) <= most:
        return list(found)
    return [found[index * len(found) // most] for index in range(most)]
