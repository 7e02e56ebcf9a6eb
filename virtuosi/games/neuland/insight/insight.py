"""What bots know of Neuland: points placed, and how far each seat is from the next ones, in actions.

The way to a progress tile is estimated backwards: each input is taken from the nearest marker of one's own, or made
in the nearest building that makes it, whose inputs are estimated in the same way.
"""

import math
from typing import Final, final

from virtuosi.core.insight import Insight
from virtuosi.games.neuland.insight.settling import settle
from virtuosi.games.neuland.rules.discs import is_metal, ore_of, top_good
from virtuosi.games.neuland.rules.moves import (
    CENTRE,
    FARTHEST,
    FOOD,
    GOOD_COUNT,
    HEXES_WITHIN,
    IRON_ORE,
    MINERAL,
    NOTHING,
    ORE,
    PRODUCTION_COUNT,
    REACH,
    SILVER_ORE,
    SLOTS_PER_HEX,
    SLOTS_WITHIN,
    STEPS,
    STONE,
    TERRAIN_COUNT,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.reach import FAR, material, nearest

OUT_OF_REACH: Final = 30
DEEPEST: Final = 6  # goods in a chain, one made of the other
OCCUPIED: Final = [0, 1]  # actions more where a rival stands, but not for long
NO_DISC_PENALTY: Final = 6  # all mines are built and none shows that mineral
PATIENCE: Final = 7.0  # actions after which a point under way is worth a third of one placed
SECOND: Final = 0.3  # how much the second best tile counts
TIME: Final = 0.012  # what an action is worth that a rival has still to spend
VICTORY: Final = 8.0
HOPE: Final = 0.35  # the part of a tile's worth that shrinks evenly with the way to it: none is too long to begin
LONGEST: Final = 60
DOUBT: Final = 0.5  # of the sureness, which does not stand before the end
WORTH: Final = [
    (1 - HOPE) * math.exp(-steps / PATIENCE) + HOPE * (LONGEST - steps) / LONGEST for steps in range(LONGEST + 1)
]


@final
class NeulandInsight(Insight[Neuland]):
    """Points, the tiles within sight, and time in hand."""

    def __init__(self) -> None:
        self.scale = 1.5
        self.par = 18.0
        self.trust = 2.0
        self.habit = 0.5

    def values(self, p: Neuland) -> list[float]:
        settled = settle(p)
        spent = 0
        for seat in range(settled.seats):
            spent += ahead(settled, seat)
        return [self.value(settled, seat, spent) for seat in range(settled.seats)]

    def worth(self, p: Neuland, seat: int) -> float:
        settled = settle(p)
        spent = 0
        for other in range(settled.seats):
            spent += ahead(settled, other)
        return self.value(settled, seat, spent)

    def sureness(self, p: Neuland) -> float:
        """Masters' own matches bear out half of what a lead promises, and all of it with the last coats of arms."""
        fewest = min(p.left)
        placed = 1.0 - fewest / p.pack.arms[p.seats]
        return 1.0 - DOUBT * (1.0 - placed**3)

    def value(self, p: Neuland, seat: int, spent: int) -> float:
        """What one seat has in a settled position in which all together have spent so many actions."""
        value = p.pack.arms[p.seats] - p.left[seat] - TIME * (ahead(p, seat) - spent / p.seats)
        if p.winner == seat:
            value += VICTORY
        elif not p.over and p.started == p.seats:
            value += prospects(p, seat)
        return value


def ahead(p: Neuland, seat: int) -> int:
    """Spaces between the cycle marker and a seat's time marker, the actions of this turn included."""
    if p.agenda and p.agenda[-1].actor == seat:
        return p.used if p.used > 0 else 0
    return (p.time[seat] - p.cycle) % p.pack.track


def prospects(p: Neuland, seat: int) -> float:
    """The best tile under way, and part of the second best."""
    best = 0.0
    second = 0.0
    for category in range(len(p.scored)):
        step = p.scored[category]
        if step == STEPS:
            continue
        tile = category * STEPS + step
        worth = min(p.pack.points[tile], p.left[seat]) * WORTH[remaining(p, seat, tile)]
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + SECOND * second


def remaining(p: Neuland, seat: int, tile: int) -> int:
    """Actions until this seat could have delivered to a progress tile, as estimated."""
    taken = [0]
    kind = PRODUCTION_COUNT + tile
    cost = 1
    if p.place[tile] >= 0:
        at = p.place[tile] // SLOTS_PER_HEX
    else:
        at = site(p, seat, kind)
        if at < 0:
            return OUT_OF_REACH
        cost += need(p, seat, material(p, kind), at, taken, 0)
    cost += need(p, seat, p.pack.first_input[kind], at, taken, 0)
    if p.pack.second_input[kind] != NOTHING:
        cost += need(p, seat, p.pack.second_input[kind], at, taken, 0)
    return min(cost, LONGEST)


def site(p: Neuland, seat: int, kind: int) -> int:
    """A hex where the tile could go, near to what the seat has; -1 when there is no room."""
    room = 0
    for terrain in range(TERRAIN_COUNT):
        if p.pack.terrain[kind] >> terrain & 1:
            room |= p.room[terrain]
    if not room:
        return -1
    mine = p.has[seat * GOOD_COUNT + STONE]
    if not mine:
        for good in range(GOOD_COUNT - 1, -1, -1):
            mine = p.has[seat * GOOD_COUNT + good]
            if mine:
                break
    centre = ((mine & -mine).bit_length() - 1) // SLOTS_PER_HEX if mine else CENTRE
    for steps in range(FARTHEST + 1):
        near = HEXES_WITHIN[centre * REACH + steps] & room
        if near:
            return (near & -near).bit_length() - 1
    return -1


def need(p: Neuland, seat: int, good: int, at: int, taken: list[int], depth: int) -> int:
    """Actions until a good stands where it can be used on hex `at`. `taken` collects the markers spoken for."""
    if good == ORE:
        good = IRON_ORE if p.has[seat * GOOD_COUNT + IRON_ORE] & ~taken[0] else SILVER_ORE
    mask = p.has[seat * GOOD_COUNT + good] & ~taken[0]
    if mask:
        steps = nearest(mask, at)
        if steps <= 1 or steps - 1 <= p.pack.scratch[good]:
            close = mask & SLOTS_WITHIN[at * REACH + steps]
            taken[0] |= close & -close
            return steps - 1 if steps > 1 else 0
    if depth > DEEPEST:
        return OUT_OF_REACH
    if good == FOOD:  # the commonest question by far: answered without the general way
        close = p.free[NOTHING] & SLOTS_WITHIN[at * REACH + 1]
        for kind in p.pack.makers[FOOD]:
            if close & p.stands[kind]:
                return 1
        return min(make(p, seat, good, at, taken, depth), p.pack.forage)
    return make(p, seat, good, at, taken, depth)


def make(p: Neuland, seat: int, good: int, at: int, taken: list[int], depth: int) -> int:
    """The same for a good that has to be made: in the most promising building, or in one still to be built."""
    best = FAR
    chosen = -1
    where = at
    for kind in p.pack.makers[good]:
        free = p.free[p.pack.tier[kind]] | taken[0]
        mask = makers(p, kind, good)
        for late in OCCUPIED:
            within = mask & free if late == 0 else mask & ~free
            if within:
                steps = nearest(within, at)
                guess = p.pack.scratch_of_kind[kind] + late + (steps - 1 if steps > 1 else 0)
                if guess < best:
                    best = guess
                    chosen = kind
                    close = within & SLOTS_WITHIN[at * REACH + steps]
                    where = ((close & -close).bit_length() - 1) // SLOTS_PER_HEX
    if chosen >= 0:
        return 1 + (best - p.pack.scratch_of_kind[chosen]) + inputs(p, seat, chosen, good, where, taken, depth)
    return found_anew(p, seat, good, at, taken, depth)


def found_anew(p: Neuland, seat: int, good: int, at: int, taken: list[int], depth: int) -> int:
    """No building makes it: build one nearby, or wait until a mine shows that mineral."""
    for kind in p.pack.makers[good]:
        if p.stock[kind] > 0:
            cost = 1 + need(p, seat, material(p, kind), at, taken, depth + 1)
            return cost + inputs(p, seat, kind, good, at, taken, depth)
    for kind in p.pack.makers[good]:
        if p.stands[kind]:
            return 1 + NO_DISC_PENALTY + inputs(p, seat, kind, good, at, taken, depth)
    return OUT_OF_REACH


def makers(p: Neuland, kind: int, good: int) -> int:
    """Mask of the buildings of a kind that make this good: of mines those that show it."""
    mask = p.stands[kind]
    if p.pack.output[kind] != MINERAL or not mask:
        return mask
    found = 0
    while mask:
        low = mask & -mask
        mask ^= low
        if top_good(p.stack[low.bit_length() - 1]) == good:
            found |= low
    return found


def inputs(p: Neuland, seat: int, kind: int, good: int, at: int, taken: list[int], depth: int) -> int:
    """What a building on hex `at` still needs to make this good."""
    total = 0
    wanted = p.pack.first_input[kind]
    for _ in range(2):
        if wanted == ORE:
            wanted = ore_of(good) if is_metal(good) else IRON_ORE
        if wanted != NOTHING:
            total += need(p, seat, wanted, at, taken, depth + 1)
        wanted = p.pack.second_input[kind]
    return total
