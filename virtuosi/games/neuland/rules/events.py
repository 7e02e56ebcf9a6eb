"""What happened, as ints: the kinds of events, and how the facts of a piece of work are packed into them."""

from typing import Final, NamedTuple

FIRST: Final = 0  # seat
LAID: Final = 1
STARTED: Final = 2  # seat, hex
TURN: Final = 3  # seat, number of the turn
LIES: Final = 4  # seat, slot, good
MADE: Final = 5  # seat, slots, details
SCORED: Final = 6  # seat, slots, details
BUILT: Final = 7  # seat, slots, details
STACKED: Final = 8  # seat, slot, discs
SPOILT: Final = 9  # seat, slot, good
EXHAUSTED: Final = 10  # slot
ENDED: Final = 11  # seat, space, whether it had to go on
WAITED: Final = 12  # seat
WON: Final = 13  # seat
FELL_QUIET: Final = 14  # turns
GROWS_QUIET: Final = 15  # turns of every player so far, and how many are left

SLOT_VALUES: Final = 64  # more than there are slots, with room for "none" and "foraged"
GOOD_VALUES: Final = 16  # more than there are goods, or points on a tile
KIND_VALUES: Final = 32  # more than there are kinds of tiles
COST_VALUES: Final = 16  # more actions than a turn has


class Work(NamedTuple):
    """A production, a delivery or a building, unpacked. -1 stands for no source and no good."""

    slot: int
    first: int  # where the first input came from
    second: int
    one: int  # the goods that went in
    two: int
    result: int  # what came out: a good, or points
    kind: int
    cost: int


def slots_code(slot: int, first: int, second: int) -> int:
    """A slot and the sources of its inputs, -1 for none."""
    return ((second + 1) * SLOT_VALUES + first + 1) * SLOT_VALUES + slot


def details_code(one: int, two: int, result: int, kind: int, cost: int) -> int:
    """The goods that went in (-1 for none), what came out (a good or points), the kind of tile, the actions spent."""
    return ((((two + 1) * GOOD_VALUES + one + 1) * GOOD_VALUES + result) * KIND_VALUES + kind) * COST_VALUES + cost


def work(slots: int, details: int) -> Work:
    """What the two codes say."""
    sources, slot = divmod(slots, SLOT_VALUES)
    second, first = divmod(sources, SLOT_VALUES)
    rest, cost = divmod(details, COST_VALUES)
    rest, kind = divmod(rest, KIND_VALUES)
    rest, result = divmod(rest, GOOD_VALUES)
    two, one = divmod(rest, GOOD_VALUES)
    return Work(slot, first - 1, second - 1, one - 1, two - 1, result, kind, cost)
