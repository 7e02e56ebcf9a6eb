"""Advice for a seat: the best moves of a decision with what they bring and why, by the search that the strongest bots
use. Everything comes from positions in which what the seat cannot know is redrawn."""

import math
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from virtuosi.bots.guided import SURE, Branch, Guided
from virtuosi.bots.judgement import prospects
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import MASTERFUL, PRIOR_VISITS, Node, Search
from virtuosi.bots.searching import MASTERLY, eye_of, net_at, search_of
from virtuosi.core.foresight import Advice, Hint, Why, World, reasons, settle
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.scene import Measure, Number
from virtuosi.core.text import Message

if TYPE_CHECKING:
    from virtuosi.bots.net import Net

BEST = 3  # moves that are told
WORLDS = 8  # in which a line is played on
LONGEST = 8  # moves of a line, when nobody else comes to move before
ENOUGH = 4  # tries of a move that make it worth telling as part of a line
FIRST = 0.7  # of the effort: for all moves; the rest compares the best


class Effort(msgspec.Struct, frozen=True):
    """What advice may cost; whatever is reached first ends it."""

    iterations: int
    seconds: float


class Coach:
    """One decision of one seat."""

    def __init__(self, game: Game[Any, Any], sampler: Sampler, seed: int) -> None:
        self.game = game
        self.seat = sampler.seat
        self.moves = sampler.moves()
        self.net: Net | None = net_at(game, sampler.seats, MASTERLY)
        self.search: Search | Guided = search_of(game, self.net, sampler, seed, MASTERFUL)
        if isinstance(self.search, Guided):
            self.search.hasty = False
        rng = Rng(seed)
        self.points: dict[int, list[list[float]]] = {}  # in sight at the ends of tries, by move
        self.worlds = [World(sampler.sample(rng), rng.number()) for _ in range(WORLDS)]

    def advise(self, number: int, effort: Effort) -> Advice:
        """The best moves, the best one first."""
        if len(self.moves) > 1:
            self._think(effort)
        ranked = self.ranked()
        if len(self.moves) > 1:
            tried = [move for move in ranked if self._tried(move)[0] > 0]
            ranked = sorted(tried, key=lambda move: -(worth(self.search.root.children[move]) or 0.0)) or ranked[:1]
        return Advice(number, [self._hint(move) for move in ranked], self.search.iterations)

    def _think(self, effort: Effort) -> None:
        """First about all moves, then in turn about those that are told, so that each is known about as well: also
        where the search was so sure of one that it tried no other."""
        end = self.begin(effort)
        few = self.ranked()
        while self.search.iterations < effort.iterations and time.perf_counter() < end:
            for move in few:
                self.points.setdefault(move, []).append(self.follow([move]))
        self.settle()

    def begin(self, effort: Effort) -> float:
        """Think about all moves; until when there is time for the rest."""
        end = time.perf_counter() + effort.seconds
        self.search.run(round(FIRST * effort.iterations), FIRST * effort.seconds)
        return end

    def follow(self, choices: list[int]) -> list[float]:
        """One more try, which begins with these choices: the points in sight where it ended."""
        self.search.script = choices
        self.search.iterations += 1
        return self._points(self.search.iterate())

    def settle(self) -> None:
        """Nothing that was tried waits to be judged any more."""
        if isinstance(self.search, Guided):
            self.search.judge()

    def ranked(self) -> list[int]:
        """The few moves that were tried most; of two the one that looked better."""
        return sorted(self.moves, key=self._tried, reverse=True)[:BEST]

    def _tried(self, move: int) -> tuple[int, float]:
        """How often, and how a move looked at first."""
        child = self.search.root.children.get(move)
        return (visits(child), child.prior) if child is not None else (0, 0.0)

    def _hint(self, move: int) -> Hint:
        child = self.search.root.children.get(move) if len(self.moves) > 1 else None
        why = reasons(self.game, self.worlds, self.seat, self.line(move, child))
        if not why.gains and not why.turned:  # what it is good for shows later
            why = reasons(self.game, self.worlds, self.seat, self.line(move, child, others=True), alone=False)
        return self.told(self.worlds[0].position, move, child, why, self.points.get(move, []))

    def told(
        self, here: Position, move: int, child: Node | Branch | None, why: Why, points: Sequence[Sequence[float]]
    ) -> Hint:
        """A move that is made here, with what is known of where it leads."""
        seen = points or [self._points(end) for end in why.ends]
        return Hint(
            self.game.space.names[move],
            self.game.label(here, move),
            self.game.refs(here, move),
            self._chances(worth(child), why.ends),
            [round(points, 1) for points in mean(seen)],
            0 if child is None else visits(child),
            why.then,
            why.gains,
            why.turned,
            why.told,
        )

    def line(self, move: int, child: Node | Branch | None, others: bool = False) -> list[int]:
        """The moves that a move leads to in the first world, as they were tried most: until the seat's turn ends or
        others decide, unless these are followed too, or one takes back what the one before it did; a few at most."""
        world = self.worlds[0]
        p, rng, line = world.position.copy(), Rng(world.seed), [move]
        stood = [self.game.measures(p, self.seat)]
        p.play(move)
        while child is not None and len(line) < LONGEST:
            ended = line[-1] in self.game.closing and len(line) > 1
            settle(p, rng)
            if not p.agenda or (not others and (ended or p.actor != self.seat)):
                break
            moves = p.moves()
            if len(moves) == 1:
                line.append(moves[0])
            else:
                most, child = most_tried(child, moves)
                if child is None:
                    break
                line.append(most)
            stood.append(self.game.measures(p, self.seat))
            p.play(line[-1])
            if in_vain(stood[-2], stood[-1], self.game.measures(p, self.seat)):
                return line[:-2] or line[:1]
        return line

    def _chances(self, own: float | None, ends: Sequence[Position]) -> list[float]:
        """Each seat's chance to win. The search knows it for the seat that decides, the others share the rest as they
        stand at the ends of the line. Alone there is nobody to win against."""
        shares = mean([prospects(self.game.insight, end) for end in ends])
        if len(shares) == 1:
            return []
        told = shares[self.seat] if own is None else own
        return shared(self._true(told, len(shares)), self.seat, shares)

    def _true(self, told: float, seats: int) -> float:
        """What the search holds for likely as it turns out: its odds, beside those of equals, to a power."""
        sure = min(max(told, SURE), 1.0 - SURE)
        even = math.log(seats - 1.0)
        sureness = self.game.insight.sureness(self.worlds[0].position)
        return 1.0 / (1.0 + math.exp(even - sureness * (math.log(sure / (1.0 - sure)) + even)))

    def _points(self, p: Position) -> list[float]:
        """The points in sight for each seat: foreseen by the net, else what each has and what is under way."""
        if not p.agenda:
            return [float(points) for points in p.scores()]
        if self.net is None:
            return list(self.game.insight.values(p))
        own_first = self.net.points(eye_of(self.game).look(p, self.seat))
        return [own_first[(seat - self.seat) % p.seats] for seat in range(p.seats)]


