"""Every point of Ray Master, and who wins with them (rules 7.4 to 7.6 and 9.9)."""

from typing import TYPE_CHECKING

from virtuosi.games.ray_master.rules.moves import EMPTY, LANES, SMALL

if TYPE_CHECKING:
    from virtuosi.games.ray_master.rules.position import RayMaster


def points(p: "RayMaster", seat: int) -> int:
    """The worth of a colour's dice on the board."""
    weights, sizes, values = p.pack.weights, p.sizes, p.values
    first = seat * LANES
    total = 0
    for slot in range(first, first + LANES):
        total += weights[sizes[slot]] * values[slot]
    return total


def foreign_dice(p: "RayMaster") -> int:
    """In the solo match: dice of the other colour still on the board."""
    return LANES - p.sizes[LANES:].count(EMPTY)


def penalty(p: "RayMaster") -> int:
    """In the solo match: the points they cost."""
    return p.pack.penalty * foreign_dice(p)


def scores(p: "RayMaster") -> list[int]:
    if p.seats == 1:
        return [points(p, 0) - penalty(p)]
    return [points(p, 0), points(p, 1)]


def small_dice(p: "RayMaster", seat: int) -> int:
    return p.sizes[seat * LANES : (seat + 1) * LANES].count(SMALL)


def small_faces(p: "RayMaster", seat: int) -> int:
    total = 0
    for slot in range(seat * LANES, (seat + 1) * LANES):
        if p.sizes[slot] == SMALL:
            total += p.values[slot]
    return total


def ranking(p: "RayMaster") -> list[int]:
    """Points, then small dice, then what they show. Alone, 1 says that the target was reached, 2 that it was not."""
    if p.seats == 1:
        return [1 if scores(p)[0] >= p.pack.target else 2]
    mine = [points(p, 0), small_dice(p, 0), small_faces(p, 0)]
    theirs = [points(p, 1), small_dice(p, 1), small_faces(p, 1)]
    if mine == theirs:
        return [1, 1]
    return [1, 2] if mine > theirs else [2, 1]
