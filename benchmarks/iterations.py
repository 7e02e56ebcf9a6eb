"""How fast bots think: iterations a second of one core, beside those of the first Master.

`PYTHONPATH=build/compiled python -m benchmarks.iterations [--seats 2] [--bot master] [GAME ...]`: positions of matches
that the bot itself played with little thought, from their beginning to their end, each thought about with many
iterations by the bot and for as long by the first Master. Time is the processor's. Without PYTHONPATH rules run
interpreted.
"""

import argparse
import time
from typing import Any

from virtuosi.bots.deciding import found
from virtuosi.bots.sampler import Sampler
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import every, find, shipped_pack

GLANCE = 30  # iterations of a decision on the way
THOUGHT = 3000  # of one that is measured
EACH = 9  # decisions to the next that is measured
MATCHES = 3
FIRST = "classic"


def positions(game: Game[Any, Any], seats: int, bot: str) -> list[Position]:
    """Of whole matches, every so often one where there is something to decide."""
    kept: list[Position] = []
    for match in range(MATCHES):
        rng, decisions = Rng(match), 0
        p: Position = game.start(shipped_pack(game.id), seats, game.checked_options(seats, {}))
        while p.agenda:
            if p.actor == NATURE:
                p.play(p.toss(rng.number()))
                continue
            if len(p.moves()) > 2:
                decisions += 1
                if decisions % EACH == 0:
                    kept.append(p.copy())
            p.play(found(game, Sampler(p, p.actor, rng.number()), f"{bot}:{GLANCE}", rng.number(), 0.0).move)
    return kept


def pace(game: Game[Any, Any], at: list[Position], bot: str) -> tuple[float, float]:
    """Iterations a second, and seconds a position."""
    began, made = time.process_time(), 0
    for number, p in enumerate(at):
        made += found(game, Sampler(p, p.actor, number), bot, number, 0.0, clock=time.process_time).iterations
    spent = time.process_time() - began
    return made / spent, spent / len(at)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="master")
    given = parser.parse_args()
    for game in [find(name) for name in given.games] or every():
        if given.seats not in game.seat_counts:
            continue
        at = positions(game, given.seats, given.bot)
        reached, seconds = pace(game, at, f"{given.bot}:{THOUGHT}")
        before, _ = pace(game, at, f"{FIRST}@{seconds:.3f}")
        print(
            f"{game.id}, {given.seats} seats: {reached:,.0f} iterations a second, {reached / before:.1f} times those of"
            f" {FIRST} ({before:,.0f}), in {len(at)} positions",
            flush=True,
        )


if __name__ == "__main__":
    main()
