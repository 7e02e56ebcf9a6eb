"""Many matches at once, compiled with the rules: crossing over from interpreted code costs as much as a move."""

from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE


def settle(p: Position, nature: Rng) -> None:
    """Let Nature play until a seat decides or the match is over."""
    while p.agenda and p.agenda[-1].actor == NATURE:
        p.play(p.toss(nature.number()))


def step(positions: list[Position], natures: list[Rng], moves: list[int]) -> None:
    """A move in each match that is not over, and then Nature's."""
    for k in range(len(positions)):
        p = positions[k]
        if p.agenda:
            p.play(moves[k])
            settle(p, natures[k])


def marks(positions: list[Position], width: int) -> bytearray:
    """A 1 for each legal move, by match and number of the move."""
    found = bytearray(len(positions) * width)
    first = 0
    for p in positions:
        for move in p.moves():
            found[first + move] = 1
        first += width
    return found


def actors(positions: list[Position]) -> list[int]:
    return [p.actor for p in positions]
