"""Whole turns of one who plays alone: nothing that can be reached is overlooked, and the best of it is played."""

import pytest

from virtuosi.bots.judgement import prospects
from virtuosi.bots.searching import ALONE, eye_of, shipped_net
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import find, shipped_pack
from virtuosi.learning import turns
from virtuosi.learning.contest import Side, play_pair
from virtuosi.learning.lessons import Seen
from virtuosi.learning.selfplay import choices, play

RAY = find("ray_master")


def begun(seed: int) -> Position:
    """The first decision of a match alone."""
    p: Position = RAY.start(shipped_pack("ray_master"), 1, RAY.checked_options(1, {}))
    assert choices(p, Rng(seed))
    return p


@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_turn_comes_to_has_been_looked_at(seed: int) -> None:
    eye, p, rng = eye_of(RAY), begun(seed), Rng(seed)
    spots = turns.surveyed(eye, p)
    rows = {spot.row for spot in spots}
    assert len(rows) == len(spots)
    for _ in range(40):
        q = p.copy()
        while q.agenda and q.actor != NATURE:
            moves = q.moves()
            q.play(moves[rng.below(len(moves))])
            assert eye.look(q, 0) in rows


def test_a_turn_ends_where_insight_holds_it_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "STRAY", 0.0)
    p, seen = begun(5), list[Seen]()
    ends = [spot.p for spot in turns.surveyed(eye_of(RAY), p) if not spot.moves]
    end = turns.played(RAY, None, p, Rng(1), seen)
    assert prospects(RAY.insight, end) == max(prospects(RAY.insight, one) for one in ends)
    assert {one.hope for one in seen} == set(prospects(RAY.insight, end))
    for one in seen:
        assert sum(one.weights) == pytest.approx(1.0)
        assert len(one.moves) == len(one.weights)


def test_a_turn_with_too_many_ways_is_judged_before_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST", 20)
    spots = turns.surveyed(eye_of(RAY), begun(2))
    assert 20 < len(spots) < 60
    turns.judge(RAY, None, spots)
    assert spots[0].worth == max(spot.worth for spot in spots if not spot.moves)


def test_the_shipped_net_knows_where_to_end_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Insight misses the prize in most deals, and the net reaches all that the dice allow in most of them."""
    monkeypatch.setattr(turns, "STRAY", 0.0)
    net = shipped_net(RAY, ALONE)
    assert net is not None
    reached = []
    for seed in range(2):
        p, rng = begun(seed), Rng(seed)
        while choices(p, rng):
            p = turns.played(RAY, net, p, rng, [])
        reached.append(p.ranking())
    assert [1] in reached


def test_lessons_alone_are_the_same_for_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST", 100)
    first, again = (play("ray_master", None, 2, 1, seats=1) for _ in range(2))
    assert first.rows.tobytes() == again.rows.tobytes()
    assert first.shares.tobytes() == again.shares.tobytes()
    assert first.present[:, 0].all()
    assert not first.present[:, 1].any()


def test_a_pair_alone_goes_to_who_reaches_more() -> None:
    sides = Side(None, iterations=2), Side(None, iterations=3)
    there, back = (play_pair("ray_master", order, 3, seats=1) for order in (sides, sides[::-1]))
    assert there is not None
    assert back is not None
    assert there in (0.0, 1.0, 2.0)
    assert play_pair("ray_master", (sides[0], sides[0]), 3, seats=1) == 1.0
    assert there + back == 2.0
