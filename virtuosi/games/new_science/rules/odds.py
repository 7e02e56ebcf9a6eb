"""The arithmetic of an experiment: what it must reach, and which faces of the die succeed."""

from virtuosi.games.new_science.rules.moves import EXPERIMENT, FACES
from virtuosi.games.new_science.rules.points import boost, points
from virtuosi.games.new_science.rules.position import NewScience


def number_asked(p: NewScience, seat: int, d: int) -> int:
    """What an experiment must reach: less once another has a success there (rule 9.3)."""
    for other in range(p.seats):
        if other != seat and p.known[other] >> d & 1:
            return p.pack.later[d]
    return p.pack.first[d]


# The strength of an experiment, in one number: its points before the die, and whether the critical face is harmless


def as_strength(before_die: int, calm: bool) -> int:
    return before_die * 2 + int(calm)


def before_die(strength: int) -> int:
    return strength // 2


def is_calm(strength: int) -> bool:
    return strength % 2 == 1


def strength_of(p: NewScience, seat: int, space: int, d: int, rest: int, marvel: bool) -> int:
    """Of an experiment from this space with this rest; `marvel`: the card in the laboratory is used on it."""
    total = points(p, seat, EXPERIMENT, space, d) + rest
    if not marvel:
        return as_strength(total, False)
    return as_strength(total + boost(p, seat, EXPERIMENT, d), p.pack.cards.calm[p.laboratory[seat]])


def is_critical(p: NewScience, strength: int, die: int) -> bool:
    return die == p.pack.critical and not is_calm(strength)


def succeeds(p: NewScience, seat: int, d: int, strength: int, die: int) -> bool:
    """Whether this die ends the experiment well."""
    return not is_critical(p, strength, die) and before_die(strength) + die >= number_asked(p, seat, d)


def winning_faces(p: NewScience, seat: int, d: int, strength: int) -> list[int]:
    """The faces that succeed."""
    return [face for face in range(1, FACES + 1) if succeeds(p, seat, d, strength, face)]


def percent(faces: list[int]) -> int:
    return (200 * len(faces) + FACES) // (2 * FACES)


def chance(p: NewScience, seat: int, space: int, d: int, rest: int, marvel: bool = False) -> int:
    """Per cent of success of an experiment from this space with this rest."""
    return percent(winning_faces(p, seat, d, strength_of(p, seat, space, d, rest, marvel)))
