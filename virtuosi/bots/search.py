"""Tree search over information sets, for any game and any number of seats.

Each iteration takes a freshly resampled position, walks down one shared tree of the moves people make, and judges
where it ends. Nature's outcomes are tossed and leave no trace in the tree, so a node stands for what was decided, not
for what came up. Every seat maximizes its own prospects (max^n).

A new node's moves get a first glance each, which is most of the work. The first Master judges all seats anew after each
of them; a quick search only the one who moves, and leaves out moves that have looked poor wherever it met them.
"""

import math
import time
from typing import Any, final

from virtuosi.bots.judgement import Clock, chances_of, decided, finished, iterations_left, prospects, scripted, settled
from virtuosi.bots.sampler import Sampler
from virtuosi.core.insight import Insight
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE

EXPLORATION = 1.5
NARROWEST = 0.002  # moves closer together than this are alike
PRIOR_VISITS = 1.0  # how much the first glance at a move weighs against searching it
DEEPEST = 200
CHECK_CLOCK = 8  # iterations between looks at the clock
MET = 2.0  # glances at a move that make a habit of it
WHIM = 0.1  # of the doubt about a move
PLAUSIBLE = 3  # moves that look best: whoever overlooks the others sees one of these
# How insight leads a search: the first Master's; of those who measure bots or teach nets; of a level; of a Master
CLASSIC, THOROUGH, QUICK, MASTERFUL = 0, 1, 2, 3


