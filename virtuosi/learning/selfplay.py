"""Matches that bots play against themselves, kept as samples."""

from typing import Any

import msgspec
import numpy as np

from virtuosi.bots.judgement import finished
from virtuosi.bots.net import Net
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.searching import Eye, eye_of, search_of
from virtuosi.core.game import Game
from virtuosi.core.options import Options
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import find, shipped_pack
from virtuosi.learning.samples import Samples

PLAIN = 0.7  # share of the matches with the options as they come
DRAWN = 0.3  # share of the decisions where a move is drawn by its visits, so that matches differ
STRAY = 0.04  # share where any legal move is played, so that the net sees what follows a mistake
SEARCHED = 0.5  # how much of a decision's worth is what the search found, beside how the match ended


class Seen(msgspec.Struct):
    """One decision of a match under way."""

    row: bytes
    seat: int
    moves: list[int]
    weights: list[float]
    hope: float


def table(game: Game[Any, Any], rng: Rng) -> tuple[int, Options]:
    """The seats and options of a match: two seats in half of them, else any number."""
    counts = game.seat_counts
    seats = 2 if 2 in counts and rng.below(2) else counts[rng.below(len(counts))]
    given: dict[str, bool | str] = {}
    if rng.below(1000) >= PLAIN * 1000:
        for option in game.options:
            if option.seats is None or seats in option.seats:
                given[option.name] = option.values[rng.below(len(option.values))]
    return seats, game.checked_options(seats, given)


def play(game_id: str, net: Net | None, iterations: int, seed: int) -> Samples:
    """One match; the same for the same seed. Without a net the search that insight leads is the teacher."""
    game = find(game_id)
    eye, rng = eye_of(game), Rng(seed)
    seats, options = table(game, rng)
    p: Position = game.start(shipped_pack(game_id), seats, options)
    seen: list[Seen] = []
    while p.agenda:
        if p.actor == NATURE:
            p.play(p.toss(rng.number()))
            continue
        moves = p.moves()
        if len(moves) == 1:
            p.play(moves[0])
            continue
        one = decided(game, net, eye, p, iterations, rng)
        seen.append(one)
        p.play(chosen(one, rng))
    return finished_samples(game, eye, p, seen)


def decided(game: Game[Any, Any], net: Net | None, eye: Eye, p: Position, iterations: int, rng: Rng) -> Seen:
    """What the search holds of each move."""
    search = search_of(game, net, Sampler(p, p.actor, rng.number()), rng.number())
    search.run(iterations, 3600.0)
    children = search.root.children
    moves = p.moves()
    visits = [children[move].visits for move in moves]
    total = sum(children[move].total for move in moves)
    return Seen(eye.look(p, p.actor), p.actor, moves, [each / sum(visits) for each in visits], total / sum(visits))


def chosen(one: Seen, rng: Rng) -> int:
    """Mostly the move that was searched most."""
    lot = rng.below(1000)
    if lot < STRAY * 1000:
        return one.moves[rng.below(len(one.moves))]
    if lot < (STRAY + DRAWN) * 1000:
        rest = rng.below(1_000_000) / 1_000_000
        for move, weight in zip(one.moves, one.weights, strict=True):
            rest -= weight
            if rest < 0:
                return move
    return one.moves[one.weights.index(max(one.weights))]


def finished_samples(game: Game[Any, Any], eye: Eye, p: Position, seen: list[Seen]) -> Samples:
    """The decisions of a match, now that its end is known."""
    won, points = finished(game.insight, p), p.scores()
    shares = np.zeros((len(seen), eye.seats), np.float32)
    finals = np.zeros((len(seen), eye.seats), np.float32)
    present = np.zeros((len(seen), eye.seats), np.uint8)
    for k, one in enumerate(seen):
        for seat in range(p.seats):
            place = (seat - one.seat) % p.seats
            shares[k, place], finals[k, place], present[k, place] = won[seat], points[seat], 1
        shares[k, 0] += SEARCHED * (one.hope - shares[k, 0])
    return Samples(
        np.frombuffer(b"".join(one.row for one in seen), np.uint8).reshape(len(seen), -1),
        np.cumsum([0, *[len(one.moves) for one in seen]]),
        np.array([move for one in seen for move in one.moves], np.int16),
        np.array([weight for one in seen for weight in one.weights], np.float32),
        shares,
        finals,
        present,
    )
