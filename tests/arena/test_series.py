"""A series in several processes ends as one."""

import itertools
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.processes import children, wait_until_gone
from virtuosi.arena import series
from virtuosi.bots.deciding import Found

LONG = """
from virtuosi.arena.series import Series, play
play(Series("ray_master", 2, {}, ("random", "random"), 5_000, 1), 2, lambda outcome: print(outcome, flush=True))
"""


def test_the_processes_of_a_series_end_when_it_is_killed() -> None:
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", LONG], cwd=root, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline()
        workers = children(parent.pid)
        assert len(workers) >= 2
        parent.kill()
    wait_until_gone(workers)


def test_bots_have_the_time_of_a_turn_as_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, float]] = []

    def first(_game: Any, sampler: Any, _bot: str, _seed: int, spent: float, _tree: Any, **_clock: Any) -> Found:
        told.append((sampler.seat, spent))
        return Found(sampler.moves()[0])

    monkeypatch.setattr(series, "found", first)
    monkeypatch.setattr(series, "CLOCK", itertools.count().__next__)  # each decision takes a second
    series.play_one(series.Series("ray_master", 2, {}, ("scholar", "scholar"), 1, 1), 0)
    turns = [[spent for _, spent in turn] for _, turn in itertools.groupby(told, key=lambda one: one[0])]
    assert max(map(len, turns)) > 1
    assert all(turn == list(range(len(turn))) for turn in turns), "each decision knows of those before it, and no other"
