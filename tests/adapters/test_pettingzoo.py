"""PettingZoo's own checks, at every table."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from tests.adapters.tables import MATCHES, TABLES
from tests.properties.cases import Case
from virtuosi.adapters.pettingzoo import env, parallel_env
from virtuosi.core.match import IllegalMove

CYCLES = 8 * MATCHES

each_table = pytest.mark.parametrize("case", TABLES, ids=str)


@each_table
def test_the_api_holds(case: Case) -> None:
    api_test(env(case.game.id, case.seats, draws=1, **dict(case.options)), num_cycles=CYCLES)


@each_table
def test_a_seed_decides_a_match(case: Case) -> None:
    seed_test(lambda: env(case.game.id, case.seats, **dict(case.options)), num_cycles=CYCLES)


@each_table
def test_the_parallel_api_holds(case: Case) -> None:
    parallel_api_test(parallel_env(case.game.id, case.seats, draws=1, **dict(case.options)), num_cycles=CYCLES)


def test_a_seed_decides_a_parallel_match() -> None:
    """As the library's own test has it, which knows no mask, and so plays what it may not."""
    tables = [parallel_env("ray_master", draws=1) for _ in range(2)]
    seen = [table.reset(seed=3)[0] for table in tables]
    while tables[0].agents:
        wishes = {agent: int(one["action_mask"].argmax()) for agent, one in seen[0].items()}
        told = [table.step(wishes) for table in tables]
        seen = [one[0] for one in told]
        assert told[0][1:4] == told[1][1:4]
        for agent in seen[0]:
            assert np.array_equal(seen[0][agent]["observation"], seen[1][agent]["observation"])
    assert not tables[1].agents


@pytest.mark.parametrize("case", [case for case in TABLES if case.game.id == "ray_master"], ids=str)
def test_a_whole_match_pays_at_its_end(case: Case) -> None:
    table = env(case.game.id, case.seats, **dict(case.options))
    table.reset(seed=1)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        paid[agent] += reward
        mask = observation["action_mask"]
        assert bool(mask.any()) == (not over)
        table.step(None if over or cut else int(np.flatnonzero(mask)[-1]))
    match = table.unwrapped.match
    assert match.over
    assert list(paid.values()) == match.result().rewards
    api_test(table, num_cycles=400)  # to the end, where agents leave


def test_only_the_seat_that_decides_has_moves() -> None:
    table = env("newton", seats=3)
    table.reset(seed=4)
    masks = {agent: bool(table.observe(agent)["action_mask"].any()) for agent in table.agents}
    assert [agent for agent, asked in masks.items() if asked] == [table.agent_selection]


def test_an_illegal_move_is_an_error() -> None:
    table = env("neuland")
    table.reset(seed=1)
    mask = table.last()[0]["action_mask"]
    with pytest.raises(IllegalMove):
        table.step(int(mask.argmin()))
    assert np.array_equal(table.last()[0]["action_mask"], mask)
