"""The time track as everybody sees it: whose turn it is, where it would end, and who would be next."""

import msgspec

from virtuosi.games.neuland.rules import track
from virtuosi.games.neuland.rules.position import Neuland


class TrackView(msgspec.Struct, frozen=True):
    spaces: int
    cycle: int
    seat: int | None  # who is on turn
    used: int
    limit: int  # actions after which this turn can still end
    end: int | None  # the space if the turn ended now
    next: int | None  # who would then be on turn
    after: list[int]  # by space: who would be on turn if this turn ended there; empty when nobody is


def on_turn(p: Neuland) -> int | None:
    """Whose turn is under way; None before the first and after the last."""
    return p.agenda[0].seat if p.agenda and p.turn > 0 and p.limit > 0 else None


def next_if_ended(p: Neuland, seat: int) -> tuple[int, int]:
    """The space a turn would end on now, and who would be next."""
    space = (p.cycle + track.landing(p, seat)) % p.pack.track
    return space, track.next_seat(p, seat, space)


def track_view(p: Neuland) -> TrackView:
    seat = on_turn(p)
    if seat is None:
        return TrackView(p.pack.track, p.cycle, None, p.used, p.limit, None, None, [])
    after = [track.next_seat(p, seat, space) for space in range(p.pack.track)]
    return TrackView(p.pack.track, p.cycle, seat, p.used, p.limit, *next_if_ended(p, seat), after)
