"""What a seat will be asked is foreseen from what it knows, and what is foreseen is what it is asked."""

import pytest

from tests.properties.cases import Case, random_move
from virtuosi.core.forethought import asked, foreseen
from virtuosi.core.rng import Rng
from virtuosi.games import every

EVERY = 9  # moves between two looks
PLAIN = [Case(game, max(2, game.seat_counts[0]), ()) for game in every()]
each_game = pytest.mark.parametrize("case", PLAIN, ids=str)


@each_game
def test_forethought_knows_nothing_that_its_seat_does_not(case: Case) -> None:
    p, rng = case.start(), Rng(870)
    for number in range(150):
        if not p.agenda:
            break
        if number % EVERY == 0 and p.actor >= 0:
            seat = (p.actor + 1) % case.seats
            other = p.copy()
            other.resample(seat, rng)
            assert foreseen(case.game, other, seat, []) == foreseen(case.game, p, seat, [])
        p.play(random_move(p, rng))


@each_game
def test_a_decision_that_is_foreseen_is_the_one_that_comes_or_none_like_it(case: Case) -> None:
    """Whatever others do, of the decisions that were foreseen most come as they were; the rest read otherwise, and an
    answer to what was foreseen is not taken for one to them."""
    p, rng = case.start(), Rng(871)
    came = others = 0
    waiting = None
    for number in range(600):
        if not p.agenda:
            break
        if waiting is not None and p.actor == waiting[0]:
            same = asked(case.game, p) == waiting[1]
            came, others, waiting = came + same, others + (not same), None
        if number % EVERY == 0 and p.actor >= 0 and waiting is None:
            seat = (p.actor + 1) % case.seats
            found = foreseen(case.game, p, seat, [])
            waiting = (seat, found[0]) if found else None
        p.play(random_move(p, rng))
    assert came > 2 * others
