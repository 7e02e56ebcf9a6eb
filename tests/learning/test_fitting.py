"""A net fitted to samples is less wrong about them, and its changes are the slopes of its errors."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from virtuosi.bots.guided import SURE
from virtuosi.bots.net import LEARNED, TOLD, BadNet, Net, load_net, save_net
from virtuosi.bots.searching import Eye
from virtuosi.core.game import Game
from virtuosi.games import find, shipped_pack
from virtuosi.learning import selfplay
from virtuosi.learning.fitting import POINTS_WEIGHT, errors, fit, foresee, fresh
from virtuosi.learning.samples import NAMES, Samples, joined, keep, kept
from virtuosi.learning.selfplay import WELL, play

GAME = find("ray_master")
NEULAND = find("neuland")  # its sight tells traits of moves
STEP = 1e-6  # so short that hardly ever a unit begins to speak on the way


@pytest.fixture(scope="module")
def samples() -> Samples:
    return joined([play("ray_master", None, 4, seed) for seed in (1, 2, 3)])


@pytest.fixture(scope="module")
def told() -> Samples:
    """The same of a game that tells traits of moves."""
    return play("neuland", None, 2, 1)


def test_self_play_tells_shares_moves_and_points(samples: Samples) -> None:
    assert samples.rows.shape[1] == len(
        Eye(GAME).look(GAME.start(shipped_pack(GAME.id), 2, GAME.checked_options(2, {})), 0)
    )
    sums = np.add.reduceat(samples.weights, samples.starts[:-1])
    assert np.allclose(sums, 1.0, atol=1e-4)
    assert ((samples.shares >= 0) & (samples.shares <= 1)).all()
    assert samples.present[:, 0].all()
    weights, legal = samples.aims(np.arange(len(samples)), len(GAME.space))
    assert np.allclose(weights.sum(1), 1.0, atol=1e-4)
    assert (legal.sum(1) == np.diff(samples.starts)).all()


def test_decisions_that_were_foreseen_teach_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """With hardly more iterations than make an example of a decision only those that were made are any."""
    monkeypatch.setattr(selfplay, "STUDIED", 0.5)
    few, many = play("ray_master", None, WELL, 1), play("ray_master", None, 6 * WELL, 1)
    assert len(many) > 1.5 * len(few)


def test_of_hurried_decisions_some_teach_what_insight_sees_at_first_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    late = play("ray_master", None, WELL, 1, end=0.0)
    assert late.points[0].max() > 0
    monkeypatch.setattr(selfplay, "GLANCED", 0.0)
    none = play("ray_master", None, WELL, 1, end=0.0)
    assert len(none) < len(late)
    assert np.diff(late.starts).min() > 1


def test_a_net_that_corrects_begins_with_what_insight_holds(samples: Samples) -> None:
    """Before it has learned anything it is as wrong about victory as insight is."""
    net = fresh(GAME, samples, 1)
    net.arrays["heads"][:] = 0.0
    (wrong, _, _), _ = errors(net, samples, np.arange(len(samples)))
    there = samples.present > 0
    rough, aim = np.clip(samples.rough[there], SURE, 1 - SURE), samples.shares[there]
    assert wrong == pytest.approx(-(aim * np.log(rough) + (1 - aim) * np.log(1 - rough)).mean(), rel=1e-3)


def test_at_two_seats_what_one_loses_the_other_wins(samples: Samples) -> None:
    two = samples.present.sum(1) == 2
    assert two.any()
    assert np.allclose(samples.shares[two, :2].sum(1), 1.0, atol=1e-6)


def test_samples_come_back_from_a_file_as_they_were(samples: Samples, tmp_path: Path) -> None:
    keep(samples, tmp_path / "some.npz")
    again = kept(tmp_path / "some.npz")
    assert (again.rows == samples.rows).all()
    assert (again.starts == samples.starts).all()
    assert again.traits.shape == (len(samples.moves), 0)


def test_self_play_tells_traits_of_each_legal_move(told: Samples, tmp_path: Path) -> None:
    assert told.traits.shape == (len(told.moves), Eye(NEULAND).traits)
    lines, places = told.listed(np.arange(len(told)))
    assert (places == np.arange(len(told.moves))).all()
    assert (np.bincount(lines) == np.diff(told.starts)).all()
    twice = joined([told, told])
    keep(twice, tmp_path / "some.npz")
    assert (kept(tmp_path / "some.npz").traits == np.concatenate([told.traits, told.traits])).all()
    lines, places = twice.listed(np.array([len(told) + 2, 1]))
    (start, end), (later, last) = told.starts[2:4] + len(told.moves), told.starts[1:3]
    assert places.tolist() == [*range(start, end), *range(later, last)]
    assert lines.tolist() == [0] * (end - start) + [1] * (last - later)


def test_changes_are_the_slopes_of_the_errors(samples: Samples) -> None:
    _are_the_slopes(unsettled(GAME, samples), samples, np.arange(0, len(samples), 5))


def test_of_what_traits_say_too(told: Samples) -> None:
    net, picked = unsettled(NEULAND, told), np.arange(0, len(told), 40)
    _are_the_slopes(net, told, picked)
    _, changes = errors(net, told, picked)
    met = np.unique(net.places(told.traits[told.listed(picked)[1]]))
    for name in TOLD:
        strongest = np.abs(changes[name]).reshape(len(changes[name]), -1).max(1)
        assert (strongest.nonzero()[0] == met).all(), name
        assert (strongest > 1e-3).sum() > 10


def unsettled(game: Game[Any, Any], samples: Samples) -> Net:
    """A fresh unit that hears nothing stands just where it begins to speak, and has no slope there."""
    net, random = fresh(game, samples, 1, hidden=8), np.random.default_rng(2)
    for name in LEARNED:
        net.arrays[name] = net.arrays[name] + random.normal(0.0, 0.01, net.arrays[name].shape)
    return Net(net.arrays)


def _are_the_slopes(net: Net, samples: Samples, picked: npt.NDArray[np.int64]) -> None:
    random = np.random.default_rng(3)
    _, changes = errors(net, samples, picked)
    for name in LEARNED:
        array = net.arrays[name]
        strongest = tuple(int(k) for k in np.unravel_index(np.abs(changes[name]).argmax(), array.shape))
        for place in (strongest, tuple(int(random.integers(size)) for size in array.shape)):
            slope = _slope(net, samples, picked, name, place)
            assert changes[name][place] == pytest.approx(slope, rel=1e-2, abs=2e-5), name


def _slope(net: Net, samples: Samples, picked: npt.NDArray[np.int64], name: str, place: tuple[int, ...]) -> float:
    """Of the sum that the fitting lessens: errors are means over seats there are, the sum counts each decision."""
    seats = samples.present[picked].sum() / len(picked)
    found = []
    for step in (STEP, -STEP):
        net.arrays[name][place] += step
        victory, points, moves = errors(net, samples, picked)[0]
        found.append(victory * seats + 0.5 * POINTS_WEIGHT * points * seats + moves)
        net.arrays[name][place] -= step
    return float(found[0] - found[1]) / (2 * STEP)


def test_a_net_that_has_not_listened_yet_knows_which_traits_moves_have(told: Samples) -> None:
    """Each in a place of its own; the first place is for those that it has never met, and stays silent."""
    net = fresh(NEULAND, told, 1, hidden=8)
    places = net.places(told.traits)
    met = {(trait, value) for line in told.traits.tolist() for trait, value in enumerate(line)}
    assert len(np.unique(places)) == len(met) == len(net.traits) - 1
    assert places.min() == 1
    assert (np.count_nonzero(net.known, 1) == [len(np.unique(column)) for column in told.traits.T]).all()
    before, _ = errors(net, told, np.arange(len(told)))
    fit(net, told, 20, 1, lambda step, wrong: None)
    after, _ = errors(net, told, np.arange(len(told)))
    assert after[2] < before[2]
    assert not net.traits[0].any()
    assert not net.traits_bias[0]
    assert net.traits_bias[1:].all()


def test_a_good_move_is_learned_by_its_trait_where_its_name_says_nothing(told: Samples) -> None:
    """When moves that are told to be at hand for the best tile are played, and nothing else is known of them."""
    first, ready = 4, 1
    meant = (told.traits[:, first] == ready).astype(np.float32) + np.float32(1e-6)
    sums = np.add.reduceat(meant, told.starts[:-1])
    weights = meant / np.repeat(sums, np.diff(told.starts))
    fields = {name: getattr(told, name) for name in NAMES} | {"weights": weights}
    aimed = Samples(**fields)
    net = fresh(NEULAND, aimed, 1, hidden=8)
    fit(net, aimed, 100, 1, lambda step, wrong: None)
    others = net.traits_bias[net.known[first, [0, 2, 3]]]
    assert net.traits_bias[net.known[first, ready]] > 0 > others.max()


def test_a_fitted_net_is_less_wrong(samples: Samples) -> None:
    net = fresh(GAME, samples, 1)
    before, _ = errors(net, samples, np.arange(len(samples)))
    fit(net, samples, 60, 1, lambda step, wrong: None)
    after, _ = errors(net, samples, np.arange(len(samples)))
    assert all(less < more for less, more in zip(after, before, strict=True))


def test_what_is_foreseen_of_points_is_fitted_last_and_changes_nothing_else(samples: Samples) -> None:
    net, every = fresh(GAME, samples, 1), np.arange(len(samples))
    fit(net, samples, 60, 1, lambda step, wrong: None)
    (victory, points, moves), _ = errors(net, samples, every)
    foresee(net, samples)
    after, changes = errors(net, samples, every)
    assert (after[0], after[2]) == (victory, moves)
    assert after[1] < points
    assert np.abs(changes["heads_bias"][net.seats :]).max() < 1e-3  # nothing can be told better over this layer


def test_a_net_comes_back_from_its_file_and_no_other_file_is_one(samples: Samples, tmp_path: Path) -> None:
    net = fresh(GAME, samples, 1)
    save_net(net, tmp_path / "net.npz")
    again = load_net(GAME, tmp_path / "net.npz")
    assert all((again.arrays[name] == net.arrays[name]).all() for name in net.arrays)
    with pytest.raises(BadNet, match="another set of moves"):
        load_net(find("newton"), tmp_path / "net.npz")
    (tmp_path / "bad.npz").write_bytes(b"not a net")
    with pytest.raises(BadNet, match="holds no net"):
        load_net(GAME, tmp_path / "bad.npz")
