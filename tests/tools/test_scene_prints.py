"""What was shown has a hash that tells any change of it, and nothing else."""

import pytest

from tools.scene_prints import shown
from virtuosi.games.ray_master.table import view

SEATS, SEED = 2, 3


def test_the_same_match_is_shown_alike_and_another_is_not() -> None:
    assert shown("ray_master", SEATS, SEED) == shown("ray_master", SEATS, SEED)
    assert shown("ray_master", SEATS, SEED) != shown("ray_master", SEATS, SEED + 2)


def test_a_number_that_is_shown_otherwise_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    before = shown("ray_master", SEATS, SEED)
    monkeypatch.setattr(view, "longest_match", lambda _position: 99)
    assert shown("ray_master", SEATS, SEED) != before
