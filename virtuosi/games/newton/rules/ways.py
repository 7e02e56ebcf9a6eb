"""Whole ways over the map: where a journey may end, and how it leads there (rule 6.10)."""

from typing import Final, final

from virtuosi.core.masks import count_of, listed
from virtuosi.games.newton.rules.moves import OBJECTIVE, PLACES
from virtuosi.games.newton.rules.pack import MAP_GOAL
from virtuosi.games.newton.rules.position import NONE, Newton

PLENTY: Final = 1000  # coins or potions that are never short
TOKENS: Final = 64  # more than a way can take


def worth(coins: int, tokens: int) -> int:
    """Coins left and tokens taken on a way as one number: the better way has the larger one."""
    return coins * TOKENS + tokens


@final
class Ways:
    """All that a scientist reaches with so many steps, coins and potions; no way leads twice to a place, nor on from
    the objective. The best one leaves most coins, then takes most tokens, then is the shortest.

    Ways are numbered as they are found, the one without a step first. Of all ways of so many steps to a place the best
    is kept.
    """

    def __init__(self, p: Newton, seat: int, steps: int, tolls: bool, coins: int, potions: int) -> None:
        self.pack = p.pack
        self.tokens = p.tokens
        self.asked = (steps, tolls, coins, potions)
        self.tolls = tolls
        self.price = p.goal_price(seat, MAP_GOAL)
        self.start = p.at[seat]
        self.best = [NONE] * PLACES  # by place: the best way there, or NONE
        # By way
        self.worth: list[int] = []  # what is left and taken on it, as `worth` packs it
        self.potions: list[int] = []
        self.passed: list[int] = []  # a bit for each place of the way
        self.before: list[int] = []  # the way without its last step
        self._add(worth(coins, 0), potions, 1 << self.start, NONE)
        self.reached = 0  # a bit for each place where a way ends
        front, ends = [self.start], [0]
        while front and steps > 0:
            front, ends = self._walk(front, ends)
            steps -= 1

    def answers(self, p: Newton, seat: int, asked: tuple[int, bool, int, int]) -> bool:
        """Whether these are the ways of this journey too: everything that they depend on is the same."""
        same = self.asked == asked and self.tokens is p.tokens and self.pack is p.pack
        return same and self.start == p.at[seat] and self.price == p.goal_price(seat, MAP_GOAL)

    def _add(self, worth: int, potions: int, passed: int, before: int) -> None:
        self.worth.append(worth)
        self.potions.append(potions)
        self.passed.append(passed)
        self.before.append(before)

    def _walk(self, front: list[int], ends: list[int]) -> tuple[list[int], list[int]]:
        """The places one step further than the front, and the way to each; none goes on from an objective on the way.
        The best are noted."""
        kind = self.pack.kind
        ahead = [NONE] * PLACES
        entered = 0
        for k, place in enumerate(front):
            if kind[place] != OBJECTIVE or place == self.start:
                entered |= self._spread(ends[k], place, ahead)
        self.reached |= entered
        front, ends = listed(0, entered), []
        for place in front:
            way, best = ahead[place], self.best[place]
            ends.append(way)
            if best == NONE or self.worth[way] > self.worth[best]:
                self.best[place] = way
        return front, ends

    def _spread(self, way: int, place: int, ahead: list[int]) -> int:
        """From a place to its neighbours; the mask of those not entered before."""
        entered = 0
        pack = self.pack
        roads, tolls, passed = pack.roads[place], pack.tolls[place], self.passed[way]
        for k, target in enumerate(roads):
            if passed >> target & 1:
                continue
            gained, potions = self.worth[way], self.potions[way]
            if self.tolls:
                gained -= worth(tolls[k], 0)
            if gained < 0 or (pack.kind[target] == OBJECTIVE and self.price > potions):
                continue
            token = self.tokens[target]
            if token != NONE:
                gained += worth(pack.bonus_coins[token], 1)
                potions += pack.bonus_potions[token]
            other = ahead[target]
            if other == NONE:
                ahead[target] = len(self.before)
                entered |= 1 << target
                self._add(gained, potions, passed | 1 << target, way)
            elif gained > self.worth[other]:
                self.worth[other] = gained
                self.potions[other] = potions
                self.passed[other] = passed | 1 << target
                self.before[other] = way
        return entered

    def _end(self, way: int) -> int:
        return (self.passed[way] ^ self.passed[self.before[way]]).bit_length() - 1

    def stops(self, place: int) -> list[int]:
        """The places of the best way after its start, in order."""
        found: list[int] = []
        way = self.best[place]
        while way > 0:
            found.append(self._end(way))
            way = self.before[way]
        found.reverse()
        return found

    def fewest(self, place: int) -> int:
        """How many steps the shortest way has: it was found first. 0 where none leads."""
        for way in range(1, len(self.before)):
            if self._end(way) == place:
                return count_of(self.passed[way]) - 1
        return 0

    def toll(self, place: int) -> int:
        """What the roads of the best way cost."""
        found, before = 0, self.start
        for stop in self.stops(place):
            if self.tolls:
                found += self.pack.tolls[before][self.pack.roads[before].index(stop)]
            before = stop
        return found


RECKONED: Final[list[Ways | None]] = [None]  # the last one alone: a journey is listed, and then made


def ways_of(p: Newton, seat: int, steps: int, tolls: bool, coins: int, potions: int) -> Ways:
    """The ways as they were reckoned last, or anew."""
    last = RECKONED[0]
    if last is not None and last.answers(p, seat, (steps, tolls, coins, potions)):
        return last
    ways = Ways(p, seat, steps, tolls, coins, potions)
    RECKONED[0] = ways
    return ways
