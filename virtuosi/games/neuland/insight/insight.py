"""What bots know of Neuland: points placed, and how far each seat is from the next ones, in actions."""

import math
from typing import Final, final

from virtuosi.core.insight import Insight, Survey
from virtuosi.games.neuland.insight.settling import settle
from virtuosi.games.neuland.insight.survey import NeulandSurvey, ahead
from virtuosi.games.neuland.insight.way import LONGEST, Way, ways_of
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

    def survey(self, p: Neuland) -> Survey:
        return NeulandSurvey(p)

    def values(self, p: Neuland) -> list[float]:
        return self.surveyed(p, NeulandSurvey(p))

    def surveyed(self, p: Neuland, survey: Survey) -> list[float]:
        assert isinstance(survey, NeulandSurvey)
        spent = sum(survey.ahead)
        values: list[float] = []
        for seat in range(p.seats):
            values.append(value(survey.settled, seat, survey.ahead[seat], spent, survey.ways[seat]))
        return values

    def worth(self, p: Neuland, seat: int) -> float:
        settled = settle(p)
        spent = 0
        for other in range(settled.seats):
            spent += ahead(settled, other)
        return value(settled, seat, ahead(settled, seat), spent, ways_of(settled, seat))


def value(p: Neuland, seat: int, used: int, spent: int, ways: list[Way]) -> float:
    """What one seat has in a settled position, where it has spent so many actions and all together so many."""
    found = p.pack.arms[p.seats] - p.left[seat] - TIME * (used - spent / p.seats)
    if p.winner == seat:
        return found + VICTORY
    return found if p.over else found + prospects(p, seat, ways)


def promised(p: Neuland, seat: int, way: Way) -> float:
    """What the tile at the end of a way is worth to a seat."""
    return min(p.pack.points[way.tile], p.left[seat]) * WORTH[way.rest]


def prospects(p: Neuland, seat: int, ways: list[Way]) -> float:
    """The best tile under way, and part of the second best."""
    best = 0.0
    second = 0.0
    for way in ways:
        worth = promised(p, seat, way)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + SECOND * second
