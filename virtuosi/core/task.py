"""Pending work as data: who decides what, when. Never a closure: any moment can be copied, saved and searched."""

from typing import Final, Generic, NamedTuple, TypeVar

NATURE: Final = -1
NOBODY: Final = -2  # as an actor: the match is over; as a seat: a spectator
LEGAL: Final = 0
NOT_ASKED: Final = -1  # the move is not even a candidate now

P = TypeVar("P")


class Refusal(NamedTuple):
    """Why a move is not legal: the sentence (`refusal-<name>` in the game's text) and the rule behind it."""

    name: str
    rule: str


class Task(Generic[P]):
    """Something pending. It never changes once made, so copies of a position share it; its ints are public."""

    __slots__ = ("a", "actor", "b", "seat")

    def __init__(self, seat: int, a: int = 0, b: int = 0) -> None:
        self.actor = NOBODY
        self.seat = seat
        self.a = a
        self.b = b

    def candidates(self, p: P) -> list[int]:
        """What a person could point at: 64 at most, always in one order. Callers never alter the list."""
        raise NotImplementedError

    def refusal(self, p: P, move: int) -> int:
        """LEGAL, or the number of a refusal of this game. Asked only of candidates."""
        return LEGAL

    def moves(self, p: P) -> list[int]:
        """The legal moves, in the order of the candidates. Override for speed; a test holds both equal."""
        return [move for move in self.candidates(p) if self.refusal(p, move) == LEGAL]

    def take(self, p: P, move: int) -> None:
        """Carry the move out. The task is already off the agenda; one that goes on appends itself again."""
        raise NotImplementedError

    def open(self) -> bool:
        """Whether asides may be taken meanwhile; then a move that costs nothing is always legal."""
        return False

    def secret(self, p: P) -> bool:
        """Whether only this task's seat may read what is taken here: a hidden draw, a draft pick."""
        return False

    def weight(self, p: P, move: int) -> int:
        """Nature's tasks: how often this outcome comes, relative to the others."""
        return 1

    def toss(self, p: P, number: int) -> int:
        """Nature's tasks: the outcome that a random number stands for."""
        raise NotImplementedError

    def run(self, p: P) -> None:
        """Steps: what happens."""
        raise NotImplementedError


class Question(Task[P]):
    """A seat decides. Push it only when it is to be asked now and has a legal move."""

    __slots__ = ()

    def __init__(self, seat: int, a: int = 0, b: int = 0) -> None:
        self.actor = seat
        self.seat = seat
        self.a = a
        self.b = b


class Chance(Task[P]):
    """Nature decides, every outcome equally likely. One outcome left is still a move."""

    __slots__ = ()

    def __init__(self, seat: int, a: int = 0, b: int = 0) -> None:
        self.actor = NATURE
        self.seat = seat
        self.a = a
        self.b = b

    def moves(self, p: P) -> list[int]:
        """Nature is never refused."""
        return self.candidates(p)

    def toss(self, p: P, number: int) -> int:
        outcomes = self.candidates(p)
        return outcomes[number % len(outcomes)]


class WeightedChance(Chance[P]):
    """Nature decides, and outcomes differ in weight."""

    __slots__ = ()

    def toss(self, p: P, number: int) -> int:
        outcomes = self.candidates(p)
        return outcomes[drawn([self.weight(p, move) for move in outcomes], number)]


def drawn(weights: list[int], number: int) -> int:
    """Which of these a random number stands for, each as often as its weight says."""
    total = 0
    for weight in weights:
        total += weight
    rest = number % total
    for at, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return at
    raise AssertionError("weights must be positive")


class Step(Task[P]):
    """Nobody decides; `run` is called as soon as it is on top."""

    __slots__ = ()

    def __init__(self, seat: int, a: int = 0, b: int = 0) -> None:
        self.actor = NOBODY
        self.seat = seat
        self.a = a
        self.b = b
