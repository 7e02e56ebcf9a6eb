"""What bots know of Ray Master: points on the board, room to grow, and the extra scientist."""

from typing import Final, final

from virtuosi.core.insight import Insight
from virtuosi.games.ray_master.insight.alone import alone
from virtuosi.games.ray_master.rules.moves import EMPTY, LANES, SHELF, SMALL
from virtuosi.games.ray_master.rules.position import RayMaster

EXTRA_SCIENTIST: Final = 1.2  # points an extra scientist is worth next turn
GROWTH: Final = 0.15  # the part of a die's possible gain that counts as points already
SHORT_OF_ENERGY: Final = 6.0  # below this, less and less of it will come true


@final
class RayInsight(Insight[RayMaster]):
    def __init__(self) -> None:
        self.scale = 7.0
        self.par = 28.0
        self.prize = 0.6  # with less the match is lost
        self.trust = 0.0  # a shot that pays next turn looks like nothing now

    def values(self, p: RayMaster) -> list[float]:
        return [self.worth(p, seat) for seat in range(p.seats)]

    def worth(self, p: RayMaster, seat: int) -> float:
        if p.seats == 1:
            return self.colour(p, 0) + alone(p)
        return self.colour(p, seat) + EXTRA_SCIENTIST * p.extra[seat]

    def colour(self, p: RayMaster, seat: int) -> float:
        """Points, plus a part of what dice would gain by one more shrinking."""
        weights = p.pack.weights
        hope = GROWTH * min(1.0, p.energy / SHORT_OF_ENERGY)
        total = 0.0
        for slot in range(seat * LANES, (seat + 1) * LANES):
            size, value = p.sizes[slot], p.values[slot]
            if size == EMPTY:
                continue
            total += weights[size] * value
            if size > SMALL and p.reserve[seat * SHELF + size - 1] > 0:
                total += hope * max(0, weights[size - 1] * (value - 1) - weights[size] * value)
        return total
