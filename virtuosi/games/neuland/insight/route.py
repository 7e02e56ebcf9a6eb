"""The search behind the planner: best first over the rules' own moves.

What is missing is estimated from below, so that no cheaper way is overlooked. Only what the country lacks is built.
"""

import heapq
import time
from typing import Final

from virtuosi.games.neuland.insight.chain import Chain
from virtuosi.games.neuland.insight.estimate import NEVER, Estimate
from virtuosi.games.neuland.rules.moves import (
    CATEGORY_PILE,
    COAL,
    PILE_OF,
    PRODUCTION_COUNT,
    TO_BUILD,
    TO_MINERAL,
    TO_PRODUCE,
    TO_WAIT,
    UNMARKED,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.building import ChooseMineral
from virtuosi.games.neuland.rules.tasks.turn import PlayTurn

PATIENCE: Final = 2000  # positions looked at before the search is cut short
HASTE: Final = 300  # more of them, when nothing was found, led by the estimate alone

Key = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
Found = tuple[Neuland, list[list[int]]]


class Search:
    """One question. Positions wait in order of the actions spent and, at least, still to be spent."""

    def __init__(self, p: Neuland, goal: str, seconds: float) -> None:
        self.start = p
        self.deadline = time.perf_counter() + seconds
        self.chain = Chain(p, goal)
        self.estimate = Estimate(self.chain)
        self.proved = True

    def run(self) -> Found | None:
        if self.rest(self.start) > most(self.start):
            return None
        found = self.search(PATIENCE, 1)
        if found is None and not self.proved:
            found = self.search(HASTE, 4)
        return found

    def rest(self, p: Neuland) -> int:
        return self.estimate.of(p, most(p))

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
            rest = self.rest(p)
            if rest > most(p):
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
                    if kind == self.chain.tile or self.chain.locked & set(self.chain.inputs(p, kind)):
                        found += [(q, m, kind == self.chain.tile) for q, m in self.complete(p, [move])]
                elif any(kind in p.pack.makers[good] for good in self.chain.useful):
                    for q, m in self.complete(p, [move]):
                        made = q.good[move - TO_PRODUCE]
                        if made in self.chain.useful:
                            found.append((q, m, made == self.chain.good))
            elif TO_BUILD <= move < TO_WAIT and self.may_build(move - TO_BUILD):
                found += [(q, m, q.over or self.scored(q)) for q, m in self.complete(p, [move])]
        return found

    def scored(self, p: Neuland) -> bool:
        """With progress in one step, building is delivering."""
        return self.chain.tile >= 0 and p.scorer[self.chain.tile - PRODUCTION_COUNT] != UNMARKED

    def may_build(self, pile: int) -> bool:
        if pile >= CATEGORY_PILE:  # lower tiles of the stack are built on the way
            return self.chain.tile in self.chain.lacking and pile - CATEGORY_PILE == self.chain.category
        return any(PILE_OF[kind] == pile for kind in self.chain.lacking if kind < PRODUCTION_COUNT)

    def complete(self, p: Neuland, macro: list[int]) -> list[tuple[Neuland, list[int]]]:
        """All ways to carry a decision through to the next free choice."""
        after = p.copy()
        after.play(macro[-1])
        if not after.agenda or isinstance(after.agenda[-1], PlayTurn):
            return [(after, macro)]
        moves = after.moves()
        task = after.agenda[-1]
        if isinstance(task, ChooseMineral):
            moves = self.discs(task, moves)
        found: list[tuple[Neuland, list[int]]] = []
        for move in moves:
            found += self.complete(after, [*macro, move])
        return found

    def discs(self, task: ChooseMineral, moves: list[int]) -> list[int]:
        """Of a new mine only the top disc matters this turn, and only what the chain needs."""
        if task.done > 0:
            return moves[:1]
        wanted = [move for move in moves if COAL + move - TO_MINERAL in self.chain.goods]
        return wanted or moves[:1]


def most(p: Neuland) -> int:
    """The actions that are left of a turn, whether or not it can still end after them."""
    return p.pack.actions - p.used
