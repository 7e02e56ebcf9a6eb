"""Gymnasium: one seat of a table, the others held by bots of the house."""

from collections.abc import Sequence
from typing import Any

from virtuosi.adapters import needing
from virtuosi.adapters.env import Env
from virtuosi.bots.deciding import decide
from virtuosi.bots.guests import every_bot, is_bot
from virtuosi.bots.sampler import Sampler
from virtuosi.core.options import Value
from virtuosi.core.rng import Rng

with needing("gymnasium"):
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces

THOUGHT = 500_009  # apart from Nature's seed, as in `virtuosi simulate`


def env(game: str, seats: int = 2, **settings: Any) -> "Seat":
    """A seat at a table; see `Seat` for the settings."""
    return Seat(game, seats, **settings)


class Seat(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """Observations are rows of numbers; `info["action_mask"]` marks the legal moves.

    `bots` names one bot for each other seat in order, or one for all; those that think by the clock ("novice" and
    above) may play otherwise when a match is repeated. The reward comes at the end of a match, by rank or by points.
    An illegal move changes nothing and costs `penalty`; `info["illegal"]` tells it.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - as the library declares it

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        penalty: float = 0.1,
        **settings: Value,
    ) -> None:
        self.match = Env(game, seats, **settings)  # type: ignore[arg-type]  # settings and options by name
        if not 0 <= seat < seats:
            raise ValueError(f"A table of {seats} has seats 0 to {seats - 1}.")
        names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != seats - 1:
            raise ValueError(f"{len(names)} bots are named for {seats - 1} other seats.")
        for bot in names:
            if not is_bot(bot):
                raise ValueError(f"There is no bot {bot}. The bots are: {', '.join(every_bot())}.")
        self.seat, self.penalty = seat, penalty
        self.bots = [*names[:seat], "", *names[seat:]]
        self.action_space = spaces.Discrete(len(self.match.space))
        self.observation_space = spaces.Box(-np.inf, np.inf, (len(self.match.layout),), np.float32)
        self._thought = Rng(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """Begin a match; without a seed, the next of those that follow from the last one."""
        super().reset(seed=seed)
        start = int(self.np_random.integers(1 << 31))
        self.match.reset(start)
        self._thought = Rng(start + THOUGHT)
        self._others()
        return self.match.observe(self.seat), self._info(False)

    def step(self, action: np.int64 | int) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        move = int(action)
        illegal = move not in self.match.legal()
        if not illegal:
            self.match.step(move)
            self._others()
        over = self.match.over
        reward = -self.penalty if illegal else self.match.result().rewards[self.seat] if over else 0.0
        return self.match.observe(self.seat), reward, over, False, self._info(illegal)

    def _others(self) -> None:
        """The bots play until it is the seat's turn again."""
        match, thought = self.match, self._thought
        while not match.over and match.actor != self.seat:
            sampler = Sampler(match.position, match.actor, thought.number())
            match.step(decide(match.opened.game, sampler, self.bots[match.actor], thought.number()))

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.match.mask(), "illegal": illegal}
