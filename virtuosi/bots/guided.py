"""Tree search over information sets that a net guides.

Like `search`, each iteration takes a freshly resampled position and walks down one shared tree of the moves people
make; Nature's outcomes leave no trace in it. But a new node costs one look of the net: it says which moves are likely
good, so poor ones are never tried, and what the position is worth for every seat. Leaves are judged several at a time.
Where a game's insight judges better than the net, or both together do, its word counts beside the net's: a net may have
learned to correct insight, and where the search comes back often, insight looks at every move more closely.
"""

import math
import time
from typing import Any, final

from virtuosi.bots.judgement import Clock, chances_of, decided, duel, iterations_left, prospects, scripted, settled
from virtuosi.bots.sampler import Sampler
from virtuosi.core.insight import Insight
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.sight import Sight, seen, told
from virtuosi.core.task import NATURE, Task

WHIM = 0.1  # of a prior
DEEPEST = 200
TOGETHER = 8  # leaves that are judged at once, at most
ALONE = 16  # iterations for each leaf more: a young tree learns from every one
CHECK_CLOCK = 16  # iterations between looks at the clock
SHARP = 5.0  # how much more likely insight holds the best of its moves than the worst, as a logarithm
SURE = 1e-4  # nobody is surer of victory or defeat when two judgements are taken together


@final
class Branch:
    """What is known of a move made at its parent, and of the position behind it."""

    __slots__ = ("available", "children", "first", "looked", "prior", "total", "visits", "waiting")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0.0  # those under way are counted
        self.total = 0.0  # prospects of whoever made the move
        self.available = 0.0  # how often the move was legal when its parent was passed
        self.waiting = False  # to be judged
        self.looked = False  # closely, by insight
        self.first: list[float] = []  # the net's prospects of each seat here
        self.children: dict[int, Branch] = {}


@final
class Walk:
    """One way down the tree: the moves made, by whom, and where it ended."""

    __slots__ = ("actor", "actors", "lent", "moves", "node", "path", "rough", "seats")

    def __init__(self, root: Branch, seats: int) -> None:
        self.seats = seats
        self.path: list[Branch] = []
        self.actors: list[int] = []
        self.lent: list[float] = []  # what stands in each branch for the outcome while it is under way
        self.node = root  # the end, when the net is to judge it, with who decides there and between which moves
        self.actor = NATURE
        self.moves: list[int] = []
        self.rough: list[float] = []  # insight's prospects of each seat there, if it is asked

    def step(self, child: Branch, actor: int, expected: float) -> None:
        lent = child.total / child.visits if child.visits > 0.0 else expected
        child.visits += 1.0
        child.total += lent
        self.path.append(child)
        self.actors.append(actor)
        self.lent.append(lent)
        self.node = child

    def learn(self, outcome: list[float]) -> None:
        for k in range(len(self.path)):
            self.path[k].total += outcome[self.actors[k]] - self.lent[k]


