"""Fitting with PyTorch: the same errors as in plain arrays, and a net that is as little wrong.

Part of `make nightly` alone: PyTorch is large, and nobody needs it to play.
"""

from pathlib import Path

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

from virtuosi.bots.net import LEARNED, TOLD, load_net
from virtuosi.cli import app
from virtuosi.games import find
from virtuosi.learning import fitting, torch_fitting
from virtuosi.learning.samples import Samples, joined
from virtuosi.learning.selfplay import play

GAME = find("ray_master")
STEPS = 60


@pytest.fixture(scope="module")
def samples() -> Samples:
    return joined([play("ray_master", None, 4, seed) for seed in (1, 2, 3)])


@pytest.mark.parametrize("name", ["ray_master", "neuland"])
def test_it_reckons_as_plain_arrays_do(name: str, samples: Samples) -> None:
    """So with a game that tells traits of moves, when the net has something to say of them."""
    game, random = find(name), np.random.default_rng(4)
    some = samples if name == "ray_master" else play(name, None, 2, 1)
    net, picked = fitting.fresh(game, some, 1), np.arange(len(some))
    for array in TOLD:
        net.arrays[array][:] = random.normal(0.0, 0.1, net.arrays[array].shape)
    wrong, changes = fitting.errors(net, some, picked)
    lesson = torch_fitting.Lesson(torch, net, some)
    there, together = lesson.errors(picked)
    assert there == pytest.approx(wrong, rel=1e-4)
    together.backward()
    for array in LEARNED:
        slopes = lesson.learned[array].grad.cpu().numpy()
        assert np.allclose(slopes, changes[array], rtol=1e-3, atol=1e-5), array


def test_a_net_it_has_fitted_is_as_little_wrong(samples: Samples) -> None:
    found: list[fitting.Wrong] = []
    told: list[int] = []
    for fit in (fitting.fit, torch_fitting.fit):
        net = fitting.fresh(GAME, samples, 1)
        fit(net, samples, STEPS, 1, lambda step, wrong: told.append(step))
        found.append(fitting.errors(net, samples, np.arange(len(samples)))[0])
    assert told == [STEPS, STEPS]
    assert found[1] == pytest.approx(found[0], rel=0.1)


def test_the_command_fits_with_it(tmp_path: Path) -> None:
    command = ["train", "ray_master", "--matches", "8", "--iterations", "4", "--epochs", "1", "--pairs", "1"]
    more = ["--seconds", "0.001", "--rounds", "1", "--folder", str(tmp_path), "--torch"]
    done = CliRunner().invoke(app, [*command, *more])
    assert done.exit_code == 0, done.output
    load_net(GAME, tmp_path / "net-000.npz")
