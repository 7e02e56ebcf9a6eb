"""The way to a progress tile, estimated backwards: each input is taken from the nearest marker of one's own, or made in
the nearest building that makes it, whose inputs are estimated in the same way.
"""

from typing import Final, final

from virtuosi.games.neuland.rules.discs import is_metal, ore_of, top_good
from virtuosi.games.neuland.rules.moves import (
    CATEGORY_COUNT,
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
LONGEST: Final = 60


@final
class Way:
    """What an estimate finds on its way."""

    __slots__ = ("build", "goods", "made", "ready", "rest", "taken", "tile")

    def __init__(self, tile: int) -> None:
        self.tile = tile
        self.rest = 0  # actions until the seat could have delivered to it
        self.taken = 0  # mask of the slots whose markers are spoken for
        self.made = 0  # goods that are still to be made, and buildings still to be built for them
        self.goods = 0  # mask of these goods
        self.ready = 0  # mask of the slots where something for it can be done at once
        self.build = 0  # mask of the kinds that can be built at once for it


def ways_of(p: Neuland, seat: int) -> list[Way]:
    """The ways of a seat to the next tile of every category, once everybody has begun."""
    ways: list[Way] = []
    if p.started < p.seats:
        return ways
    for category in range(CATEGORY_COUNT):
        step = p.scored[category]
        if step < STEPS:
            ways.append(way_to(p, seat, category * STEPS + step))
    return ways


def way_to(p: Neuland, seat: int, tile: int) -> Way:
    """How a seat could deliver to a progress tile."""
    way = Way(tile)
    way.rest = min(length(p, seat, tile, way), LONGEST)
    return way


def length(p: Neuland, seat: int, tile: int, way: Way) -> int:
    kind = PRODUCTION_COUNT + tile
    cost = 1
    if p.place[tile] >= 0:
        at = p.place[tile] // SLOTS_PER_HEX
    else:
        at = site(p, seat, kind)
        if at < 0:
            return OUT_OF_REACH
        cost += need(p, seat, material(p, kind), at, way, 0)
        if not way.made:
            way.build |= 1 << kind
    cost += need(p, seat, p.pack.first_input[kind], at, way, 0)
    if p.pack.second_input[kind] != NOTHING:
        cost += need(p, seat, p.pack.second_input[kind], at, way, 0)
    if not way.made and p.place[tile] >= 0:
        way.ready |= 1 << p.place[tile]
    return cost


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


def need(p: Neuland, seat: int, good: int, at: int, way: Way, depth: int) -> int:
    """Actions until a good stands where it can be used on hex `at`."""
    if good == ORE:
        good = IRON_ORE if p.has[seat * GOOD_COUNT + IRON_ORE] & ~way.taken else SILVER_ORE
    mask = p.has[seat * GOOD_COUNT + good] & ~way.taken
    if mask:
        steps = nearest(mask, at)
        if steps <= 1 or steps - 1 <= p.pack.scratch[good]:
            close = mask & SLOTS_WITHIN[at * REACH + steps]
            way.taken |= close & -close
            return steps - 1 if steps > 1 else 0
    if depth > DEEPEST:
        return OUT_OF_REACH
    if good == FOOD:  # the commonest question by far: answered without the general way
        close = p.free[NOTHING] & SLOTS_WITHIN[at * REACH + 1]
        for kind in p.pack.makers[FOOD]:
            if close & p.stands[kind]:
                way.ready |= close & p.stands[kind]
                way.goods |= 1 << FOOD
                way.made += 1
                return 1
        made = way.made
        cost = make(p, seat, good, at, way, depth)
        if cost < p.pack.forage:
            return cost
        way.made = made  # foraged, it is at hand
        return p.pack.forage
    return make(p, seat, good, at, way, depth)


def make(p: Neuland, seat: int, good: int, at: int, way: Way, depth: int) -> int:
    """The same for a good that has to be made: in the most promising building, or in one still to be built."""
    best = FAR
    chosen = -1
    where = at
    spots = 0
    for kind in p.pack.makers[good]:
        free = p.free[p.pack.tier[kind]] | way.taken
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
                    spots = close if late == 0 else 0
    way.goods |= 1 << good
    if chosen >= 0:
        made = way.made
        cost = inputs(p, seat, chosen, good, where, way, depth)
        if way.made == made:
            way.ready |= spots
        way.made = made + 1
        return 1 + (best - p.pack.scratch_of_kind[chosen]) + cost
    return found_anew(p, seat, good, at, way, depth)


def found_anew(p: Neuland, seat: int, good: int, at: int, way: Way, depth: int) -> int:
    """No building makes it: build one nearby, or wait until a mine shows that mineral."""
    for kind in p.pack.makers[good]:
        if p.stock[kind] > 0:
            made = way.made
            cost = 1 + need(p, seat, material(p, kind), at, way, depth + 1)
            if way.made == made:
                way.build |= 1 << kind
            way.made += 1
            return cost + inputs(p, seat, kind, good, at, way, depth)
    for kind in p.pack.makers[good]:
        if p.stands[kind]:
            way.made += 1
            return 1 + NO_DISC_PENALTY + inputs(p, seat, kind, good, at, way, depth)
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


def inputs(p: Neuland, seat: int, kind: int, good: int, at: int, way: Way, depth: int) -> int:
    """What a building on hex `at` still needs to make this good."""
    total = 0
    wanted = p.pack.first_input[kind]
    for _ in range(2):
        if wanted == ORE:
            wanted = ore_of(good) if is_metal(good) else IRON_ORE
        if wanted != NOTHING:
            total += need(p, seat, wanted, at, way, depth + 1)
        wanted = p.pack.second_input[kind]
    return total
