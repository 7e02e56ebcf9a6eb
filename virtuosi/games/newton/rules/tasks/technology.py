"""Technology: a student climbs the tree, to the end of its move or step by step (rules section 5)."""

from typing import final

from virtuosi.core.position import altered
from virtuosi.core.task import LEGAL, Step
from virtuosi.games.newton.rules.effects import pay_potions, take_token
from virtuosi.games.newton.rules.events import STEPPED
from virtuosi.games.newton.rules.moves import PLACES, STUDENTS, TO_CLIMB, TO_DONE, TO_STEP, TREE
from virtuosi.games.newton.rules.pack import BY_CARD, DOUBLE, IGNORING, SPLIT, VALUE
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.refusals import BOOKS_MISSING, END_TAKEN, NO_STEPS_LEFT, TOO_FAR_UP
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
    """Where a student ends, or its next step. a: who moves and how far, as `progress` packs it."""

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

    def left(self, p: Newton) -> int:
        return self.value(p) - self.steps

    def may_step(self, p: Newton) -> bool:
        """Whether a single step could be other than the end of the move (rule 6.9)."""
        return self.left(p) > 1 or self.raisable(p)

    def starts(self, p: Newton) -> list[int]:
        """Where the student on the move stands, or each that may still move; no space twice."""
        base, mover, moved = self.seat * STUDENTS, self.mover, self.moved
        if mover != NONE:
            return [p.students[base + mover]]
        found: list[int] = []
        for k in range(STUDENTS):
            space = p.students[base + k]
            if space != NONE and not moved >> k & 1 and space not in found:
                found.append(space)
        return found

    def distances(self, p: Newton, most: int) -> list[int]:
        """By space: the steps from the nearest student behind it, or 0 where none is so near (rule 5.7)."""
        ahead = p.pack.next
        found = [0] * TREE
        front, steps = self.starts(p), 0
        while front and steps < most:
            steps += 1
            reached: list[int] = []
            for start in front:
                for space in ahead[start]:
                    if not found[space]:
                        found[space] = steps
                        reached.append(space)
            front = reached
        return found

    def candidates(self, p: Newton) -> list[int]:
        distances = self.distances(p, TREE)
        found = [TO_STEP + space for space in range(TREE) if distances[space]]
        if self.may_step(p):
            for start in self.starts(p):
                found += [TO_CLIMB + space for space in p.pack.next[start]]
        found.append(TO_DONE)
        return found

    def moves(self, p: Newton) -> list[int]:
        found: list[int] = []
        left = self.left(p)
        if left > 0:
            for space, steps in enumerate(self.distances(p, left)):
                if steps and self.entry_refusal(p, space) == LEGAL:
                    found.append(TO_STEP + space)
            if self.may_step(p):
                for start in self.starts(p):
                    for space in p.pack.next[start]:
                        if self.entry_refusal(p, space) == LEGAL:
                            found.append(TO_CLIMB + space)
        found.append(TO_DONE)
        return found

    def refusal(self, p: Newton, move: int) -> int:
        if move == TO_DONE:
            return LEGAL
        if self.left(p) <= 0:
            return NO_STEPS_LEFT
        if move >= TO_CLIMB:
            return self.entry_refusal(p, move - TO_CLIMB)
        space = move - TO_STEP
        return TOO_FAR_UP if self.distances(p, TREE)[space] > self.left(p) else self.entry_refusal(p, space)

    def entry_refusal(self, p: Newton, space: int) -> int:
        """Why a student may not end here."""
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
        if move < TO_CLIMB:
            self.walk(p, move - TO_STEP)
            return
        space = move - TO_CLIMB
        mover = self.who(p, p.pack.before[space])
        self.step(p, mover, space)
        steps = self.steps + 1
        if p.pack.next[space] and (self.left(p) > 1 or self.boostable(p)):
            p.agenda.append(Technology(self.seat, progress(mover, steps, self.moved, space), self.way))
        else:
            self.stop(p, mover, steps, space)

    def walk(self, p: Newton, space: int) -> None:
        """The nearest student behind goes all the way and ends there."""
        path = [space]
        for _ in range(self.distances(p, self.left(p))[space] - 1):
            path.append(p.pack.before[path[-1]])
        mover = self.who(p, p.pack.before[path[-1]])
        steps = self.steps + len(path)
        while path:
            self.step(p, mover, path.pop())
        self.stop(p, mover, steps, space)

    def step(self, p: Newton, mover: int, space: int) -> None:
        """A student enters a space: potions for missing books are paid, a token is taken."""
        pay_potions(p, self.seat, self.price(p, space))
        p.students = altered(p.students, self.seat * STUDENTS + mover, space)
        if p.events is not None:
            p.events.add(STEPPED, self.seat, space)
        doubled = self.way & BY_CARD and p.card != NONE and p.pack.modifier[p.card] == DOUBLE
        take_token(p, self.seat, PLACES + space, 2 if doubled else 1)

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
