"""A bot's decision: by whom it is made, how far it is searched, and what is kept for the next one."""

import time
from collections.abc import Mapping
from typing import Any

import msgspec

from virtuosi.bots.guests import UnknownBot, guest_move, guests
from virtuosi.bots.guided import Branch, Guided
from virtuosi.bots.judgement import Clock, best_at_once
from virtuosi.bots.levels import ALL, LEVELS, Level, allowance, level_of, manner_of
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import Node
from virtuosi.bots.searching import net_at, search_of
from virtuosi.core.game import Game
from virtuosi.core.options import Options
from virtuosi.core.rng import Rng
from virtuosi.core.saving import load
from virtuosi.core.task import NATURE
from virtuosi.games import Edition, find, pack_of, shipped

MOST_TREES = 8  # that a process keeps, of as many turns
TREES: dict[int, Mapping[int, Node | Branch]] = {}  # by the seed of a decision, the oldest first: what follows a move
LIKELY = 3  # moves of which what follows is kept: those who think together may agree on another one than each alone
COMPANY_FROM = 1000  # iterations a decision
ANOTHER = 1_000_003  # between the seeds of those who think together


class Found(msgspec.Struct, frozen=True):
    """A bot's move, after how many iterations of search, what was searched, and what of the decisions after it."""

    move: int
    iterations: int = 0
    tree: Node | Branch | None = None
    root: Node | Branch | None = None


class Memory(msgspec.Struct):
    """Of whoever moved last in a match: what they searched of the decisions to come, and for how long they have thought
    since it is their turn."""

    seat: int = NATURE
    tree: Node | Branch | None = None
    seconds: float = 0.0

    def keep(self, seat: int, tree: Node | Branch | None, seconds: float = 0.0) -> None:
        self.seat, self.tree, self.seconds = seat, tree, self.spent(seat) + seconds

    def forget(self) -> None:
        """Nature has moved: the turn goes on, what was searched does not."""
        self.tree = None

    def of(self, seat: int) -> Node | Branch | None:
        return self.tree if seat == self.seat else None

    def spent(self, seat: int) -> float:
        return self.seconds if seat == self.seat else 0.0


class Chosen(msgspec.Struct, frozen=True):
    """The same in notation, as it travels."""

    move: str
    iterations: int = 0
    votes: dict[str, float] = {}  # how often each move was searched


class Company(msgspec.Struct, frozen=True):
    """How many think about one decision together, and which of them this one is."""

    size: int = 1
    place: int = 0


ALONE = Company()


def random_move(sampler: Sampler, seed: int) -> int:
    moves = sampler.moves()
    return moves[Rng(seed).below(len(moves))]


def greedy_move(sampler: Sampler, game: Game[Any, Any], seed: int) -> int:
    """The move after which the position looks best at once; equal ones by lot."""
    rng = Rng(seed)
    best = best_at_once(game.insight, sampler.sample(rng))
    return best[rng.below(len(best))]


def searched(
    sampler: Sampler,
    game: Game[Any, Any],
    seed: int,
    level: Level,
    spent: float,
    tree: Node | Branch | None = None,
    clock: Clock = time.perf_counter,
) -> Found:
    """Levels go on in the tree of the decision before, unless they overlook moves; the measures never do."""
    net = net_at(game, sampler.seats, level.learned)
    search = search_of(game, net, sampler, seed, manner_of(level))
    if isinstance(search, Guided):
        if isinstance(tree, Branch):
            search.resume(tree)
    elif level.sight < ALL:
        search.overlook(level.sight)
    elif isinstance(tree, Node) and level.name in LEVELS:
        search.resume(tree)
    begun = search.iterations
    search.run(level.iterations, allowance(level, spent), clock)
    best = search.best()
    return Found(best, search.iterations - begun, search.root.children.get(best), search.root)


def decide(game: Game[Any, Any], sampler: Sampler, bot: str, seed: int, spent: float = 0.0) -> int:
    """What a bot plays, `spent` seconds into its turn."""
    return found(game, sampler, bot, seed, spent).move


def found(
    game: Game[Any, Any],
    sampler: Sampler,
    bot: str,
    seed: int,
    spent: float,
    tree: Node | Branch | None = None,
    company: int = 1,
    clock: Clock = time.perf_counter,
) -> Found:
    """A decision without alternatives needs no thought, and what was searched beyond it stays. In company each makes
    its part of the iterations. A person waits by the clock on the wall; bots among themselves have others."""
    moves = sampler.moves()
    if len(moves) == 1:
        return Found(moves[0], tree=tree)
    if bot == "random":
        return Found(random_move(sampler, seed))
    if bot == "greedy":
        return Found(greedy_move(sampler, game, seed))
    level = level_of(bot)
    if level is not None:
        part = msgspec.structs.replace(level, iterations=-(-level.iterations // company))
        return searched(sampler, game, seed, part, spent, tree, clock)
    if bot in guests():
        return Found(guest_move(sampler, game, bot, seed))
    raise UnknownBot(bot)


def worth_company(bot: str) -> bool:
    """Whether several may think about its decisions: one that thinks little is done before they are asked."""
    return bot in LEVELS and LEVELS[bot].iterations >= COMPANY_FROM


def elected(votes: list[dict[str, float]]) -> str:
    """The move that all together searched most."""
    together: dict[str, float] = {}
    for one in votes:
        for move, visits in one.items():
            together[move] = together.get(move, 0.0) + visits
    return max(together, key=lambda move: together[move])


def choose(
    game_id: str,
    edition: Edition | None,
    seats: int,
    options: Options,
    saved: dict[str, Any],
    seat: int,
    bot: str,
    seed: int,
    spent: float,
    after: int = 0,
    made: str = "",
    company: Company = ALONE,
) -> Chosen:
    """For worker processes: the move a bot makes in a saved position.

    `edition` is an owner's, None for the shipped one. `after` is the seed of the decision before, and `made` its move,
    if nobody else has moved since, not even Nature: the search then goes on in its tree.
    """
    game = find(game_id)
    pack = pack_of(edition or shipped(game_id))
    position = load(game, pack, seats, options, saved)
    tree = TREES.pop(after, {}).get(game.space.numbers.get(made, -1))
    whim = seed + company.place * ANOTHER
    decision = found(game, Sampler(position, seat, whim), bot, whim, spent, tree, company.size)
    names = game.space.names
    if decision.root is None:
        return Chosen(names[decision.move], decision.iterations)
    children = decision.root.children
    TREES[seed] = {move: children[move] for move in sorted(children, key=lambda move: -children[move].visits)[:LIKELY]}
    while len(TREES) > MOST_TREES:
        del TREES[next(iter(TREES))]
    votes = {names[move]: child.visits for move, child in children.items()}
    return Chosen(names[decision.move], decision.iterations, votes)
