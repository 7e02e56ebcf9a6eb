"""The ring of the workshop: six spaces of dice, and which dice can push another."""

from typing import Final

from virtuosi.games.adas_dream.rules.board import PER_SPACE, RING_SLOTS, RING_SPACES
from virtuosi.games.adas_dream.rules.die import VALUES, value_of
from virtuosi.games.adas_dream.rules.position import AdasDream

NO_VALUE: Final = 9  # above that of every die
HEIGHTS: Final = [NO_VALUE, *VALUES[1:]]  # the values by die, where none lies NO_VALUE


def space_of(slot: int) -> int:
    return slot // PER_SPACE


def slots_of(space: int) -> range:
    return range(space * PER_SPACE, space * PER_SPACE + PER_SPACE)


def dice_on(p: AdasDream, space: int) -> list[int]:
    """What lies on a space, place by place, 0 for nothing."""
    return p.ring[space * PER_SPACE : space * PER_SPACE + PER_SPACE]


def is_empty(p: AdasDream, space: int) -> bool:
    first = space * PER_SPACE
    return p.ring[first] == 0 and p.ring[first + 1] == 0 and p.ring[first + 2] == 0


def ahead(slot: int, steps: int) -> int:
    """The space so many steps clockwise from a die."""
    return (slot // PER_SPACE + steps) % RING_SPACES


def pushable(p: AdasDream, slot: int, steps: int, coal: int) -> list[int]:
    """The slots of the dice that the one in this slot can push so many steps on."""
    found: list[int] = []
    if steps == 2 and coal < p.pack.further_coal:
        return found
    value = value_of(p.ring[slot])
    first = ahead(slot, steps) * PER_SPACE
    for other in range(first, first + PER_SPACE):
        if p.ring[other] and value_of(p.ring[other]) <= value:
            found.append(other)
    return found


def lowest_on(p: AdasDream, space: int) -> int:
    """The smallest value on a ring space, NO_VALUE where it is empty."""
    ring, first = p.ring, space * PER_SPACE
    lowest = HEIGHTS[ring[first]]
    second, third = HEIGHTS[ring[first + 1]], HEIGHTS[ring[first + 2]]
    if second < lowest:
        lowest = second
    return third if third < lowest else lowest


def reach(p: AdasDream, slot: int, coal: int) -> int:
    """The smallest value the die in this ring slot can meet where its move may end."""
    lowest = lowest_on(p, ahead(slot, 1))
    if coal >= p.pack.further_coal:
        lowest = min(lowest, lowest_on(p, ahead(slot, 2)))
    return lowest


def can_push(p: AdasDream, slot: int, coal: int, lift: int = 0) -> bool:
    """Whether this die can push another; `lift` is what a change by coal may still add."""
    die = p.ring[slot]
    return die > 0 and reach(p, slot, coal) <= value_of(die) + lift


def movers(p: AdasDream, coal: int) -> int:
    """Mask of the dice that can push another; what lies on a space is looked at once for all of them."""
    ring, values = p.ring, VALUES
    lowest = [lowest_on(p, space) for space in range(RING_SPACES)]
    further = coal >= p.pack.further_coal
    found = 0
    for space in range(RING_SPACES):
        reached = lowest[(space + 1) % RING_SPACES]
        if further:
            reached = min(reached, lowest[(space + 2) % RING_SPACES])
        for slot in range(space * PER_SPACE, space * PER_SPACE + PER_SPACE):
            if values[ring[slot]] >= reached:
                found |= 1 << slot
    return found


def any_push(p: AdasDream, coal: int, lift: int = 0) -> bool:
    for slot in range(RING_SLOTS):
        if p.ring[slot] and can_push(p, slot, coal, lift):
            return True
    return False


def push_of(p: AdasDream, slot: int, coal: int) -> int:
    """Mask of two dice: the one in this slot and one that it can push; 0 when there is none."""
    for steps in (1, 2):
        for other in pushable(p, slot, steps, coal):
            return 1 << slot | 1 << other
    return 0


def some_push(p: AdasDream, coal: int) -> int:
    """The same for the first die that can push another."""
    for slot in range(RING_SLOTS):
        if p.ring[slot] and can_push(p, slot, coal):
            return push_of(p, slot, coal)
    return 0
