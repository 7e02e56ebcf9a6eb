"""Robert Hooke's work: cubes of one opponent are lifted and put down elsewhere (rule 6.13)."""

from typing import Final, final

from virtuosi.core.task import LEGAL, Question
from virtuosi.games.new_science.rules import events
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

# How far the work is, in one number: how many cubes may still be moved, and the set of spaces where moved ones stand
LEFT: Final = 8
SPACES: Final = 32  # DropCube keeps the number above times this, plus the space the cube comes from


def as_moving(left: int, moved: int) -> int:
    return moved * LEFT + left


def in_play(p: NewScience) -> list[int]:
    """The spaces of the four actions that cubes can be moved between; closed ones are there, but shut."""
    board = p.pack.board[p.seats]
    return [s for s in range(INFLUENCE_AT, ALL_SPACES) if board[s] != SHUT or p.space[s] != SHUT]


def owner_moved(p: NewScience, moved: int) -> int:
    """The opponent whose cubes have been moved, or FREE while none has."""
    for s in range(INFLUENCE_AT, ALL_SPACES):
        if moved >> s & 1:
            return p.space[s]
    return FREE


@final
class LiftCube(Question[NewScience]):
    """Which cube is moved by card `a`."""

    @property
    def card(self) -> int:
        return self.a

    @property
    def left(self) -> int:
        return self.b % LEFT

    @property
    def moved(self) -> int:
        return self.b // LEFT

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
        if self.moved >> s & 1:
            return ALREADY_MOVED
        if owner_moved(p, self.moved) not in (FREE, owner):
            return OTHER_OPPONENT
        return LEGAL

    def take(self, p: NewScience, move: int) -> None:
        if move != PASS:
            p.agenda.append(DropCube(self.seat, self.card, self.b * SPACES + move - TO_LIFT + INFLUENCE_AT))


@final
class DropCube(Question[NewScience]):
    """Where the cube lifted by card `a` goes."""

    @property
    def card(self) -> int:
        return self.a

    @property
    def lifted(self) -> LiftCube:
        """The question before."""
        return LiftCube(self.seat, self.card, self.b // SPACES)

    @property
    def source(self) -> int:
        return self.b % SPACES

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_DROP + s - INFLUENCE_AT for s in in_play(p)]

    def refusal(self, p: NewScience, move: int) -> int:
        s = move - TO_DROP + INFLUENCE_AT
        if s == self.source:
            return SAME_SPACE
        if p.space[s] == SHUT:
            return CLOSED
        return LEGAL if p.space[s] == FREE else OCCUPIED

    def take(self, p: NewScience, move: int) -> None:
        old, new = self.source, move - TO_DROP + INFLUENCE_AT
        owner = p.space[old]
        p.space[old] = FREE
        p.space[new] = owner
        events.note(p, events.MOVED, owner, old, new)
        before = self.lifted
        again = LiftCube(self.seat, self.card, as_moving(before.left - 1, before.moved | 1 << new))
        if again.left > 0 and len(again.moves(p)) > 1:
            p.agenda.append(again)
