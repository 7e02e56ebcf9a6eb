"""Speed told honestly: what the rules, the search and the environments do in a second of processor time.

All figures of a table are measured in turn, several rounds of them, so that a noisy moment meets them alike; the best
round is told. Compare figures of one run only.
"""

import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec

from virtuosi.adapters import MissingLibrary, needing
from virtuosi.adapters.batch import Batch
from virtuosi.adapters.opened import Opened
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import Search
from virtuosi.core.compiled import COMPILED
from virtuosi.core.position import Position, play_out
from virtuosi.core.rng import Rng

with needing("env"):
    import numpy as np

COUNT = 64  # matches of a batch
COPIES, ITERATIONS = 500, 20  # between looks at the clock
ROUNDS = 3
HOUR = 3600.0


class Speeds(msgspec.Struct, frozen=True):
    """Figures by name, each a number a second; what could not be measured is missing."""

    game: str
    seats: int
    compiled: bool
    figures: dict[str, float]


def _rate(seconds: float, work: Callable[[], int]) -> float:
    """How much of this work is done in a second, counted by what it returns."""
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += work()
    return done / spent


def _middle(opened: Opened) -> Position:
    """A position well inside a match, in which a seat decides."""
    p, rng = opened.start(), Rng(5)
    play_out(p, rng, 60)
    while p.actor < 0:
        play_out(p, rng, 1)
    return p


def _rules(opened: Opened) -> dict[str, Callable[[], int]]:
    game, rng, middle = opened.game, Rng(1), _middle(opened)

    def copies() -> int:
        for _ in range(COPIES):
            middle.copy()
        return COPIES

    def iterations() -> int:
        Search(Sampler(middle, middle.actor, 1), game.insight, rng.number()).run(ITERATIONS, HOUR)
        return ITERATIONS

    def one_match() -> int:
        play_out(opened.start(), rng, game.longest)
        return 1

    return {
        "moves": lambda: play_out(opened.start(), rng, game.longest),
        "matches": one_match,
        "copies": copies,
        "search iterations": iterations,
    }


def _batched(batch: Batch, observing: bool) -> Callable[[], int]:
    """Random steps through the batch, of which only decisions are counted; matches that are over begin anew."""
    chance, begun = np.random.default_rng(1), iter(range(1, 1 << 30))

    def step() -> int:
        if observing:
            batch.observe()
        batch.step((chance.random(batch.legal().shape, np.float32) * batch.legal()).argmax(axis=1))
        over = batch.actors < 0
        if over.any():
            batch.reset(next(begun), over)
        return batch.count

    return step


def _pettingzoo(game: str, seats: int) -> Callable[[], int]:
    table, choice = import_module("virtuosi.adapters.pettingzoo").Table(game, seats), random.Random(1)
    table.reset(seed=1)

    def step() -> int:
        if table.match.over:
            table.reset(seed=choice.getrandbits(31))
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(choice.choice(np.flatnonzero(mask).tolist()))
        return 1

    return step


def _gymnasium(game: str, seats: int) -> Callable[[], int]:
    seat, choice = import_module("virtuosi.adapters.gymnasium").Seat(game, seats), random.Random(1)
    told = [seat.reset(seed=1)[1]]

    def step() -> int:
        _, _, over, _, told[0] = seat.step(choice.choice(np.flatnonzero(told[0]["action_mask"]).tolist()))
        if over:
            told[0] = seat.reset()[1]
        return 1

    return step


def _openspiel(game: str, seats: int) -> Callable[[], int]:
    import_module("virtuosi.adapters.openspiel")
    found, choice = import_module("pyspiel").load_game(f"virtuosi_{game}", {"players": seats}), random.Random(1)
    state: list[Any] = [found.new_initial_state()]

    def step() -> int:
        if state[0].is_terminal():
            state[0] = found.new_initial_state()
        state[0].apply_action(choice.choice(state[0].legal_actions()))
        return 1

    return step


LIBRARIES: dict[str, Callable[[str, int], Callable[[], int]]] = {
    "PettingZoo steps": _pettingzoo,
    "Gymnasium steps": _gymnasium,
    "OpenSpiel moves": _openspiel,
}


def measure(game: str, seats: int, seconds: float) -> Speeds:
    """All figures of a table with default options; libraries that are not installed are left out."""
    opened = Opened(game, seats, {})
    ways = _rules(opened)
    ways["batched steps"] = _batched(Batch(game, COUNT, seats), observing=False)
    ways["observed steps"] = _batched(Batch(game, COUNT, seats), observing=True)
    for name, begin in LIBRARIES.items():
        try:
            ways[name] = begin(game, seats)
        except MissingLibrary:
            continue
    figures = dict.fromkeys(ways, 0.0)
    for _ in range(ROUNDS):
        for name, way in ways.items():
            figures[name] = max(figures[name], _rate(seconds, way))
    return Speeds(game, seats, COMPILED, figures)
