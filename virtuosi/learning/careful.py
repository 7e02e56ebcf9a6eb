"""Matches in which every decision is searched a little: what a position is worth in the hands of somebody good.

Such matches take longer than hurried ones, and few of their decisions are told, since those of one match teach much
alike. What a decision is worth is what was found in the turns after it, the later the less, and then how it ended: one
match ends by luck, and what the next turns hoped for knows less of it.
"""

from typing import Any

from virtuosi.bots.guided import Branch, Guided
from virtuosi.bots.judgement import duel, prospects
from virtuosi.bots.net import Net
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import QUICK, Node, Search
from virtuosi.bots.searching import eye_of
from virtuosi.core.game import Game
from virtuosi.core.insight import Insight
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.learning.lessons import Seen, outcomes

TOLD = 0.15  # share of the decisions that are lessons
STRAYED = 0.06  # share where a move is drawn by its visits
LASTING = 0.95  # of what one turn tells, how much the turns after it know better
HARDLY = 0.05  # visits of a move that nobody tried: none is impossible


class Player:
    """Decides for all seats of a match, and remembers what was hoped for and what is to be learned."""

    def __init__(self, game: Game[Any, Any], net: Net | None, seats: int, rng: Rng) -> None:
        self.game = game
        self.net = net
        self.rng = rng
        # Seats that hold different things for dear meet more kinds of positions.
        lists = [game.insight, game.classic or game.insight]
        self.insights: list[Insight[Any]] = [lists[rng.below(2)] for _ in range(seats)]
        self.tree: Node | Branch | None = None
        self.turns: list[tuple[int, float]] = []  # of each: whose it was, and what they hoped for at its beginning
        self.seen: list[Seen] = []
        self.places: list[int] = []  # of what was seen: in which turn

    def search(self, p: Position) -> Search | Guided:
        sampler, seed = Sampler(p, p.actor, self.rng.number()), self.rng.number()
        if self.net is None:
            led = Search(sampler, self.insights[p.actor], seed, QUICK)
            if isinstance(self.tree, Node):
                led.resume(self.tree)
            return led
        eye = eye_of(self.game)
        guided = Guided(sampler, self.game.insight, self.net, eye.sight, eye.kinds, seed)
        if isinstance(self.tree, Branch):
            guided.resume(self.tree)
        return guided

    def decide(self, p: Position, moves: list[int], iterations: int, seconds: float) -> int:
        begins = not self.turns or self.turns[-1][0] != p.actor
        if begins:
            self.tree = None
        search = self.search(p)
        search.run(iterations, seconds)
        children, best = search.root.children, search.best()
        visits = [HARDLY + max(0.0, visited(children.get(move)) - search.head_start) for move in moves]
        if begins:
            self.turns.append((p.actor, hoped(search, best, p.actor)))
        if self.lot() < TOLD:
            self.tell(search.sampler.sample(self.rng), moves, visits)
        move = self.drawn(moves, visits) if self.lot() < STRAYED else best
        self.tree = children.get(move)
        return move

    def tell(self, p: Position, moves: list[int], visits: list[float]) -> None:
        eye = eye_of(self.game)
        hopes = prospects(self.game.insight, p)
        rough = [duel(hopes, seat) for seat in range(len(hopes))]
        weights = [each / sum(visits) for each in visits]
        traits = eye.hear(p, p.actor, moves)
        self.seen.append(Seen(eye.look(p, p.actor), p.actor, moves, weights, 0.0, rough, traits))
        self.places.append(len(self.turns) - 1)

    def drawn(self, moves: list[int], visits: list[float]) -> int:
        rest = self.lot() * sum(visits)
        for move, each in zip(moves, visits, strict=True):
            rest -= each
            if rest < 0.0:
                return move
        return moves[-1]

    def lot(self) -> float:
        return self.rng.below(1_000_000) / 1_000_000

    def forget(self) -> None:
        """Nature has moved: what was searched stands no longer."""
        self.tree = None

    def lessons(self, p: Position) -> list[Seen]:
        """What was seen, each with what it turned out to be worth to whoever decided."""
        ended = outcomes(self.game, p)
        for one, place in zip(self.seen, self.places, strict=True):
            after = self.turns[place + 1 :] if p.seats == 2 else []
            one.hope = followed(after, one.seat, ended[one.seat])
        return self.seen


def visited(child: Node | Branch | None) -> float:
    return child.visits if child is not None else 0.0


def hoped(search: Search | Guided, best: int, seat: int) -> float:
    """What the search holds the decision for; a net that was asked once has followed no move yet."""
    child = search.root.children[best]
    if isinstance(search, Guided) and child.visits == 0.0:
        return search.root.first[seat]
    return child.total / child.visits


def followed(turns: list[tuple[int, float]], seat: int, ended: float) -> float:
    """What the turns after a decision found, the nearest first, and how the match ended. Between two, what one hopes
    for the other does not; among more, only the end tells."""
    worth, weight = 0.0, 1.0
    for whose, hope in turns:
        worth += weight * (1.0 - LASTING) * (hope if whose == seat else 1.0 - hope)
        weight *= LASTING
    return worth + weight * ended
