"""What bots know of Ray Master: points on the board, and what the next shots promise."""

from typing import Final, final

from virtuosi.core.insight import Insight
from virtuosi.games.ray_master.moves import EMPTY, LANES, LARGE, SHRINK, SMALL
from virtuosi.games.ray_master.position import RayMaster

EXTRA_SCIENTIST: Final = 1.2
AIM: Final = 0.35  # how much of the waiting shot's effect belongs to whoever is to move
GROWTH: Final = 0.9  # a die that can still shrink with profit is worth more than it shows


@final
class RayInsight(Insight[RayMaster]):
    """Points, room to grow, the extra scientist, and the shot the ray is lined up for."""

    def __init__(self) -> None:
        self.scale = 7.0
        self.par = 28.0

    def values(self, p: RayMaster) -> list[float]:
        first, second = self.colour(p, 0), self.colour(p, 1)
        shot = self.shot(p)
        if shot < 0.0:
            second += AIM * shot if p.agenda and p.agenda[-1].seat == 0 else 0.0
        if p.seats == 1:
            return [first - p.pack.penalty * self.foreign(p)]
        return [first + EXTRA_SCIENTIST * p.extra[0], second + EXTRA_SCIENTIST * p.extra[1]]

    def colour(self, p: RayMaster, seat: int) -> float:
        """Points plus the worth of dice that may shrink to more: a large 5 could be a medium 4."""
        weights = p.pack.weights
        shelf = seat * 4
        energy = min(1.0, p.energy / 6.0)
        total = 0.0
        for slot in range(seat * LANES, (seat + 1) * LANES):
            size, value = p.sizes[slot], p.values[slot]
            if size == EMPTY:
                continue
            total += weights[size] * value
            if size > SMALL and p.reserve[shelf + size - 1] > 0:
                gain = weights[size - 1] * (value - 1) - weights[size] * value
                if gain > 0:
                    total += 0.15 * gain * energy
        return total

    def shot(self, p: RayMaster) -> float:
        """What the waiting shot would do to the points of the die it hits."""
        slot = p.target()
        if slot < 0 or p.temperature == p.pack.hottest:
            return 0.0
        weights = p.pack.weights
        size, value = p.sizes[slot], p.values[slot]
        if p.mode == SHRINK:
            if size == SMALL or p.reserve[slot // LANES * 4 + size - 1] == 0:
                return float(-weights[size] * value)
            return float(weights[size - 1] * max(1, value - 1) - weights[size] * value)
        if size == LARGE or p.reserve[slot // LANES * 4 + size + 1] == 0:
            return float(weights[size] * (min(6, value + 1) - value))
        return float(weights[size + 1] * min(6, value + 1) - weights[size] * value)

    def foreign(self, p: RayMaster) -> float:
        """Solo: foreign dice, counted by the hits each still needs to vanish."""
        total = 0.0
        for slot in range(LANES, 2 * LANES):
            total += (0.0, 0.75, 0.9, 1.0)[p.sizes[slot]]
        return total
