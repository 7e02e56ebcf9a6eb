"""The planner: cheapest, playable, and quick."""

import heapq
import itertools

import pytest

from tests.games.neuland.build import begin, country, game, opening, play, produce, put, score, stand
from virtuosi.core.game import UnknownGoal
from virtuosi.core.rng import Rng
from virtuosi.core.saving import digest
from virtuosi.core.scene import Plan
from virtuosi.core.text import LANGUAGES
from virtuosi.games.neuland.rules.moves import CATEGORIES, GOODS, PILES, PRODUCTION_COUNT, TO_END
from virtuosi.games.neuland.rules.position import ONE_STEP, SUM_OF_DISTANCES, Neuland
from virtuosi.games.neuland.rules.tasks.turn import PlayTurn
from virtuosi.games.neuland.table.plan import goals, plan


def asked(p: Neuland, goal: str) -> Plan:
    """The plan, which must not have changed the position."""
    before = digest(game, p)
    found = plan(p, goal, 60.0)
    assert found is not None
    assert digest(game, p) == before
    return found


def follow(p: Neuland, found: Plan) -> Neuland:
    """The position after a plan is played move by move."""
    after = p.copy()
    for step in found.steps:
        used = after.used
        play(after, *step.moves)
        assert after.used - used == step.cost
    assert after.used - p.used == found.cost
    return after


def first_reached(p: Neuland, reached: str) -> int | None:
    """By trying everything in order of cost: the least actions after which the goal is reached."""
    numbers = itertools.count(1)
    waiting = [(p.used, 0, p.copy(), False)]
    spent: dict[object, int] = {}
    while waiting:
        used, _, q, done = heapq.heappop(waiting)
        if done:
            return used - p.used
        if q.over:
            continue
        for move in q.moves():
            for after in settled(q, move) if move != TO_END else []:
                done = is_reached(q, after, p.actor, reached)
                key = (tuple(after.has), tuple(after.tile), tuple(after.stack))
                if done or spent.get(key, 99) > after.used:
                    spent[key] = after.used
                    heapq.heappush(waiting, (after.used, next(numbers), after, done))
    return None


def settled(p: Neuland, move: int) -> list[Neuland]:
    after = p.copy()
    after.play(move)
    if not after.agenda or isinstance(after.agenda[-1], PlayTurn):
        return [after]
    return [end for further in after.moves() for end in settled(after, further)]


def is_reached(before: Neuland, after: Neuland, seat: int, reached: str) -> bool:
    kind, name = reached.split("/")
    if kind == "progress":
        category = CATEGORIES.index(name)
        return after.scored[category] > before.scored[category]
    at = seat * len(GOODS) + GOODS.index(name)
    return bool(after.has[at] & ~before.has[at])


def test_wood_from_nothing_is_food_and_then_wood() -> None:
    p = opening(2, "first(1)", "start(D1)")
    found = asked(p, "good/wood")
    assert [step.moves for step in found.steps] == [["produce(D1l)"], ["produce(D1r)", "from(D1l)"]]
    assert (found.cost, found.proved) == (2, True)
    assert found.remark is not None
    assert found.remark.args["space"] == 2
    assert found.steps[1].refs == ["slot/D1r", "slot/D1l"]


def test_what_is_missing_is_built() -> None:
    p = opening(2, "first(1)", "start(D1)")
    found = asked(p, "good/paper")
    assert found.cost == 5  # wood for the mill, wood for the paper
    assert any(step.moves[0] == "build(paper_mill)" and step.cost == 0 for step in found.steps)
    assert "paper" in [GOODS[good] for good in follow(p, found).good if good >= 0]


def test_the_town_hall_of_the_drawn_table() -> None:
    """Stone near by, food in the lodge: wood, then paper two hexes away, then the delivery."""
    p = country(3)
    put(p, "E2", "sawmill")
    stand(p, "E2", "food")
    put(p, "C4", "paper_mill")
    stand(p, "D3", "stone", lying=True)
    town_hall = put(p, "E3", "town_hall")
    found = asked(p, "progress/society")
    assert follow(p, found).scorer[9] == 0
    assert [step.cost for step in found.steps] == [1, 2, 2]
    assert found.steps[-1].moves[0] == produce(town_hall)


def test_what_cannot_be_done_this_turn_is_said_so() -> None:
    p = opening(2, "first(1)", "start(D1)")
    found = asked(p, "progress/war")
    assert (found.steps, found.proved) == ([], True)


def test_an_action_more_than_the_turn_allows_is_not_planned() -> None:
    p = country(3)
    p.time = [0, 9, 10]
    put(p, "D1", "hunting_lodge")
    put(p, "D1", "sawmill")
    begin(p, 0, used=7)
    assert not asked(p, "good/wood").steps
    begin(p, 0, used=6)
    assert asked(p, "good/wood").steps


@pytest.mark.parametrize("rules", [0, SUM_OF_DISTANCES, ONE_STEP])
@pytest.mark.parametrize("goal", ["good/wood", "good/cloth", "good/coal", "good/iron", "progress/religion"])
def test_no_cheaper_way_is_overlooked(rules: int, goal: str) -> None:
    p = country(rules=rules)
    for at, kind in (("D1", "hunting_lodge"), ("D1", "sawmill"), ("C3", "sheepfold"), ("D2", "windmill")):
        put(p, at, kind)
    put(p, "D3", "mine", ["iron_ore", "coal", "coal"])
    put(p, "D2", "smelter_dual")
    put(p, "C2", "quarry")
    stand(p, "E1", "food")
    stand(p, "E2", "coal", by="charcoal_burner")
    if not rules & ONE_STEP:
        put(p, "B2", "abbey")
    p.stock[:] = [0] * PRODUCTION_COUNT  # what is left is few enough to try everything
    abbey = 1 << PILES.index("religion") if rules & ONE_STEP else 0
    p.open_piles[:] = [piles & abbey for piles in p.open_piles]
    p.used = 3
    found = asked(p, goal)
    assert found.proved
    assert (found.cost if found.steps else None) == first_reached(p, goal)
    if found.steps:
        follow(p, found)


def test_only_open_goals_can_be_asked_for_and_only_on_turn() -> None:
    p = country()
    assert goals(p) == [f"good/{name}" for name in GOODS] + [f"progress/{name}" for name in CATEGORIES]
    for kind in ("studio", "academy", "theatre"):
        score(p, kind, 1)
    assert "progress/art" not in goals(p)
    with pytest.raises(UnknownGoal):
        plan(p, "progress/art")
    assert plan(opening(2, "first(1)"), "good/wood") is None


def late_position(seed: int) -> Neuland:
    """A country that random players have filled, with some goods standing."""
    p, rng = opening(3, "first(1)"), Rng(seed)
    while p.agenda and (p.turn < 120 or not isinstance(p.agenda[-1], PlayTurn)):
        moves = p.moves()
        p.play(moves[rng.below(len(moves))])
    return p


def test_the_planner_answers_every_goal_of_a_late_position() -> None:
    p = late_position(7)
    for goal in goals(p):
        found = plan(p, goal)
        assert found is not None
        assert found.goal == goal
        assert found.steps or not found.cost


def test_a_plan_can_be_told_in_both_languages() -> None:
    p = opening(2, "first(1)", "start(D1)")
    for language in LANGUAGES:
        words = game.words(language)
        for goal in ("good/paper", "progress/art"):
            for step in asked(p, goal).steps:
                assert words.render(step.text, str)
