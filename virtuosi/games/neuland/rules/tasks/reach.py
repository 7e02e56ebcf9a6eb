"""What can be reached, and what it costs in actions."""

from typing import Final

from virtuosi.core.task import LEGAL
from virtuosi.games.neuland.rules.moves import (
    CATEGORY_PILE,
    DISTANCE,
    FARTHEST,
    FOOD,
    FORAGED,
    GOOD_COUNT,
    HEX_COUNT,
    IRON_ORE,
    KINDS_IN,
    MATERIALS,
    NOTHING,
    ORE,
    PRODUCTION_COUNT,
    REACH,
    SILVER_ORE,
    SLOTS_PER_HEX,
    SLOTS_WITHIN,
    STEPS,
    TERRAIN_COUNT,
)
from virtuosi.games.neuland.rules.position import SUM_OF_DISTANCES, Neuland
from virtuosi.games.neuland.rules.refusals import INPUT_MISSING, NO_SPACE_TO_END, TOO_FEW_ACTIONS

FAR: Final = 1000  # more than any turn has


def own(p: Neuland, seat: int, good: int) -> int:
    """Mask of the slots where a seat has this good; ORE is either ore."""
    at = seat * GOOD_COUNT
    if good == ORE:
        return p.has[at + IRON_ORE] | p.has[at + SILVER_ORE]
    return p.has[at + good]


def nearest(mask: int, at: int) -> int:
    """Steps from a hex to the nearest slot of a mask, FAR when there is none."""
    if mask:
        for steps in range(FARTHEST + 1):
            if SLOTS_WITHIN[at * REACH + steps] & mask:
                return steps
    return FAR


def one_input(steps: int) -> int:
    return steps if steps > 1 else 1


def two_inputs(p: Neuland, one: int, two: int) -> int:
    """Rule 4.5 with its option."""
    if p.rules & SUM_OF_DISTANCES:
        return one + two if one + two > 1 else 1
    return 1 + (one - 1 if one > 1 else 0) + (two - 1 if two > 1 else 0)


def cost_from(p: Neuland, kind: int, at: int, first: int, second: int) -> int:
    """Actions for a production on hex `at` with its inputs from these slots, FORAGED for food from nowhere."""
    if p.pack.first_input[kind] == NOTHING:
        return 1
    foraged = (p.pack.forage if first == FORAGED else 0) + (p.pack.forage if second == FORAGED else 0)
    one = 0 if first == FORAGED else DISTANCE[at * HEX_COUNT + first // SLOTS_PER_HEX]
    if p.pack.second_input[kind] == NOTHING:
        return foraged + one_input(one)
    two = 0 if second == FORAGED else DISTANCE[at * HEX_COUNT + second // SLOTS_PER_HEX]
    return foraged + two_inputs(p, one, two)


def cheapest(p: Neuland, seat: int, kind: int, at: int, without: int) -> int:
    """The least a production on hex `at` can cost now, FAR when an input is missing. `without` is spoken for."""
    first = p.pack.first_input[kind]
    if first == NOTHING:
        return 1
    one = nearest(own(p, seat, first) & ~without, at)
    second = p.pack.second_input[kind]
    if second == NOTHING:
        cost = one_input(one)
        if first == FOOD and may_forage(p, seat, kind):
            cost = min(cost, p.pack.forage + 1)
        return cost
    two = nearest(own(p, seat, second) & ~without, at)
    return cheapest_pair(p, first, second, one, two)


def cheapest_pair(p: Neuland, first: int, second: int, one: int, two: int) -> int:
    cost = two_inputs(p, one, two)
    if first == FOOD:
        cost = min(cost, p.pack.forage + two_inputs(p, 0, two))
    elif second == FOOD:
        cost = min(cost, p.pack.forage + two_inputs(p, one, 0))
    return cost


def may_forage(p: Neuland, seat: int, kind: int) -> bool:
    """Foraged food leaves no marker behind, so that a good made of it alone needs one in the reserve (4.8)."""
    return p.reserve[seat] > 0 or kind >= PRODUCTION_COUNT or p.pack.second_input[kind] != NOTHING


def budget(p: Neuland, seat: int, kind: int) -> int:
    """Actions that may still be spent on this; the limit of rule 3.5 does not hold for a winning delivery (3.6)."""
    if kind >= PRODUCTION_COUNT and p.pack.points[kind - PRODUCTION_COUNT] >= p.left[seat]:
        return p.pack.actions - p.used
    return p.limit - p.used


def short(p: Neuland, seat: int, kind: int, cost: int) -> int:
    """The refusal when there are not enough actions."""
    if cost <= budget(p, seat, kind):
        return LEGAL
    if cost >= FAR:
        return INPUT_MISSING
    return TOO_FEW_ACTIONS if cost > p.pack.actions - p.used else NO_SPACE_TO_END


def build_cost(at: int, slot: int) -> int:
    steps = DISTANCE[at * HEX_COUNT + slot // SLOTS_PER_HEX]
    return steps - 1 if steps > 1 else 0


def material(p: Neuland, kind: int) -> int:
    """The good a tile is built with."""
    return MATERIALS[p.pack.material[kind]]


def around(table: list[int], mask: int, steps: int) -> int:
    """Mask of what a table (HEXES_WITHIN, SLOTS_WITHIN) has within so many steps of any slot of a mask."""
    if steps >= FARTHEST:
        return table[FARTHEST] if mask else 0  # everything
    found = 0
    while mask:
        slot = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        found |= table[slot // SLOTS_PER_HEX * REACH + steps]
    return found


def kind_for(p: Neuland, pile: int, terrain: int) -> int:
    """The tile of a pile that fits a terrain, -1 when there is none."""
    for kind in KINDS_IN[pile]:
        if p.stock[kind] > 0 and p.pack.terrain[kind] >> terrain & 1:
            return kind
    top = top_tile(p, pile)
    if top >= 0 and p.pack.terrain[top] >> terrain & 1:
        return top
    return -1


def top_tile(p: Neuland, pile: int) -> int:
    """The kind on top of a category's stack, -1 for other piles and an empty stack."""
    category = pile - CATEGORY_PILE
    if category < 0 or p.built[category] >= STEPS:
        return -1
    return PRODUCTION_COUNT + category * STEPS + p.built[category]


def any_kind(p: Neuland, pile: int) -> int:
    """Some kind that can be taken from a pile now, -1 when it is empty."""
    for terrain in range(TERRAIN_COUNT):
        kind = kind_for(p, pile, terrain)
        if kind >= 0:
            return kind
    return -1
