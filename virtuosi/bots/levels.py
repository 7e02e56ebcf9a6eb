"""The bots a person can choose, and the plain ones that measure them."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

import msgspec

from virtuosi.bots.judgement import prospects
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.searching import search_of, shipped_net
from virtuosi.core.game import Game
from virtuosi.core.options import Options
from virtuosi.core.rng import Rng
from virtuosi.core.saving import load
from virtuosi.games import Edition, find, pack_of, shipped

if TYPE_CHECKING:
    from virtuosi.bots.net import Net


class Level(msgspec.Struct, frozen=True):
    """How long a bot thinks about one decision, and how much: whichever is reached first."""

    name: str
    seconds: float
    iterations: int
    turn: float  # seconds that a person is promised to wait at most for a whole turn


LEVELS = {
    "novice": Level("novice", 0.3, 40, 1.0),
    "scholar": Level("scholar", 0.9, 700, 3.0),
    "master": Level("master", 3.0, 1_000_000, 8.0),
}
SHARE = 0.4  # of what is left of a turn's time: the most for its next decision
QUICKEST = 0.05  # seconds
MEASURES = ("random", "greedy", "search")
BOTS = (*LEVELS, *MEASURES)
GUESTS = "virtuosi.bots"  # the entry points of packages that bring a bot
SEARCH_ITERATIONS = 300  # of the bot called "search": by count, so that results can be repeated


class UnknownBot(LookupError):
    """There is no bot of this name."""


class BadGuest(ValueError):
    """A bot of another package that cannot be asked, or that chose what it may not; the sentence says which."""


Guest = Callable[[Game[Any, Any], Sampler, int], int]  # the same move for the same seed


@cache
def guests() -> dict[str, EntryPoint]:
    """The bots that installed packages bring along; none takes the name of one of ours."""
    return {point.name: point for point in entry_points(group=GUESTS) if point.name not in BOTS}


def every_bot() -> tuple[str, ...]:
    return (*BOTS, *guests())


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
    p = sampler.sample(rng)
    best: list[int] = []
    most = -1.0
    for move in p.moves():
        q = p.copy()
        q.play(move)
        hope = prospects(game.insight, q)[sampler.seat]
        if hope > most:
            best, most = [move], hope
        elif hope == most:
            best.append(move)
    return best[rng.below(len(best))]


def searched_move(
    sampler: Sampler, game: Game[Any, Any], net: "Net | None", seed: int, iterations: int, seconds: float
) -> int:
    search = search_of(game, net, sampler, seed)
    search.run(iterations, seconds)
    return search.best()


def allowance(level: Level, spent: float) -> float:
    """Seconds for the next decision of a turn that has taken so many: however many decisions, the promise is kept."""
    return max(QUICKEST, min(level.seconds, SHARE * (level.turn - spent)))


def decide(game: Game[Any, Any], sampler: Sampler, bot: str, seed: int, spent: float = 0.0) -> int:
    """What a bot plays, `spent` seconds into its turn. A decision without alternatives needs no thought."""
    moves = sampler.moves()
    if len(moves) == 1:
        return moves[0]
    if bot == "random":
        return random_move(sampler, seed)
    if bot == "greedy":
        return greedy_move(sampler, game, seed)
    if bot == "search":
        return searched_move(sampler, game, None, seed, SEARCH_ITERATIONS, 3600.0)
    if bot in LEVELS:
        level = LEVELS[bot]
        return searched_move(sampler, game, shipped_net(game), seed, level.iterations, allowance(level, spent))
    if bot in guests():
        return guest_move(sampler, game, bot, seed)
    raise UnknownBot(bot)


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
) -> str:
    """For worker processes: the notation of the move a bot makes in a saved position.

    `edition` is an owner's, None for the shipped one.
    """
    game = find(game_id)
    pack = pack_of(edition or shipped(game_id))
    position = load(game, pack, seats, options, saved)
    return game.space.names[decide(game, Sampler(position, seat, seed), bot, seed, spent)]
