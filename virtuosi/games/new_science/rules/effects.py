"""What is in force and what it does: points, requirements, knowledge, and the changes that actions and cards make."""

from typing import Final

from virtuosi.games.new_science.rules.cards import BOOST, EASE, NO_TRACK
from virtuosi.games.new_science.rules.moves import PUBLISH, SIZE
from virtuosi.games.new_science.rules.position import FOR_ALL, NO_CARD, NewScience

# Events
ROUND: Final = 0  # round, last round
SCIENTIST: Final = 1  # seat, scientist
PLACED: Final = 2  # seat, space, card or -1
RESTED: Final = 3  # seat, place, rest gained
REVEALED: Final = 4  # card, place
PLAYED: Final = 5  # seat, card
KEPT: Final = 6  # seat, card
LEFT: Final = 7  # seat, card
SPENT_CARD: Final = 8  # seat, card
ROSE: Final = 9  # seat, track, level
FELL: Final = 10  # seat, track, level
STAYED: Final = 11  # seat, track, level
REST_GAINED: Final = 12  # seat, n
REST_LOST: Final = 13  # seat, n
PRESTIGE: Final = 14  # seat, n
RESEARCHED: Final = 15  # seat, discovery, rest
TAKEN_BACK: Final = 16  # seat, discovery
TRIED: Final = 17  # seat, discovery, rest
ROLLED: Final = 18  # die, total, need
SUCCEEDED: Final = 19  # seat, discovery
FAILED: Final = 20  # seat, discovery
CRITICAL: Final = 21  # seat, discovery
PUBLISHED: Final = 22  # seat, discovery, prestige
BECAME_PUBLIC: Final = 23  # seat, discovery
RETURNED: Final = 24  # seat, discovery
DECLINED: Final = 25  # seat, space
LOST: Final = 26  # seat, space
NOTHING: Final = 27  # seat, card
MOVED: Final = 28  # seat, from, to
DEMOTED: Final = 29  # seat, discovery
END_TREE: Final = 30
END_PILE: Final = 31


