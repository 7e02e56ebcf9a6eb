"""The planner: cheapest, playable, and quick."""

import heapq
import itertools
import re

import pytest

from tests.games.neuland.build import Country, country, game, opening, produce
from virtuosi.core.game import UnknownGoal
from virtuosi.core.rng import Rng
from virtuosi.core.saving import digest
from virtuosi.core.scene import Plan
from virtuosi.core.text import LANGUAGES
from virtuosi.games.neuland.rules.moves import CATEGORIES, GOODS, PILES, PRODUCTION_COUNT, TO_END
from virtuosi.games.neuland.rules.position import ONE_STEP, SUM_OF_DISTANCES, Neuland
from virtuosi.games.neuland.rules.tasks.turn import PlayTurn
from virtuosi.games.neuland.table.plan import goals, plan


def asked(t: Country, goal: str) -> Plan:
    """The plan, which must not have changed the position."""
    before = digest(game, t.p)
    found = plan(t.p, goal, 60.0)
    assert found is not None
    assert digest(game, t.p) == before
    return found


def follow(t: Country, found: Plan) -> Neuland:
    """The position after a plan is played move by move."""
    after = t.copy()
    for step in found.steps:
        assert after.cost(*step.moves) == step.cost
    assert after.p.used - t.p.used == found.cost
    return after.p


def first_reached(t: Country, reached: str) -> int | None:
    """By trying everything in order of cost: the least actions after which the goal is reached."""
    numbers = itertools.count(1)
    waiting = [(t.p.used, 0, t.p.copy(), False)]
    spent: dict[object, int] = {}
    while waiting:
        used, _, q, done = heapq.heappop(waiting)
        if done:
            return used - t.p.used
        if q.over:
            continue
        for move in q.moves():
            for after in settled(q, move) if move != TO_END else []:
                done = is_reached(q, after, t.p.actor, reached)
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
    t = opening(2, "first(1)", "start(D1)")
    found = asked(t, "good/wood")
    assert [step.moves for step in found.steps] == [["produce(D1l)"], ["produce(D1r)", "from(D1l)"]]
    assert (found.cost, found.proved) == (2, True)
    assert found.remark is not None
    assert found.remark.args["space"] == 2
    assert found.steps[1].refs == ["slot/D1r", "slot/D1l"]


def test_what_is_missing_is_built() -> None:
    t = opening(2, "first(1)", "start(D1)")
    found = asked(t, "good/paper")
    assert found.cost == 5  # wood for the mill, wood for the paper
    assert any(step.moves[0] == "build(paper_mill)" and step.cost == 0 for step in found.steps)
    assert "paper" in [GOODS[good] for good in follow(t, found).good if good >= 0]


def test_the_town_hall_of_the_drawn_table() -> None:
    """Stone near by, food in the lodge: wood, then paper two hexes away, then the delivery."""
    t = country(3)
    t.put("E2", "sawmill")
    t.stand("E2", "food")
    t.put("C4", "paper_mill")
    t.stand("D3", "stone", lying=True)
    town_hall = t.put("E3", "town_hall")
    found = asked(t, "progress/society")
    assert follow(t, found).scorer[9] == 0
    assert [step.cost for step in found.steps] == [1, 2, 2]
    assert found.steps[-1].moves[0] == produce(town_hall)


def test_what_cannot_be_done_this_turn_is_said_so() -> None:
    t = opening(2, "first(1)", "start(D1)")
    found = asked(t, "progress/war")
    assert (found.steps, found.proved) == ([], True)


def test_an_action_more_than_the_turn_allows_is_not_planned() -> None:
    t = country(3)
    t.p.time = [0, 9, 10]
    t.put("D1", "hunting_lodge")
    t.put("D1", "sawmill")
    t.begin(0, used=7)
    assert not asked(t, "good/wood").steps
    t.begin(0, used=6)
    assert asked(t, "good/wood").steps


@pytest.mark.parametrize("rules", [0, SUM_OF_DISTANCES, ONE_STEP])
@pytest.mark.parametrize("goal", ["good/wood", "good/cloth", "good/coal", "good/iron", "progress/religion"])
def test_no_cheaper_way_is_overlooked(rules: int, goal: str) -> None:
    t = country(rules=rules)
    for at, kind in (("D1", "hunting_lodge"), ("D1", "sawmill"), ("C3", "sheepfold"), ("D2", "windmill")):
        t.put(at, kind)
    t.put("D3", "mine", ["iron_ore", "coal", "coal"])
    t.put("D2", "smelter_dual")
    t.put("C2", "quarry")
    t.stand("E1", "food")
    t.stand("E2", "coal", by="charcoal_burner")
    if not rules & ONE_STEP:
        t.put("B2", "abbey")
    t.p.stock[:] = [0] * PRODUCTION_COUNT  # what is left is few enough to try everything
    abbey = 1 << PILES.index("religion") if rules & ONE_STEP else 0
    t.p.open_piles[:] = [piles & abbey for piles in t.p.open_piles]
    t.p.used = 3
    found = asked(t, goal)
    assert found.proved
    assert (found.cost if found.steps else None) == first_reached(t, goal)
    if found.steps:
        follow(t, found)


def test_only_open_goals_can_be_asked_for_and_only_on_turn() -> None:
    t = country()
    assert goals(t.p) == [f"good/{name}" for name in GOODS] + [f"progress/{name}" for name in CATEGORIES]
    for kind in ("studio", "academy", "theatre"):
        t.score(kind, 1)
    assert "progress/art" not in goals(t.p)
    with pytest.raises(UnknownGoal):
        plan(t.p, "progress/art")
    assert plan(opening(2, "first(1)").p, "good/wood") is None


def late_position(seed: int) -> Country:
    """A country that random players have filled, with some goods standing."""
    t, rng = opening(3, "first(1)"), Rng(seed)
    while t.p.turn < 120 or not t.is_free:
        t.random_move(rng)
    return t


def test_the_planner_answers_every_goal_of_a_late_position() -> None:
    t = late_position(7)
    for goal in goals(t.p):
        found = plan(t.p, goal)
        assert found is not None
        assert found.goal == goal
        if found.steps:
            follow(t, found)
        else:
            assert found.cost == 0


TOLD = {
    "en": ["Hunting lodge, D1: → food", "Sawmill, D1: food → wood", "Build a quarry on C2", "Quarry, C2: food → stone"],
    "fr": [
        "Pavillon de chasse, D1 : → nourriture",
        "Scierie, D1 : nourriture → bois",
        "Bâtir une carrière en C2",
        "Carrière, C2 : nourriture → pierre",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_told_step_by_step_in_both_languages(language: str) -> None:
    t = opening(2, "first(1)", "start(D1)")
    words = game.words(language)
    found = asked(t, "good/stone")
    told = [re.sub(r":[a-z-]+: ", "", words.render(step.text, str)) for step in found.steps]
    plain = [text.replace("\u202f", " ").replace("\u00a0", " ") for text in told]
    assert set(plain) >= set(TOLD[language])
    assert len(found.steps) == 5  # food twice
