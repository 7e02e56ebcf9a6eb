"""PettingZoo: a table as an AEC environment, in which the seats decide one after the other as the rules say."""

import secrets
from typing import Any

from virtuosi.adapters import needing
from virtuosi.adapters.env import Env
from virtuosi.core.options import Value

with needing("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper


def env(game: str, seats: int = 2, **settings: Any) -> Any:  # an untyped wrapper
    """An environment that also says when its functions are called in the wrong order; see `Table` for the settings."""
    return OrderEnforcingWrapper(Table(game, seats, **settings))


def parallel_env(game: str, seats: int = 2, **settings: Any) -> Any:
    """The same for algorithms that ask all agents at once: only the action of the seat that decides is looked at."""
    return turn_based_aec_to_parallel(Table(game, seats, **settings))


class Table(AECEnv[str, Any, Any]):  # type: ignore[misc]  # untyped
    """Agents are `seat_0`, `seat_1` ...; an observation is a dictionary of `observation` and `action_mask`.

    Settings are those of `Env`: the options of the game by name, `returns` and `draws`. An illegal move is an error.
    """

    def __init__(self, game: str, seats: int = 2, **settings: Value) -> None:
        super().__init__()
        self.match = Env(game, seats, **settings)  # type: ignore[arg-type]  # settings and options by name
        self.metadata = {"name": f"virtuosi_{game}", "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        moves, numbers = len(self.match.space), len(self.match.layout)
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (numbers,), np.float32),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; without a seed, one that nobody can foresee."""
        self.match.reset(secrets.randbits(31) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = self.match.mask() if seat == self.match.actor else np.zeros(len(self.match.space), np.int8)
        return {"observation": self.match.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        mover = self.agent_selection
        self.match.step(int(action))
        self._cumulative_rewards[mover] = 0.0
        if self.match.over:
            paid = self.match.result().rewards
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.match.actor]
        self._accumulate_rewards()

    def close(self) -> None:
        """Nothing is open."""

    def render(self) -> None:
        """There is a board in the browser; `match.view` tells what it shows."""
