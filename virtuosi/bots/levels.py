"""The bots a person can choose, and the plain ones that measure them."""

import math
import re
import time
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import msgspec

from virtuosi.bots.guided import Branch, Guided
from virtuosi.bots.judgement import Clock, best_at_once
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import CLASSIC, MASTERFUL, QUICK, THOROUGH, Node
from virtuosi.bots.searching import MASTERLY, SCHOLARLY, net_at, search_of
from virtuosi.core.game import Game
from virtuosi.core.options import Options
from virtuosi.core.rng import Rng
from virtuosi.core.saving import load
from virtuosi.core.task import NATURE
from virtuosi.games import Edition, find, pack_of, shipped

ALL = 100  # moves of a hundred


class Level(msgspec.Struct, frozen=True):
    """How a bot thinks about one decision: what it sees and how much it thinks make the level, on a slow machine as on
    a fast one; the seconds only keep the promise."""

    name: str
    seconds: float  # at most
    iterations: int  # at most
    turn: float  # seconds that a person is promised to wait at most for a whole turn
    sight: int = ALL  # of a hundred moves it sees so many at all
    learned: int = 0  # as much as some nets ask for: with others, and without a net, insight judges alone


LEVELS = {
    "novice": Level("novice", 0.3, 40, 1.0, 60),
    "scholar": Level("scholar", 0.9, 300, 3.0, learned=SCHOLARLY),
    "master": Level("master", 3.0, 20_000, 8.0, learned=MASTERLY),
    "grand": Level("grand", 8.0, 1_000_000, 20.0, learned=MASTERLY),
}
FIRST_MASTER = Level("classic", 3.0, 1_000_000, 8.0)  # the first Master, to measure later ones by
GUEST_SECONDS, GUEST_TURN = 1.0, 20.0  # a bot of another package is not told the time, and may load a library first
SHARE = 0.4  # of what is left of a turn's time: the most for its next decision
QUICKEST = 0.02  # seconds, so that a turn of many small decisions ends in time, too
MEASURES = ("random", "greedy", "search", "classic")
BOTS = (*LEVELS, *MEASURES)
GUESTS = "virtuosi.bots"  # the entry points of packages that bring a bot
MOST_TREES = 8  # that a process keeps, of as many turns
TREES: dict[int, Mapping[int, Node | Branch]] = {}  # by the seed of a decision, the oldest first: what follows a move
LIKELY = 3  # moves of which what follows is kept: those who think together may agree on another one than each alone
COMPANY_FROM = 1000  # iterations a decision
ANOTHER = 1_000_003  # between the seeds of those who think together
FOREVER = 3600.0  # seconds
SEARCH_ITERATIONS = 300  # of the bot called "search": by count, so that results can be repeated
EFFORT = re.compile(r"(?P<name>\w+)(:(?P<iterations>[1-9]\d*))?(@(?P<seconds>\d+(\.\d+)?))?")


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


class UnknownBot(LookupError):
    """There is no bot of this name."""


class BadGuest(ValueError):
    """A bot of another package that cannot be asked, or that chose what it may not; the sentence says which."""


Guest = Callable[[Game[Any, Any], Sampler, int], int]  # the same move for the same seed


@cache
def guests() -> dict[str, EntryPoint]:
    """The bots that installed packages bring along; none takes the name of one of ours."""
    return {point.name: point for point in entry_points(group=GUESTS) if point.name not in BOTS}


def seated_bots() -> tuple[str, ...]:
    """The bots that a seat of a table can be given to: they keep a person waiting for no longer than is promised."""
    return (*LEVELS, *guests())


def promise_of(bot: str) -> Level:
    """How long a bot that holds a seat may think."""
    return LEVELS.get(bot) or Level(bot, GUEST_SECONDS, 0, GUEST_TURN)


def patience(level: Level, spent: float) -> float:
    """Seconds after which nobody waits for a decision any more. Ours keep to the time of a turn by themselves."""
    return level.turn if level.name in LEVELS else max(QUICKEST, level.turn - spent)


def every_bot() -> tuple[str, ...]:
    return (*BOTS, *guests())


def is_bot(name: str) -> bool:
    """Whether somebody plays under this name, an effort included."""
    return name in every_bot() or level_of(name) is not None


@cache
def guest(bot: str) -> Guest:
    try:
        found: Guest = guests()[bot].load()
    except (ImportError, AttributeError) as error:
        raise BadGuest(f"The bot {bot} cannot be loaded: {error}.") from error
    return found


def guest_move(sampler: Sampler, game: Game[Any, Any], bot: str, seed: int) -> int:
    move = guest(bot)(game, sampler, seed)
    if move not in sampler.moves():
        raise BadGuest(f"The bot {bot} chose {move!r}, which is not legal there.")
    return move


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


def manner_of(level: Level) -> int:
    if level.name not in LEVELS:
        return CLASSIC if level.name == FIRST_MASTER.name else THOROUGH
    return MASTERFUL if level.learned >= MASTERLY else QUICK


def level_of(bot: str) -> Level | None:
    """The level of a bot that searches, by its name or by a name and an effort: `search:3000` makes so many iterations
    a decision, `classic@0.3` takes so many seconds, and as much less for a whole turn."""
    form = EFFORT.fullmatch(bot)
    searching = {**LEVELS, "classic": FIRST_MASTER, "search": Level("search", FOREVER, SEARCH_ITERATIONS, math.inf)}
    if form is None or form["name"] not in searching:
        return None
    level = searching[form["name"]]
    if form["iterations"]:
        level = msgspec.structs.replace(level, iterations=int(form["iterations"]), seconds=FOREVER, turn=math.inf)
    if form["seconds"]:
        seconds = float(form["seconds"])
        level = msgspec.structs.replace(level, seconds=seconds, turn=level.turn * seconds / level.seconds)
    return level


def allowance(level: Level, spent: float) -> float:
    """Seconds for the next decision of a turn that has taken so many: however many decisions, the promise is kept."""
    return max(QUICKEST, min(level.seconds, SHARE * (level.turn - spent)))


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
