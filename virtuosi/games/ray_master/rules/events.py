"""Kinds of events, and how dice, cards and shots are packed into their ints."""

from typing import Final

TURN: Final = 0
FIRST: Final = 1
ROLLED: Final = 2
PLACED: Final = 3
STUDENT: Final = 4
FORCED: Final = 5
WITHOUT_EFFECT: Final = 6
MOVED: Final = 7
RAISED: Final = 8
SWITCHED: Final = 9
SWAPPED: Final = 10
HEATED: Final = 11
COOLED: Final = 12
HIT: Final = 13
MISSED: Final = 14
RESTED: Final = 15
EXTRA_LEFT: Final = 16
DRAWN: Final = 17
NEW_CYCLE: Final = 18
EXHAUSTED: Final = 19
LAST_CYCLE: Final = 20

# Why a card went without effect
IMPOSSIBLE: Final = 0
FORCED_IN_VAIN: Final = 1
TOO_FEW: Final = 2
TOO_FEW_LEFT: Final = 3

VALUES: Final = 8  # room for a die's value beside its size
CARDS: Final = 16  # room for a card beside its deck
SLOTS: Final = 16  # room for a slot beside the seat that fires


def die_code(size: int, value: int) -> int:
    """A die; an empty slot is 0."""
    return size * VALUES + value


def die_of(code: int) -> tuple[int, int]:
    """Size and value."""
    return code // VALUES, code % VALUES


def card_code(deck: int, card: int) -> int:
    return deck * CARDS + card


def card_of(code: int) -> tuple[int, int]:
    """Deck and card."""
    return code // CARDS, code % CARDS


def shot_code(seat: int, slot: int) -> int:
    return seat * SLOTS + slot


def shot_of(code: int) -> tuple[int, int]:
    """The seat that fires and the slot that is hit."""
    return code // SLOTS, code % SLOTS
