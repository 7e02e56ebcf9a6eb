"""A table as it is opened for an environment: game, seats, options and component data, checked."""

from collections.abc import Mapping
from typing import Any

from virtuosi.core.game import Game, OptionError
from virtuosi.core.options import Value
from virtuosi.core.position import Position
from virtuosi.core.text import plain
from virtuosi.games import REGISTERED, Edition, find, pack_of, shipped

RANK, POINTS = "rank", "points"


class Opened:
    """What is played. Every match of it begins with the same position; the seed decides Nature's moves."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Value], edition: Edition | None = None) -> None:
        if game not in REGISTERED:
            raise ValueError(f"There is no game {game}. The games are: {', '.join(REGISTERED)}.")
        self.game: Game[Any, Any] = find(game)
        self.seats = seats
        self.edition = edition
        self.pack = pack_of(edition or shipped(game))
        try:
            self.options = self.game.checked_options(seats, dict(options))
        except OptionError as error:
            raise ValueError(plain(self.game.words("en").render(error.message, str))) from error
        self._first: Position = self.game.start(self.pack, self.seats, self.options)

    def start(self) -> Position:
        return self._first.copy()


def checked_returns(returns: str | None, seats: int) -> str:
    """What a match pays: by rank, alone by points, unless one of them is asked for."""
    if returns not in (None, RANK, POINTS):
        raise ValueError(f"A match pays by {RANK} or by {POINTS}, not by {returns}.")
    return returns or (RANK if seats > 1 else POINTS)


def rewards(p: Position, returns: str) -> list[float]:
    """What a finished match pays each seat."""
    return paid(p.scores(), p.ranking(), returns)


def paid(scores: list[int], places: list[int], returns: str) -> list[float]:
    """Points, or from 1 for the first to -1 for the last, ties shared.

    Alone a seat gets 1 for a match that is won and -1 for one that is lost.
    """
    if returns == POINTS:
        return [float(points) for points in scores]
    if len(places) == 1:
        return [1.0 if places[0] == 1 else -1.0]
    last = len(places) - 1
    return [1.0 - (2 * (place - 1) + places.count(place) - 1) / last for place in places]
