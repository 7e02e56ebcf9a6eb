"""OpenSpiel's own check with serialization, at every table, and what its algorithms need besides."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tests.adapters.tables import MATCHES, TABLES
from tests.properties.cases import Case
from virtuosi.adapters import openspiel
from virtuosi.core.saving import digest

each_table = pytest.mark.parametrize("case", TABLES, ids=str)


def loaded(case: Case, **more: int | str) -> openspiel.SpielGame:
    game = pyspiel.load_game(f"virtuosi_{case.game.id}", {"players": case.seats, **dict(case.options), **more})
    assert isinstance(game, openspiel.SpielGame)
    return game


def played(game: openspiel.SpielGame, moves: int, seed: int) -> openspiel.SpielState:
    choice, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and moves:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choice.choices(outcomes, weights)[0])
        else:
            state.apply_action(choice.choice(state.legal_actions()))
        moves -= 1
    return state


@each_table
def test_random_play_passes_the_check_of_openspiel(case: Case) -> None:
    horizon = 0 if MATCHES > 1 or case.game.id == "ray_master" else 100  # whole matches of the long games by night
    game = loaded(case, draws=1, horizon=horizon)
    pyspiel.random_sim_test(game, num_sims=MATCHES, serialize=True, verbose=False)


@each_table
def test_a_state_survives_clone_and_serialization(case: Case) -> None:
    game = loaded(case)
    state = played(game, 60, seed=2)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (state.clone(), again):
        assert digest(case.game, other.story.position) == digest(case.game, state.story.position)
        for seat in range(case.seats):
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)


@each_table
def test_a_resampled_state_is_the_same_for_the_seat(case: Case) -> None:
    game, resampled = loaded(case), openspiel.resampler(5)
    state = played(game, 90, seed=3)
    for seat in range(case.seats):
        other = resampled(state, seat)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)


def test_others_cannot_read_a_secret_draw() -> None:
    state = played(pyspiel.load_game("virtuosi_ray_master"), 60, seed=1)
    own, other = (state.information_state_string(seat).split() for seat in (0, 1))
    differing = [(a, b) for a, b in zip(own[1:], other[1:], strict=True) if a != b]
    assert differing
    assert all("(?)" in a or "(?)" in b for a, b in differing)
    assert all(a.split("(")[0] == b.split("(")[0] for a, b in differing)


@pytest.mark.parametrize("returns", ["rank", "points"])
def test_a_match_pays_by_rank_or_by_points(returns: str) -> None:
    state = played(pyspiel.load_game("virtuosi_ray_master", {"returns": returns}), 1000, seed=4)
    assert state.is_terminal()
    if returns == "points":
        assert state.returns() == [float(points) for points in state.story.position.scores()]
    else:
        assert sum(state.returns()) == 0


def test_a_match_that_reaches_its_horizon_pays_as_it_stands() -> None:
    state = played(pyspiel.load_game("virtuosi_newton", {"horizon": 120, "returns": "points"}), 1000, seed=4)
    assert state.is_terminal()
    assert len(state.history()) == 120
    assert state.returns() == [float(points) for points in state.story.position.scores()]


def test_with_a_horizon_the_information_state_is_a_tensor_too() -> None:
    game = pyspiel.load_game("virtuosi_ray_master", {"horizon": 60})
    state = played(game, 50, seed=1)
    assert game.information_state_tensor_shape() == [60, 2]
    for seat in (0, 1):
        rows = np.array(state.information_state_tensor(seat)).reshape(60, 2).astype(int)
        words = state.information_state_string(seat).split()[1:]
        assert len(words) == 50
        assert not rows[50:].any()
        for (who, move), word in zip(rows, words, strict=False):
            assert word.split(":")[0] == ("nature" if who == openspiel.MOVED else str(who - openspiel.MOVED - 1))
            name = game.opened.game.space.names[move - openspiel.MOVED] if move else word.split(":")[1]
            assert word.split(":")[1] == name
            assert bool(move) == ("(?)" not in word)
    assert not pyspiel.load_game("virtuosi_ray_master").get_type().provides_information_state_tensor


def test_the_horizon_counts_the_moves_of_a_resampled_state_too() -> None:
    state = played(pyspiel.load_game("virtuosi_ray_master", {"horizon": 60}), 60, seed=2)
    assert all(openspiel.resampler(1)(state, seat).is_terminal() for seat in (0, 1))


def test_ismcts_plays_with_our_resampler() -> None:
    game = pyspiel.load_game("virtuosi_ray_master", {"draws": 1})
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=3,
        random_state=np.random.RandomState(2),
    )
    bot.set_resampler(openspiel.resampler(7))
    state = played(game, 40, seed=5)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    before = digest(game.opened.game, state.story.position)
    assert bot.step(state) in state.legal_actions()
    assert digest(game.opened.game, state.story.position) == before
