"""Matches in which every decision is searched: what is told of them, and what each decision turns out to be worth."""

from pathlib import Path

import numpy as np
import pytest

from virtuosi.bots.net import Net
from virtuosi.bots.searching import shipped_net
from virtuosi.core.position import Position
from virtuosi.games import find
from virtuosi.learning import careful, selfplay
from virtuosi.learning.careful import LASTING, Player, followed
from virtuosi.learning.rounds import Plan, learn
from virtuosi.learning.selfplay import play

RAY = find("ray_master")
LATER = 1.0 - LASTING  # what the next turn's hope counts


def test_without_turns_after_it_a_decision_is_worth_how_the_match_ended() -> None:
    assert followed([], 0, 0.8) == 0.8


def test_what_a_rival_hopes_for_one_fears() -> None:
    assert followed([(1, 0.3)], 0, 1.0) == pytest.approx(LATER * 0.7 + LASTING)
    assert followed([(0, 0.3)], 0, 1.0) == pytest.approx(LATER * 0.3 + LASTING)


def test_later_turns_count_less_and_all_together_are_one() -> None:
    assert followed([(0, 1.0), (0, 0.0)], 0, 0.0) > followed([(0, 0.0), (0, 1.0)], 0, 0.0)
    assert followed([(0, 0.4)] * 30, 0, 0.4) == pytest.approx(0.4)


@pytest.mark.parametrize("net", [None, shipped_net(RAY)], ids=["insight", "net"])
def test_a_match_teaches_the_same_with_the_same_seed(net: Net | None) -> None:
    first, second, other = (play("ray_master", net, 6, seed, seats=2, careful=True) for seed in (7, 7, 8))
    assert len(first) > 0
    assert np.array_equal(first.rows, second.rows)
    assert np.array_equal(first.shares, second.shares)
    assert not np.array_equal(first.points, other.points)
    assert (first.shares >= 0).all()
    assert np.allclose(first.shares.sum(1), 1.0)
    assert np.allclose(np.add.reduceat(first.weights, first.starts[:-1]), 1.0)


def test_who_never_strays_makes_the_best_move_and_tells_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    class Watched(Player):
        def decide(self, p: Position, moves: list[int], iterations: int, seconds: float) -> int:
            made.append(super().decide(p, moves, iterations, seconds))
            assert self.seen[-1].seat == p.actor == self.turns[-1][0]
            assert self.seen[-1].moves == moves
            return made[-1]

    monkeypatch.setattr(careful, "STRAYED", 0.0)
    monkeypatch.setattr(careful, "TOLD", 1.0)
    monkeypatch.setattr(selfplay, "Player", Watched)
    told = selfplay.play("ray_master", None, 6, 3, seats=2, careful=True)
    assert len(told) == len(made) > 10
    for first, last, move in zip(told.starts[:-1], told.starts[1:], made, strict=True):
        weights = told.weights[first:last]
        assert weights[told.moves[first:last].tolist().index(move)] == weights.max()
    assert (told.shares[-1, 0] > 0.5) == (told.points[-1, 0] > told.points[-1, 1])


def test_a_net_is_learned_from_careful_matches(tmp_path: Path) -> None:
    plan = Plan("ray_master", matches=16, iterations=4, epochs=2, pairs=2, seconds=0.002, jobs=2, careful=True)
    lines = learn(plan, tmp_path, 1, 1e12, lambda *step: None)
    assert lines[0].samples > 50
    assert (tmp_path / "net-000.npz").is_file()
