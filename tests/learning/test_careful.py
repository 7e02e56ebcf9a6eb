"""Matches in which every decision is searched: what is told of them, and what each decision turns out to be worth."""

from pathlib import Path

import numpy as np
import pytest

from virtuosi.bots.net import Net
from virtuosi.bots.searching import shipped_net
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import find, shipped_pack
from virtuosi.learning import careful
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
    monkeypatch.setattr(careful, "STRAYED", 0.0)
    monkeypatch.setattr(careful, "TOLD", 1.0)
    p = RAY.start(shipped_pack("ray_master"), 2, RAY.checked_options(2, {}))
    rng = Rng(3)
    player = Player(RAY, None, 2, rng)
    decisions = 0
    while p.agenda:
        if p.actor == NATURE:
            p.play(p.toss(rng.number()))
            player.forget()
            continue
        moves = p.moves()
        if len(moves) == 1:
            p.play(moves[0])
            continue
        move = player.decide(p, moves, 6, 3600.0)
        weights = player.seen[-1].weights
        assert weights[moves.index(move)] == max(weights)
        assert player.seen[-1].seat == p.actor == player.turns[-1][0]
        decisions += 1
        p.play(move)
    lessons = player.lessons(p)
    assert len(lessons) == decisions
    last = lessons[-1]
    won = p.ranking()[last.seat] == 1
    assert (last.hope > 0.5) == won


def test_a_net_is_learned_from_careful_matches(tmp_path: Path) -> None:
    plan = Plan("ray_master", matches=16, iterations=4, epochs=2, pairs=2, seconds=0.002, jobs=2, careful=True)
    lines = learn(plan, tmp_path, 1, 1e12, lambda *step: None)
    assert lines[0].samples > 50
    assert (tmp_path / "net-000.npz").is_file()
