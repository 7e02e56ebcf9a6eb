"""No question of any game is ever without a legal move, under any combination of options, however hostile the play."""

import contextlib
import itertools
from functools import cache
from typing import Any

import pytest

from tests.properties.cases import MATCHES, Case, Recorder, random_move
from tests.properties.hostile import hostile_walk
from virtuosi.core.game import Game, OptionError
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import LEGAL
from virtuosi.games import every

HOSTILE = 24 * MATCHES  # matches of each game
LONGEST = 700  # moves of a hostile match
COMBINED = 10 * MATCHES  # matches of each game, each under another combination of options

each_game = pytest.mark.parametrize("game", every(), ids=lambda game: game.id)


@cache
def combinations(game: Game[Any, Any]) -> list[Case]:
    """Every way to open a table, well mixed but always alike."""
    found = []
    for seats in game.seat_counts:
        for values in itertools.product(*(option.values for option in game.options)):
            chosen = tuple((o.name, v) for o, v in zip(game.options, values, strict=True) if v != o.default)
            with contextlib.suppress(OptionError):
                game.checked_options(seats, dict(chosen))
                found.append(Case(game, seats, chosen))
    rng = Rng(len(found))
    return sorted(found, key=lambda _: rng.number())


def check(case: Case, p: Position, counted: dict[str, int], seed: int) -> None:
    """What holds in every position."""
    legal = p.moves()
    place = f"{case}, seed {seed}, {case.game.task_name(p)}"
    assert bool(legal) == bool(p.agenda), f"{place}: asked without a move"
    found = [move for move, refusal in p.refusals() if refusal == LEGAL]
    assert found == legal, f"{place}: moves and refusals disagree"
    assert case.game.census(p) == counted, f"{place}: something was lost or made"


@each_game
def test_hostile_play_never_meets_a_dead_end(game: Game[Any, Any], record_property: Recorder) -> None:
    cases = combinations(game)
    record_property("matches", HOSTILE)
    for seed in range(HOSTILE):
        case = cases[seed % len(cases)]
        counted = game.census(case.start())
        for p in hostile_walk(case, seed, LONGEST):
            check(case, p, counted, seed)


@each_game
def test_every_combination_of_options_is_played_to_its_end(game: Game[Any, Any], record_property: Recorder) -> None:
    cases = combinations(game)
    record_property("matches", COMBINED)
    for number in range(COMBINED):
        case, rng = cases[-1 - number % len(cases)], Rng(number)
        p = case.start()
        counted = game.census(p)
        for played in itertools.count():
            if played % 40 == 0 or not p.agenda:
                check(case, p, counted, number)
            if not p.agenda:
                break
            p.play(random_move(p, rng))
            assert played < game.longest
