"""Whole ways over the map: where a journey may end, and how it leads there (rule 6.10)."""

from typing import Final, final

from virtuosi.games.newton.rules.moves import OBJECTIVE, PLACES
from virtuosi.games.newton.rules.pack import COIN, END, MAP_GOAL, POTION, NewtonPack
from virtuosi.games.newton.rules.position import NONE, Newton

PLENTY: Final = 1000  # coins or potions that are never short


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
class Leg:
    """The best way of so many steps to each place: what is left on it, and the place before."""

    def __init__(self) -> None:
        self.places: list[int] = []  # reached
        self.coins = [NONE] * PLACES
        self.potions = [0] * PLACES
        self.tokens = [0] * PLACES  # how many were taken
        self.passed = [0] * PLACES  # a bit for each place of the way
        self.before = [NONE] * PLACES

    def improves(self, other: "Leg", place: int) -> bool:
        """More coins left, then more tokens."""
        if self.coins[place] != other.coins[place]:
            return self.coins[place] > other.coins[place]
        return self.tokens[place] > other.tokens[place]


@final
class Ways:
    """All that a scientist reaches with so many steps, coins and potions; no way leads twice to a place, nor on from
    the objective. The best one leaves most coins, then takes most tokens, then is the shortest."""

    def __init__(self, p: Newton, seat: int, steps: int, tolls: bool, coins: int, potions: int) -> None:
        self.p = p
        self.tolls = tolls
        self.price = p.goal_price(seat, MAP_GOAL)
        self.length = [0] * PLACES  # of the best way; 0 where none leads
        start = Leg()
        at = p.at[seat]
        start.places.append(at)
        start.coins[at] = coins
        start.potions[at] = potions
        start.passed[at] = 1 << at
        self.legs = [start]
        while len(self.legs) <= min(steps, PLACES) and self.legs[-1].places:
            self._walk(self.legs[-1])

    def _walk(self, here: Leg) -> None:
        """One step further, everywhere."""
        number = len(self.legs)
        ahead = Leg()
        for place in here.places:
            if number == 1 or self.p.pack.kind[place] != OBJECTIVE:
                self._spread(here, ahead, place)
        ahead.places.sort()
        self.legs.append(ahead)
        for place in ahead.places:
            best = self.length[place]
            if not best or ahead.improves(self.legs[best], place):
                self.length[place] = number

    def _spread(self, here: Leg, ahead: Leg, place: int) -> None:
        """To the neighbours of a place."""
        p, pack = self.p, self.p.pack
        roads, tolls = pack.roads[place], pack.tolls[place]
        for k in range(len(roads)):
            target = roads[k]
            coins = here.coins[place] - (tolls[k] if self.tolls else 0)
            potions, tokens = here.potions[place], here.tokens[place]
            if coins < 0 or here.passed[place] >> target & 1:
                continue
            if pack.kind[target] == OBJECTIVE and self.price > potions:
                continue
            token = p.tokens[target]
            if token != NONE:
                coins += token_gives(pack, token, COIN)
                potions += token_gives(pack, token, POTION)
                tokens += 1
            best = ahead.coins[target]
            if best == NONE:
                ahead.places.append(target)
            elif coins < best or (coins == best and tokens <= ahead.tokens[target]):
                continue
            ahead.coins[target] = coins
            ahead.potions[target] = potions
            ahead.tokens[target] = tokens
            ahead.passed[target] = here.passed[place] | 1 << target
            ahead.before[target] = place

    def stops(self, place: int) -> list[int]:
        """The places of the best way after its start, in order."""
        found: list[int] = []
        for number in range(self.length[place], 0, -1):
            found.append(place)
            place = self.legs[number].before[place]
        found.reverse()
        return found

    def toll(self, place: int) -> int:
        """What the roads of the best way cost."""
        found = 0
        for number in range(self.length[place], 0, -1):
            before = self.legs[number].before[place]
            if self.tolls:
                found += self.p.pack.tolls[before][self.p.pack.roads[before].index(place)]
            place = before
        return found