@final
class Node:
    """What is known of a move made at its parent."""

    __slots__ = ("available", "children", "doubt", "highest", "prior", "span", "total", "values", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior  # the first glance
        self.visits = PRIOR_VISITS
        self.total = prior * PRIOR_VISITS  # prospects of whoever made the move
        self.available = 1  # how often the move was legal when its parent was passed
        self.doubt = EXPLORATION  # less for a move that looked poor beside its siblings
        self.children: dict[int, Node] = {}
        self.highest = 0.0  # the best first glance at a child, and the span down to the worst
        self.span = 0.0
        self.values: list[float] = []  # what each seat has behind the move, in points


@final
class Habit:
    """How a move looks wherever it is met: how far below the best of its siblings, from 0 to 1."""

    __slots__ = ("below", "met")

    def __init__(self) -> None:
        self.below = 0.0  # all glances together
        self.met = 0.0

    def usual(self) -> float:
        return self.below / self.met


@final
class Search:
    """One decision. `iterations` and `seconds` both limit it; the first reached ends it."""

    def __init__(self, sampler: Sampler, insight: Insight[Any], seed: int, manner: int = THOROUGH) -> None:
        self.sampler = sampler
        self.insight = insight
        self.quick = manner >= QUICK
        self.habits: dict[int, Habit] = {}
        self.rng = Rng(seed)
        self.root = Node(0.5)
        self.head_start = PRIOR_VISITS
        self.candidates: list[int] = []  # the moves that are seen at the root; empty: all
        self.script: list[int] = []  # the choices that a try begins with, as far as they can be made
        self.iterations = 0

    def resume(self, root: Node) -> None:
        """Go on with the tree of the decision before in the same turn; what was searched there counts."""
        legal = self.sampler.moves()
        self.root = root
        for move in list(root.children):
            if move in legal:
                self.iterations += int(root.children[move].visits - PRIOR_VISITS)
            else:
                del root.children[move]

    def run(self, iterations: int, seconds: float, clock: Clock = time.perf_counter) -> None:
        start, begun = clock(), self.iterations
        while self.iterations < iterations and len(self.candidates) != 1:
            self.iterate()
            self.iterations += 1
            if self.iterations % CHECK_CLOCK == 0:
                spent = clock() - start
                left = iterations_left(iterations - self.iterations, self.iterations - begun, spent, seconds)
                visits = [child.visits for child in self.root.children.values()]
                if spent > seconds or (spent > seconds * 0.4 and settled(visits)) or decided(visits, left):
                    return
                time.sleep(0)  # compiled code lets other threads run only when it says so

    def overlook(self, sight: int) -> None:
        """See each move only with a chance of `sight` in a hundred, as people do. The best may be missed, but of those
        that look best at first glance one is always seen: a mistake then, not nonsense."""
        p = self.sampler.sample(self.rng)
        moves = p.moves()
        self.meet(self.root, p, moves, p.actor)
        ranked = sorted(moves, key=self.glance, reverse=True)
        best = ranked[:PLAUSIBLE]
        seen = [best[self.rng.below(len(best))]]
        for move in ranked:
            if move != seen[0] and self.rng.below(100) < sight:
                seen.append(move)
        self.candidates = seen

    def glance(self, move: int) -> float:
        return self.root.children[move].prior

    def best(self) -> int:
        """The move that was searched most."""
        if len(self.candidates) == 1:
            return self.candidates[0]
        best_move = -1
        most = -1.0
        for move, child in self.root.children.items():
            if child.visits > most:
                best_move, most = move, child.visits
        return best_move

    def iterate(self) -> Position:
        """One more try; where it ended."""
        p = self.sampler.sample(self.rng)
        node = self.root
        script = self.script
        judged = False  # whether somebody has looked at just this position
        new = False  # whether the last decision was met for the first time
        path: list[Node] = []
        actors: list[int] = []
        while p.agenda and len(path) < DEEPEST and not new:
            actor = p.actor
            if actor == NATURE:
                p.play(p.toss(self.rng.number()))
                judged = False
                continue
            moves = self.candidates if node is self.root and self.candidates else p.moves()
            if len(moves) == 1 and moves is not self.candidates:
                p.play(moves[0])  # nothing to learn from a move without an alternative
                judged = False
                continue
            if self.quick and not node.children and not (judged and node.values):
                node.values = self.insight.values(p)
            new = self.meet(node, p, moves, actor)
            among = scripted(script, len(path), moves)
            if among is moves:
                script = []  # what was to follow is not what it was meant to be
            move = self.choose(node, among)
            node = node.children[move]
            path.append(node)
            actors.append(actor)
            p.play(move)
            judged = True
        self.learn(path, actors, self.judge(node, p))
        return p

    def judge(self, node: Node, p: Position) -> list[float]:
        """The prospects of all seats where a try ends."""
        if not p.agenda:
            return finished(self.insight, p)
        node.values = self.insight.values(p)
        return chances_of(self.insight, node.values)

    def meet(self, node: Node, p: Position, moves: list[int], actor: int) -> bool:
        """Make children for moves not met before, each with a first glance. Returns whether the node was new."""
        children = node.children
        new = not children
        unseen = self.poor(moves) if new and node is not self.root else []
        met: list[Node] = []
        for move in moves:
            child = children.get(move)
            if child is not None:
                child.available += 1
            elif move not in unseen:
                child = Node(self.first(node, p, move, actor))
                children[move] = child
                met.append(child)
        if new:
            self.survey(node, met)
            self.remember(node)
            for move in unseen:
                child = Node(max(0.0, node.highest - node.span * self.habits[move].usual()))
                children[move] = child
                met.append(child)
        for child in met:
            below = max(0.0, node.highest - child.prior) / node.span
            child.doubt = EXPLORATION * math.exp(-self.insight.trust * below) * self.whim()
        return new

    def whim(self) -> float:
        """A little more or less doubt, by lot: where no dice fall, bots would else play the same match for ever, and
        those who think together would search the same tree."""
        return 1.0 + WHIM * (self.rng.below(201) - 100) / 100 if self.quick else 1.0

    def first(self, node: Node, p: Position, move: int, actor: int) -> float:
        """The first glance at a move: what whoever makes it can hope for then."""
        q = p.copy()
        q.play(move)
        if not self.quick or not q.agenda or not node.values:
            return prospects(self.insight, q)[actor]
        values = node.values[:]
        values[actor] = self.insight.worth(q, actor)
        return chances_of(self.insight, values)[actor]

    def poor(self, moves: list[int]) -> list[int]:
        """The moves that need no glance, because they usually look poor; never all."""
        found: list[int] = []
        if not self.quick or self.insight.habit == 0.0:
            return found
        for move in moves:
            habit = self.habits.get(move)
            if habit is not None and habit.met >= MET and habit.usual() > self.insight.habit:
                found.append(move)
        return found if len(found) < len(moves) else []

    def remember(self, node: Node) -> None:
        """How the moves of a new node looked beside each other."""
        if not self.quick or self.insight.habit == 0.0:
            return
        for move, child in node.children.items():
            habit = self.habits.get(move)
            if habit is None:
                habit = Habit()
                self.habits[move] = habit
            habit.below += (node.highest - child.prior) / node.span
            habit.met += 1.0

    def survey(self, node: Node, met: list[Node]) -> None:
        """What the first glances at a new node's children lie between."""
        lowest, highest = 1.0, 0.0
        for child in met:
            lowest = min(lowest, child.prior)
            highest = max(highest, child.prior)
        node.highest = highest
        node.span = max(highest - lowest, NARROWEST)

    def choose(self, node: Node, moves: list[int]) -> int:
        """The upper confidence bound, with availability in place of the parent's visits.

        Means are compared on the span between the worst and the best of them: in a long match a good move is worth a
        point or two, and beside a fixed measure of doubt that would be nothing. Moves that looked poor at first glance
        get less of the doubt, as far as the game's insight is to be trusted: a turn of many small decisions is then
        searched to its end and not lost among poor moves.
        """
        lowest, highest = 1.0, 0.0
        for move in moves:
            child = node.children[move]
            mean = child.total / child.visits
            lowest = min(lowest, mean)
            highest = max(highest, mean)
        span = max(highest - lowest, NARROWEST)
        best_move = moves[0]
        best = -1.0
        for move in moves:
            child = node.children[move]
            hope = (child.total / child.visits - lowest) / span
            bound = hope + child.doubt * math.sqrt(math.log(child.available + 1.0) / child.visits)
            if bound > best:
                best_move, best = move, bound
        return best_move

    def learn(self, path: list[Node], actors: list[int], outcome: list[float]) -> None:
        for k in range(len(path)):  # compiled, far quicker than zip
            path[k].visits += 1.0
            path[k].total += outcome[actors[k]]
