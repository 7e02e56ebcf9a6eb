"""Whole ways over the map: where a journey may end, and how it leads there (rule 6.10)."""

from typing import Final, final

from virtuosi.games.newton.rules.moves import OBJECTIVE, PLACES
from virtuosi.games.newton.rules.pack import COIN, END, MAP_GOAL, POTION, NewtonPack
from virtuosi.games.newton.rules.position import NONE, Newton

PLENTY: Final = 1000  # coins or potions that are never short


def entry(steps: int, place: int) -> int:
    """Where the best way of so many steps to a place is kept."""
    return steps * PLACES + place


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

    Of all ways of so many steps to a place the best is kept: what is left on it stands at `entry(steps, place)`.
    """

    def __init__(self, p: Newton, seat: int, steps: int, tolls: bool, coins: int, potions: int) -> None:
        self.p = p
        self.tolls = tolls
        self.price = p.goal_price(seat, MAP_GOAL)
        self.length = [0] * PLACES  # of the best way; 0 where none leads
        most = max(0, min(steps, PLACES))
        entries = entry(most + 1, 0)
        self.coins = [NONE] * entries  # NONE where no way leads
        self.potions = [0] * entries
        self.tokens = [0] * entries  # how many were taken
        self.passed = [0] * entries  # a bit for each place of the way
        self.before = [NONE] * entries  # the last place but one
        start = p.at[seat]
        self.coins[start] = coins
        self.potions[start] = potions
        self.passed[start] = 1 << start
        taken = 0
        while taken < most and self._walk(taken):
            taken += 1

    def _walk(self, taken: int) -> bool:
        """One step further, everywhere; whether it leads anywhere."""
        kind = self.p.pack.kind
        for place in range(PLACES):
            if self.coins[entry(taken, place)] != NONE and (taken == 0 or kind[place] != OBJECTIVE):
                self._spread(taken, place)
        found = False
        for place in range(PLACES):
            ahead = entry(taken + 1, place)
            if self.coins[ahead] != NONE:
                found = True
                best = self.length[place]
                if not best or self._improves(ahead, entry(best, place)):
                    self.length[place] = taken + 1
        return found

    def _improves(self, one: int, other: int) -> bool:
        """More coins left, then more tokens."""
        if self.coins[one] != self.coins[other]:
            return self.coins[one] > self.coins[other]
        return self.tokens[one] > self.tokens[other]

    def _spread(self, taken: int, place: int) -> None:
        """To the neighbours of a place."""
        p, pack, here = self.p, self.p.pack, entry(taken, place)
        roads, tolls = pack.roads[place], pack.tolls[place]
        for k in range(len(roads)):
            target = roads[k]
            coins = self.coins[here] - (tolls[k] if self.tolls else 0)
            potions, tokens = self.potions[here], self.tokens[here]
            if coins < 0 or self.passed[here] >> target & 1:
                continue
            if pack.kind[target] == OBJECTIVE and self.price > potions:
                continue
            token = p.tokens[target]
            if token != NONE:
                coins += token_gives(pack, token, COIN)
                potions += token_gives(pack, token, POTION)
                tokens += 1
            ahead = entry(taken + 1, target)
            best = self.coins[ahead]
            if coins < best or (coins == best and tokens <= self.tokens[ahead]):
                continue
            self.coins[ahead] = coins
            self.potions[ahead] = potions
            self.tokens[ahead] = tokens
            self.passed[ahead] = self.passed[here] | 1 << target
            self.before[ahead] = place

    def stops(self, place: int) -> list[int]:
        """The places of the best way after its start, in order."""
        found: list[int] = []
        for number in range(self.length[place], 0, -1):
            found.append(place)
            place = self.before[entry(number, place)]
        found.reverse()
        return found

    def toll(self, place: int) -> int:
        """What the roads of the best way cost."""
        found = 0
        for number in range(self.length[place], 0, -1):
            before = self.before[entry(number, place)]
            if self.tolls:
                found += self.p.pack.tolls[before][self.p.pack.roads[before].index(place)]
            place = before
        return found
