"""Before the first turn: the map is laid and the first player drawn."""

from typing import Final, final

from virtuosi.core.task import Chance, WeightedChance
from virtuosi.games.neuland.rules import effects
from virtuosi.games.neuland.rules.moves import ALL_HEXES, BARE, HEX_COUNT, NEXT, TO_FIRST, TO_LAY, TO_LAY_SINGLE
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
    for way in range(3):
        other = NEXT[at * 3 + way]
        if other >= 0 and not laid >> other & 1:
            count += ways(laid | 1 << at | 1 << other, single)
    _ways[key] = count
    return count


def first_bare(laid: int) -> int:
    at = 0
    while laid >> at & 1:
        at += 1
    return at


def pair(one: int, two: int) -> int:
    """Where the pack counts the doubles of these two terrains."""
    return one * 3 + two if one <= two else two * 3 + one


@final
class LayMap(WeightedChance[Neuland]):
    """Nature lays the piece that covers the first bare hex. Weights make all ways to lay the map equally likely."""

    def candidates(self, p: Neuland) -> list[int]:
        laid, single = laid_so_far(p)
        at = first_bare(laid)
        found = []
        for way in range(3):
            other = NEXT[at * 3 + way]
            if other >= 0 and not laid >> other & 1 and ways(laid | 1 << at | 1 << other, single) > 0:
                for terrains in range(9):
                    if p.pieces[pair(terrains // 3, terrains % 3)] > 0:
                        found.append(TO_LAY + way * 9 + terrains)
        if single and ways(laid | 1 << at, False) > 0:
            found.append(TO_LAY_SINGLE + p.pack.single)
        return found

    def weight(self, p: Neuland, move: int) -> int:
        laid, single = laid_so_far(p)
        at = first_bare(laid)
        if move >= TO_LAY_SINGLE:
            return ways(laid | 1 << at, False) * max(1, 2 * sum(p.pieces))  # as much as all doubles together
        terrains = (move - TO_LAY) % 9
        one, two = terrains // 3, terrains % 3
        other = NEXT[at * 3 + (move - TO_LAY) // 9]
        turned = 2 if one == two else 1  # both ways round look the same
        return ways(laid | 1 << at | 1 << other, single) * p.pieces[pair(one, two)] * turned

    def take(self, p: Neuland, move: int) -> None:
        laid, _ = laid_so_far(p)
        at = first_bare(laid)
        terrain = p.terrain[:]
        if move >= TO_LAY_SINGLE:
            terrain[at] = move - TO_LAY_SINGLE
        else:
            terrains = (move - TO_LAY) % 9
            terrain[at] = terrains // 3
            terrain[NEXT[at * 3 + (move - TO_LAY) // 9]] = terrains % 3
            pieces = p.pieces[:]
            pieces[pair(terrains // 3, terrains % 3)] -= 1
            p.pieces = pieces
        p.terrain = terrain
        if BARE in terrain:
            p.agenda.append(self)
            return
        effects.lay_terrain(p, terrain)
        if p.events is not None:
            p.events.add(effects.LAID)


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
            p.events.add(effects.FIRST, move - TO_FIRST)
        p.agenda.append(ChooseStart(move - TO_FIRST))
