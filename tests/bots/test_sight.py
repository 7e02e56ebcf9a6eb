"""What nets see: one length for every table of a game, small numbers, and nothing the seat cannot know. So with what
they are told of moves."""

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


@each_case
def test_every_legal_move_is_told_by_as_many_numbers_as_the_sight_promises(case: Case) -> None:
    """Whatever other moves there are: a net that is asked of some of them hears the same of each."""
    eye = Eye(case.game)
    for p in walk(case, 45, looks=20):
        if p.actor < 0:
            continue
        each = [eye.hear(p, p.actor, [move]) for move in p.moves()]
        assert {len(one) for one in each} == {eye.traits}
        assert eye.hear(p, p.actor, p.moves()) == b"".join(each)


@each_case
def test_what_is_told_of_moves_depends_on_what_the_seat_knows_and_on_nothing_else(case: Case) -> None:
    eye, rng = Eye(case.game), Rng(6)
    for p in walk(case, 46, looks=20):
        if p.actor < 0:
            continue
        hidden = p.copy()
        hidden.resample(p.actor, rng)
        assert eye.hear(hidden, p.actor, p.moves()) == eye.hear(p, p.actor, p.moves())


def test_neuland_alone_tells_of_its_moves_so_far() -> None:
    assert {game.id: Eye(game).traits for game in every() if game.sight is not None and Eye(game).traits} == {
        "neuland": 9
    }
