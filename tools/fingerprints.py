"""Plays random matches of every game with the rules that its interpreter finds, and prints a hash of each as JSON."""

import contextlib
import hashlib
import itertools
import json
import random
import sys
from typing import Any

import msgspec

from virtuosi import games
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import MASTERFUL, THOROUGH
from virtuosi.bots.searching import MASTERLY, eye_of, net_at, search_of
from virtuosi.core.compiled import COMPILED
from virtuosi.core.game import Game, OptionError
from virtuosi.core.match import Match
from virtuosi.core.options import Options
from virtuosi.core.position import Position
from virtuosi.core.present import present
from virtuosi.core.rng import Rng
from virtuosi.core.saving import digest
from virtuosi.core.scene import PackOffer, TableInfo
from virtuosi.core.task import NATURE

SEEDS = (1, 2)
MOST_MOVES = 10_000  # of one game, so that long ones do not take all the time
GUESS_EVERY = 20  # moves
SEARCH_EVERY = 61  # moves
ITERATIONS = 12


def tables(game: Game[Any, Any]) -> list[tuple[int, Options]]:
    """All numbers of seats and combinations of options that the game allows, well mixed but always alike."""
    names = [option.name for option in game.options]
    found: list[tuple[int, Options]] = []
    for seats in game.seat_counts:
        for values in itertools.product(*(option.values for option in game.options)):
            with contextlib.suppress(OptionError):
                found.append((seats, game.checked_options(seats, dict(zip(names, values, strict=True)))))
    random.Random(1).shuffle(found)
    return found


def fingerprint(game: Game[Any, Any], seats: int, options: Options, seed: int) -> tuple[str, int]:
    """A hash of a random match: what was legal and played, and now and then what was shown and what bots made of it;
    and its length."""
    rng = Rng(seed)
    match = Match(game, games.shipped_pack(game.id), seats, options)
    p = match.position
    whole = hashlib.sha256()
    number = 0
    while p.agenda:
        legal = p.moves()
        move = p.toss(rng.number()) if p.actor == NATURE else legal[rng.below(len(legal))]
        whole.update(f"{p.actor} {legal} {p.refusals()} {move} {p.scores()}\n".encode())
        if number % GUESS_EVERY == 0:
            whole.update(guess(game, p, number // GUESS_EVERY % seats, rng).encode())
            whole.update(scene(match, p.actor if p.actor >= 0 else number // GUESS_EVERY % seats))
        if number % SEARCH_EVERY == SEARCH_EVERY - 1 and p.actor != NATURE:
            whole.update(thoughts(game, p, seed).encode())
        p.play(move)
        number += 1
    whole.update(f"{p.ranking()} {digest(game, p)}".encode())
    return whole.hexdigest(), number


def scene(match: Match, seat: int) -> bytes:
    """What a seat is shown."""
    table = TableInfo("", match.game.id, [], {}, guided=False, over=match.over, pack=PackOffer("", ""))
    return msgspec.json.encode(present(match, table, seat))


def guess(game: Game[Any, Any], p: Position, seat: int, rng: Rng) -> str:
    """What a seat could take for the truth, and what that is worth."""
    guessed = p.copy()
    guessed.resample(seat, rng)
    return f"{digest(game, guessed)} {game.insight.values(guessed)} {eye_of(game).look(guessed, seat).hex()}"


def thoughts(game: Game[Any, Any], p: Position, seed: int) -> str:
    """What each search thinks of each move after some iterations, to the last bit."""
    found = []
    shipped = net_at(game, p.seats, MASTERLY)
    searches = [(None, THOROUGH), (None, MASTERFUL), *([(shipped, MASTERFUL)] if shipped is not None else [])]
    for net, manner in searches:
        search = search_of(game, net, Sampler(p, p.actor, seed), seed, manner)
        search.run(ITERATIONS, 3600.0)
        found.append([(move, child.visits, child.total) for move, child in search.root.children.items()])
    return str(found)


def matches(game: Game[Any, Any]) -> dict[str, str]:
    """The hashes of as many matches as the measure of moves allows."""
    found = {}
    moves = 0
    for seed, (seats, options) in itertools.product(SEEDS, tables(game)):
        name = f"{game.id}, {seats} seats, {json.dumps(options)}, seed {seed}"
        found[name], length = fingerprint(game, seats, options, seed)
        moves += length
        if moves > MOST_MOVES:
            break
    return found


def main() -> int:
    found: dict[str, str] = {}
    for game in games.every():
        found |= matches(game)
    print(json.dumps({"compiled": COMPILED, "matches": found}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
