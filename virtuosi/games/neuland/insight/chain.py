"""What a goal needs: the goods of its chain, what stands in their way, and which buildings the country lacks."""

from virtuosi.games.neuland.rules.discs import discs_of, mineral_of, top_good
from virtuosi.games.neuland.rules.moves import (
    CATEGORIES,
    GOOD_COUNT,
    GOODS,
    HEX_COUNT,
    IRON_ORE,
    MINERAL,
    NOTHING,
    ORE,
    PRODUCTION_COUNT,
    SILVER_ORE,
    SLOT_COUNT,
    SLOTS_PER_HEX,
    STEPS,
    UNMARKED,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.reach import material


class Chain:
    """A goal as a seat sees it when it asks: "good/paper" or "progress/art"."""

    def __init__(self, p: Neuland, goal: str) -> None:
        what, _, name = goal.partition("/")
        self.seat = p.agenda[-1].seat
        self.good = GOODS.index(name) if what == "good" else -1
        self.category = CATEGORIES.index(name) if what == "progress" else -1
        self.tile = PRODUCTION_COUNT + self.category * STEPS + p.scored[self.category] if self.category >= 0 else -1
        self.blocked = sum([1 << slot for slot in range(SLOT_COUNT) if p.owner[slot] not in (UNMARKED, self.seat)])
        self.goods = self.needed(p)
        self.locked = self.in_the_way(p)
        self.useful = self.clearing(p)
        self.lacking = self.absent(p)

    def needed(self, p: Neuland) -> set[int]:
        """All goods that can have a part in making the goal."""
        wanted = [self.good] if self.good >= 0 else self.inputs(p, self.tile)
        if self.is_unbuilt(p):
            wanted.append(material(p, self.tile))
        return self.closure(p, wanted)

    def is_unbuilt(self, p: Neuland) -> bool:
        """Whether the goal is a progress tile that nobody has built yet."""
        return self.tile >= 0 and p.place[self.tile - PRODUCTION_COUNT] < 0

    def closure(self, p: Neuland, wanted: list[int]) -> set[int]:
        """Goods, what they are made of, and so on; with what missing buildings are built with."""
        found: set[int] = set()
        while wanted:
            good = wanted.pop()
            if good not in found:
                found.add(good)
                for kind in p.pack.makers[good]:
                    wanted += self.inputs(p, kind)
                    if not self.usable(p, kind, good, True):
                        wanted.append(material(p, kind))
        return found

    def in_the_way(self, p: Neuland) -> set[int]:
        """Goods of one's own on buildings the chain needs, and minerals that lie on top of those it needs."""
        found = set()
        for good in self.goods:
            for kind in p.pack.makers[good]:
                for slot in self.usable(p, kind, good, False):
                    if p.owner[slot] == self.seat:
                        found.add(p.good[slot])
                    elif p.pack.output[kind] == MINERAL:
                        found.add(top_good(p.stack[slot]))
        return found

    def clearing(self, p: Neuland) -> set[int]:
        """Goods that use up what is in the way, with their own chains."""
        wanted = []
        for kind in range(PRODUCTION_COUNT):
            if self.locked & set(self.inputs(p, kind)):
                wanted += [good for good in range(GOOD_COUNT) if kind in p.pack.makers[good]]
        return self.goods | self.closure(p, wanted)

    def usable(self, p: Neuland, kind: int, good: int, now: bool) -> list[int]:
        """Slots of a kind that no rival stands on; of mines those that show the mineral, or at least hold it."""
        mask = p.stands[kind] & ~self.blocked
        found = []
        while mask:
            slot = (mask & -mask).bit_length() - 1
            mask &= mask - 1
            if p.pack.output[kind] == MINERAL:
                discs = discs_of(p.stack[slot])
                if mineral_of(good) not in (discs[:1] if now else discs):
                    continue
            found.append(slot)
        return found

    def inputs(self, p: Neuland, kind: int) -> list[int]:
        found: list[int] = []
        for good in (p.pack.first_input[kind], p.pack.second_input[kind]):
            if good == ORE:
                found += [IRON_ORE, SILVER_ORE]
            elif good != NOTHING:
                found.append(good)
        return found

    def absent(self, p: Neuland) -> set[int]:
        """Kinds in the chain that no free building makes up for: these may be built."""
        found = set()
        for good in self.goods:
            for kind in p.pack.makers[good]:
                if p.stock[kind] > 0 and not self.usable(p, kind, good, True):
                    found.add(kind)
        if self.is_unbuilt(p):
            found.add(self.tile)
        return found

    def sites(self, p: Neuland, kind: int) -> list[int]:
        terrain = p.pack.terrain[kind]
        return [at for at in range(HEX_COUNT) if terrain >> p.terrain[at] & 1 and p.room[p.terrain[at]] >> at & 1]

    def places(self, p: Neuland, kind: int, good: int) -> list[tuple[int, int]]:
        """Hexes where a kind can make a good or could be built, with what it would be built with, -1 for nothing."""
        found = {(slot // SLOTS_PER_HEX, -1) for slot in self.usable(p, kind, good, False)}
        if kind in self.lacking and p.stock[kind] > 0:
            found |= {(at, material(p, kind)) for at in self.sites(p, kind)}
        return sorted(found)
