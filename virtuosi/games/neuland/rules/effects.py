"""What happens on the map: tiles come and go, markers are put and taken, discs wander, turns begin and end."""

from virtuosi.core.position import altered, raised
from virtuosi.games.neuland.rules import discs
from virtuosi.games.neuland.rules.events import EXHAUSTED, STARTED, WON
from virtuosi.games.neuland.rules.moves import (
    CATEGORY_PILE,
    EMPTY,
    FOREST,
    GOOD_COUNT,
    HEX_COUNT,
    KINDS_IN,
    LODGE,
    METAL,
    MINE,
    MINERAL,
    NO_GOOD,
    PILE_OF,
    PRODUCTION_COUNT,
    SAWMILL,
    SLOTS_PER_HEX,
    STEPS,
    TERRAIN_COUNT,
    UNMARKED,
)
from virtuosi.games.neuland.rules.position import DISCS_STAY, RANDOM_MAP, Neuland


def refresh_pile(p: Neuland, pile: int) -> None:
    """File a pile anew under the materials and terrains of what may be taken from it."""
    bit = 1 << pile
    p.open_piles = [piles & ~bit for piles in p.open_piles]
    if pile >= CATEGORY_PILE:
        category = pile - CATEGORY_PILE
        if p.built[category] < STEPS:
            file_kind(p, PRODUCTION_COUNT + category * STEPS + p.built[category], bit)
        return
    for kind in KINDS_IN[pile]:
        if p.stock[kind] > 0:
            file_kind(p, kind, bit)


def file_kind(p: Neuland, kind: int, bit: int) -> None:
    """Under a kind's material and terrains, in a list that no copy shares yet."""
    for terrain in range(TERRAIN_COUNT):
        if p.pack.terrain[kind] >> terrain & 1:
            p.open_piles[filed(p.pack.material[kind], terrain)] |= bit


def filed(material: int, terrain: int) -> int:
    """Where the open piles of a material and a terrain are filed."""
    return material * TERRAIN_COUNT + terrain


def free_slot(p: Neuland, at: int) -> int:
    """The first empty slot of a hex; EMPTY when it is full."""
    for slot in range(at * SLOTS_PER_HEX, at * SLOTS_PER_HEX + SLOTS_PER_HEX):
        if p.tile[slot] == EMPTY:
            return slot
    return EMPTY


def is_bare(p: Neuland, at: int) -> bool:
    slot = at * SLOTS_PER_HEX
    return p.tile[slot] == EMPTY and p.tile[slot + 1] == EMPTY and p.tile[slot + 2] == EMPTY


