"""What a net makes of rows."""

import numpy as np
import pytest

from tests.properties.cases import CASES, Case, walk
from virtuosi.bots.net import Near
from virtuosi.bots.searching import eye_of, shipped_net

taught = pytest.mark.parametrize("case", [case for case in CASES if shipped_net(case.game)], ids=str)


@taught
def test_rows_of_one_search_are_judged_as_rows_by_themselves(case: Case) -> None:
    net, eye = shipped_net(case.game), eye_of(case.game)
    assert net is not None
    near = Near(net)
    for p in walk(case, 44, looks=12):
        rows = [eye.look(p, seat) for seat in range(p.seats)]
        moves = [p.moves() if p.agenda else [0]] * p.seats
        (shares, speaks), (whole, words) = net.judge(rows, moves, near), net.judge(rows, moves)
        assert np.allclose(shares, whole, atol=1e-5)
        assert np.allclose(speaks, words, atol=1e-4)
