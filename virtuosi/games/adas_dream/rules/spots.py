"""Where discs lie: universities, rooms, lecture spaces, objectives, the box."""

from typing import Final

from virtuosi.core.position import altered, raised
from virtuosi.games.adas_dream.rules import events
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    AT_UNIVERSITIES,
    FIRST,
    IN_COMPANY,
    IN_LECTURES,
    LATER,
    ON_DISC,
    PAIR,
    ROOM_SIZE,
)
from virtuosi.games.adas_dream.rules.position import AdasDream

# Spots a disc can lie on: universities, rooms, lecture spaces; then the four objectives and the box
ROOM_SPOT: Final = 15
LECTURE_SPOT: Final = 19
OBJECTIVE_SPOT: Final = 39
BOX: Final = 43
ON_TOP: Final = 64  # added to a spot: on top of the own disc there

# A university's pile: its lowest disc in the low bits, as the number of its seat
DISC_BITS: Final = 3
DISC: Final = 7
NO_DISC: Final = -1


def owner(holder: int) -> int:
    """Whose disc or pair of discs this is."""
    return (holder & PAIR - 1) - 1


def height(holder: int) -> int:
    return 2 if holder > PAIR else 1


def is_held_by(holder: int, seat: int) -> bool:
    return holder & PAIR - 1 == seat + 1


def place_of(spot: int) -> int:
    """The spot itself, whether a disc lies on top there or not."""
    return spot & ON_TOP - 1


def discs_left(p: AdasDream, seat: int) -> bool:
    """Whether a disc still lies on the seat's own board."""
    return p.shows(seat, ON_DISC)


def in_pile(pile: int, seat: int) -> int:
    """How many discs of the seat lie in a university's pile."""
    found = 0
    while pile:
        if pile & DISC == seat + 1:
            found += 1
        pile >>= DISC_BITS
    return found


def above_lowest(pile: int, seat: int) -> int:
    """The pile above the seat's lowest disc, or NO_DISC."""
    while pile and pile & DISC != seat + 1:
        pile >>= DISC_BITS
    return pile >> DISC_BITS if pile else NO_DISC


def pile_owners(pile: int) -> list[int]:
    """Whose discs lie in a pile, from the lowest to the highest."""
    found = []
    while pile:
        found.append((pile & DISC) - 1)
        pile >>= DISC_BITS
    return found


def discs_at(p: AdasDream, seat: int, spot: int) -> int:
    """How many discs of the seat lie on a spot of the main board."""
    if spot < ROOM_SPOT:
        return in_pile(p.piles[spot], seat)
    if spot >= LECTURE_SPOT:
        holder = p.lectures[spot - LECTURE_SPOT]
        return height(holder) if is_held_by(holder, seat) else 0
    found = 0
    first = (spot - ROOM_SPOT) * ROOM_SIZE
    for place in range(first, first + ROOM_SIZE):
        if is_held_by(p.rooms[place], seat):
            found += height(p.rooms[place])
    return found


def rooms_entered(p: AdasDream, seat: int) -> int:
    """Mask of the rooms in which a disc of the seat lies."""
    found = 0
    for place, holder in enumerate(p.rooms):
        if holder and is_held_by(holder, seat):
            found |= 1 << place // ROOM_SIZE
    return found


def can_stack(p: AdasDream, seat: int, spot: int) -> bool:
    """Whether a single disc of the seat lies there for another to go on top."""
    if spot < ROOM_SPOT:
        return in_pile(p.piles[spot], seat) == 1
    if spot >= LECTURE_SPOT:
        return p.lectures[spot - LECTURE_SPOT] == seat + 1
    first = (spot - ROOM_SPOT) * ROOM_SIZE
    return seat + 1 in p.rooms[first : first + ROOM_SIZE]


def room_place(p: AdasDream, room: int) -> int:
    """The first empty place of a room, or -1."""
    for place in range(p.pack.room_spaces[room]):
        if p.rooms[room * ROOM_SIZE + place] == 0:
            return place
    return -1


def is_free(p: AdasDream, seat: int, spot: int) -> bool:
    """Whether a disc of the seat may be put on this spot, not on another disc of its own."""
    if spot < ROOM_SPOT:
        return in_pile(p.piles[spot], seat) == 0
    if spot >= LECTURE_SPOT:
        return p.lectures[spot - LECTURE_SPOT] == 0
    return room_place(p, spot - ROOM_SPOT) >= 0


