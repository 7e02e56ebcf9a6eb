"""Whole ways over the map: where a journey may end, and how it leads there (rule 6.10)."""

from typing import Final, final

from virtuosi.core.masks import count_of
from virtuosi.games.newton.rules.moves import OBJECTIVE, PLACES
from virtuosi.games.newton.rules.pack import COIN, END, MAP_GOAL, POTION, NewtonPack
from virtuosi.games.newton.rules.position import NONE, Newton

PLENTY: Final = 1000  # coins or potions that are never short
TOKENS: Final = 64  # more than a way can take


def worth(coins: int, tokens: int) -> int:
    """Coins left and tokens taken on a way as one number: the better way has the larger one."""
    return coins * TOKENS + tokens


def token_gives(pack: NewtonPack, token: int, op: int) -> int:
    """How many coins, or potions, a bonus token gives."""
    counter = pack.bonus_program[token]
    found = 0
    while pack.op[counter] != END:
        if pack.op[counter] == op:
            found += pack.x[counter]
        counter += 1
    return found


@final
class Ways:
    """All that a scientist reaches with so many steps, coins and potions; no way leads twice to a place, nor on from
    the objective. The best one leaves most coins, then takes most tokens, then is the shortest.

    Ways are numbered as they are found, the one without a step first. Of all ways of so many steps to a place the best
    is kept.
    """

    def __init__(self, p: Newton, seat: int, steps: int, tolls: bool, coins: int, potions: int) -> None:
        self.p = p
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
        ends = self._spread(0, self.start, [NONE] * PLACES) if steps > 0 else []
        while self._judge(ends) and steps > 1:
            ends = self._walk(ends)
            steps -= 1

    def _add(self, worth: int, potions: int, passed: int, before: int) -> None:
        self.worth.append(worth)
        self.potions.append(potions)
        self.passed.append(passed)
        self.before.append(before)

    def _judge(self, ends: list[int]) -> bool:
        """Whether these lead anywhere: by place, the ways of one more step than those before. The best are noted."""
        found = False
        for place, way in enumerate(ends):
            if way != NONE:
                found = True
                best = self.best[place]
                if best == NONE or self.worth[way] > self.worth[best]:
                    self.best[place] = way
        return found

    def _walk(self, ends: list[int]) -> list[int]:
        """The ways that are one step longer, by place; none goes on from the objective."""
        kind = self.p.pack.kind
        ahead = [NONE] * PLACES
        for place, way in enumerate(ends):
            if way != NONE and kind[place] != OBJECTIVE:
                self._spread(way, place, ahead)
        return ahead

    def _spread(self, way: int, place: int, ahead: list[int]) -> list[int]:
        """From a place to its neighbours."""
        p, pack = self.p, self.p.pack
        roads, tolls, passed = pack.roads[place], pack.tolls[place], self.passed[way]
        for k, target in enumerate(roads):
            if passed >> target & 1:
                continue
            gained, potions = self.worth[way], self.potions[way]
            if self.tolls:
                gained -= worth(tolls[k], 0)
            if gained < 0 or (pack.kind[target] == OBJECTIVE and self.price > potions):
                continue
            token = p.tokens[target]
            if token != NONE:
                gained += worth(token_gives(pack, token, COIN), 1)
                potions += token_gives(pack, token, POTION)
            other = ahead[target]
            if other == NONE:
                ahead[target] = len(self.before)
                self._add(gained, potions, passed | 1 << target, way)
            elif gained > self.worth[other]:
                self.worth[other] = gained
                self.potions[other] = potions
                self.passed[other] = passed | 1 << target
                self.before[other] = way
        return ahead

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
                found += self.p.pack.tolls[before][self.p.pack.roads[before].index(stop)]
            before = stop
        return found
