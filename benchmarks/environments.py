"""What the environments cost beside the bare rules, in one run: decisions a second of processor time, game by game.

Run as `python -m benchmarks.environments [--seconds S] [--json] [GAME ...]`; the rules are those the interpreter finds.
"""

import argparse
import sys
import time
from collections.abc import Callable

import msgspec
import numpy as np

from virtuosi import games
from virtuosi.adapters.batch import Batch
from virtuosi.core.compiled import COMPILED
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE

COUNT = 64  # matches of a batch
ROUNDS = 3  # each measures all, one after the other, so that a noisy moment meets them alike


class Speed(msgspec.Struct):
    """Decisions a second, Nature's moves played but not counted; the best round of each."""

    game: str
    seats: int
    compiled: bool
    bare: float = 0.0  # the rules alone
    batch: float = 0.0  # stepped through the batch
    observed: float = 0.0  # and observed before every step


def bare(batch: Batch, seconds: float) -> float:
    """Random play by the rules alone."""
    decisions, rng, opened = 0, Rng(1), batch.opened
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        p = opened.start()
        while p.agenda:
            if p.agenda[-1].actor == NATURE:
                p.play(p.toss(rng.number()))
            else:
                moves = p.moves()
                p.play(moves[rng.below(len(moves))])
                decisions += 1
    return decisions / spent


def stepped(batch: Batch, seconds: float, observing: bool = False) -> float:
    """Random play through the batch; matches that are over begin anew."""
    decisions, chance = 0, np.random.default_rng(1)
    batch.reset(1)
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        if observing:
            batch.observe()
        batch.step((chance.random(batch.legal().shape, np.float32) * batch.legal()).argmax(axis=1))
        decisions += batch.count
        over = batch.actors < 0
        if over.any():
            batch.reset(decisions, over)
    return decisions / spent


def observed(batch: Batch, seconds: float) -> float:
    return stepped(batch, seconds, observing=True)


def measure(game: str, seats: int, seconds: float) -> Speed:
    batch, found = Batch(game, COUNT, seats), Speed(game, seats, COMPILED)
    ways: dict[str, Callable[[Batch, float], float]] = {"bare": bare, "batch": stepped, "observed": observed}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            setattr(found, name, max(getattr(found, name), way(batch, seconds)))
    return found


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", metavar="GAME", help="all, unless some are named")
    arguments.add_argument("--seconds", type=float, default=1.0, help="for each figure of each round")
    arguments.add_argument("--json", action="store_true")
    asked = arguments.parse_args()
    wanted = asked.games or list(games.REGISTERED)
    for game in wanted:
        if game not in games.REGISTERED:
            arguments.error(f"there is no game {game}; there are {', '.join(games.REGISTERED)}")
    found = []
    for game in wanted:
        found.append(measure(game, 2, asked.seconds))
        if not asked.json:
            one = found[-1]
            share = f"{100 * one.batch / one.bare:.0f} %"
            print(
                f"{game:14} bare {one.bare:10,.0f}  batch {one.batch:10,.0f} ({share})  observed {one.observed:8,.0f}",
                flush=True,
            )
    if asked.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
