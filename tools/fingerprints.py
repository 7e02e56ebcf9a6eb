"""Plays random matches of every game with the rules that its interpreter finds, and prints a hash of each as JSON."""

import hashlib
import itertools
import json
import sys
from collections.abc import Iterator
from typing import Any

from virtuosi import games
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import Search
from virtuosi.core.compiled import COMPILED
from virtuosi.core.game import Game, OptionError, Options
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.saving import digest
from virtuosi.core.task import NATURE

SEEDS = range(1, 4)
MOST_OPTIONS = 48
GUESS_EVERY = 8  # moves
SEARCH_EVERY = 24  # moves
ITERATIONS = 20


def tables(game: Game[Any, Any]) -> Iterator[tuple[int, Options]]:
    """Every number of seats with every combination of options that the game allows."""
    names = [option.name for option in game.options]
    combinations = [
        dict(zip(names, values, strict=True))
        for values in itertools.product(*(option.values for option in game.options))
    ]
    stride = -(-len(combinations) // MOST_OPTIONS)
    for seats, options in itertools.product(game.seat_counts, combinations[::stride]):
        try:
            yield seats, game.checked_options(seats, options)
        except OptionError:
            continue


def fingerprint(game: Game[Any, Any], seats: int, options: Options, seed: int) -> str:
    """A hash of a random match: what was legal and what was played, with what bots made of it now and then."""
    rng = Rng(seed)
    p = game.start(games.shipped_pack(game.id), seats, options)
    whole = hashlib.sha256()
    for number in range(game.longest):
        if not p.agenda:
            break
        legal = p.moves()
        move = p.toss(rng.number()) if p.actor == NATURE else legal[rng.below(len(legal))]
        whole.update(f"{p.actor} {legal} {p.refusals()} {move} {p.scores()}\n".encode())
        if number % GUESS_EVERY == 0:
            whole.update(guess(game, p, number // GUESS_EVERY % seats, rng).encode())
        if number % SEARCH_EVERY == SEARCH_EVERY - 1 and p.actor != NATURE:
            whole.update(thoughts(game, p, seed).encode())
        p.play(move)
    whole.update(f"{p.ranking()} {digest(game, p)}".encode())
    return whole.hexdigest()


def guess(game: Game[Any, Any], p: Position, seat: int, rng: Rng) -> str:
    """What a seat could take for the truth, and what that is worth."""
    guessed = p.copy()
    guessed.resample(seat, rng)
    return f"{digest(game, guessed)} {game.insight.values(guessed)}"


def thoughts(game: Game[Any, Any], p: Position, seed: int) -> str:
    """What the search thinks of each move after some iterations, to the last bit."""
    search = Search(Sampler(p, p.actor, seed), game.insight, seed)
    search.run(ITERATIONS, 3600.0)
    return str([(move, child.visits, child.total) for move, child in search.root.children.items()])


def main() -> int:
    matches = {}
    for game in games.every():
        for (seats, options), seed in itertools.product(tables(game), SEEDS):
            name = f"{game.id}, {seats} seats, {json.dumps(options)}, seed {seed}"
            matches[name] = fingerprint(game, seats, options, seed)
    print(json.dumps({"compiled": COMPILED, "matches": matches}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
