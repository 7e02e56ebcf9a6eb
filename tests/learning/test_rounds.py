"""Training from nothing to a tested net, in small; and what a kill leaves is gone on with."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from virtuosi.bots.net import load_net, save_net
from virtuosi.games import find
from virtuosi.learning import rounds
from virtuosi.learning.contest import Score, Side, play_pair, summed
from virtuosi.learning.fitting import fresh
from virtuosi.learning.rounds import OtherGame, Plan, best, learn, logged
from virtuosi.learning.samples import joined
from virtuosi.learning.selfplay import play

TINY = Plan("ray_master", matches=16, iterations=6, epochs=6, pairs=2, seconds=0.002, jobs=2)
NEVER = 1e12


class Killed(Exception):
    """The end of a process, for a test."""


def test_a_tiny_net_is_trained_tested_and_logged(tmp_path: Path) -> None:
    told: list[tuple[str, int, int]] = []
    lines = learn(TINY, tmp_path, 1, NEVER, lambda *step: told.append(step))
    assert [line.round for line in lines] == [0]
    assert lines == logged(tmp_path)
    assert lines[0].samples > 100
    assert {what for what, _, _ in told} == {"play", "fit", "contest"}
    load_net(find("ray_master"), tmp_path / "net-000.npz")
    assert best(tmp_path, lines) == (tmp_path / "net-000.npz" if lines[0].kept else None)
    with pytest.raises(OtherGame, match="learns ray_master"):
        learn(Plan("newton", 8, 2, 1, 1, 0.001, 1), tmp_path, 2, NEVER, lambda *step: None)


def test_training_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    def killed(what: str, done: int, total: int) -> None:
        if what == "fit":
            raise Killed

    with pytest.raises(Killed):
        learn(TINY, tmp_path, 1, NEVER, killed)
    played = {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("000-*.npz")}
    assert len(played) == TINY.matches // rounds.CHUNK
    assert not logged(tmp_path)
    lines = learn(TINY, tmp_path, 1, NEVER, lambda what, done, total: None)
    assert len(lines) == 1
    assert {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("000-*.npz")} == played
    assert learn(TINY, tmp_path, 1, NEVER, killed) == lines  # all done: nothing is played, nothing fitted


def test_a_net_is_for_the_levels_and_tables_of_the_one_it_learned_from(tmp_path: Path) -> None:
    game = find("ray_master")
    first = fresh(game, play("ray_master", None, 4, 1), 1)
    first.arrays["asks"], first.arrays["most"] = np.array(2.0), np.array(1.0)
    save_net(first, tmp_path / "shipped.npz")
    plan = msgspec.structs.replace(TINY, matches=8, pairs=1, begin=str(tmp_path / "shipped.npz"))
    (line,) = learn(plan, tmp_path, 1, NEVER, lambda *step: None)
    assert line.against == "shipped"
    learned = load_net(game, tmp_path / "net-000.npz")
    assert (learned.asks, learned.fewest, learned.most) == (2.0, 1.0, 1.0)


def test_a_pair_is_shared_by_a_side_with_itself() -> None:
    alike = Side(None, iterations=5), Side(None, iterations=5)
    assert play_pair("ray_master", alike, 3) in (0.0, 0.5, 1.0, 1.5, 2.0)


def test_a_pair_that_is_not_finished_in_time_does_not_count() -> None:
    alike = Side(None, iterations=5), Side(None, iterations=5)
    assert play_pair("ray_master", alike, 3, end=0.0) is None
    nobody = rounds.contest(msgspec.structs.replace(TINY, minutes=0.0), alike, 1, lambda *step: None)
    assert nobody.pairs == 0
    assert not nobody.won


def test_a_new_net_is_tried_with_more_and_less_trust_in_insight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("ray_master")
    samples = joined([play("ray_master", None, 4, seed) for seed in (1, 2)])
    path = tmp_path / "net.npz"
    save_net(fresh(game, samples, 1), path)
    tried: list[float | None] = []

    def contest(plan: Plan, sides: tuple[Side, Side], number: int, told: rounds.Told) -> Score:
        tried.append(sides[0].trust)
        return Score(plan.pairs, 0.9 if sides[0].trust == 0.5 else 0.4, 0.1)

    monkeypatch.setattr(rounds, "contest", contest)
    assert rounds.tried(TINY, path, None, 0, lambda *step: None) == 0.5
    assert tried == list(rounds.TRUSTS)
    assert load_net(game, path).trust == 0.5


def test_a_net_is_kept_only_when_its_lead_is_more_than_luck() -> None:
    assert summed([2.0, 1.0] * 20).won
    assert not summed([2.0, 0.0] * 20).won
    assert not summed([1.0] * 10).won
    assert summed([2.0, 0.0, 2.0, 0.0]).share == 0.5
