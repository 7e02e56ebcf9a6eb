"""Fits a net to samples, by gradient descent (Adam) over plain arrays."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from virtuosi.bots.guided import SURE
from virtuosi.bots.net import LEARNED, MANNER, TRUST, Floats, Net, silent
from virtuosi.core.game import Game
from virtuosi.learning.samples import Samples

HIDDEN = 64
MOST_THRESHOLDS = 24  # of one number
WIDE = 12  # a number that has taken more values than this is told as it is, too
BATCH = 512
RATE = 2e-3
POINTS_WEIGHT = 0.02  # of the error in points, beside those in victory and moves
KEEP = (0.9, 0.999)  # of the means of gradients and of their squares
DECAY = 0.02
BLURRED = 0.1  # share of the inputs that a step does not see: nets that saw few matches would learn them by heart
QUIET = 0.1  # a new net begins with no strong opinions
TINY = 1e-3
RIDGE = 1.0  # a pull on what the net foresees of points, in decisions: a seat that few matches had says little
CORRECTING = {"corrects": 1.0, "closer": 8.0, "narrowest": 0.004}  # the manner of a new net

Arrays = dict[str, npt.NDArray[Any]]
Wrong = tuple[float, float, float]  # about victory, points and moves
Told = Callable[[int, Wrong], None]  # the step, and the mean errors of the last ones


def readings(samples: Samples) -> Arrays:
    """How rows are read: which numbers vary, and between which values."""
    columns: list[int] = []
    thresholds: list[int] = []
    wide: list[int] = []
    for column in range(samples.rows.shape[1]):
        values = np.unique(samples.rows[:, column])
        if len(values) > WIDE:
            wide.append(column)
        if len(values) - 1 > MOST_THRESHOLDS:
            parts = np.linspace(0, 1, MOST_THRESHOLDS + 1)
            values = np.unique(np.quantile(samples.rows[:, column], parts, method="nearest"))
        columns += [column] * (len(values) - 1)
        thresholds += values[1:].tolist()
    told = samples.rows[:, wide].astype(np.float32)
    points = samples.points[samples.present > 0]
    return {
        "columns": np.array(columns, np.int64),
        "thresholds": np.array(thresholds, np.uint8),
        "wide": np.array(wide, np.int64),
        "middle": told.mean(0),
        "spread": 1.0 / np.maximum(told.std(0), TINY),
        "points_middle": points.mean(keepdims=True),
        "points_spread": np.maximum(points.std(keepdims=True), TINY),
        "width": np.array(samples.rows.shape[1]),
    }


def hearing(samples: Samples, hidden: int) -> Arrays:
    """Which traits moves have, each with a vector that says nothing yet; the first is for those never met."""
    known = np.zeros((samples.traits.shape[1], 256), np.int64)
    count = 1
    for column in range(len(known)):
        values = np.unique(samples.traits[:, column])
        known[column, values] = np.arange(count, count + len(values))
        count += len(values)
    return {
        **silent(hidden),
        "known": known,
        "traits": np.zeros((count, hidden), np.float32),
        "traits_bias": np.zeros(count, np.float32),
    }


def fresh(game: Game[Any, Any], samples: Samples, seed: int, hidden: int = HIDDEN) -> Net:
    """A net that has learned nothing yet but how to read rows like these."""
    arrays = readings(samples)
    arrays["tasks"] = np.array(sorted(game.tasks))
    arrays[TRUST] = np.array(0.0)
    arrays |= {name: np.array(value) for name, value in {**MANNER, **CORRECTING}.items()}
    random = np.random.default_rng(seed)
    inputs = len(arrays["columns"]) + len(arrays["wide"])
    heads = 2 * samples.shares.shape[1]
    for name, rows, width, scale in (
        ("first", inputs, hidden, 1.0),
        ("second", hidden, hidden, 1.0),
        ("heads", hidden, heads, QUIET),
        ("moves", hidden, len(game.space), QUIET),
    ):
        weights = random.standard_normal((rows, width)) * scale * np.sqrt(2.0 / rows)
        arrays[name] = weights.astype(np.float32)
        arrays[f"{name}_bias"] = np.zeros(width, np.float32)
    arrays["moves"] = arrays["moves"].T.copy()  # a vector for each move
    arrays |= hearing(samples, hidden)
    return Net(arrays)


def logits(shares: Floats) -> Floats:
    """Where a net that corrects insight begins."""
    sure = np.clip(shares, SURE, 1.0 - SURE)
    found: Floats = np.log(sure / (1.0 - sure))
    return found


def errors(
    net: Net, samples: Samples, picked: npt.NDArray[np.int64], blur: Floats | None = None
) -> tuple[Wrong, Arrays]:
    """How wrong the net is about the picked decisions (victory, points, moves), and what to change for it.

    `blur` is what each number read is multiplied with.
    """
    seats, count = net.seats, len(picked)
    read = net.read(samples.rows[picked])
    if blur is not None:
        read *= blur
    hidden = np.maximum(read @ net.first + net.first_bias, 0.0)
    deep = np.maximum(hidden @ net.second + net.second_bias, 0.0)
    told = deep @ net.heads + net.heads_bias
    present = samples.present[picked].astype(np.float32)
    aim = samples.shares[picked]
    begun = logits(samples.rough[picked]) if net.corrects else 0.0
    shares = 1.0 / (1.0 + np.exp(-told[:, :seats] - begun))
    off = (told[:, seats:] - (samples.points[picked] - net.points_middle) / net.points_spread) * present
    weights, legal = samples.aims(picked, len(net.moves))
    heard = deep @ net.traits.T + net.traits_bias
    lines, listed = samples.listed(picked)
    made, traits = samples.moves[listed], net.places(samples.traits[listed])
    speaks = np.where(legal, deep @ net.moves.T + net.moves_bias, -1e9)
    speaks[lines, made] += heard[lines[:, None], traits].sum(1)
    speaks -= speaks.max(1, keepdims=True)
    likely = np.exp(speaks)
    likely /= likely.sum(1, keepdims=True)
    wrong = (
        float(-((aim * np.log(shares + 1e-7) + (1 - aim) * np.log(1 - shares + 1e-7)) * present).sum() / present.sum()),
        float((off**2).sum() / present.sum()),
        float(-(weights * np.log(likely + 1e-9)).sum() / count),
    )
    d_told = np.concatenate([(shares - aim) * present, POINTS_WEIGHT * off], 1) / count
    d_speaks = (likely - weights) / count
    d_heard = np.zeros_like(heard)
    np.add.at(d_heard, (lines[:, None], traits), d_speaks[lines, made][:, None])
    d_deep = (d_told @ net.heads.T + d_speaks @ net.moves + d_heard @ net.traits) * (deep > 0)
    d_hidden = (d_deep @ net.second.T) * (hidden > 0)
    return wrong, {
        "first": read.T @ d_hidden,
        "first_bias": d_hidden.sum(0),
        "second": hidden.T @ d_deep,
        "second_bias": d_deep.sum(0),
        "heads": deep.T @ d_told,
        "heads_bias": d_told.sum(0),
        "moves": d_speaks.T @ deep,
        "moves_bias": d_speaks.sum(0),
        "traits": d_heard.T @ deep,
        "traits_bias": d_heard.sum(0),
    }


def fit(net: Net, samples: Samples, steps: int, seed: int, done: Told) -> None:
    """Change the net in place, in so many steps; the rate falls to nothing."""
    random = np.random.default_rng(seed)
    mean: Arrays = {name: np.zeros_like(net.arrays[name]) for name in LEARNED}
    square: Arrays = {name: np.zeros_like(net.arrays[name]) for name in LEARNED}
    sums = np.zeros(3)
    for step in range(1, steps + 1):
        picked = random.integers(0, len(samples), min(BATCH, len(samples)))
        seen = random.random((len(picked), len(net.first)), np.float32) >= BLURRED
        wrong, change = errors(net, samples, picked, seen * np.float32(1 / (1 - BLURRED)))
        sums += wrong
        rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
        for name in LEARNED:
            mean[name] += (1 - KEEP[0]) * (change[name] - mean[name])
            square[name] += (1 - KEEP[1]) * (change[name] ** 2 - square[name])
            towards = mean[name] / (1 - KEEP[0] ** step)
            towards /= np.sqrt(square[name] / (1 - KEEP[1] ** step)) + 1e-8
            weights = net.arrays[name]
            weights -= np.float32(rate) * (towards + DECAY * weights)
        if step % 100 == 0 or step == steps:
            done(step, tuple(sums / (step % 100 or 100)))
            sums[:] = 0


def foresee(net: Net, samples: Samples) -> None:
    """Fit anew what the net foresees of points, by least squares over its second layer, and change nothing else.

    Where victory and moves are learned, points weigh next to nothing; so they are told best by themselves, at the end.
    """
    deep = net.think(samples.rows)
    read = np.concatenate([deep, np.ones((len(deep), 1), np.float32)], 1).astype(np.float64)
    aims = (samples.points - net.points_middle) / net.points_spread
    for seat in range(net.seats):
        there = samples.present[:, seat] > 0
        known = read[there]
        square = known.T @ known + RIDGE * np.eye(known.shape[1])
        found = np.linalg.solve(square, known.T @ aims[there, seat])
        net.heads[:, net.seats + seat] = found[:-1]
        net.heads_bias[net.seats + seat] = found[-1]
