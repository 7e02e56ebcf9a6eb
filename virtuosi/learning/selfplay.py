"""Matches that bots play against themselves, kept as samples."""

import math
import time
from typing import Any

import msgspec
import numpy as np

from virtuosi.bots.guided import Branch, Guided
from virtuosi.bots.judgement import finished
from virtuosi.bots.net import Net
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import Node, Search
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
STUDIED = 0.25  # share of the decisions that are searched well, to learn from: many matches teach more than long ones
DESCENTS = 6  # down the tree of each decision, for those that may follow
WELL = 16  # visits that make such a decision an example
HURRIED = 10  # iterations
ALLOWED = 3600.0  # seconds
SEARCHED = 0.8  # how much of a decision's worth is what the search found, beside how the match ended


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


def play(game_id: str, net: Net | None, iterations: int, seed: int, end: float = math.inf) -> Samples:
    """One match; the same for the same seed. Without a net the search that insight leads is the teacher.

    Most decisions are made in a hurry, and all after the end (time.time): they teach nothing, but lead to more places.
    """
    game = find(game_id)
    eye, rng = eye_of(game), Rng(seed)
    seats, options = table(game, rng)
    p: Position = game.start(shipped_pack(game_id), seats, options)
    seen: list[Seen] = []
    while moves := choices(p, rng):
        sampler = Sampler(p, p.actor, rng.number())
        search = search_of(game, net, sampler, rng.number())
        if seen and (rng.below(1000) >= STUDIED * 1000 or time.time() > end):
            search.run(HURRIED, ALLOWED)
            p.play(moves[rng.below(len(moves))] if rng.below(1000) < STRAY * 1000 else search.best())
            continue
        search.run(iterations, ALLOWED)
        seen.append(weighed(eye.look(p, p.actor), p.actor, moves, search.root, search.head_start))
        p.play(chosen(seen[-1], rng))
        seen += foreseen(eye, sampler, search, rng)
    return finished_samples(game, eye, p, seen)


def choices(p: Position, rng: Rng) -> list[int]:
    """Play on until somebody has a choice; the moves there, none when the match is over."""
    while p.agenda:
        if p.actor == NATURE:
            p.play(p.toss(rng.number()))
            continue
        moves = p.moves()
        if len(moves) > 1:
            return moves
        p.play(moves[0])
    return []


def weighed(row: bytes, seat: int, moves: list[int], node: Node | Branch, head_start: float) -> Seen:
    """What the search holds of each move; `head_start` are the visits it counts before any."""
    children = [node.children.get(move) for move in moves]
    visits = [child.visits - head_start if child else 0.0 for child in children]
    hope = sum(child.total for child in children if child) / (sum(visits) + head_start * len(children))
    return Seen(row, seat, moves, [each / sum(visits) for each in visits], hope)


def foreseen(eye: Eye, sampler: Sampler, search: Search | Guided, rng: Rng) -> list[Seen]:
    """Decisions that may follow and have been searched well already: down the tree, by the visits."""
    found: list[Seen] = []
    met: set[int] = set()
    for _ in range(DESCENTS):
        p = sampler.sample(rng)
        node: Node | Branch = search.root
        while moves := choices(p, rng):
            searched = sum(node.children[move].visits - search.head_start for move in moves if move in node.children)
            if searched < WELL:
                break
            one = weighed(eye.look(p, p.actor), p.actor, moves, node, search.head_start)
            if node is not search.root and id(node) not in met:
                met.add(id(node))
                found.append(one)
            move = drawn(one, rng)
            node = node.children[move]
            p.play(move)
    return found


def chosen(one: Seen, rng: Rng) -> int:
    """Mostly the move that was searched most."""
    lot = rng.below(1000)
    if lot < STRAY * 1000:
        return one.moves[rng.below(len(one.moves))]
    if lot < (STRAY + DRAWN) * 1000:
        return drawn(one, rng)
    return one.moves[one.weights.index(max(one.weights))]


def drawn(one: Seen, rng: Rng) -> int:
    """A move by lot, the more searched the likelier."""
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
        if p.seats == 2:
            shares[k, 1] = 1.0 - shares[k, 0]  # what one loses the other wins
    return Samples(
        np.frombuffer(b"".join(one.row for one in seen), np.uint8).reshape(len(seen), -1),
        np.cumsum([0, *[len(one.moves) for one in seen]]),
        np.array([move for one in seen for move in one.moves], np.int16),
        np.array([weight for one in seen for weight in one.weights], np.float32),
        shares,
        finals,
        present,
    )
