"""The time track: when a turn begins, how far it may go, where it ends, and who is next."""

from typing import Final

from virtuosi.core.position import altered, raised
from virtuosi.games.neuland.rules.effects import take_marker
from virtuosi.games.neuland.rules.events import ENDED, FELL_QUIET, GROWS_QUIET, LIES, SPOILT, TURN
from virtuosi.games.neuland.rules.moves import GOOD_COUNT
from virtuosi.games.neuland.rules.position import Neuland

LAST_WARNINGS: Final = (10, 3)  # turns of every player that are left; the first warning comes at half


def begin_turn(p: Neuland, seat: int) -> None:
    """All goods of the seat are laid down, and the limit of the turn is known (3.1, 3.5)."""
    p.turn += 1
    p.used = 0
    if p.events is not None:
        p.events.add(TURN, seat, p.turn)
    lying = 0
    for good in range(seat * GOOD_COUNT, seat * GOOD_COUNT + GOOD_COUNT):
        lying |= p.has[good]
    p.lying = lying
    if p.events is not None:
        for slot in range(len(p.tile)):
            if lying >> slot & 1:
                p.events.add(LIES, seat, slot, p.good[slot])
    p.limit = p.pack.actions
    while is_taken(p, seat, p.limit):
        p.limit -= 1


def is_taken(p: Neuland, seat: int, steps: int) -> bool:
    """Whether another time marker stands so many spaces after the cycle marker."""
    space = (p.cycle + steps) % p.pack.track
    for other in range(p.seats):
        if p.time[other] == space and other != seat:
            return True
    return False


def landing(p: Neuland, seat: int) -> int:
    """How many spaces after the cycle marker the turn would end now (3.4, 3.7)."""
    steps = p.used if p.used > 0 else 1
    while is_taken(p, seat, steps):
        steps += 1
    return steps


def spoil(p: Neuland, seat: int) -> None:
    """What still lies goes back to the reserve (3.9)."""
    lying = p.lying
    while lying:
        slot = (lying & -lying).bit_length() - 1
        lying &= lying - 1
        good = take_marker(p, slot, True)
        if p.events is not None:
            p.events.add(SPOILT, seat, slot, good)


def end_turn(p: Neuland, seat: int) -> None:
    """Spoiling, the time marker's last steps, and the end of a match that fell quiet (8.3)."""
    spoil(p, seat)
    steps = landing(p, seat)
    p.time = altered(p.time, seat, (p.cycle + steps) % p.pack.track)
    if p.events is not None:
        p.events.add(ENDED, seat, p.time[seat], 1 if steps > p.used else 0)
    p.used = 0
    p.limit = 0
    p.turns = raised(p.turns, seat, 1)
    before = quiet_left(p)
    p.quiet = raised(p.quiet, seat, 1)
    if quiet_left(p) < before:
        grow_quiet(p)


def grow_quiet(p: Neuland) -> None:
    """Everybody has taken one more turn without points: the match may be over, or warn that it soon will be (8.3)."""
    left = quiet_left(p)
    if left <= 0:
        p.over = True
    if p.events is not None:
        if left <= 0:
            p.events.add(FELL_QUIET, p.pack.quiet)
        elif left == p.pack.quiet // 2 or left in LAST_WARNINGS:
            p.events.add(GROWS_QUIET, p.pack.quiet - left, left)


def quiet_left(p: Neuland) -> int:
    """How many turns of every player without points would end the match."""
    least = p.quiet[0]
    for turns in p.quiet:
        if turns < least:
            least = turns
    return p.pack.quiet - least


def is_quiet(p: Neuland) -> bool:
    """Whether the match has been without points so long that its end is in sight."""
    return 2 * quiet_left(p) <= p.pack.quiet


def next_seat(p: Neuland, seat: int, space: int) -> int:
    """Who is on turn after a turn of this seat that ends on a space (3.11): clockwise while the first round lasts,
    then the owner of the next time marker, counted from the cycle marker."""
    if p.started < p.seats:
        return (seat + 1) % p.seats
    best = p.pack.track + 1
    found = seat
    for other in range(p.seats):
        ahead = ((space if other == seat else p.time[other]) - p.cycle) % p.pack.track
        if ahead == 0:
            ahead = p.pack.track
        if ahead < best:
            best = ahead
            found = other
    return found
