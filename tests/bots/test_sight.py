"""What nets see: one length for every table of a game, small numbers, and nothing the seat cannot know."""

import pytest

from tests.properties.cases import CASES, Case, walk
from virtuosi.bots.searching import Eye
from virtuosi.core.rng import Rng
from virtuosi.games import every

each_case = pytest.mark.parametrize("case", [case for case in CASES if case.game.sight is not None], ids=str)


@each_case
def test_a_row_depends_on_what_the_seat_knows_and_on_nothing_else(case: Case) -> None:
    eye, rng = Eye(case.game), Rng(5)
    for p in walk(case, 42, looks=20):
        for seat in range(p.seats):
            hidden = p.copy()
            hidden.resample(seat, rng)
            assert eye.look(hidden, seat) == eye.look(p, seat)


def test_rows_of_a_game_have_one_length() -> None:
    for game in every():
        if game.sight is None:
            continue
        eye = Eye(game)
        lengths = {len(eye.look(p, 0)) for case in CASES if case.game is game for p in walk(case, 43, looks=10)}
        assert len(lengths) == 1, game.id
