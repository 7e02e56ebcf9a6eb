"""The chances of an experiment, for labels, previews and the board."""

from virtuosi.games.new_science.rules import effects
from virtuosi.games.new_science.rules.moves import EXPERIMENT
from virtuosi.games.new_science.rules.position import NewScience
from virtuosi.games.new_science.rules.tasks.actions import succeeds

FACES = range(1, 7)


def winning_faces(p: NewScience, seat: int, d: int, strength: int) -> list[int]:
    """The faces that succeed; `strength` is twice the points before the die, plus 1 when a 1 may succeed."""
    return [face for face in FACES if succeeds(p, seat, d, strength, face)]


def percent(faces: list[int]) -> int:
    return (200 * len(faces) + len(FACES)) // (2 * len(FACES))


def strength(p: NewScience, seat: int, space: int, d: int, rest: int, marvel: bool = False) -> int:
    total = effects.points(p, seat, EXPERIMENT, space, d) + rest
    if not marvel:
        return total * 2
    card = p.laboratory[seat]
    return (total + p.pack.cards.once_points[card]) * 2 + int(p.pack.cards.calm[card])


def chance(p: NewScience, seat: int, space: int, d: int, rest: int, marvel: bool = False) -> int:
    """Per cent of success of an experiment from this space with this rest."""
    return percent(winning_faces(p, seat, d, strength(p, seat, space, d, rest, marvel)))
