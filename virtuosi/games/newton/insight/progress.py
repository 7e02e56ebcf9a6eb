"""What is under way is worth to a seat in Newton: runs and piles of the bookshelf, cards, marker, students."""

from typing import Final

from virtuosi.games.newton.insight.worths import GROWING, SYMBOL_WORTH, Worths
from virtuosi.games.newton.rules.moves import BOOKS, COLUMNS, PILE_TILES, SHELF_TILES, STARTERS, STUDENTS
from virtuosi.games.newton.rules.pack import WORK_GOAL
from virtuosi.games.newton.rules.position import NONE
from virtuosi.games.newton.rules.scoring import occupied

CARD_WORTH: Final = [0.018, 0.29, 0.58, 2.41]  # by level, at the start of the match
CARD_BOOK: Final = 0.21
CARD_SYMBOL: Final = 9.67
NEEDED_CARD: Final = 2.62  # a card without which a later turn would be empty
PILE_WORTH: Final = [0.24, 0.59, 0.7, 4.44]  # by pile: a tile towards its bonus
ON_THE_WAY: Final = 1.26  # how much of an objective counts for a student or marker approaching it
PARTLY: Final = 0.91  # how much of a run counts that still misses a tile
TILE_DELAY: Final = 0.63  # rounds until another tile is placed


class Progress(Worths):
    """To one seat, as `Worths`: the parts that count by how near they are to what they lead to."""

    def runs(self, filled: int) -> float:
        """Points the runs will pay, those still missing a tile by how near and how timely they are."""
        pack = self.p.pack
        board = self.p.boards[self.seat]
        masks, vps = pack.run_mask[board], pack.run_vp[board]
        found = 0.0
        for index in range(len(masks)):
            mask = masks[index]
            have = filled & mask
            if have == mask:
                found += vps[index] * self.upkeeps
            elif have:
                size, full = mask.bit_count(), have.bit_count()
                paid = self.upkeeps - TILE_DELAY * (size - full)
                if paid > 0.0 and self.turns >= size - full:
                    found += PARTLY * full * full * vps[index] * paid / (size * size)
        return found

    def piles(self, taken: int) -> float:
        """Tiles taken towards the bonus of their pile."""
        return PILE_WORTH[taken // PILE_TILES] * (taken % PILE_TILES) * self.time if taken < SHELF_TILES else 0.0

    def card(self, card: int) -> float:
        """A card in hand, apart from the turn it fills."""
        pack = self.p.pack
        if card < STARTERS:
            return 0.0
        found = CARD_WORTH[pack.level[card]] + CARD_SYMBOL * SYMBOL_WORTH[pack.playable[card][0]]
        for colour in range(BOOKS):
            found += CARD_BOOK * pack.books[card * BOOKS + colour]
        return found * self.turns / 30.0

    def hand(self, owned: int) -> float:
        """Cards enough for the turns to come: every round takes one for good."""
        rounds = self.p.pack.rounds - self.p.round
        wanted = 5 + rounds if rounds else self.turns
        return -NEEDED_CARD * max(0, wanted - owned) + 0.1 * min(3, max(0, owned - wanted))

    def owned(self) -> int:
        """Cards that will be there for the coming turns."""
        p, seat = self.p, self.seat
        if p.round == p.pack.rounds:
            return len(p.hands[seat])
        return len(p.hands[seat]) + COLUMNS - p.desk[seat * COLUMNS : (seat + 1) * COLUMNS].count(NONE)

    def marker(self, at: int) -> float:
        """The Work marker on its way to the objective."""
        left = self.p.pack.length - at
        if left == 0 or left > 3 * self.turns:
            return 0.0
        done = at / self.p.pack.length
        return ON_THE_WAY * done * done * self.goal(WORK_GOAL)

    def student(self, space: int) -> float:
        """The best end a student may still reach, by how near it is."""
        p, pack = self.p, self.p.pack
        if not pack.next[space]:
            return 0.0
        best = 0.0
        base = self.seat * STUDENTS
        mine = p.students[base : base + STUDENTS]
        for end in range(1, len(pack.next)):
            if pack.next[end] or pack.before[end] < 0 or end in mine:
                continue
            steps, length, at = 0, 0, end
            passed = space == 0
            while at > 0:
                if at == space:
                    passed = True
                    steps = length
                length += 1
                at = pack.before[at]
            if space == 0:
                steps = length
            if not passed or steps > 2 * self.turns:
                continue
            goal = pack.goal_of[end]
            prize = self.goal(goal) if goal >= 0 else self.best_master()
            near = 1.0 - steps / (length + 1.0)
            best = max(best, ON_THE_WAY * near * near * prize + 0.1 * (length - steps))
        return best

    def pile_bonus(self, taken: int) -> float:
        return self.program(self.p.pack.pile_program[taken // PILE_TILES - 1]) if taken % PILE_TILES == 0 else 0.0

    def held(self, goal: int) -> float:
        """An objective already occupied: what it may still gain."""
        return GROWING * self.growth(goal) if occupied(self.p, self.seat, goal) else 0.0
