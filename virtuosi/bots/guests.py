"""The bots that other packages bring along, and with them everybody who can be asked."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from virtuosi.bots.levels import BOTS, LEVELS, QUICKEST, Level, level_of
from virtuosi.bots.sampler import Sampler
from virtuosi.core.game import Game

GUEST_SECONDS, GUEST_TURN = 1.0, 20.0  # a bot of another package is not told the time, and may load a library first
GUESTS = "virtuosi.bots"  # the entry points of packages that bring a bot

Guest = Callable[[Game[Any, Any], Sampler, int], int]  # the same move for the same seed


class UnknownBot(LookupError):
    """There is no bot of this name."""


class BadGuest(ValueError):
    """A bot of another package that cannot be asked, or that chose what it may not; the sentence says which."""


@cache
def guests() -> dict[str, EntryPoint]:
    """The bots that installed packages bring along; none takes the name of one of ours."""
    return {point.name: point for point in entry_points(group=GUESTS) if point.name not in BOTS}


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


def seated_bots() -> tuple[str, ...]:
    """The bots that a seat of a table can be given to: they keep a person waiting for no longer than is promised."""
    return (*LEVELS, *guests())


def every_bot() -> tuple[str, ...]:
    return (*BOTS, *guests())


def is_bot(name: str) -> bool:
    """Whether somebody plays under this name, an effort included."""
    return name in every_bot() or level_of(name) is not None


def promise_of(bot: str) -> Level:
    """How long a bot that holds a seat may think."""
    return LEVELS.get(bot) or Level(bot, GUEST_SECONDS, 0, GUEST_TURN)


def patience(level: Level, spent: float) -> float:
    """Seconds after which nobody waits for a decision any more. Ours keep to the time of a turn by themselves."""
    return level.turn if level.name in LEVELS else max(QUICKEST, level.turn - spent)
