"""How far everybody is from the next tiles: what insight, sight and traits of Neuland build on, found once for all."""

from typing import final

from virtuosi.core.insight import Survey
from virtuosi.games.neuland.insight.settling import settle
from virtuosi.games.neuland.insight.way import Way, ways_of
from virtuosi.games.neuland.rules.position import Neuland


@final
class NeulandSurvey(Survey):
    """Of each seat, in the position once a decision half made is done."""

    __slots__ = ("ahead", "settled", "ways")

    def __init__(self, p: Neuland) -> None:
        self.settled = settle(p)
        self.ahead: list[int] = []
        self.ways: list[list[Way]] = []
        for seat in range(p.seats):
            self.ahead.append(ahead(self.settled, seat))
            self.ways.append(ways_of(self.settled, seat))


def ahead(p: Neuland, seat: int) -> int:
    """Spaces between the cycle marker and a seat's time marker, the actions of this turn included."""
    if p.agenda and p.agenda[-1].actor == seat:
        return p.used if p.used > 0 else 0
    return (p.time[seat] - p.cycle) % p.pack.track
