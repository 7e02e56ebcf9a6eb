"""A die as a number: its colour, its value, and the places it may lie on."""

from typing import Final

from virtuosi.core.position import altered
from virtuosi.games.adas_dream.rules.board import CELLS_EACH, IN_MACHINE, STORED_EACH
from virtuosi.games.adas_dream.rules.position import AdasDream

FACES: Final = 6
GREY: Final = 4
COLORS: Final = 5
EVERY_COLOR: Final = 0b11111

# Places a die can lie on, as the move space numbers them
ACTIVE_DIE: Final = 18
MILL_DIE: Final = 19
STORAGE_DIE: Final = 28
DICE: Final = 32
OWN_DICE: Final = 13


# By die, which is 0 where there is none
VALUES: Final = [0] + [value for _ in range(COLORS) for value in range(1, FACES + 1)]


def color_of(die: int) -> int:
    return (die - 1) // FACES


def value_of(die: int) -> int:
    return VALUES[die]


def die_at(p: AdasDream, seat: int, place: int) -> int:
    """The die on a place: the ring, the bonus space, the seat's machine or storage."""
    if place < ACTIVE_DIE:
        return p.ring[place]
    if place == ACTIVE_DIE:
        return p.active
    if place < STORAGE_DIE:
        return p.mill[seat * CELLS_EACH + place - MILL_DIE]
    return p.storage[seat * STORED_EACH + place - STORAGE_DIE]


def put_die(p: AdasDream, seat: int, place: int, die: int) -> None:
    if place < ACTIVE_DIE:
        p.ring[place] = die
    elif place == ACTIVE_DIE:
        p.active = die
    elif place < STORAGE_DIE:
        p.mill = altered(p.mill, seat * CELLS_EACH + place - MILL_DIE, die)
        p.grow(seat, IN_MACHINE)
    else:
        p.storage[seat * STORED_EACH + place - STORAGE_DIE] = die


def storage_slot(p: AdasDream, seat: int) -> int:
    """The topmost empty storage slot, or -1."""
    for slot in range(p.pack.storage_slots):
        if p.storage[seat * STORED_EACH + slot] == 0:
            return slot
    return -1
