"""Tunes the prices of a game's insight by play.

Two sides make every move that looks best to them at once. One has all prices a little up or down, by lot, the other
has each of them moved the other way; they play the same deal twice with seats exchanged. What the first side wins says
a little about every price, and many such pairs say enough for a step (simultaneous perturbation). The best prices are
the mean of the second half of the way, and count only if they win against those it began with.
"""

import math
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from virtuosi.bots.judgement import best_at_once
from virtuosi.bots.processes import workers
from virtuosi.core.game import Game
from virtuosi.core.insight import Insight
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.games import find, shipped_pack
from virtuosi.learning.contest import Score, summed
from virtuosi.learning.selfplay import choices

SPREAD, NEAREST = 0.35, 0.06  # what a price may be off by: so much of it, at least this
STRAY, STRAY_LATE = 0.6, 0.3  # how far a try strays, in these, at first and at last
STEP, STEP_LATE = 1.0, 0.2
INERTIA = 0.7  # of a step that goes on in the next
VICTORY = 25.0  # points that a victory is worth beside the margin
WIDEST = 60.0  # points: a wider margin says no more
OTHER_DEALS = 1 << 60  # far from the seeds of those that it is tuned by
KEPT = "tuning.json"

Prices = list[float]
Tried = tuple[float, list[int]]  # what a side gained whose prices had these signs


class Untunable(ValueError):
    """A game whose insight has no prices."""


class Damaged(ValueError):
    """A folder whose prices cannot be read."""


class Way(msgspec.Struct):
    """How far the tuning has come; kept after every step."""

    game: str
    seats: list[int]  # by lot among these
    first: Prices
    prices: Prices
    moving: Prices  # the last step
    mean: Prices  # over the second half
    spent: float = 0.0  # seconds
    steps: int = 0
    counted: int = 0  # steps in the mean


def begin(game_id: str, seats: list[int], by_hand: bool = False) -> Way:
    game = find(game_id)
    prices = (game.classic if by_hand and game.classic else game.insight).price_list()
    if not prices:
        raise Untunable(f"The insight of {game_id} has no prices to tune.")
    return Way(game_id, seats, prices, prices[:], [0.0] * len(prices), prices[:])


def tune(way: Way, folder: Path, seconds: float, batch: int, jobs: int, told: Callable[[float], None]) -> Way:
    """Goes on until so many seconds have been spent in all; a batch of pairs makes a step."""
    folder.mkdir(parents=True, exist_ok=True)
    with workers(jobs) as pool:
        while way.spent < seconds:
            begun = time.monotonic()
            done = way.spent / seconds
            stray = STRAY + (STRAY_LATE - STRAY) * done
            waiting = [pool.submit(tried, way, stray, way.steps * batch + k) for k in range(batch)]
            step(way, [future.result() for future in waiting], STEP + (STEP_LATE - STEP) * done)
            way.steps += 1
            way.spent += time.monotonic() - begun
            if way.spent >= seconds / 2:
                count(way)
            keep(way, folder)
            told(min(1.0, way.spent / seconds))
    return way


def keep(way: Way, folder: Path) -> None:
    """Whole or not at all: it may be killed at any moment."""
    draft = folder / f"{KEPT}.draft"
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(way)))
    draft.replace(folder / KEPT)


def kept(folder: Path) -> Way | None:
    path = folder / KEPT
    if not path.is_file():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Way)
    except (msgspec.DecodeError, OSError) as error:
        raise Damaged(f"{path} cannot be read: {error}") from error


def step(way: Way, found: list[Tried], length: float) -> None:
    """Each price goes the way that won."""
    spread = math.sqrt(sum(gain * gain for gain, _ in found) / len(found)) or 1.0
    for at, width in enumerate(widths(way.first)):
        slope = sum(gain * signs[at] for gain, signs in found) / len(found) / spread
        way.moving[at] = INERTIA * way.moving[at] + (1.0 - INERTIA) * slope
        way.prices[at] += length * width * way.moving[at]


def count(way: Way) -> None:
    way.counted += 1
    way.mean = [mean + (price - mean) / way.counted for mean, price in zip(way.mean, way.prices, strict=True)]


def widths(prices: Prices) -> Prices:
    return [max(SPREAD * abs(price), NEAREST) for price in prices]


def tried(way: Way, stray: float, pair: int) -> Tried:
    """For worker processes: a pair of matches between two sides."""
    rng = Random(pair)
    signs = [rng.choice((-1, 1)) for _ in way.prices]
    by = [stray * width * sign for width, sign in zip(widths(way.first), signs, strict=True)]
    sides = [[price + side * off for price, off in zip(way.prices, by, strict=True)] for side in (1, -1)]
    lead, share = mirrored(find(way.game), rng.choice(way.seats), sides, pair)
    return max(-WIDEST, min(WIDEST, lead)) + VICTORY * (share - 0.5), signs


def mirrored(game: Game[Any, Any], seats: int, sides: list[Prices], seed: int) -> tuple[float, float]:
    """The lead of the first side in points and its share of the victories, in two matches of the same deal."""
    both = [game.insight.priced(prices) for prices in sides]
    first = [seat % 2 for seat in range(seats)]
    Random(seed).shuffle(first)
    lead = share = 0.0
    for exchanged in (0, 1):
        held = [side ^ exchanged for side in first]
        p = played(game, [both[side] for side in held], seed)
        ours, theirs = ([points for points, side in zip(p.scores(), held, strict=True) if side == k] for k in (0, 1))
        lead += sum(ours) / len(ours) - sum(theirs) / len(theirs)
        winners = [side for place, side in zip(p.ranking(), held, strict=True) if place == 1]
        share += winners.count(0) / len(winners)
    return lead / 2, share / 2


def played(game: Game[Any, Any], insights: list[Insight[Any]], seed: int) -> Position:
    """A match in which each seat does what looks best at once, at the table as it is: to redraw what is hidden takes
    longer than to look, and a glance at one move hardly tells."""
    seats = len(insights)
    rng = Rng(seed)
    p: Position = game.start(shipped_pack(game.id), seats, game.checked_options(seats, {}))
    while choices(p, rng):
        p.play(best_at_once(insights[p.actor], p)[0])
    return p


def contest(way: Way, pairs: int, jobs: int) -> Score:
    """What the tuned prices win of the victories against those it began with, in deals they were not tuned by."""
    with workers(jobs) as pool:
        waiting = [pool.submit(against_first, way, k) for k in range(pairs)]
        return summed([future.result() for future in waiting])


def against_first(way: Way, pair: int) -> float:
    """Of the two victories of a pair."""
    seats = Random(pair).choice(way.seats)
    return 2 * mirrored(find(way.game), seats, [way.mean, way.first], OTHER_DEALS + pair)[1]
