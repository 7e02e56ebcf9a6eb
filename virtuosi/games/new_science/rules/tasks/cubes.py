"""Robert Hooke's work: cubes of one opponent are lifted and put down elsewhere (rule 6.13)."""

from typing import Final, final

from virtuosi.core.task import LEGAL, Question
from virtuosi.games.new_science.rules import effects
from virtuosi.games.new_science.rules.moves import ALL_SPACES, INFLUENCE_AT, PASS, TO_DROP, TO_LIFT
from virtuosi.games.new_science.rules.pack import FREE, SHUT
from virtuosi.games.new_science.rules.position import NewScience
from virtuosi.games.new_science.rules.refusals import (
    ALREADY_MOVED,
    CLOSED,
    EMPTY_SPACE,
    OCCUPIED,
    OTHER_OPPONENT,
    OWN_CUBE,
    SAME_SPACE,
)

# What LiftCube and DropCube keep in `b`: cubes left, the space where the last one was put plus 1, the space lifted from
LEFT: Final = 8
SPACES: Final = 32


def in_play(p: NewScience) -> list[int]:
    """The spaces of the four actions that cubes can be moved between; closed ones are there, but shut."""
    board = p.pack.board[p.seats]
    return [s for s in range(INFLUENCE_AT, ALL_SPACES) if board[s] != SHUT or p.space[s] != SHUT]


@final
class LiftCube(Question[NewScience]):
    """Which cube is moved by card `a`. `b` % 8 cubes are left; `b` // 8 is where the last one stands, plus 1."""

    def candidates(self, p: NewScience) -> list[int]:
        found = [TO_LIFT + s - INFLUENCE_AT for s in in_play(p)]
        found.append(PASS)
        return found

    def refusal(self, p: NewScience, move: int) -> int:
        if move == PASS:
            return LEGAL
        s = move - TO_LIFT + INFLUENCE_AT
        owner = p.space[s]
        if owner < 0:
            return EMPTY_SPACE
        if owner == self.seat:
            return OWN_CUBE
        moved = self.b // LEFT - 1
        if moved == s:
            return ALREADY_MOVED
        if moved >= 0 and p.space[moved] != owner:
            return OTHER_OPPONENT
        return LEGAL

    def take(self, p: NewScience, move: int) -> None:
        if move != PASS:
            p.agenda.append(DropCube(self.seat, self.a, self.b * SPACES + move - TO_LIFT + INFLUENCE_AT))


@final
class DropCube(Question[NewScience]):
    """Where the cube goes. `b` is LiftCube's `b` times 32, plus the space it comes from."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_DROP + s - INFLUENCE_AT for s in in_play(p)]

    def refusal(self, p: NewScience, move: int) -> int:
        s = move - TO_DROP + INFLUENCE_AT
        if s == self.b % SPACES:
            return SAME_SPACE
        if p.space[s] == SHUT:
            return CLOSED
        return LEGAL if p.space[s] == FREE else OCCUPIED

    def take(self, p: NewScience, move: int) -> None:
        old, new = self.b % SPACES, move - TO_DROP + INFLUENCE_AT
        owner = p.space[old]
        p.space[old] = FREE
        p.space[new] = owner
        effects.note(p, effects.MOVED, owner, old, new)
        left = self.b // SPACES % LEFT - 1
        again = LiftCube(self.seat, self.a, (new + 1) * LEFT + left)
        if left > 0 and len(again.moves(p)) > 1:
            p.agenda.append(again)