@final
class Guided:
    """One decision. `iterations` and `seconds` both limit it; the first reached ends it."""

    def __init__(
        self,
        sampler: Sampler,
        insight: Insight[Any],
        net: Any,  # a Net: numpy's arrays have no types here
        sight: Sight[Any],
        kinds: dict[type[Task[Any]], int],
        seed: int,
        together: int = TOGETHER,
    ) -> None:
        self.trust: float = net.trust  # insight's share in what a position is worth
        self.corrects: bool = net.corrects
        self.closer: float = net.closer
        self.narrowest: float = net.narrowest
        self.sampler = sampler
        self.insight = insight
        self.net = net
        self.near: Any = net.near()
        self.sight = sight
        self.kinds = kinds
        self.rng = Rng(seed)
        self.together = together
        self.exploration: float = net.exploration
        self.head_start = 0.0  # no visit counts that was not made
        self.root = Branch(1.0)
        self.script: list[int] = []  # the choices that a try begins with, as far as they can be made
        self.hasty = True  # it ends when no other move can draw level; advice compares moves, and goes on
        self.iterations = 0
        self.walks: list[Walk] = []
        self.rows: list[bytes] = []
        self.traits: list[bytes] = []

    def resume(self, root: Branch) -> None:
        """Go on with the tree of the decision before in the same turn; what was searched there counts."""
        legal = self.sampler.moves()
        self.root = root
        for move in list(root.children):
            if move in legal:
                self.iterations += int(root.children[move].visits)
            else:
                del root.children[move]

    def run(self, iterations: int, seconds: float, clock: Clock = time.perf_counter) -> None:
        start, begun = clock(), self.iterations
        while self.iterations < iterations:
            self.iterate()
            self.iterations += 1
            if self.iterations % CHECK_CLOCK == 0:
                spent = clock() - start
                left = iterations_left(iterations - self.iterations, self.iterations - begun, spent, seconds)
                visits = [child.visits for child in self.root.children.values()]
                if (
                    spent > seconds
                    or (spent > seconds * 0.4 and settled(visits))
                    or (self.hasty and decided(visits, left))
                ):
                    break
                time.sleep(0)  # compiled code lets other threads run only when it says so
        self.judge()

    def best(self) -> int:
        """The move that was searched most, the likelier one of two."""
        best_move = -1
        most = -1.0
        for move, child in self.root.children.items():
            if child.visits + child.prior > most:
                best_move, most = move, child.visits + child.prior
        return best_move

    def iterate(self) -> Position:
        """One more try; where it ended."""
        p = self.sampler.sample(self.rng)
        walk = Walk(self.root, p.seats)
        script = self.script
        while p.agenda and len(walk.path) < DEEPEST:
            actor = p.actor
            if actor == NATURE:
                p.play(p.toss(self.rng.number()))
                continue
            moves = p.moves()
            if len(moves) == 1:
                p.play(moves[0])  # nothing to learn from a move without an alternative
                continue
            node = walk.node
            if node.waiting:
                self.judge()
            if not node.first:
                walk.actor, walk.moves = actor, moves
                self.ask(walk, p)
                return p
            if self.closer > 0.0 and not node.looked and (node is self.root or node.visits >= self.closer):
                self.look(node, p, moves, actor)
            among = scripted(script, len(walk.path), moves)
            if among is moves:
                script = []  # what was to follow is not what it was meant to be
            move = self.choose(node, among, actor)
            walk.step(node.children[move], actor, node.first[actor])
            p.play(move)
        walk.learn(prospects(self.insight, p))
        return p

    def ask(self, walk: Walk, p: Position) -> None:
        walk.node.waiting = True
        survey = self.insight.survey(p)
        if self.corrects or self.trust > 0.0:
            walk.rough = chances_of(self.insight, self.insight.surveyed(p, survey))
        self.walks.append(walk)
        self.rows.append(seen(self.sight, self.kinds, p, walk.actor, survey))
        if self.sight.traits:
            self.traits.append(told(self.sight, p, walk.actor, walk.moves, survey))
        if len(self.walks) >= min(self.together, 1 + self.iterations // ALONE):
            self.judge()

    def judge(self) -> None:
        """Let the net judge the ends of all walks that wait."""
        walks = self.walks
        if not walks:
            return
        asked: list[list[int]] = []
        for walk in walks:
            asked.append(walk.moves)
        shares: list[list[float]]
        likely: list[list[float]]
        shares, likely = self.net.judge(self.rows, asked, self.traits, self.near)
        self.walks = []
        self.rows = []
        self.traits = []
        for k in range(len(walks)):
            walk = walks[k]
            own_first = shares[k]
            outcome: list[float] = []
            for seat in range(walk.seats):
                hope = own_first[(seat - walk.actor) % walk.seats]
                if self.corrects:
                    hope = corrected(duel(walk.rough, seat), hope)
                if self.trust > 0.0:
                    hope += self.trust * (walk.rough[seat] - hope)
                outcome.append(hope)
            walk.node.waiting = False
            walk.node.first = outcome
            self.grow(walk.node, walk.moves, likely[k])
            walk.learn(outcome)

    def grow(self, node: Branch, moves: list[int], likely: list[float]) -> None:
        """Children with the net's priors, a little more or less by lot: where nothing is left to chance, bots would
        else play the same match for ever, and those who think together would search the same tree."""
        most = max(likely)
        total = 0.0
        weights: list[float] = []
        for speaks in likely:
            weight = math.exp(speaks - most) * (1.0 + WHIM * (self.rng.below(201) - 100) / 100)
            weights.append(weight)
            total += weight
        for k in range(len(moves)):
            node.children[moves[k]] = Branch(weights[k] / total)

    def look(self, node: Branch, p: Position, moves: list[int], actor: int) -> None:
        """Judge the position after each move: half of the prior is insight's from now on."""
        node.looked = True
        glances: list[float] = []
        for move in moves:
            q = p.copy()
            q.play(move)
            glances.append(prospects(self.insight, q)[actor])
        most = max(glances)
        span = max(most - min(glances), self.narrowest)
        total = 0.0
        for k in range(len(moves)):
            glances[k] = math.exp(SHARP * (glances[k] - most) / span)
            total += glances[k]
        for k in range(len(moves)):
            child = node.children.get(moves[k])
            if child is None:
                child = Branch(1.0 / len(moves))
                node.children[moves[k]] = child
            child.prior = 0.5 * (child.prior + glances[k] / total)

    def choose(self, node: Branch, moves: list[int], actor: int) -> int:
        """The best bound: what a move brought, on the span between the worst and the best, and the prior's part.

        A move that was not tried is taken for as good as the net held the position. One that was not legal when the
        node was met, since Nature dealt differently, has the prior that all moves have on average.
        """
        children = node.children
        here = node.first[actor]
        lowest, highest = here, here
        passed = 1.0
        for move in moves:
            child = children.get(move)
            if child is None:
                child = Branch(1.0 / len(moves))
                children[move] = child
            child.available += 1.0
            passed = max(passed, child.available)
            if child.visits > 0.0:
                mean = child.total / child.visits
                lowest = min(lowest, mean)
                highest = max(highest, mean)
        span = max(highest - lowest, self.narrowest)
        reach = self.exploration * math.sqrt(passed)
        best_move = moves[0]
        best = -1.0
        for move in moves:
            child = children[move]
            mean = child.total / child.visits if child.visits > 0.0 else here
            bound = (mean - lowest) / span + reach * child.prior / (1.0 + child.visits)
            if bound > best:
                best_move, best = move, bound
        return best_move


def corrected(rough: float, correction: float) -> float:
    """A judgement and what a net that corrects it holds for likely: their odds are multiplied."""
    won = min(max(rough, SURE), 1.0 - SURE) * correction
    lost = (1.0 - min(max(rough, SURE), 1.0 - SURE)) * (1.0 - correction)
    return won / (won + lost + 1e-12)
