"""Matches that bots play against themselves, kept as samples."""

import math
import time
from typing import Any

from virtuosi.bots.guided import Branch, Guided
from virtuosi.bots.judgement import duel, prospects
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
from virtuosi.learning import turns
from virtuosi.learning.careful import Player
from virtuosi.learning.lessons import NARROWEST, SHARP, STRAY, Seen, finished_samples
from virtuosi.learning.samples import Samples

PLAIN = 0.7  # share of the matches with the options as they come
DRAWN = 0.3  # share of the decisions where a move is drawn by its visits, so that matches differ
STUDIED = 0.12  # share of the decisions that are searched well, to learn from: many matches teach more than long ones
GLANCED = 0.3  # share of the others that teach what insight holds of them at first glance
DESCENTS = 6  # down the tree of each decision, for those that may follow
WELL = 16  # visits that make such a decision an example
HURRIED = 1  # iterations: every move is seen once where insight leads, and the net's word taken where there is one
ALLOWED = 3600.0  # seconds
TRIED = 1e-6  # of a node that nobody visited yet


def table(game: Game[Any, Any], rng: Rng, wanted: int | None) -> tuple[int, Options]:
    """The seats and options of a match: unless so many seats are wanted, two in half of them, else any number."""
    counts = game.seat_counts
    seats = wanted or (2 if 2 in counts and rng.below(2) else counts[rng.below(len(counts))])
    given: dict[str, bool | str] = {}
    if rng.below(1000) >= PLAIN * 1000:
        for option in game.options:
            if option.seats is None or seats in option.seats:
                given[option.name] = option.values[rng.below(len(option.values))]
    return seats, game.checked_options(seats, given)


def play(
    game_id: str,
    net: Net | None,
    iterations: int,
    seed: int,
    end: float = math.inf,
    seats: int | None = None,
    careful: bool = False,
) -> Samples:
    """One match; the same for the same seed. Without a net the search that insight leads is the teacher.

    Most decisions are made in a hurry, and all after the end (time.time): they teach less, but lead to more places.
    When one alone is to learn, whole turns are looked at in place of searching; careful players hurry only at the end.
    """
    game = find(game_id)
    rng = Rng(seed)
    seated, options = table(game, rng, seats)
    p: Position = game.start(shipped_pack(game_id), seated, options)
    if careful:
        return played_carefully(game, net, p, iterations, rng, end)
    seen: list[Seen] = []
    while choices(p, rng):
        if seats == 1:
            p = turns.played(game, net, p, rng, seen)
            continue
        hurried = bool(seen) and (rng.below(1000) >= STUDIED * 1000 or time.time() > end)
        p.play(decided(game, net, p, HURRIED if hurried else iterations, rng, seen))
    return finished_samples(game, eye_of(game), p, seen)


def played_carefully(
    game: Game[Any, Any], net: Net | None, p: Position, iterations: int, rng: Rng, end: float
) -> Samples:
    player = Player(game, net, p.seats, rng)
    while p.agenda:
        if p.actor == NATURE:
            p.play(p.toss(rng.number()))
            player.forget()
            continue
        moves = p.moves()
        if len(moves) == 1:
            p.play(moves[0])
            continue
        p.play(player.decide(p, moves, HURRIED if time.time() > end else iterations, ALLOWED))
    return finished_samples(game, eye_of(game), p, player.lessons(p), searched=1.0)


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


def decided(game: Game[Any, Any], net: Net | None, p: Position, iterations: int, rng: Rng, seen: list[Seen]) -> int:
    """The move of a match, and what is to be learned from it and from the moves that may follow."""
    eye, sampler = eye_of(game), Sampler(p, p.actor, rng.number())
    search = search_of(game, net, sampler, rng.number())
    search.run(iterations, ALLOWED)
    if isinstance(search, Guided) and iterations == HURRIED:
        return search.best()  # the net's own opinion teaches it nothing
    one = weighed(eye, game, sampler.sample(rng), search.root, search.head_start)
    if iterations > HURRIED or rng.below(1000) < GLANCED * 1000:
        seen.append(one)
    if iterations > HURRIED:
        seen += foreseen(eye, game, sampler, search, rng)
    return chosen(one, rng)


def weighed(eye: Eye, game: Game[Any, Any], p: Position, node: Node | Branch, head_start: float) -> Seen:
    """What the search holds of each move; `head_start` are the visits it counts before any.

    A search that insight leads has looked at every move, so what it found of each tells more than how often it came
    back: the best is likely, and the others as far as they come near to it.
    """
    moves = p.moves()
    children = [node.children.get(move) for move in moves]
    visits = [child.visits if child else 0.0 for child in children]
    hope = sum(child.total for child in children if child) / max(sum(visits), TRIED)
    if head_start:
        lowest = min(child.total / child.visits for child in children if child)
        means = [child.total / child.visits if child else lowest for child in children]
        span = max(max(means) - min(means), NARROWEST)
        weights = [math.exp(SHARP * (mean - max(means)) / span) for mean in means]
        hope = means[weights.index(max(weights))]
    else:
        weights = visits
    total = sum(weights)
    row = eye.look(p, p.actor)
    hopes = prospects(game.insight, p)
    rough = [duel(hopes, seat) for seat in range(len(hopes))]
    traits = eye.hear(p, p.actor, moves)
    return Seen(row, p.actor, moves, [each / total for each in weights], hope, rough, traits)


def foreseen(eye: Eye, game: Game[Any, Any], sampler: Sampler, search: Search | Guided, rng: Rng) -> list[Seen]:
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
            one = weighed(eye, game, p, node, search.head_start)
            if node is not search.root and id(node) not in met:
                met.add(id(node))
                found.append(one)
            move = drawn(one, rng)
            if move not in node.children:  # Nature dealt differently when the node was met
                break
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