def put_disc(p: AdasDream, seat: int, spot: int) -> None:
    """A disc comes to lie on a spot, an objective, or in the box."""
    on_top = spot >= ON_TOP
    spot = place_of(spot)
    if spot == BOX:
        p.boxed = raised(p.boxed, seat, 1)
    elif spot >= OBJECTIVE_SPOT:
        claim_objective(p, seat, spot - OBJECTIVE_SPOT)
    elif spot >= LECTURE_SPOT:
        _lay_lecture(p, spot - LECTURE_SPOT, seat + 1 + (PAIR if on_top else 0))
    elif spot >= ROOM_SPOT:
        first = (spot - ROOM_SPOT) * ROOM_SIZE
        if on_top:
            p.rooms = altered(p.rooms, p.rooms.index(seat + 1, first, first + ROOM_SIZE), seat + 1 + PAIR)
        else:
            p.rooms = altered(p.rooms, first + room_place(p, spot - ROOM_SPOT), seat + 1)
            p.grow(seat, IN_COMPANY)
    else:
        pile = p.piles[spot]
        p.piles = altered(p.piles, spot, pile | (seat + 1) << pile_height(pile) * DISC_BITS)
        p.grow(seat, AT_UNIVERSITIES)
    if p.events is not None:
        p.events.add(events.SETS_DISC, seat, spot, 1 if on_top else 0)


def _lay_lecture(p: AdasDream, space: int, holder: int) -> None:
    """Objectives compare lectures: what one seat puts or lifts may be what another waited for."""
    p.lectures = altered(p.lectures, space, holder)
    for seat in range(p.seats):
        p.grow(seat, IN_LECTURES)


def pile_height(pile: int) -> int:
    return (pile.bit_length() + DISC_BITS - 1) // DISC_BITS


def lift_disc(p: AdasDream, seat: int, spot: int) -> None:
    """Take the seat's uppermost disc off a spot."""
    if spot >= LECTURE_SPOT:
        holder = p.lectures[spot - LECTURE_SPOT]
        _lay_lecture(p, spot - LECTURE_SPOT, holder - PAIR if holder > PAIR else 0)
    elif spot >= ROOM_SPOT:
        _leave_room(p, seat, (spot - ROOM_SPOT) * ROOM_SIZE)
    else:
        pile = p.piles[spot]
        at = pile_height(pile) - 1
        while pile >> at * DISC_BITS & DISC != seat + 1:
            at -= 1
        low = pile & (1 << at * DISC_BITS) - 1
        p.piles = altered(p.piles, spot, low | pile >> (at + 1) * DISC_BITS << at * DISC_BITS)


def _leave_room(p: AdasDream, seat: int, first: int) -> None:
    """A stacked disc goes before a single one, the last single before the earlier."""
    single = -1
    for place in range(first, first + ROOM_SIZE):
        if p.rooms[place] == seat + 1 + PAIR:
            p.rooms = altered(p.rooms, place, seat + 1)
            return
        if p.rooms[place] == seat + 1:
            single = place
    p.rooms = altered(p.rooms, single, 0)


def origins(p: AdasDream, seat: int, target: int) -> list[int]:
    """Spots with a disc that could move to the target; within a room to another of its spaces, or onto another disc."""
    found = []
    for spot in range(OBJECTIVE_SPOT):
        held = discs_at(p, seat, spot)
        if spot == place_of(target):
            in_room = ROOM_SPOT <= spot < LECTURE_SPOT
            held = held - 1 if in_room and target >= ON_TOP else held if in_room else 0
        if held > 0:
            found.append(spot)
    return found


def liftable(p: AdasDream, seat: int, target: int) -> list[int]:
    """Spots from which a disc may be moved to the target, when the board has none left."""
    return [spot for spot in origins(p, seat, target) if not needed(p, seat, spot, target)]


def needed(p: AdasDream, seat: int, spot: int, target: int) -> bool:
    """Whether the objective being claimed would no longer be met without this disc."""
    if not OBJECTIVE_SPOT <= target < BOX:
        return False
    # Here, not on top: objectives count discs with this module.
    from virtuosi.games.adas_dream.rules import objectives

    piles, rooms, lectures = p.piles[:], p.rooms[:], p.lectures[:]
    lift_disc(p, seat, spot)
    met = objectives.is_met(p, seat, target - OBJECTIVE_SPOT)
    p.piles, p.rooms, p.lectures = piles, rooms, lectures
    return not met


def has_disc_for(p: AdasDream, seat: int, target: int) -> bool:
    """Whether the seat can bring a disc to the target at all."""
    return discs_left(p, seat) or len(liftable(p, seat, target)) > 0


def claim_objective(p: AdasDream, seat: int, area: int) -> None:
    if p.objective_round[area] == 0:
        p.objective_round = altered(p.objective_round, area, p.round)
    early = p.objective_round[area] == p.round
    p.claims = altered(p.claims, seat * AREAS_EACH + area, FIRST if early else LATER)
    if p.events is not None:
        points = p.pack.objective_first if early else p.pack.objective_later
        p.events.add(events.CLAIMS, seat, area, points)