def visits(child: Node | Branch) -> int:
    """How often a move was tried."""
    return int(child.visits - (PRIOR_VISITS if isinstance(child, Node) else 0.0))


def worth(child: Node | Branch | None) -> float | None:
    """What a move was found to be worth to its seat, if it was tried."""
    return child.total / child.visits if child is not None and visits(child) > 0 else None


def most_tried(node: Node | Branch, moves: Sequence[int]) -> tuple[int, Node | Branch | None]:
    """Of these moves the one that was tried most, if that was often enough to mean something."""
    most, found = ENOUGH - 1, None
    best = moves[0]
    for move in moves:
        child = node.children.get(move)
        if child is not None and visits(child) > most:
            best, most, found = move, visits(child), child
    return best, found


def in_vain(before: Sequence[Measure], between: Sequence[Measure], after: Sequence[Measure]) -> bool:
    """Whether of two moves the second takes back what the first has set, and together they only spend something."""
    was, met, now = ({measure.key: measure.value for measure in measures} for measures in (before, between, after))
    back = any(not isinstance(was[key], int) and met.get(key) != was[key] == now.get(key) for key in was)
    return back and all(_spent(was[key], now[key]) for key in was if key in now and now[key] != was[key])


def _spent(before: Number | Message, after: Number | Message) -> bool:
    return isinstance(before, int) and isinstance(after, int) and after < before


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def shared(own: float, seat: int, shares: Sequence[float]) -> list[float]:
    """A seat's chance, and the rest of it for the others as they stand beside each other."""
    others = sum(shares) - shares[seat]
    rest = [(1.0 - own) * share / others if others else (1.0 - own) / (len(shares) - 1) for share in shares]
    return [round(own if one == seat else rest[one], 3) for one in range(len(shares))]


def advise(game: Game[Any, Any], position: Position, seat: int, seed: int, number: int, effort: Effort) -> Advice:
    """What to tell a seat about its decision in a position, whatever is hidden there from it."""
    return Coach(game, Sampler(position, seat, seed), seed).advise(number, effort)
