"""What bots know of Neuland: points placed, and how far each seat is from the next ones, in actions."""

import math
from typing import Final, final

from virtuosi.core.insight import Insight
from virtuosi.games.neuland.insight.settling import settle
from virtuosi.games.neuland.insight.way import LONGEST, remaining
from virtuosi.games.neuland.rules.moves import STEPS
from virtuosi.games.neuland.rules.position import Neuland

PATIENCE: Final = 7.0  # actions after which a point under way is worth a third of one placed
SECOND: Final = 0.3  # how much the second best tile counts
TIME: Final = 0.012  # what an action is worth that a rival has still to spend
VICTORY: Final = 8.0
HOPE: Final = 0.35  # the part of a tile's worth that shrinks evenly with the way to it: none is too long to begin
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


def promised(p: Neuland, seat: int, tile: int, rest: int) -> float:
    """What a tile is worth to a seat that is so many actions away from it."""
    return min(p.pack.points[tile], p.left[seat]) * WORTH[rest]


def prospects(p: Neuland, seat: int) -> float:
    """The best tile under way, and part of the second best."""
    best = 0.0
    second = 0.0
    for category in range(len(p.scored)):
        step = p.scored[category]
        if step == STEPS:
            continue
        tile = category * STEPS + step
        worth = promised(p, seat, tile, remaining(p, seat, tile))
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + SECOND * second
