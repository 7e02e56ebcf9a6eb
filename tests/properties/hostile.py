"""Play that is hostile on purpose: everybody drives one thing on the table to its extreme.

A match drives one field of its positions (coins, discs, stores, supplies, a track ...) as low or as high as its moves
allow, so that it soon stands where random play seldom comes: few discs, no coins, full stores, empty supplies.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from tests.properties.cases import Case, random_move
from virtuosi.core.game import Game
from virtuosi.core.pile import Pile
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE

WAYWARD = 6  # of so many decisions one is made at random
MOST_TRIED = 12  # moves of one decision whose outcome is looked at


class Drive(msgspec.Struct, frozen=True):
    """What is driven: the whole of a field or one place of it, down (-1) or up (1)."""

    field: str
    place: int  # of a list; -1: all of it
    towards: int

    def pull(self, p: Position) -> int:
        value = getattr(p, self.field)
        if isinstance(value, list) and self.place >= 0:
            value = value[self.place % len(value)] if value else 0
        return self.towards * amount(value)


def amount(value: object) -> int:
    if isinstance(value, Pile):
        return sum(value.sizes)
    if isinstance(value, list):
        return sum(amount(item) for item in value)
    return value if isinstance(value, int) else 0


def drive(game: Game[Any, Any], rng: Rng) -> Drive:
    fields = list(game.fields)
    return Drive(fields[rng.below(len(fields))], rng.below(13) - 6, 1 if rng.below(3) == 0 else -1)


def driven_move(p: Position, drives: list[Drive], rng: Rng) -> int:
    """Of the moves there are, the one that drives furthest; equal ones by lot, and now and then any.

    None of those looked at may lead to a question without an answer.
    """
    if p.actor == NATURE or rng.below(WAYWARD) == 0:
        return random_move(p, rng)
    moves = p.moves()
    start = rng.below(len(moves))
    best, most = moves[start], None
    for number in range(min(len(moves), MOST_TRIED)):
        move = moves[(start + number) % len(moves)]
        q = p.copy()
        q.play(move)
        assert q.moves() or not q.agenda, f"asked without a move after move {move}"
        pull = sum(one.pull(q) for one in drives)
        if most is None or pull > most:
            best, most = move, pull
    return best


def hostile_walk(case: Case, seed: int, longest: int) -> Iterator[Position]:
    """Every position of a match in which everybody drives the same one or two things; cut off after so many moves."""
    rng = Rng(seed)
    drives = [drive(case.game, rng) for _ in range(1 + rng.below(2))]
    p = case.start()
    for _ in range(longest):
        yield p
        if not p.agenda:
            return
        p.play(driven_move(p, drives, rng))
