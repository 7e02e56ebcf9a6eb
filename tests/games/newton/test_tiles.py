"""Bonus tokens, specializations, inventions, cities."""

import pytest

from tests.games.newton.build import (
    acting,
    asked,
    begin_turn,
    books,
    city,
    cubes,
    develop,
    game,
    given,
    incomes,
    legal,
    on_track,
    on_tree,
    play,
    played,
    purse,
    row,
    seen,
    shelve,
    students,
    table,
    token,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules.moves import PLACE_IDS, TREE_IDS
from virtuosi.games.newton.rules.position import NONE, Newton

STUDY_READY = {"orange": 3, "green": 3, "blue": 3}


@rule("newton 12.1")
@pytest.mark.parametrize(
    ("kind", "gain"),
    [
        ("coins_2", (2, 0, 0)),
        ("coins_3", (3, 0, 0)),
        ("vp_2", (0, 0, 2)),
        ("vp_3", (0, 0, 3)),
        ("potion_1", (0, 1, 0)),
        ("potion_2", (0, 2, 0)),
    ],
)
def test_bonus_tokens(kind: str, gain: tuple[int, int, int]) -> None:
    p = token(table(), "dijon", kind)
    play(acting(p, "travel", 1), "go(dijon)")
    assert purse(p) == gain
    assert seen(p).seats[0].tokens == [kind]
    assert p.tokens[PLACE_IDS.index("dijon")] == NONE


@rule("newton 12.1", "newton 12.14")
def test_a_student_token() -> None:
    p = token(table(), "dijon", "student")
    play(acting(p, "travel", 1), "go(dijon)")
    assert p.students[:4] == [0, 0, NONE, NONE]
    p = token(students(table(), "l1", "l1", "l1", "l1"), "dijon", "student")
    play(acting(p, "travel", 1), "go(dijon)")
    assert p.students[:4] == [1, 1, 1, 1]


def specialized(tile: str) -> Newton:
    """A student ends on a specialization."""
    return on_tree(students(table(), "m1"), m2=tile)


@rule("newton 12.2", "newton 12.3")
@pytest.mark.parametrize("action", ["work", "technology", "travel", "lessons", "study"])
def test_a_specialization_gives_a_development(action: str) -> None:
    p = specialized(action)
    play(acting(p, "technology", 1), "step(m2)")
    drawers = [slot.id for slot in seen(p).seats[0].drawers]
    tile = 3 + ["work", "technology", "travel", "lessons", "study"].index(action)
    assert drawers == [tile, None, None, None, None]
    assert p.stock[tile] == 3
    assert p.symbols[tile - 3] == (2 if action == "technology" else 1)
    assert TREE_IDS[p.students[0]] == "m2"
    assert p.tree[12] >= 0, "the specialization stays for everyone"


@rule("newton 12.2", "newton 12.4")
@pytest.mark.parametrize(("tile", "slot"), [("income_vp", 0), ("income_coins", 1), ("income_potion", 2)])
def test_a_specialization_gives_an_income(tile: str, slot: int) -> None:
    p = specialized(tile)
    play(acting(p, "technology", 1), "step(m2)")
    assert p.slots[0] == slot


@rule("newton 12.2")
def test_a_question_mark_lets_one_choose() -> None:
    p = specialized("any_dev")
    p.stock[3] = 0
    play(acting(p, "technology", 1), "step(m2)")
    assert legal(p, "tile") == ["technology", "travel", "lessons", "study"]
    assert why(p, "tile(work)") == "stack-empty"
    play(p, "tile(study)")
    assert p.drawers[0] == 7
    p = specialized("income_any")
    play(acting(p, "technology", 1), "step(m2)", "tile(income-coins)")
    assert p.slots[0] == 1


@rule("newton 12.5")
def test_full_drawers_may_exchange_a_tile_and_empty_stacks_give_nothing() -> None:
    p = develop(specialized("study"), "work", "work", "travel", "lessons", "technology")
    play(acting(p, "technology", 1), "step(m2)")
    assert asked(p) == "replace-tile 0"
    kept = play(p.copy(), "done")
    assert kept.stock[7] == 4
    play(p, "tile(instead-2)")
    assert p.drawers[:5] == [3, 7, 5, 6, 4]
    assert (p.stock[3], p.stock[7]) == (3, 3)
    assert (p.symbols[0], p.symbols[4]) == (1, 1)
    p = specialized("study")
    p.stock[7] = 0
    play(acting(p, "technology", 1), "step(m2)")
    assert p.drawers[0] == NONE
    p = incomes(specialized("income_vp"), "coins", "coins", "coins", "coins", "medicine")
    play(acting(p, "technology", 1), "step(m2)", "tile(instead-5)")
    assert p.slots[:5] == [1, 1, 1, 1, 0]
    assert p.stock[8] == 4


def invented(tile: str) -> Newton:
    """A student stands one step before an invention."""
    return on_tree(students(table(), "l2b"), l3b=tile)


@rule("newton 12.6", "newton 12.7")
@pytest.mark.parametrize(
    ("tile", "gain"), [("potion_vp", (0, 1, 6)), ("potions_vp", (0, 2, 3)), ("student", (5, 0, 0))]
)
def test_inventions_that_give_things(tile: str, gain: tuple[int, int, int]) -> None:
    p = invented(tile)
    play(acting(p, "technology", 1), "step(l3b)")
    assert purse(p) == gain
    assert p.students[:4].count(0) == (1 if tile == "student" else 0)
    assert p.tree[8] >= 0, "an invention stays"


@rule("newton 12.8")
def test_inventions_that_count() -> None:
    p = played(invented("masters"), "brahe", "newton")
    play(acting(p, "technology", 1), "step(l3b)")
    assert purse(p) == (4, 0, 4)
    p = cubes(invented("univ"), "bologna", "paris", "krakow", "athenai")
    play(acting(p, "technology", 1), "step(l3b)")
    assert purse(p) == (0, 0, 6)


@rule("newton 12.9")
def test_inventions_that_repeat_the_whole_bonus() -> None:
    p = cubes(invented("ancient"), "athenai", "carthago")
    students(p, "l2b", "t0")
    play(acting(p, "technology", 1), "step(l3b)")
    assert asked(p) == "technology 0"
    assert p.points[0] == 2
    play(p, "step(m1)")
    assert (asked(p), p.points[0]) == ("technology 0", 4)
    play(p, "step(l4b)")
    assert asked(p) == "act 0", "two lands, two steps"
    p = shelve(on_track(invented("shelf_runs"), specialization="work"), "1-2", "1-4", "1-5", "1-6")
    play(acting(p, "technology", 1), "step(l3b)", "work(1)", "work(2)")
    assert p.marker[0] == 2
    assert purse(p) == (2, 0, 2)


@rule("newton 12.6", "newton 12.10")
def test_inventions_that_act_have_their_printed_value() -> None:
    p = invented("study")
    p.symbols[4] = 5
    play(acting(p, "technology", 1), "step(l3b)")
    assert asked(p) == "study 0"
    books(p, **STUDY_READY)
    assert why(p, "place(3-3)") == "legal"
    assert p.coins[0] == 2
    assert why(p, "quick(boost)") == "nothing-to-boost"
    p = invented("lessons")
    play(acting(row(p, "l3_01"), "technology", 1), "step(l3b)", "take(l3_01)")
    assert p.points[0] == 2
    p = invented("travel")
    play(acting(p, "technology", 1), "step(l3b)", "go(calais)")
    assert p.potions[0] == 1
    assert asked(p) == "act 0"


@rule("newton 12.11")
def test_a_city_pays_whenever_a_cube_comes_there() -> None:
    p = city(table(), "wien", "coins")
    given(p, "winkelmann")
    play(p, "place(wien)")
    assert p.coins[0] == 4
    p = city(table(), "wien", "coins")
    p.cubes_left[0] = 4
    play(given(p, "winkelmann"), "place(wien)")
    assert p.points[0] == 1, "the ninth cube"


@rule("newton 12.12")
@pytest.mark.parametrize(("kind", "gain"), [("coins", (4, 0, 0)), ("potions", (0, 2, 0)), ("student", (0, 0, 0))])
def test_cities_that_give(kind: str, gain: tuple[int, int, int]) -> None:
    p = city(table(at="nurnberg"), "wien", kind)
    play(acting(p, "travel", 1), "go(wien)")
    assert purse(p) == gain
    assert p.students[:4].count(0) == (2 if kind == "student" else 1)


@rule("newton 12.12", "newton 12.11")
def test_cities_that_place_another_cube_for_two_coins() -> None:
    p = cubes(city(table(at="nurnberg", coins=2), "wien", "university"), "paris")
    play(acting(p, "travel", 1), "go(wien)")
    assert asked(p) == "place-cube 0"
    assert legal(p, "place") == ["bologna", "leipzig", "krakow", "cambridge", "salamanca"]
    assert why(p, "place(paris)") == "cube-there"
    play(p, "place(bologna)")
    assert p.coins[0] == 0
    assert p.cubes[0].bit_count() == 3
    p = city(table(at="nurnberg", coins=2), "wien", "ancient")
    play(acting(p, "travel", 1), "go(wien)")
    assert legal(p) == ["place(athenai)", "place(carthago)", "place(alexandria)", "done"]
    play(p, "done")
    assert p.coins[0] == 2
    p = city(table(at="nurnberg", coins=1), "wien", "university")
    assert asked(play(acting(p, "travel", 1), "go(wien)")) == "act 0", "it cannot be paid"


@rule("newton 12.13")
def test_medicine_cities_give_the_tile_then_turn_it() -> None:
    p = city(city(table(at="nurnberg"), "wien", "medicine"), "stockholm", "medicine")
    play(acting(p, "travel", 1), "go(wien)")
    assert p.slots[0] == 8
    assert p.stock[8] == 3
    p.turns = 2
    begin_turn(p)
    p.hands[0] = [2]
    p.at[0] = PLACE_IDS.index("hamburg")
    p.coins[0] = 1
    play(acting(p, "travel", 1), "go(stockholm)")
    assert p.slots[0] == 9
    assert seen(p).seats[0].income["points"] == 3
    p = incomes(city(table(at="nurnberg"), "wien", "medicine"), "vp", "vp", "vp", "coins", "coins")
    play(acting(p, "travel", 1), "go(wien)", "tile(instead-4)")
    assert p.slots[:5] == [0, 0, 0, 8, 1]


@rule("newton 12.13")
def test_a_medicine_tile_that_comes_late_lies_on_the_side_of_the_cities_visited() -> None:
    p = city(city(table(at="nurnberg"), "wien", "medicine"), "stockholm", "medicine")
    cubes(p, "stockholm")  # its tile was given up, or never taken
    before = game.census(p)
    play(acting(p, "travel", 1), "go(wien)")
    assert (p.slots[0], p.stock[8]) == (9, 3)
    assert game.census(p) | {"cubes 0": 12} == before | {"cubes 0": 12}
    p = city(city(table(at="nurnberg"), "wien", "medicine"), "stockholm", "medicine")
    incomes(cubes(p, "stockholm"), "vp", "vp", "vp", "coins", "coins")
    play(acting(p, "travel", 1), "go(wien)", "tile(instead-4)")
    assert p.slots[:5] == [0, 0, 0, 9, 1]
