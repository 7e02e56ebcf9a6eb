"""What of ours is measured: the rules, the search and the environments at one table, by what they do in a second."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from virtuosi.adapters import MissingLibrary, needing
from virtuosi.adapters.batch import Batch
from virtuosi.adapters.opened import Opened
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import Search
from virtuosi.core.position import Position, play_out
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE

with needing("env"):
    import numpy as np

COUNT = 64  # matches of a batch
COPIES, ITERATIONS = 500, 20  # between looks at the clock
COUNTED = 3  # matches, for the share of decisions
HOUR = 3600.0


def _middle(opened: Opened) -> Position:
    """A position well inside a match, in which a seat decides."""
    p, rng = opened.start(), Rng(5)
    play_out(p, rng, 60)
    while p.actor < 0:
        play_out(p, rng, 1)
    return p


def _decided(opened: Opened) -> float:
    """How many of the moves of random play are decisions of seats."""
    played, decided, rng = 0, 0, Rng(3)
    for _ in range(COUNTED):
        p = opened.start()
        while p.agenda:
            decided += p.actor != NATURE
            played += play_out(p, rng, 1)
    return decided / played


def _rules(opened: Opened) -> dict[str, Callable[[], float]]:
    game, rng, middle = opened.game, Rng(1), _middle(opened)

    def copies() -> int:
        for _ in range(COPIES):
            middle.copy()
        return COPIES

    def iterations() -> int:
        Search(Sampler(middle, middle.actor, 1), game.insight, rng.number()).run(ITERATIONS, HOUR)
        return ITERATIONS

    share = _decided(opened)

    def one_match() -> int:
        play_out(opened.start(), rng, game.longest)
        return 1

    return {
        "decisions": lambda: share * play_out(opened.start(), rng, game.longest),
        "moves": lambda: play_out(opened.start(), rng, game.longest),
        "matches": one_match,
        "copies": copies,
        "search iterations": iterations,
    }


def _batched(batch: Batch, look: Callable[[], object] | None = None) -> Callable[[], int]:
    """Random steps through the batch, of which only decisions are counted; matches that are over begin anew."""
    chance, begun = np.random.default_rng(1), iter(range(1, 1 << 30))

    def step() -> int:
        if look is not None:
            look()
        batch.step(batch.random(chance))
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


def ways(game: str, seats: int) -> dict[str, Callable[[], float]]:
    """By name, some work that tells how much of it was done; libraries that are not installed are left out."""
    opened = Opened(game, seats, {})
    found = _rules(opened)
    batch = Batch(game, COUNT, seats)
    found["batched steps"] = _batched(batch)
    found["masked steps"] = _batched(batch, batch.legal)
    found["sighted steps"] = _batched(batch, batch.sights)
    found["observed steps"] = _batched(batch, batch.observe)
    for name, begin in LIBRARIES.items():
        try:
            found[name] = begin(game, seats)
        except MissingLibrary:
            continue
    return found
