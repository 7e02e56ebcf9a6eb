"""Every game, player count and option that is registered, as cases for the properties all games share.

`VIRTUOSI_MATCHES` multiplies the number of random matches: 1 in `make test`, 20 and more for a long night.
"""

import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

from virtuosi.core.game import Game
from virtuosi.core.match import Match
from virtuosi.core.options import Value
from virtuosi.core.position import Position, play_out
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import every, shipped_pack

MATCHES = int(os.environ.get("VIRTUOSI_MATCHES", "1"))

Recorder = Callable[[str, object], None]  # pytest's `record_property`: `make nightly` sums the matches up


class Case(msgspec.Struct, frozen=True):
    """One way to open a table."""

    game: Game[Any, Any]
    seats: int
    options: tuple[tuple[str, Value], ...]

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.game.id} {self.seats}{chosen}"

    def start(self) -> Position:
        position: Position = self.game.start(shipped_pack(self.game.id), self.seats, self.checked)
        return position

    def match(self) -> Match:
        return Match(self.game, shipped_pack(self.game.id), self.seats, dict(self.options))

    @property
    def checked(self) -> dict[str, Value]:
        return self.game.checked_options(self.seats, dict(self.options))


def cases_of(game: Game[Any, Any]) -> Iterator[Case]:
    """Defaults, each other value of each option alone, and everything switched away from its default at once."""
    for seats in game.seat_counts:
        yield Case(game, seats, ())
        offered = [option for option in game.options if option.seats is None or seats in option.seats]
        for option in offered:
            for value in option.values:
                if value != option.default:
                    yield Case(game, seats, ((option.name, value),))
        if len(offered) > 1:
            others = [(o.name, next(v for v in reversed(o.values) if v != o.default)) for o in offered]
            yield Case(game, seats, tuple(others))


CASES = [case for game in every() for case in cases_of(game)]


def random_move(p: Position, rng: Rng) -> int:
    if p.actor == NATURE:
        return p.toss(rng.number())
    moves = p.moves()
    return moves[rng.below(len(moves))]


@cache
def usual_length(case: Case) -> int:
    """How many moves a random match of this case has, roughly."""
    return play_out(case.start(), Rng(1), case.game.longest)


def walk(case: Case, seed: int, looks: int) -> Iterator[Position]:
    """About so many positions of one random match, spread over it; the last is the final one.

    Fails when the match outlasts the game's promise. Tables with options get fewer looks: they share most of the rules.
    """
    wanted = looks if not case.options else max(4, looks // 4)
    stride = max(1, usual_length(case) // wanted)
    p, rng = case.start(), Rng(seed)
    for number in range(case.game.longest + 1):
        if (number + seed) % stride == 0 or not p.agenda:
            yield p
        if not p.agenda:
            return
        p.play(random_move(p, rng))
    raise AssertionError(f"{case}, seed {seed}: not over after {case.game.longest} moves")
