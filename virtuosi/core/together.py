"""Many matches at once, compiled with the rules: crossing over from interpreted code costs as much as a move."""

from typing import Any

from virtuosi.core.insight import Insight
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.sight import Sight, seen
from virtuosi.core.task import NATURE, Task


def settle(p: Position, nature: Rng) -> None:
    """Let Nature play until a seat decides or the match is over."""
    while p.agenda and p.agenda[-1].actor == NATURE:
        p.play(p.toss(nature.number()))


def begin(first: Position, positions: list[Position], natures: list[Rng], which: list[int], seed: int) -> None:
    """Put new matches in these places, each with its own seed: the given one and the number of its place."""
    for k in which:
        natures[k] = Rng(seed + k)
        positions[k] = first.copy()
        settle(positions[k], natures[k])


def step(positions: list[Position], natures: list[Rng], moves: list[int]) -> None:
    """A move in each match that is not over, and then Nature's."""
    for k in range(len(positions)):
        p = positions[k]
        if p.agenda:
            p.play(moves[k])
            settle(p, natures[k])


def choices(positions: list[Position]) -> list[list[int]]:
    """The legal moves by match; none where it is over."""
    return [p.moves() for p in positions]


def first_illegal(legal: list[list[int]], moves: list[int]) -> int:
    """The first match in which the move is none of these, or -1."""
    for k in range(len(legal)):
        if legal[k] and not _is_among(moves[k], legal[k]):
            return k
    return -1


def _is_among(move: int, moves: list[int]) -> bool:
    for one in moves:  # compiled, quicker than `in`
        if one == move:
            return True
    return False


def chosen(legal: list[list[int]], seed: int, first: int) -> list[int]:
    """A move by match, every one as likely; 0 where there is none. `first` matches before these draw from the seed."""
    rng = Rng(seed)
    for _ in range(first):
        rng.number()
    found: list[int] = []
    for moves in legal:
        number = rng.number()
        found.append(moves[number % len(moves)] if moves else 0)
    return found


def marks(legal: list[list[int]], width: int) -> bytearray:
    """A 1 for each legal move, by match and number of the move."""
    found = bytearray(len(legal) * width)
    first = 0
    for moves in legal:
        for move in moves:
            found[first + move] = 1
        first += width
    return found


def actors(positions: list[Position]) -> bytearray:
    """Who decides, by match: a byte each, with its sign."""
    return bytearray([p.actor & 0xFF for p in positions])


def sights(
    sight: Sight[Any], insight: Insight[Any], kinds: dict[type[Task[Any]], int], positions: list[Position]
) -> list[bytes]:
    """What the seat that decides sees, by match; nothing where it is over."""
    found: list[bytes] = []
    for p in positions:
        found.append(seen(sight, kinds, p, p.actor, insight.survey(p)) if p.agenda else b"")
    return found