def put_tile(p: Neuland, slot: int, kind: int) -> None:
    """A tile from its pile onto the map."""
    p.tile = altered(p.tile, slot, kind)
    p.stands = altered(p.stands, kind, p.stands[kind] | 1 << slot)
    at = slot // SLOTS_PER_HEX
    if free_slot(p, at) == EMPTY:
        p.room = altered(p.room, p.terrain[at], p.room[p.terrain[at]] & ~(1 << at))
    if kind < PRODUCTION_COUNT:
        p.stock = raised(p.stock, kind, -1)
        p.own_markers()
        mark(p.free, p.pack.tier[kind], slot)
    else:
        tile = kind - PRODUCTION_COUNT
        p.place = altered(p.place, tile, slot)
        p.built = raised(p.built, tile // STEPS, 1)
    refresh_pile(p, PILE_OF[kind])
    if p.started < p.seats:
        keep_starts(p)


def drop_mine(p: Neuland, slot: int) -> None:
    """The last disc has left: the tile returns to its pile (5.3)."""
    p.tile = altered(p.tile, slot, EMPTY)
    p.stands = altered(p.stands, MINE, p.stands[MINE] & ~(1 << slot))
    at = slot // SLOTS_PER_HEX
    p.room = altered(p.room, p.terrain[at], p.room[p.terrain[at]] | 1 << at)
    p.stock = raised(p.stock, MINE, 1)
    p.own_markers()
    unmark(p.free, p.pack.tier[MINE], slot)
    refresh_pile(p, PILE_OF[MINE])
    if p.started < p.seats:
        keep_starts(p)
    if p.events is not None:
        p.events.add(EXHAUSTED, slot)


def keep_starts(p: Neuland) -> None:
    """Which hexes nobody may build on before everybody has started (2.9)."""
    p.kept = 0
    if p.started >= p.seats:
        return
    if not p.rules & RANDOM_MAP:
        for at in range(HEX_COUNT):
            if p.pack.starts >> at & 1 and is_bare(p, at):
                p.kept |= 1 << at
        return
    bare = 0
    count = 0
    for at in range(HEX_COUNT):
        if p.terrain[at] == FOREST and is_bare(p, at):
            bare |= 1 << at
            count += 1
    if count <= p.seats - p.started:
        p.kept = bare


def output_at(p: Neuland, slot: int, ore: int) -> int:
    """The good a building makes; `ore` is the ore a smelter gets."""
    output = p.pack.output[p.tile[slot]]
    if output < GOOD_COUNT:
        return output
    if output == MINERAL:
        return discs.top_good(p.stack[slot])
    return discs.metal_of(ore)


# Compiled, `masks[at] |= bit` would go through Python's own numbers; what is read and written back does not.


def mark(masks: list[int], at: int, slot: int) -> None:
    mask = masks[at]
    masks[at] = mask | 1 << slot


def unmark(masks: list[int], at: int, slot: int) -> None:
    mask = masks[at]
    masks[at] = mask & ~(1 << slot)


def put_marker(p: Neuland, seat: int, slot: int, good: int) -> None:
    """A standing marker on a free production building."""
    p.own_markers()
    p.owner[slot] = seat
    p.good[slot] = good
    p.reserve[seat] -= 1
    mark(p.has, seat * GOOD_COUNT + good, slot)
    unmark(p.free, p.pack.tier[p.tile[slot]], slot)


def take_marker(p: Neuland, slot: int, spoilt: bool) -> int:
    """A marker back to its owner, because the good was used or spoilt; returns what it was."""
    p.own_markers()
    seat = p.owner[slot]
    good = p.good[slot]
    kind = p.tile[slot]
    p.owner[slot] = UNMARKED
    p.good[slot] = NO_GOOD
    p.reserve[seat] += 1
    unmark(p.has, seat * GOOD_COUNT + good, slot)
    p.lying &= ~(1 << slot)
    mark(p.free, p.pack.tier[kind], slot)
    output = p.pack.output[kind]
    if output == MINERAL:
        if not (spoilt and p.rules & DISCS_STAY):
            p.supply = raised(p.supply, discs.mineral_of(good), 1)
            p.stack = altered(p.stack, slot, discs.without_top(p.stack[slot]))
            if p.stack[slot] == 0:
                drop_mine(p, slot)
    elif output == METAL:
        p.supply = raised(p.supply, discs.mineral_of(discs.ore_of(good)), 1)
    return good


def push_disc(p: Neuland, slot: int, mineral: int, under: int) -> None:
    """A disc from the supply onto a new mine, below the `under` discs that are there already."""
    p.supply = raised(p.supply, mineral, -1)
    p.stack = altered(p.stack, slot, discs.with_disc(p.stack[slot], mineral, under))


def discs_left(p: Neuland) -> int:
    return p.supply[0] + p.supply[1] + p.supply[2]


def points_for(p: Neuland, seat: int, tile: int) -> int:
    """What delivering to a progress tile brings: never more than there is left to place (8.2)."""
    return min(p.pack.points[tile], p.left[seat])


def place_points(p: Neuland, seat: int, tile: int) -> None:
    """Coats of arms onto a progress tile; the last one wins at once (8.1)."""
    p.left = raised(p.left, seat, -points_for(p, seat, tile))
    p.scorer = altered(p.scorer, tile, seat)
    p.scored = raised(p.scored, tile // STEPS, 1)
    p.quiet = [0] * p.seats
    if p.left[seat] == 0:
        p.winner = seat
        p.over = True
        if p.events is not None:
            p.events.add(WON, seat)


def start_here(p: Neuland, seat: int, at: int) -> None:
    """Hunting lodge and sawmill on one forest (2.8). Both tiles were set aside for the seat when the match began."""
    p.started += 1
    p.stock = raised(p.stock, LODGE, 1)
    p.stock = raised(p.stock, SAWMILL, 1)
    put_tile(p, at * SLOTS_PER_HEX, LODGE)
    put_tile(p, at * SLOTS_PER_HEX + 1, SAWMILL)
    keep_starts(p)
    if p.events is not None:
        p.events.add(STARTED, seat, at)


def lay_terrain(p: Neuland, terrain: list[int]) -> None:
    """The map lies: every hex has room."""
    p.terrain = terrain
    for kind in range(TERRAIN_COUNT):
        p.room = altered(p.room, kind, sum([1 << at for at in range(HEX_COUNT) if terrain[at] == kind]))
    keep_starts(p)
