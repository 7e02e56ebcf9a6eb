"""Gymnasium's own check, at every table, and bots in the other seats."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.adapters.tables import TABLES
from tests.properties.cases import Case
from virtuosi.adapters.gymnasium import Seat, env


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_the_check_of_gymnasium_passes(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(Box observation space m|doesn't have a spec|spec).*")
        check_env(env(case.game.id, case.seats, **dict(case.options)), skip_render_check=True)


def outcome(seat: Seat, seed: int) -> tuple[list[int], float]:
    """A match in which the seat always takes its last legal move."""
    _, info = seat.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        row, reward, over, _, info = seat.step(int(np.flatnonzero(info["action_mask"])[-1]))
        assert row.shape == (len(seat.match.layout),)
    return seat.match.result().scores, reward


def test_a_match_against_a_bot_is_the_same_for_the_same_seed() -> None:
    first, second = (outcome(env("ray_master", bots="greedy", seat=1), 3) for _ in range(2))
    assert first == second
    assert first[1] in (-1.0, 0.0, 1.0)


def test_alone_a_match_pays_points() -> None:
    scores, reward = outcome(env("ray_master", seats=1), 2)
    assert reward == scores[0]


def test_an_illegal_move_costs_and_changes_nothing() -> None:
    seat = env("newton", seats=2, penalty=0.5)
    row, info = seat.reset(seed=1)
    after, reward, over, _, told = seat.step(int(info["action_mask"].argmin()))
    assert (reward, over, told["illegal"]) == (-0.5, False, True)
    assert np.array_equal(row, after)


def test_bad_settings_say_why() -> None:
    with pytest.raises(ValueError) as seat:
        env("newton", seats=2, seat=2)
    assert "seats 0 to 1" in str(seat.value)
    with pytest.raises(ValueError) as bot:
        env("newton", seats=2, bots="oracle")
    assert "There is no bot oracle" in str(bot.value)
    with pytest.raises(ValueError) as bots:
        env("newton", seats=4, bots=["random"])
    assert "1 bots are named for 3 other seats" in str(bots.value)
