"""How much is still to be spent on a goal, from below: as if every good could be used as often as needed."""

from typing import Final

from virtuosi.games.neuland.insight.chain import Chain
from virtuosi.games.neuland.rules.moves import (
    DISTANCE,
    FOOD,
    GOOD_COUNT,
    HEX_COUNT,
    IRON_ORE,
    NOTHING,
    ORE,
    PRODUCTION_COUNT,
    SILVER_ORE,
    SLOTS_PER_HEX,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.reach import material

NEVER: Final = 99
EXTRA: Final = [max(0, steps - 1) for steps in DISTANCE]  # transport beyond the first hex


class Estimate:
    """The least that is still to be spent on the goal of a chain, whatever is done."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain

    def of(self, p: Neuland, most: int) -> int:
        """Once it is more than `most`, how much more does not matter."""
        plain = self.plain(p)
        return plain if plain > most else max(plain, self.by_distance(p))

    def plain(self, p: Neuland) -> int:
        """From nothing with everything at hand, less what the goods on the map can have saved at most."""
        if self.chain.tile >= 0:
            total = 1 + sum(self.scratch(p, good) for good in self.wanted(p, [self.chain.tile]))
            wanted = self.wanted(p, [self.chain.tile])
            if self.chain.is_unbuilt(p):
                wanted.append(material(p, self.chain.tile))
                total += self.scratch(p, wanted[-1])
        else:
            total, wanted = self.scratch(p, self.chain.good), [self.chain.good]
        seen: set[int] = set()
        while wanted:
            good = wanted.pop()
            if good in seen or good == ORE:
                continue
            seen.add(good)
            if self.own(p, good) and good != self.chain.good:
                continue  # it need not be made
            kinds = p.pack.makers[good]
            wanted += self.wanted(p, kinds)
            if not any(self.chain.usable(p, kind, good, False) for kind in kinds):
                stuff = {material(p, kind) for kind in kinds}
                total += min([self.scratch(p, one) for one in stuff], default=NEVER)
                wanted += stuff if len(stuff) == 1 else []
        saved = sum(self.own(p, good) * p.pack.scratch[good] for good in self.chain.goods)
        return total - saved

    def own(self, p: Neuland, good: int) -> int:
        return p.has[self.chain.seat * GOOD_COUNT + good].bit_count()

    def scratch(self, p: Neuland, good: int) -> int:
        return min(p.pack.scratch[IRON_ORE], p.pack.scratch[SILVER_ORE]) if good == ORE else p.pack.scratch[good]

    def wanted(self, p: Neuland, kinds: list[int]) -> list[int]:
        """The inputs that all of these kinds need."""
        common = [{p.pack.first_input[kind], p.pack.second_input[kind]} - {NOTHING} for kind in kinds]
        return sorted(set.intersection(*common)) if common else []

    def by_distance(self, p: Neuland) -> int:
        """With transport, as if every good could be used as often as needed."""
        near = self.near(p)
        if self.chain.tile >= 0:
            place = p.place[self.chain.tile - PRODUCTION_COUNT]
            sites = [place // SLOTS_PER_HEX] if place >= 0 else self.chain.sites(p, self.chain.tile)
            stone = -1 if place >= 0 else material(p, self.chain.tile)
            return min([self.at(p, near, self.chain.tile, at, stone) for at in sites], default=NEVER)
        best = NEVER
        for kind in p.pack.makers[self.chain.good]:
            places = self.chain.places(p, kind, self.chain.good)
            best = min([best] + [self.at(p, near, kind, at, stuff) for at, stuff in places])
        return best

    def at(self, p: Neuland, near: list[int], kind: int, at: int, stuff: int) -> int:
        """One action on a hex, with its inputs, and its material where it is still to be built."""
        cost = 1
        for good in (p.pack.first_input[kind], p.pack.second_input[kind], stuff if stuff >= 0 else NOTHING):
            if good == ORE:
                cost += min(near[IRON_ORE * HEX_COUNT + at], near[SILVER_ORE * HEX_COUNT + at])
            elif good != NOTHING:
                cost += near[good * HEX_COUNT + at]
        return cost

    def near(self, p: Neuland) -> list[int]:
        """For each good and hex the least actions until it could be used there, by good * 19 + hex."""
        near = [NEVER] * (GOOD_COUNT * HEX_COUNT)
        for good in self.chain.goods:
            mask = p.has[self.chain.seat * GOOD_COUNT + good]
            while mask:
                slot = (mask & -mask).bit_length() - 1
                mask &= mask - 1
                spread(near, good, slot // SLOTS_PER_HEX, 0)
            if good == FOOD:
                for at in range(HEX_COUNT):
                    near[FOOD * HEX_COUNT + at] = min(near[FOOD * HEX_COUNT + at], p.pack.forage)
        kinds = [(good, kind) for good in self.chain.goods for kind in p.pack.makers[good]]
        kinds.sort(key=lambda pair: p.pack.scratch_of_kind[pair[1]])
        places = {pair: self.chain.places(p, pair[1], pair[0]) for pair in kinds}
        changed = True
        while changed:
            changed = False
            for good, kind in kinds:
                for at, stuff in places[good, kind]:
                    cost = self.at(p, near, kind, at, stuff)
                    if cost < NEVER and cost < near[good * HEX_COUNT + at]:
                        spread(near, good, at, cost)
                        changed = True
        return near


def spread(near: list[int], good: int, at: int, cost: int) -> None:
    """A good on one hex serves all others at the price of its transport."""
    first = good * HEX_COUNT
    for other in range(HEX_COUNT):
        far = cost + EXTRA[at * HEX_COUNT + other]
        if far < near[first + other]:
            near[first + other] = far
