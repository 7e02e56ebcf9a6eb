"""What actions and cards change on the table: tracks, markers, cards."""

from virtuosi.games.new_science.rules import events
from virtuosi.games.new_science.rules.events import note
from virtuosi.games.new_science.rules.moves import TRACK_COUNT
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience


def raise_influence(p: NewScience, seat: int, track: int, n: int) -> None:
    """Up or down a track, within its ends."""
    index = seat * TRACK_COUNT + track
    old = p.influence[index]
    new = max(0, min(p.pack.influence_max, old + n))
    p.influence[index] = new
    if p.events is not None:
        kind = events.ROSE if new > old else (events.FELL if new < old else events.STAYED)
        p.events.add(kind, seat, track, new)


def gain_rest(p: NewScience, seat: int, n: int) -> int:
    """Up or down the rest track within its ends; returns the change."""
    old = p.rest[seat]
    p.rest[seat] = max(0, min(p.pack.rest_max, old + n))
    return p.rest[seat] - old


def spend_card(p: NewScience, seat: int) -> None:
    """The card with one use leaves the match."""
    note(p, events.SPENT_CARD, seat, p.laboratory[seat])
    p.laboratory[seat] = NO_CARD


def place_marker(p: NewScience, seat: int, d: int, rest: int) -> None:
    """A marker from the supply goes to the research area."""
    p.supply[seat] -= 1
    p.researched[seat] |= 1 << d
    note(p, events.RESEARCHED, seat, d, rest)


def take_back(p: NewScience, seat: int, d: int) -> None:
    """An own marker goes from the board to the supply."""
    p.researched[seat] &= ~(1 << d)
    p.known[seat] &= ~(1 << d)
    p.supply[seat] += 1


def print_discovery(p: NewScience, seat: int, d: int) -> None:
    """The experiment marker moves to the publish area; everybody else's markers there go back (rule 10.4)."""
    bit = 1 << d
    p.known[seat] &= ~bit
    p.printed[seat] |= bit
    p.public |= bit
    for other in range(p.seats):
        if other != seat and (p.researched[other] | p.known[other]) & bit:
            take_back(p, other, d)
            note(p, events.RETURNED, other, d)
