"""Two sides against each other: at two seats with seats exchanged, or each alone, with the same dice."""

import math
import time
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from virtuosi.bots.deciding import Memory
from virtuosi.bots.guided import Branch, Guided
from virtuosi.bots.judgement import finished
from virtuosi.bots.net import Net, load_net
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.searching import search_of
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import find, shipped_pack

ALWAYS = 1_000_000_000  # iterations, where time is the limit
ENDLESS = 3600.0  # seconds, where iterations are


class Side(msgspec.Struct, frozen=True):
    """Who plays: the net of a file, or without one the search that the game's insight leads."""

    net: str | None
    seconds: float = ENDLESS  # for a decision
    iterations: int = ALWAYS
    trust: float | None = None  # in insight, in place of what the file says


class Score(msgspec.Struct, frozen=True):
    """What the first side has of the victories, and half the width of its 95 % interval."""

    pairs: int
    share: float
    interval: float

    @property
    def won(self) -> bool:
        return self.share - self.interval > 0.5


@cache
def net_of(game_id: str, path: str | None, trust: float | None = None) -> Net | None:
    if path is None:
        return None
    net = load_net(find(game_id), Path(path))
    return net if trust is None else net.trusting(trust)


def play_pair(
    game_id: str, sides: tuple[Side, Side], seed: int, end: float = math.inf, seats: int | None = None
) -> float | None:
    """The same dice and deals for both matches as far as the same things are asked; what the first side wins of two.

    None when the two are not finished at the end (time.time): such a pair does not count.
    """
    if seats == 1:
        return _alone(game_id, sides, seed, end)
    won: list[float] = []
    for first in (0, 1):
        p = _finished(game_id, 2, sides, seed, first, end)
        if p is None:
            return None
        places = p.ranking()
        won.append(1 / places.count(1) if places[first] == 1 else 0.0)
    return sum(won)


def _alone(game_id: str, sides: tuple[Side, Side], seed: int, end: float) -> float | None:
    """Who reaches more alone has won both matches: a victory before any points."""
    found: list[float] = []
    for first in (0, 1):
        p = _finished(game_id, 1, sides, seed, first, end)
        if p is None:
            return None
        found.append(finished(find(game_id).insight, p)[0])
    return 1.0 + (found[0] > found[1]) - (found[0] < found[1])


def _finished(game_id: str, seats: int, sides: tuple[Side, Side], seed: int, first: int, end: float) -> Position | None:
    game = find(game_id)
    p: Position = game.start(shipped_pack(game_id), seats, game.checked_options(seats, {}))
    nature, thought, memory = Rng(seed), Rng(seed + 1), Memory()
    while p.agenda:
        if time.time() > end:
            return None
        if p.actor == NATURE:
            memory.forget()
            p.play(p.toss(nature.number()))
        else:
            p.play(_move(game, p, sides[(p.actor + first) % 2], thought, memory))
    return p


def _move(game: Game[Any, Any], p: Position, side: Side, thought: Rng, memory: Memory) -> int:
    """As at the table: a net's search goes on in its tree; the one that insight leads thinks as the first Master."""
    moves = p.moves()
    if len(moves) == 1:
        if p.actor != memory.seat:
            memory.keep(p.actor, None)
        return moves[0]
    sampler = Sampler(p, p.actor, thought.number())
    search = search_of(game, net_of(game.id, side.net, side.trust), sampler, thought.number())
    tree = memory.of(p.actor)
    if isinstance(search, Guided) and isinstance(tree, Branch):
        search.resume(tree)
    search.run(side.iterations, side.seconds)
    memory.keep(p.actor, search.root.children.get(search.best()))
    return search.best()


def summed(won: list[float]) -> Score:
    """Of pairs, each worth two: pairs are independent of each other, their two matches are not."""
    if not won:
        return Score(0, 0.0, 1.0)
    shares = [pair / 2 for pair in won]
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    return Score(len(shares), round(mean, 4), round(1.96 * math.sqrt(spread / len(shares)), 4))
