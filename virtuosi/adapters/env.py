"""One match in five verbs: reset, legal, step, observe, result. `virtuosi.adapters.batch` has them for many at once."""

from typing import Any

import msgspec

from virtuosi.adapters import needing
from virtuosi.adapters.observation import DRAWS, Layout, Row
from virtuosi.adapters.opened import Opened, checked_returns, rewards
from virtuosi.core.match import IllegalMove
from virtuosi.core.options import Value
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NOBODY, NOT_ASKED
from virtuosi.core.together import settle
from virtuosi.games import Edition

with needing("env"):
    import numpy as np
    import numpy.typing as npt


class Result(msgspec.Struct, frozen=True):
    """How a match stands or ended, by seat. Rewards are 0 until it is over."""

    over: bool
    scores: list[int]
    ranking: list[int]
    rewards: list[float]


class Env:
    """A match of one table. The same seed and the same moves give the same match, compiled or not."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        returns: str | None = None,  # "rank" or "points"
        draws: int = DRAWS,
        edition: Edition | None = None,
        **options: Value,
    ) -> None:
        self.opened = Opened(game, seats, options, edition)
        self.returns = checked_returns(returns, seats)
        self.layout = Layout(self.opened.game, self.opened.start(), draws)
        self.space = self.opened.game.space
        self.reset(0)

    def reset(self, seed: int) -> None:
        """Begin a match; all that Nature will do in it follows from the seed and the moves."""
        self._nature = Rng(seed)
        self.position: Position = self.opened.start()
        settle(self.position, self._nature)
        self._legal = self.position.moves()

    @property
    def actor(self) -> int:
        """The seat that decides, or NOBODY (-2) once the match is over."""
        return self.position.actor

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    def legal(self) -> list[int]:
        """The moves that the rules allow now, as numbers of `space`. Do not alter the list."""
        return self._legal

    def mask(self) -> npt.NDArray[np.int8]:
        """The same as a 1 for each legal move and a 0 for each other."""
        found = np.zeros(len(self.space), np.int8)
        found[self._legal] = 1
        return found

    def step(self, move: int) -> None:
        """Play a move, then Nature's until a seat decides again. An illegal one is an error and changes nothing."""
        if move not in self._legal:
            name = self.space.names[move] if 0 <= move < len(self.space) else str(move)
            raise IllegalMove(name, self.position.refusal(move) if 0 <= move < len(self.space) else NOT_ASKED)
        self.position.play(move)
        settle(self.position, self._nature)
        self._legal = self.position.moves()

    def observe(self, seat: int | None = None) -> Row:
        """What a seat may know, as a row of numbers that `layout` names; by default the seat that decides."""
        return self.layout.observe(self.position, self.actor if seat is None else seat)

    def view(self, seat: int | None = None) -> Any:
        """What a seat may see, in dictionaries and lists, as the board in the browser gets it."""
        return msgspec.to_builtins(self.opened.game.view(self.position, self.actor if seat is None else seat))

    def result(self) -> Result:
        p = self.position
        paid = rewards(p, self.returns) if self.over else [0.0] * self.opened.seats
        return Result(self.over, p.scores(), p.ranking(), paid)
