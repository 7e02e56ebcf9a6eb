"""OpenSpiel: importing this module registers `virtuosi_newton` and the other games, with Nature's moves as chance.

The parameters of a game are `players`, `returns` ("rank" or "points"), `draws`, `horizon` and its options by name. A
match that has reached its horizon, counted in moves with Nature's, is over and pays as it stands; 0 is none.
Information states are told as strings: all moves so far as the seat could read them; with a horizon, also as tensors:
who moved and which move it was, by move. Observations are told as tensors and as strings, both from the same numbers;
see `virtuosi.adapters.observation`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from virtuosi.adapters import needing
from virtuosi.adapters.observation import DRAWS, Layout, Row
from virtuosi.adapters.opened import POINTS, Opened, checked_returns, rewards
from virtuosi.core.game import Game
from virtuosi.core.options import Options, Value
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.saving import compact, expanded, load
from virtuosi.core.task import NATURE
from virtuosi.games import every

with needing("openspiel"):
    import numpy as np
    import numpy.typing as npt
    import pyspiel

HIDDEN, MOVED = 0, 1
MOST_POINTS = 10_000.0  # no score of any game comes near


class Story:
    """A position and what every seat could read of the way there."""

    def __init__(
        self, opened: Opened, position: Position, told: list[list[str]], numbers: list[list[int]], played: int = 0
    ) -> None:
        self.opened = opened
        self.position = position
        self.told = told
        self.numbers = numbers  # the same: who moved, and the move, MOVED above 0; HIDDEN for one that cannot be read
        self.played = played

    def __deepcopy__(self, memo: object) -> "Story":  # how OpenSpiel clones a state
        lines, numbers = [one[:] for one in self.told], [one[:] for one in self.numbers]
        return Story(self.opened, self.position.copy(), lines, numbers, self.played)

    def __reduce__(self) -> tuple[Callable[..., "Story"], tuple[Any, ...]]:
        """How OpenSpiel stores a state: the position as the house saves it, since compiled ones are not pickled."""
        game, saved = self.opened.game, compact(self.opened.game, self.position)
        given = (game.id, self.opened.seats, self.opened.options, saved)
        return _retold, (*given, self.told, self.numbers, self.played)


def _retold(game: str, seats: int, options: Options, saved: bytes, *way: Any) -> Story:
    opened = Opened(game, seats, options)
    return Story(opened, load(opened.game, opened.pack, seats, opened.options, expanded(saved)), *way)


def parameters(game: Game[Any, Any]) -> dict[str, Value | int]:
    """What can be set, with the defaults."""
    seats = min(count for count in game.seat_counts if count > 1)
    plain: dict[str, Value | int] = {"players": seats, "returns": "", "draws": DRAWS, "horizon": 0}
    return plain | {option.name: option.default for option in game.options}


@lru_cache
def game_type(game: Game[Any, Any], bounded: bool = False) -> Any:
    return pyspiel.GameType(
        short_name=f"virtuosi_{game.id}",
        long_name=f"Virtuosi: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=bounded,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """A table as an OpenSpiel game; each game of the house has a class of its own."""

    house: Game[Any, Any]

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        game = self.house
        chosen = parameters(game) | (given or {})
        seats = int(chosen["players"])
        options = {option.name: chosen[option.name] for option in game.options}
        self.opened = Opened(game.id, seats, options)
        self.returns = checked_returns(str(chosen["returns"]) or None, seats)
        self.layout = Layout(game, self.opened.start(), int(chosen["draws"]))
        self.horizon = int(chosen["horizon"]) or game.longest
        most = MOST_POINTS if self.returns == POINTS else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.space),
            max_chance_outcomes=len(game.space),
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=self.horizon,
        )
        self.bounded = bool(int(chosen["horizon"]))
        super().__init__(game_type(game, self.bounded), info, given or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"Observers take no parameters here: {params}")
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A moment of a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        seats = range(game.opened.seats)
        self.story = Story(game.opened, game.opened.start(), [[] for _ in seats], [[] for _ in seats])

    def current_player(self) -> Any:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        actor = self.story.position.actor
        return pyspiel.PlayerId.CHANCE if actor == NATURE else actor

    def is_terminal(self) -> bool:
        return not self.story.position.agenda or self.story.played >= self.get_game().horizon

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.story.position.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self.story.position.chances()
        total = sum(weight for _, weight in found)
        return [(move, weight / total) for move, weight in found]

    def _apply_action(self, action: int) -> None:
        p, space = self.story.position, self.get_game().opened.game.space
        actor, reader = p.actor, p.reader()
        who = "nature" if actor == NATURE else str(actor)
        for seat, lines in enumerate(self.story.told):
            known = reader in (NATURE, seat)
            lines.append(f"{who}:{space.names[action] if known else space.verbs[action] + '(?)'}")
            self.story.numbers[seat] += [MOVED + actor - NATURE, MOVED + action if known else HIDDEN]
        self.story.played += 1
        p.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        name: str = self.get_game().opened.game.space.names[action]
        return name

    def returns(self) -> list[float]:
        game = self.get_game()
        return rewards(self.story.position, game.returns) if self.is_terminal() else [0.0] * game.opened.seats

    def __str__(self) -> str:
        return f"{self.get_game().opened.game.id} after {self.story.played} moves"


class Observer:
    """What a seat may know of a state: with perfect recall the moves it could read, else what it sees now."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.game, self.recalls = game, recalls
        self.tensor: Row | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not recalls:
            self.tensor = np.zeros(len(game.layout), np.float32)
            self.dict = {"observation": self.tensor}
        elif game.bounded:
            self.tensor = np.zeros(2 * game.horizon, np.float32)
            self.dict = {"moves": self.tensor.reshape(game.horizon, 2)}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None and self.recalls:
            told = state.story.numbers[player]
            self.tensor[: len(told)], self.tensor[len(told) :] = told, 0
        elif self.tensor is not None:
            self.tensor[:] = self._row(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return f"{player}> " + " ".join(state.story.told[player])
        return f"{player}> {in_words(self.game.layout, self._row(state, player))}"

    def _row(self, state: SpielState, player: int) -> Row:
        return self.game.layout.observe(state.story.position, player)


def in_words(layout: Layout, row: Row) -> str:
    """The numbers of an observation that are not 0, by name."""
    numbers = row.tolist()
    return " ".join([f"{layout.names[k]}={numbers[k]:g}" for k in np.flatnonzero(row).tolist()])


def resampler(seed: int = 1) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: states the player could be in, all that it cannot know redrawn by the rules.

    What the other seats could read of the past is unknown then: their information states begin anew with what they
    would observe, and say nothing of earlier moves.
    """
    rng = Rng(seed)

    def resampled(state: SpielState, player: int) -> SpielState:
        copied: SpielState = state.clone()
        game, story = state.get_game(), copied.story
        story.position.resample(player, rng)
        for seat in range(game.opened.seats):
            if seat != player:
                story.told[seat] = [in_words(game.layout, game.layout.observe(story.position, seat))]
                story.numbers[seat] = []
        return copied

    return resampled


for _game in every():
    # A class, not a function: OpenSpiel lets go of what it was given only after Python has ended, and would free it.
    pyspiel.register_game(game_type(_game), type(f"Spiel_{_game.id}", (SpielGame,), {"house": _game}))
