"""The search behind the planner: best first over the rules' own moves.

What is still missing is estimated from below, as if every good could be used as often as needed, so that no cheaper way
is overlooked. Only what the country lacks is built.
"""

import heapq
import time
from typing import Final

from virtuosi.games.neuland.rules.effects import discs_of
from virtuosi.games.neuland.rules.moves import (
    CATEGORIES,
    CATEGORY_PILE,
    COAL,
    DISTANCE,
    FOOD,
    GOOD_COUNT,
    GOODS,
    HEX_COUNT,
    IRON_ORE,
    MINERAL,
    NOTHING,
    ORE,
    PILE_OF,
    PRODUCTION_COUNT,
    SILVER_ORE,
    SLOT_COUNT,
    SLOTS_PER_HEX,
    STEPS,
    TO_BUILD,
    TO_MINERAL,
    TO_PRODUCE,
    TO_WAIT,
    UNMARKED,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.building import ChooseMineral
from virtuosi.games.neuland.rules.tasks.reach import material
from virtuosi.games.neuland.rules.tasks.turn import PlayTurn

NEVER: Final = 99
PATIENCE: Final = 2000  # positions looked at before the search is cut short
HASTE: Final = 300  # more of them, when nothing was found, led by the estimate alone
EXTRA: Final = [max(0, steps - 1) for steps in DISTANCE]  # transport beyond the first hex

Key = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
Found = tuple[Neuland, list[list[int]]]


class Search:
    """One question. Positions wait in order of the actions spent and, at least, still to be spent."""

    def __init__(self, p: Neuland, goal: str, seconds: float) -> None:
        self.start = p
        self.deadline = time.perf_counter() + seconds
        self.seat = p.agenda[-1].seat
        self.proved = True
        self.good = GOODS.index(goal[5:]) if goal.startswith("good/") else -1
        self.category = CATEGORIES.index(goal[9:]) if goal.startswith("progress/") else -1
        self.tile = PRODUCTION_COUNT + self.category * STEPS + p.scored[self.category] if self.category >= 0 else -1
        self.blocked = sum(1 << slot for slot in range(SLOT_COUNT) if p.owner[slot] not in (UNMARKED, self.seat))
        self.goods = self.chain(p)
        self.locked = self.in_the_way(p)
        self.useful = self.clearing(p)
        self.lacking = self.absent(p)

    def chain(self, p: Neuland) -> set[int]:
        """All goods that can have a part in making the goal."""
        wanted = [self.good] if self.good >= 0 else self.inputs(p, self.tile)
        if self.tile >= 0 and p.place[self.tile - PRODUCTION_COUNT] < 0:
            wanted.append(material(p, self.tile))
        return self.closure(p, wanted)

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
                        found.add(COAL + (p.stack[slot] & 3) - 1)
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
                if good - COAL not in (discs[:1] if now else discs):
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
        if self.tile >= 0 and p.place[self.tile - PRODUCTION_COUNT] < 0:
            found.add(self.tile)
        return found

    def run(self) -> Found | None:
        if self.estimate(self.start) > self.most(self.start):
            return None
        found = self.search(PATIENCE, 1)
        if found is None and not self.proved:
            found = self.search(HASTE, 4)
        return found

    def most(self, p: Neuland) -> int:
        return p.pack.actions - p.used

    def search(self, patience: int, trust: int) -> Found | None:
        """Best first; `trust` weighs the estimate. Cut short after so many positions."""
        count = 0
        best: dict[Key, int] = {}
        waiting: list[tuple[int, int, int, Neuland, list[list[int]], bool]] = [(0, 0, 0, self.start, [], False)]
        for _ in range(patience):
            if not waiting:
                return None
            if time.perf_counter() > self.deadline:
                break
            _, _, _, p, macros, reached = heapq.heappop(waiting)
            if reached:
                return p, macros
            if p.over:
                continue
            rest = self.estimate(p)
            if rest > self.most(p):
                continue
            for after, macro, done in self.follow(p):
                key = (tuple(after.has), tuple(after.tile), tuple(after.stack))
                if not done and best.get(key, NEVER) <= after.used:
                    continue
                best[key] = min(after.used, best.get(key, NEVER))
                count += 1
                guess = 0 if done else max(0, rest - (after.used - p.used))
                order = after.used + trust * guess
                heapq.heappush(waiting, (order, -len(macros), count, after, [*macros, macro], done))
        self.proved = False
        return None

    def follow(self, p: Neuland) -> list[tuple[Neuland, list[int], bool]]:
        """Every production and building that can have a part in it, whole, and whether it reaches the goal."""
        found: list[tuple[Neuland, list[int], bool]] = []
        for move in p.moves():
            if TO_PRODUCE <= move < TO_BUILD:
                kind = p.tile[move - TO_PRODUCE]
                if kind >= PRODUCTION_COUNT:
                    if kind == self.tile or self.locked & set(self.inputs(p, kind)):
                        found += [(q, m, kind == self.tile) for q, m in self.complete(p, [move])]
                elif any(kind in p.pack.makers[good] for good in self.useful):
                    for q, m in self.complete(p, [move]):
                        made = q.good[move - TO_PRODUCE]
                        if made in self.useful:
                            found.append((q, m, made == self.good))
            elif TO_BUILD <= move < TO_WAIT and self.may_build(move - TO_BUILD):
                found += [(q, m, q.over or self.scored(q)) for q, m in self.complete(p, [move])]
        return found

    def scored(self, p: Neuland) -> bool:
        """With progress in one step, building is delivering."""
        return self.tile >= 0 and p.scorer[self.tile - PRODUCTION_COUNT] != UNMARKED

    def may_build(self, pile: int) -> bool:
        if pile >= CATEGORY_PILE:  # lower tiles of the stack are built on the way
            return self.tile in self.lacking and pile - CATEGORY_PILE == self.category
        return any(PILE_OF[kind] == pile for kind in self.lacking if kind < PRODUCTION_COUNT)

    def complete(self, p: Neuland, macro: list[int]) -> list[tuple[Neuland, list[int]]]:
        """All ways to carry a decision through to the next free choice."""
        after = p.copy()
        after.play(macro[-1])
        if not after.agenda or isinstance(after.agenda[-1], PlayTurn):
            return [(after, macro)]
        moves = after.moves()
        if isinstance(after.agenda[-1], ChooseMineral):
            moves = self.discs(after, moves)
        found: list[tuple[Neuland, list[int]]] = []
        for move in moves:
            found += self.complete(after, [*macro, move])
        return found

    def discs(self, p: Neuland, moves: list[int]) -> list[int]:
        """Of a new mine only the top disc matters this turn, and only what the chain needs."""
        if p.agenda[-1].b > 0:
            return moves[:1]
        wanted = [move for move in moves if IRON_ORE - 1 + move - TO_MINERAL in self.goods]
        return wanted or moves[:1]

    def estimate(self, p: Neuland) -> int:
        """The least that is still to be spent, whatever is done."""
        plain = self.plain(p)
        if plain > self.most(p):
            return plain
        return max(plain, self.by_distance(p))

    def plain(self, p: Neuland) -> int:
        """From nothing with everything at hand, less what the goods on the map can have saved at most."""
        if self.tile >= 0:
            total = 1 + sum(self.scratch(p, good) for good in self.wanted(p, [self.tile]))
            wanted = self.wanted(p, [self.tile])
            if p.place[self.tile - PRODUCTION_COUNT] < 0:
                wanted.append(material(p, self.tile))
                total += self.scratch(p, wanted[-1])
        else:
            total, wanted = self.scratch(p, self.good), [self.good]
        seen: set[int] = set()
        while wanted:
            good = wanted.pop()
            if good in seen or good == ORE:
                continue
            seen.add(good)
            if self.own(p, good) and good != self.good:
                continue  # it need not be made
            kinds = p.pack.makers[good]
            wanted += self.wanted(p, kinds)
            if not any(self.usable(p, kind, good, False) for kind in kinds):
                stuff = {material(p, kind) for kind in kinds}
                total += min(self.scratch(p, one) for one in stuff)
                wanted += stuff if len(stuff) == 1 else []
        saved = sum(self.own(p, good) * p.pack.scratch[good] for good in self.goods)
        return total - saved

    def own(self, p: Neuland, good: int) -> int:
        return p.has[self.seat * GOOD_COUNT + good].bit_count()

    def scratch(self, p: Neuland, good: int) -> int:
        return min(p.pack.scratch[IRON_ORE], p.pack.scratch[SILVER_ORE]) if good == ORE else p.pack.scratch[good]

    def wanted(self, p: Neuland, kinds: list[int]) -> list[int]:
        """The inputs that all of these kinds need."""
        common = [{p.pack.first_input[kind], p.pack.second_input[kind]} - {NOTHING} for kind in kinds]
        return sorted(set.intersection(*common)) if common else []

    def by_distance(self, p: Neuland) -> int:
        """With transport, as if every good could be used as often as needed."""
        near = self.near(p)
        if self.tile >= 0:
            place = p.place[self.tile - PRODUCTION_COUNT]
            sites = [place // SLOTS_PER_HEX] if place >= 0 else self.sites(p, self.tile)
            stone = -1 if place >= 0 else material(p, self.tile)
            return min([self.at(p, near, self.tile, at, stone) for at in sites], default=NEVER)
        best = NEVER
        for kind in p.pack.makers[self.good]:
            places = self.places(p, kind, self.good)
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

    def sites(self, p: Neuland, kind: int) -> list[int]:
        terrain = p.pack.terrain[kind]
        return [at for at in range(HEX_COUNT) if terrain >> p.terrain[at] & 1 and p.room[p.terrain[at]] >> at & 1]

    def places(self, p: Neuland, kind: int, good: int) -> list[tuple[int, int]]:
        """Hexes where a kind can make a good or could be built, with what it would be built with, -1 for nothing."""
        found = {(slot // SLOTS_PER_HEX, -1) for slot in self.usable(p, kind, good, False)}
        if kind in self.lacking and p.stock[kind] > 0:
            found |= {(at, material(p, kind)) for at in self.sites(p, kind)}
        return sorted(found)

    def near(self, p: Neuland) -> list[int]:
        """For each good and hex the least actions until it could be used there, by good * 19 + hex."""
        near = [NEVER] * (GOOD_COUNT * HEX_COUNT)
        for good in self.goods:
            mask = p.has[self.seat * GOOD_COUNT + good]
            while mask:
                slot = (mask & -mask).bit_length() - 1
                mask &= mask - 1
                spread(near, good, slot // SLOTS_PER_HEX, 0)
            if good == FOOD:
                for at in range(HEX_COUNT):
                    near[FOOD * HEX_COUNT + at] = min(near[FOOD * HEX_COUNT + at], p.pack.forage)
        kinds = [(good, kind) for good in self.goods for kind in p.pack.makers[good]]
        kinds.sort(key=lambda pair: p.pack.scratch_of_kind[pair[1]])
        places = {pair: self.places(p, pair[1], pair[0]) for pair in kinds}
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
