"""Technology: a student climbs the tree (rules section 5)."""

from typing import final

from virtuosi.core.task import LEGAL, Step
from virtuosi.games.newton.rules.effects import pay_potions, take_token
from virtuosi.games.newton.rules.events import STEPPED
from virtuosi.games.newton.rules.moves import PLACES, STUDENTS, TO_DONE, TO_STEP
from virtuosi.games.newton.rules.pack import BY_CARD, DOUBLE, IGNORING, SPLIT, VALUE
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.refusals import BOOKS_MISSING, END_TAKEN, NO_STEPS_LEFT
from virtuosi.games.newton.rules.tasks import landing
from virtuosi.games.newton.rules.tasks.action import Action


def can_move(p: Newton, seat: int) -> bool:
    """Whether a student stands where a path goes on (rule 5.2)."""
    for k in range(seat * STUDENTS, (seat + 1) * STUDENTS):
        space = p.students[k]
        if space != NONE and p.pack.next[space]:
            return True
    return False


def progress(mover: int, steps: int, moved: int, space: int) -> int:
    """How far a Technology action is: the student on the move or NONE, steps taken, students moved before as bits, and
    the space it has brought the student to."""
    return mover + 1 | steps << 3 | moved << 8 | space << 12


def moved_in(progress: int) -> int:
    return progress >> 8 & 15


@final
class Technology(Action):
    """The next step. a: who moves and how far, as `progress` packs it."""

    @property
    def mover(self) -> int:
        """The student on the move, or NONE before the first step."""
        return (self.a & 7) - 1

    @property
    def steps(self) -> int:
        return self.a >> 3 & VALUE

    @property
    def moved(self) -> int:
        """A bit for each student that a split action has moved before."""
        return moved_in(self.a)

    @property
    def space(self) -> int:
        """Where this action has brought the student on the move."""
        return self.a >> 12

    def candidates(self, p: Newton) -> list[int]:
        ahead = p.pack.next
        base = self.seat * STUDENTS
        found: list[int] = []
        mover = self.mover
        if mover != NONE:
            found += [TO_STEP + space for space in ahead[p.students[base + mover]]]
        else:
            moved = self.moved
            for k in range(STUDENTS):
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
        if self.steps >= self.value(p):
            return NO_STEPS_LEFT
        space = move - TO_STEP
        if p.pack.next[space]:
            return LEGAL
        for k in range(self.seat * STUDENTS, (self.seat + 1) * STUDENTS):
            if p.students[k] == space:
                return END_TAKEN
        if self.price(p, space) > p.potions[self.seat]:
            return BOOKS_MISSING
        return LEGAL

    def price(self, p: Newton, space: int) -> int:
        """Potions to enter an objective whose books are not all in sight."""
        goal = p.pack.goal_of[space]
        if goal < 0 or self.way & IGNORING:
            return 0
        return p.goal_price(self.seat, goal)

    def take(self, p: Newton, move: int) -> None:
        if move == TO_DONE:
            self.stop(p, self.mover, self.steps, self.space)
            return
        space = move - TO_STEP
        mover = self.who(p, p.pack.before[space])
        pay_potions(p, self.seat, self.price(p, space))
        p.students[self.seat * STUDENTS + mover] = space
        if p.events is not None:
            p.events.add(STEPPED, self.seat, space)
        doubled = self.way & BY_CARD and p.card != NONE and p.pack.modifier[p.card] == DOUBLE
        take_token(p, self.seat, PLACES + space, 2 if doubled else 1)
        steps = self.steps + 1
        if p.pack.next[space] and (steps < self.value(p) or self.boostable(p)):
            p.agenda.append(Technology(self.seat, progress(mover, steps, self.moved, space), self.way))
        else:
            self.stop(p, mover, steps, space)

    def who(self, p: Newton, space: int) -> int:
        """Which student takes the step: the one on the move, or the first that may from there."""
        if self.mover != NONE:
            return self.mover
        for k in range(STUDENTS):
            if p.students[self.seat * STUDENTS + k] == space and not self.moved >> k & 1:
                return k
        raise AssertionError("a step starts from a student")

    def stop(self, p: Newton, mover: int, steps: int, space: int) -> None:
        """The move ends; a split action goes on with other students (rule 13.14). A student that a special action has
        led further meanwhile has been paid there (rule 5.4)."""
        if mover == NONE:
            self.finish(p, self.moved > 0)
            return
        moved = self.moved | 1 << mover
        if self.way & SPLIT and steps < self.value(p):
            p.agenda.append(NextStudent(self.seat, progress(NONE, steps, moved, 0), self.way))
        else:
            self.finish(p, True)
        if space == 0 or p.students[self.seat * STUDENTS + mover] == space:  # 0: saved before this was kept
            landing.on_space(p, self.seat, p.pack.tree_tile[space], p.tree[space])


@final
class NextStudent(Step[Newton]):
    """A split action asks for another student, if one is left that can move. a, b: those of the action."""

    def run(self, p: Newton) -> None:
        moved = moved_in(self.a)
        for k in range(STUDENTS):
            space = p.students[self.seat * STUDENTS + k]
            if space != NONE and not moved >> k & 1 and p.pack.next[space]:
                p.agenda.append(Technology(self.seat, self.a, self.b))
                return
