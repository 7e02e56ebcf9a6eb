"""Before the first turn: the map is laid and the first player drawn."""

from typing import Final, final

from virtuosi.core.task import Chance, WeightedChance
from virtuosi.games.neuland.rules import effects, events
from virtuosi.games.neuland.rules.moves import (
    ALL_HEXES,
    BARE,
    DIRECTION_COUNT,
    HEX_COUNT,
    NEXT,
    PAIR_COUNT,
    TERRAIN_COUNT,
    TO_FIRST,
    TO_LAY,
    TO_LAY_SINGLE,
)
from virtuosi.games.neuland.rules.pack import pair
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.turn import ChooseStart

_ways: Final[dict[int, int]] = {ALL_HEXES: 1}


def ways(laid: int, single: bool) -> int:
    """In how many ways the bare hexes can be covered with doubles, and the single piece where it is still to come."""
    key = laid | (1 << HEX_COUNT if single else 0)
    if key in _ways:
        return _ways[key]
    if laid == ALL_HEXES:
        return 0
    at = first_bare(laid)
    count = ways(laid | 1 << at, False) if single else 0
    for way in range(DIRECTION_COUNT):
        other = beside(at, way)
        if other >= 0 and not laid >> other & 1:
            count += ways(laid | 1 << at | 1 << other, single)
    _ways[key] = count
    return count


def first_bare(laid: int) -> int:
    at = 0
    while laid >> at & 1:
        at += 1
    return at


def beside(at: int, way: int) -> int:
    """The hex that lies in a direction, -1 outside the map."""
    return NEXT[at * DIRECTION_COUNT + way]


def way_of(move: int) -> int:
    """The direction in which a move lays its double piece."""
    return (move - TO_LAY) // PAIR_COUNT


def terrains_of(move: int) -> tuple[int, int]:
    """What a double piece shows: on the first bare hex, and on the other."""
    terrains = (move - TO_LAY) % PAIR_COUNT
    return terrains // TERRAIN_COUNT, terrains % TERRAIN_COUNT


@final
class LayMap(WeightedChance[Neuland]):
    """Nature lays the piece that covers the first bare hex. Weights make all ways to lay the map equally likely."""

    def candidates(self, p: Neuland) -> list[int]:
        laid, single = laid_so_far(p)
        at = first_bare(laid)
        found = []
        for way in range(DIRECTION_COUNT):
            other = beside(at, way)
            if other >= 0 and not laid >> other & 1 and ways(laid | 1 << at | 1 << other, single) > 0:
                first = TO_LAY + way * PAIR_COUNT
                for move in range(first, first + PAIR_COUNT):
                    one, two = terrains_of(move)
                    if p.pieces[pair(one, two)] > 0:
                        found.append(move)
        if single and ways(laid | 1 << at, False) > 0:
            found.append(TO_LAY_SINGLE + p.pack.single)
        return found

    def weight(self, p: Neuland, move: int) -> int:
        laid, single = laid_so_far(p)
        at = first_bare(laid)
        if move >= TO_LAY_SINGLE:
            return ways(laid | 1 << at, False) * max(1, 2 * sum(p.pieces))  # as much as all doubles together
        one, two = terrains_of(move)
        other = beside(at, way_of(move))
        turned = 2 if one == two else 1  # both ways round look the same
        return ways(laid | 1 << at | 1 << other, single) * p.pieces[pair(one, two)] * turned

    def take(self, p: Neuland, move: int) -> None:
        laid, _ = laid_so_far(p)
        at = first_bare(laid)
        terrain = p.terrain[:]
        if move >= TO_LAY_SINGLE:
            terrain[at] = move - TO_LAY_SINGLE
        else:
            one, two = terrains_of(move)
            terrain[at] = one
            terrain[beside(at, way_of(move))] = two
            pieces = p.pieces[:]
            pieces[pair(one, two)] -= 1
            p.pieces = pieces
        p.terrain = terrain
        if BARE in terrain:
            p.agenda.append(self)
            return
        effects.lay_terrain(p, terrain)
        if p.events is not None:
            p.events.add(events.LAID)


def laid_so_far(p: Neuland) -> tuple[int, bool]:
    """Mask of the hexes that are laid, and whether the single piece is still to come."""
    laid = 0
    count = 0
    for at in range(HEX_COUNT):
        if p.terrain[at] != BARE:
            laid |= 1 << at
            count += 1
    return laid, count % 2 == 0


@final
class DrawFirst(Chance[Neuland]):
    """Nature draws the first player (2.7)."""

    def candidates(self, p: Neuland) -> list[int]:
        return [TO_FIRST + seat for seat in range(p.seats)]

    def take(self, p: Neuland, move: int) -> None:
        if p.events is not None:
            p.events.add(events.FIRST, move - TO_FIRST)
        p.agenda.append(ChooseStart(move - TO_FIRST))