def note(p: NewScience, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    if p.events is not None:
        p.events.add(kind, a, b, c)


# What is in force


def applies(p: NewScience, seat: int, card: int) -> bool:
    """Whether the condition of a card, if it has one, holds for this seat now (rule 6.2)."""
    track = p.pack.cards.if_track[card]
    return track == NO_TRACK or p.influence[seat * 4 + track] <= p.pack.cards.at_most[card]


def in_force(p: NewScience, seat: int) -> list[int]:
    """The cards that change this seat's points now."""
    cards = []
    card = p.laboratory[seat]
    if card != NO_CARD and applies(p, seat, card):
        cards.append(card)
    for place in range(2):
        card = p.face[place]
        if card != NO_CARD and (p.force[place] == FOR_ALL or p.force[place] == seat) and applies(p, seat, card):
            cards.append(card)
    return cards


def base_points(p: NewScience, seat: int, action: int, space: int) -> int:
    """Energy, space and scientist: what an action is worth without cards and rest."""
    pack = p.pack
    return pack.base + pack.modifier[space] + pack.bonus[p.scientist[seat] * 3 + action]


def points(p: NewScience, seat: int, action: int, space: int, d: int) -> int:
    """The points of an action on a discovery before rest; never below 0 (rule 4.10)."""
    total = base_points(p, seat, action, space)
    table = p.pack.cards.points[action]
    for card in in_force(p, seat):
        total += table[card * SIZE + d]
    return total if total > 0 else 0


def spendable(p: NewScience, seat: int) -> int:
    """The rest this seat may spend now."""
    return 0 if forbids_rest(p) != NO_CARD else p.rest[seat]


def forbids_rest(p: NewScience) -> int:
    """The card that forbids spending rest, or NO_CARD."""
    for place in range(2):
        card = p.face[place]
        if card != NO_CARD and p.force[place] == FOR_ALL and p.pack.cards.no_spend[card]:
            return card
    return NO_CARD


def boost(p: NewScience, seat: int) -> int:
    """What the card in the laboratory could add once to a research or publication."""
    card = p.laboratory[seat]
    if card == NO_CARD or not p.pack.cards.once[card] & BOOST:
        return 0
    return p.pack.cards.once_points[card]


def asked(p: NewScience, seat: int, d: int, track: int, eased: bool) -> int:
    """The influence asked of this seat for publishing; `eased`: the card in its laboratory is spent on it."""
    tables = p.pack.cards
    printed = p.pack.need[d * 4 + track]
    need = printed
    for card in in_force(p, seat):
        if printed >= tables.printed[card * 4 + track]:
            need += tables.asked[card * 4 + track]
    if eased:
        need += tables.once_asked[p.laboratory[seat] * 4 + track]
    return need if need > 0 else 0


def short_of(p: NewScience, seat: int, d: int, eased: bool) -> int:
    """The first track on which this seat lacks influence for publishing, or NO_TRACK."""
    for track in range(4):
        if p.influence[seat * 4 + track] < asked(p, seat, d, track, eased):
            return track
    return NO_TRACK


def can_ease(p: NewScience, seat: int) -> bool:
    card = p.laboratory[seat]
    return card != NO_CARD and p.pack.cards.once[card] & EASE != 0


def number_asked(p: NewScience, seat: int, d: int) -> int:
    """What an experiment must reach: less once another has a success there (rule 9.3)."""
    for other in range(p.seats):
        if other != seat and p.known[other] >> d & 1:
            return p.pack.later[d]
    return p.pack.first[d]


# Knowledge


def has_prerequisites(p: NewScience, knowledge: int, d: int) -> bool:
    for clause in p.clauses()[d]:
        if not knowledge & clause:
            return False
    return True


def open_to(p: NewScience, seat: int) -> list[int]:
    """The discoveries this seat could research, points and markers apart."""
    taken = p.public | p.researched[seat] | p.known[seat]
    knowledge = p.public | p.known[seat]
    clauses = p.clauses()
    found = []
    for d in p.tree():
        if taken >> d & 1:
            continue
        for clause in clauses[d]:
            if not knowledge & clause:
                break
        else:
            found.append(d)
    return found


def removable(p: NewScience, seat: int, d: int) -> int:
    """With no marker in supply: the own markers that could be taken back to research this (rule 8.6)."""
    mask = p.researched[seat]
    known = p.known[seat]
    knowledge = p.public | known
    left = known
    while left:
        bit = left & -left
        left ^= bit
        if has_prerequisites(p, knowledge ^ bit, d):
            mask |= bit
    return mask


def has_marker(p: NewScience, seat: int, d: int) -> bool:
    return p.supply[seat] > 0 or removable(p, seat, d) != 0


# Changes


def raise_influence(p: NewScience, seat: int, track: int, n: int) -> None:
    """Up or down a track, within its ends."""
    index = seat * 4 + track
    old = p.influence[index]
    new = old + n
    if new > p.pack.influence_max:
        new = p.pack.influence_max
    if new < 0:
        new = 0
    p.influence[index] = new
    if p.events is not None:
        p.events.add(ROSE if new > old else (FELL if new < old else STAYED), seat, track, new)


def gain_rest(p: NewScience, seat: int, n: int) -> int:
    """Up or down the rest track within its ends; returns the change."""
    old = p.rest[seat]
    new = old + n
    if new > p.pack.rest_max:
        new = p.pack.rest_max
    if new < 0:
        new = 0
    p.rest[seat] = new
    return new - old


def spend_card(p: NewScience, seat: int) -> None:
    """The card with one use leaves the match."""
    note(p, SPENT_CARD, seat, p.laboratory[seat])
    p.laboratory[seat] = NO_CARD


def place_marker(p: NewScience, seat: int, d: int, rest: int) -> None:
    """A marker from the supply goes to the research area."""
    p.supply[seat] -= 1
    p.researched[seat] |= 1 << d
    note(p, RESEARCHED, seat, d, rest)


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
            note(p, RETURNED, other, d)


def prestige_of(p: NewScience, d: int) -> int:
    """What publishing it by an action brings now."""
    total = p.pack.prestige[d]
    for place in range(2):
        card = p.face[place]
        if card != NO_CARD and p.force[place] == FOR_ALL:
            total += p.pack.cards.prestige[card]
    return total


def missing(p: NewScience, seat: int, action: int, space: int, d: int) -> int:
    """The points that rest or a card must make up; 0 when there are enough."""
    cost = p.pack.publish[d] if action == PUBLISH else p.pack.research[d]
    short = cost - points(p, seat, action, space, d)
    return short if short > 0 else 0


def reaches(p: NewScience, seat: int, action: int, space: int, d: int) -> bool:
    """Whether points, rest and a card in the laboratory reach the number asked."""
    return missing(p, seat, action, space, d) <= spendable(p, seat) + boost(p, seat)


def step_length(p: NewScience, track: int) -> int:
    """How far an influence action moves."""
    length = p.pack.influence_gain
    for place in range(2):
        card = p.face[place]
        if card != NO_CARD and p.force[place] == FOR_ALL and p.pack.cards.step[card * 4 + track]:
            length = p.pack.cards.step[card * 4 + track]
    return length


def rest_gained(p: NewScience) -> int:
    """What the Rest action gives this round."""
    for place in range(2):
        card = p.face[place]
        if card != NO_CARD and p.force[place] == FOR_ALL and p.pack.cards.no_gain[card]:
            return 0
    return p.pack.rest_gain
