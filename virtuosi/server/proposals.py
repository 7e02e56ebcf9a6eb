"""What somebody at a table asks the others: to take a move back, to let a bot play for somebody who is not there, to
give away the seat of who does not come back, to end the match. Whoever has to agree does so one by one; anybody's no
ends it, and so does a move of a person. After a no the next question of the same seat waits, longer each time."""

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from virtuosi.core.scene import ProposalInfo
from virtuosi.server.notes import VANISHED, held_last
from virtuosi.server.rows import utc

if TYPE_CHECKING:
    from virtuosi.server.table import Table

Kind = Literal["takeback", "replace", "dismiss", "end"]
TAKEBACK: Final = "takeback"
REPLACE: Final = "replace"
DISMISS: Final = "dismiss"
END: Final = "end"
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 3600.0  # seconds after a no; each further one doubles it


class Proposal(msgspec.Struct, frozen=True):
    kind: Kind
    by: int
    agreed: list[int] = []  # seats
    seat: int | None = None  # whom to replace or dismiss
    to: int | None = None  # moves that would stand


class Pause(msgspec.Struct, frozen=True):
    refusals: int
    until: float


class Asking(msgspec.Struct, frozen=True):
    """The proposal that is open, and how long seats that met with a no have to wait, by their numbers."""

    open: Proposal | None = None
    pauses: dict[str, Pause] = {}


def asking_of(stored: dict[str, object] | None) -> Asking:
    return msgspec.convert(stored or {}, Asking)


def settled(asking: Asking) -> Asking:
    """Nothing is open any more."""
    return asking if asking.open is None else msgspec.structs.replace(asking, open=None)


def refused(asking: Asking, now: float) -> Asking:
    """Somebody said no."""
    if asking.open is None:
        return asking
    seat = str(asking.open.by)
    times = asking.pauses[seat].refusals + 1 if seat in asking.pauses else 1
    pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(times - 1, 20))
    return Asking(None, asking.pauses | {seat: Pause(times, now + pause)})


def wait(asking: Asking, seat: int, now: float) -> float:
    """Seconds until this seat may ask again."""
    pause = asking.pauses.get(str(seat))
    return 0.0 if pause is None else max(0.0, pause.until - now)


def voters(table: "Table", proposal: Proposal) -> list[int]:
    """The seats whose people have to agree. Bots always do, also for whoever they play for, except to end the match:
    that takes everybody who has not vanished."""
    asker = table.seats[proposal.by].guest_id
    found = []
    for row in table.seats:
        if row.guest_id in (None, asker) or row.seat == proposal.seat:
            continue
        if row.kind == "person" or (proposal.kind == END and vanished(table, row.seat) is None):
            found.append(row.seat)
    return found


def vanished(table: "Table", seat: int) -> float | None:
    """Since when a bot plays for somebody who did not ask for it and may still come back."""
    row = table.seats[seat]
    if row.kind != "bot" or row.guest_id is None:
        return None
    how = held_last(table.notes, seat)
    return None if how is None or how.what not in VANISHED else utc(how.time).timestamp()


def waiting(table: "Table", proposal: Proposal) -> list[int]:
    return [seat for seat in voters(table, proposal) if seat not in proposal.agreed]


def proposal_info(table: "Table") -> ProposalInfo | None:
    found = table.asking.open
    if found is None or table.over:
        return None
    return ProposalInfo(found.kind, found.by, waiting(table, found), found.seat, found.to)


def takeback_to(table: "Table", seat: int) -> int | None:
    """How many moves would stand if this seat took back its last one; None where it cannot, or may without asking."""
    if table.over or table.seats[seat].kind == "bot":
        return None
    match = table.match
    if match.position.actor == seat and match.undo_to is not None:
        return None
    for number in range(match.number - 1, -1, -1):
        if match.played[number].actor == seat:
            return number
    return None
