"""Technology: a student climbs the tree (rules section 5)."""

from typing import final

from virtuosi.core.task import LEGAL, Question, Step
from virtuosi.games.newton.rules.effects import STEPPED, boostable, pay_potions, take_token, value_of
from virtuosi.games.newton.rules.moves import PLACES, TO_DONE, TO_STEP
from virtuosi.games.newton.rules.pack import BY_CARD, DOUBLE, IGNORING, SPLIT
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.refusals import BOOKS_MISSING, END_TAKEN, NO_STEPS_LEFT
from virtuosi.games.newton.rules.tasks import actions, landing


def can_move(p: Newton, seat: int) -> bool:
    """Whether a student stands where a path goes on (rule 5.2)."""
    for k in range(seat * 4, seat * 4 + 4):
        space = p.students[k]
        if space != NONE and p.pack.next[space]:
            return True
    return False


@final
class Technology(Question[Newton]):
    """The next step. a: the student on the move + 1, then steps taken, then a bit for each student moved before."""

    def open(self) -> bool:
        return True

    @property
    def mover(self) -> int:
        return (self.a & 7) - 1

    @property
    def steps(self) -> int:
        return self.a >> 3 & 31

    @property
    def moved(self) -> int:
        return self.a >> 8

    def candidates(self, p: Newton) -> list[int]:
        ahead = p.pack.next
        base = self.seat * 4
        found: list[int] = []
        if self.a & 7:
            found += [TO_STEP + space for space in ahead[p.students[base + self.mover]]]
        else:
            moved = self.a >> 8
            for k in range(4):
                space = p.students[base + k]
                if space != NONE and not moved >> k & 1:
                    for target in ahead[space]:
                        if TO_STEP + target not in found:
                            found.append(TO_STEP + target)
        found.append(TO_DONE)
        return found

    def refusal(self, p: Newton, move: int) -> int:
        if move == TO_DONE:
            return LEGAL
        if self.steps >= value_of(p, self.b):
            return NO_STEPS_LEFT
        space = move - TO_STEP
        if p.pack.next[space]:
            return LEGAL
        for k in range(self.seat * 4, self.seat * 4 + 4):
            if p.students[k] == space:
                return END_TAKEN
        if self.price(p, space) > p.potions[self.seat]:
            return BOOKS_MISSING
        return LEGAL

    def price(self, p: Newton, space: int) -> int:
        """Potions to enter an objective whose books are not all in sight."""
        goal = p.pack.goal_of[space]
        if goal < 0 or self.b & IGNORING:
            return 0
        return p.missing(self.seat, p.pack.goal_books, goal * 3) * p.pack.book_potions

    def take(self, p: Newton, move: int) -> None:
        if move == TO_DONE:
            self.stop(p, self.mover, self.steps)
            return
        space = move - TO_STEP
        mover = self.who(p, p.pack.before[space])
        pay_potions(p, self.seat, self.price(p, space))
        p.students[self.seat * 4 + mover] = space
        if p.events is not None:
            p.events.add(STEPPED, self.seat, space)
        doubled = self.b & BY_CARD and p.card != NONE and p.pack.modifier[p.card] == DOUBLE
        take_token(p, self.seat, PLACES + space, 2 if doubled else 1)
        steps = self.steps + 1
        if p.pack.next[space] and (steps < value_of(p, self.b) or boostable(p, self.seat, self.b)):
            p.agenda.append(Technology(self.seat, mover + 1 | steps << 3 | self.moved << 8, self.b))
        else:
            self.stop(p, mover, steps)

    def who(self, p: Newton, space: int) -> int:
        """Which student takes the step: the one on the move, or the first that may from there."""
        if self.a & 7:
            return self.mover
        for k in range(4):
            if p.students[self.seat * 4 + k] == space and not self.moved >> k & 1:
                return k
        raise AssertionError("a step starts from a student")

    def stop(self, p: Newton, mover: int, steps: int) -> None:
        """The move ends; a split action goes on with other students (rule 13.14)."""
        if mover < 0:
            actions.finish(p, self.b)
            return
        moved = self.moved | 1 << mover
        if self.b & SPLIT and steps < value_of(p, self.b):
            p.agenda.append(NextStudent(self.seat, steps << 3 | moved << 8, self.b))
        else:
            actions.finish(p, self.b)
        space = p.students[self.seat * 4 + mover]
        landing.on_space(p, self.seat, p.pack.tree_tile[space], p.tree[space])


@final
class NextStudent(Step[Newton]):
    """A split action asks for another student, if one is left that can move."""

    def run(self, p: Newton) -> None:
        moved = self.a >> 8
        for k in range(4):
            space = p.students[self.seat * 4 + k]
            if space != NONE and not moved >> k & 1 and p.pack.next[space]:
                p.agenda.append(Technology(self.seat, self.a, self.b))
                return
