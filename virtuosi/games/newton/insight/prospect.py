"""The best that an action of Newton could do for a seat now."""

from typing import Final, final

from virtuosi.games.newton.insight.progress import Progress
from virtuosi.games.newton.insight.worths import HOME_WORTH
from virtuosi.games.newton.rules.moves import (
    ACTIONS,
    JOKER,
    LESSONS,
    LEVELS,
    PLACES,
    SHELF_TILES,
    SHELF_WIDTH,
    STUDENTS,
    TECHNOLOGY,
    TRAVEL,
    WORK,
)
from virtuosi.games.newton.rules.pack import WORK_GOAL
from virtuosi.games.newton.rules.position import NONE

FARTHEST: Final = 6  # steps of a journey that are looked at


@final
class Prospect(Progress):
    """One seat's outlook: what things are worth, and what the actions promise that lead to them."""

    def promise(self, action: int, value: int) -> float:
        """The best an action of this value could do now."""
        if action == WORK:
            return self.work(value)
        if action == TECHNOLOGY:
            best = 0.0
            for k in range(self.seat * STUDENTS, (self.seat + 1) * STUDENTS):
                if self.p.students[k] != NONE:
                    start = self.p.students[k]
                    best = max(best, self.climb(start, value, self.student(start)))
            return best
        if action == TRAVEL:
            return self.travel(value)
        return self.lessons(value) if action == LESSONS else self.study(value)

    def work(self, value: int) -> float:
        p, pack = self.p, self.p.pack
        at, last = p.marker[self.seat], pack.length
        best = self.coin * value
        for target in range(at + 1, min(at + value, last) + 1):
            kind = pack.track_tile[target]
            if kind:
                coins = value if target == last else target - at
                counted = self.marker(at) if target == last else 0.0
                best = max(best, self.coin * coins + self.space(kind, p.track[target], WORK_GOAL) - counted)
        return best

    def climb(self, space: int, steps: int, counted: float) -> float:
        """The best a student could do from here: tokens on the way, the space where it stops. The hope that its
        present place already counts for is subtracted."""
        best = 0.0
        if steps <= 0:
            return best
        p, pack = self.p, self.p.pack
        base = self.seat * STUDENTS
        for target in pack.next[space]:
            end = not pack.next[target]
            if end and target in p.students[base : base + STUDENTS]:
                continue
            goal = pack.goal_of[target]
            if goal >= 0 and self.price(goal) > p.potions[self.seat]:
                continue
            here = self.token(PLACES + target)
            stop = self.space(pack.tree_tile[target], p.tree[target], goal)
            stop += -counted if end else 0.1
            best = max(best, here + max(stop, self.climb(target, steps - 1, counted)))
        return best

    def travel(self, steps: int) -> float:
        """The best end of a journey; tolls are weighed, tokens on the way are taken along."""
        p, pack = self.p, self.p.pack
        reach = [-1000.0] * PLACES
        front = [p.at[self.seat]]
        reach[front[0]] = 0.0
        best = 0.0
        purse = p.coins[self.seat]
        for _ in range(min(steps, FARTHEST)):
            ahead: list[int] = []
            for place in front:
                roads, tolls = pack.roads[place], pack.tolls[place]
                for k in range(len(roads)):
                    target = roads[k]
                    if reach[target] > -999.0 or tolls[k] > purse:
                        continue
                    gain = reach[place] - self.coin * tolls[k] + self.token(target)
                    reach[target] = gain
                    ahead.append(target)
                    best = max(best, gain + self.place(target))
            front = ahead
        return best

    def lessons(self, value: int) -> float:
        owned = self.owned()
        filled = self.hand(owned + 1) - self.hand(owned)
        best = 0.0
        for level in range(min(value, LEVELS)):
            for card in self.p.rows[level]:
                best = max(best, filled + self.card(card))
        return best

    def study(self, value: int) -> float:
        p, pack, seat = self.p, self.p.pack, self.seat
        taken = p.taken[seat]
        if taken >= SHELF_TILES:
            return 0.0
        board, filled = p.boards[seat], p.shelf[seat]
        now = self.runs(filled)
        best = -1.0
        for cell in pack.cells[board]:
            if filled >> cell & 1 or cell // SHELF_WIDTH >= value:
                continue
            home = pack.home[board][cell]
            price = p.cell_price(seat, cell)
            if price <= p.potions[seat]:
                opened = HOME_WORTH * self.time if home >= 0 and price == 0 else 0.0
                best = max(best, self.runs(filled | 1 << cell) - now - self.potion * price - opened)
        if best < 0.0:
            return 0.0
        return best + self.piles(taken + 1) - self.piles(taken) + self.pile_bonus(taken + 1)

    def card_action(self, card: int) -> float:
        """The best action of the card just played, as it stands."""
        best = 0.0
        extra = (1 if card == JOKER else 0) + (1 if self.p.boosted else 0)
        for action in self.p.pack.playable[card]:
            best = max(best, self.promise(action, self.p.symbols[self.seat * ACTIONS + action] + extra))
        return best
