"""The module Master Lectures."""

import pytest

from tests.games.newton.build import (
    acting,
    asked,
    books,
    city,
    cubes,
    incomes,
    legal,
    map_objective,
    on_desk,
    on_track,
    on_tree,
    own,
    play,
    played,
    purse,
    row,
    seen,
    shelve,
    students,
    table,
    tuck,
    upkeep,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules.moves import ACTION_IDS, CARD_IDS, PLACE_IDS
from virtuosi.games.newton.rules.position import Newton

SAME = {"x2_04": 0, "x2_05": 1, "x2_06": 2, "x3_01": 0, "x3_02": 1, "x3_03": 2, "x3_04": 3, "x3_05": 3, "x3_06": 4}
SPLIT = {
    "x1_01": (0, 1),
    "x1_02": (0, 2),
    "x1_03": (0, 3),
    "x1_04": (1, 2),
    "x1_05": (1, 3),
    "x1_06": (2, 3),
    "x1_07": (0, 4),
    "x2_01": (1, 4),
    "x2_02": (2, 4),
    "x2_03": (3, 4),
}


@rule("newton 16.2")
@pytest.mark.parametrize(("card", "action"), SAME.items())
def test_two_equal_symbols_act_with_two_and_count_twice(card: str, action: int) -> None:
    p = play(table(hand=[card], lectures=True), f"play({card})")
    if asked(p) == "act 0":  # it has an effect to choose, too
        play(p, f"act({ACTION_IDS[action]})")
    assert (p.action, p.value) == (action, 2)
    q = on_desk(table(hand=[card], lectures=True), card)
    assert q.symbols[action] == 2
    play(upkeep(q), "tuck(1)")
    assert q.symbols[action] == 2


@rule("newton 16.3")
@pytest.mark.parametrize(("card", "pair"), SPLIT.items())
def test_two_different_symbols_act_as_one_of_them_and_count_each(card: str, pair: tuple[int, int]) -> None:
    p = play(table(hand=[card], lectures=True), f"play({card})")
    assert legal(p, "act") == [ACTION_IDS[action] for action in pair]
    play(p, f"act({ACTION_IDS[pair[1]]})")
    assert p.value == 1
    q = on_desk(table(hand=[card], lectures=True), card)
    play(upkeep(q), "tuck(1)")
    assert [action for action in range(5) if q.symbols[action]] == list(pair)


def special(card: str, **kw: object) -> Newton:
    """A table with this special card under the first column and a card just played above it."""
    return tuck(table(lectures=True, **kw), card)  # type: ignore[arg-type]  # coins, hand and the like


@rule("newton 16.4")
def test_a_special_card_under_the_desk_shows_its_special_action_only() -> None:
    p = on_desk(table(hand=["x1_09", "start_work"], lectures=True), "x1_09")
    assert p.symbols[2] == 1
    assert why(play(p, "play(start_work)"), "quick(special)") == "not asked", "not while it lies on the desk"
    p = on_desk(table(hand=["x1_09"], lectures=True), "x1_09")
    play(upkeep(p), "tuck(1)")
    assert p.symbols[2] == 0
    column = seen(p).seats[0].columns[0]
    assert column.upside_down
    assert column.tucked is not None
    assert column.tucked.special is not None


@rule("newton 16.5")
def test_a_special_action_works_once_in_its_own_column() -> None:
    p = special("x1_08", coins=3)  # for 1 coin a card of level I
    row(p, "l1_01", "l1_02", "l2_01")
    play(p, "play(start_work)", "quick(special)", "take(l1_01)")
    assert why(p, "quick(special)") == "special-used"
    p = special("x1_08", coins=3, turn=2)
    play(p, "play(start_work)")
    assert why(p, "quick(special)") == "not asked", "it lies under another column"
    p = special("x1_08", coins=3)
    acting(row(p, "l1_01"), "travel", 3)
    play(p, "by(dijon)", "quick(special)", "take(l1_01)")
    assert asked(p) == "travel 0", "during the action"


@rule("newton 16.6", "newton 16.8")
def test_a_condition_looks_at_the_completed_action_of_the_card() -> None:
    p = special("x1_09")  # after Work of 1 or more: a potion
    play(p, "play(start_work)")
    assert why(p, "quick(special)") == "condition-not-met", "not completed yet"
    play(p, "work(1)", "quick(special)")
    assert p.potions[0] == 1
    p = special("x1_09")
    acting(p, "lessons", 1)
    play(p, legal(p)[0])
    assert why(p, "quick(special)") == "condition-not-met", "another action"


@rule("newton 16.7")
def test_a_card_of_level_one_for_a_coin() -> None:
    p = play(row(special("x1_08", coins=1), "l1_03", "l2_03"), "play(start_work)", "quick(special)")
    assert legal(p, "take") == ["l1_03"]
    play(p, "take(l1_03)")
    assert p.coins[0] == 0
    assert why(play(special("x1_08"), "play(start_work)"), "quick(special)") == "too-few-coins"
    assert why(play(row(special("x1_08", coins=1), "l2_03"), "play(start_work)"), "quick(special)") == "no-face-up-card"


@rule("newton 16.9")
def test_work_of_one_after_lessons() -> None:
    p = acting(row(special("x1_10"), "l1_01"), "lessons", 1)
    play(p, "take(l1_01)", "quick(special)", "work(1)")
    assert (p.marker[0], p.coins[0]) == (1, 1)


@rule("newton 16.10")
def test_an_income_tile_pays_now() -> None:
    p = own(incomes(special("x2_07", coins=1, discoveries=True), "medicine", "vp", "potion"), "gd7")
    play(p, "play(start_work)", "quick(special)")
    assert legal(p)[:2] == ["effect(income-vp)", "effect(income-potion)"]
    play(p, "effect(income-vp)")
    assert purse(p) == (0, 0, 2)
    assert why(play(special("x2_07", coins=1), "play(start_work)"), "quick(special)") == "no-income-tile"


@rule("newton 16.11")
def test_a_bonus_token_works_again() -> None:
    p = special("x2_08", coins=1)
    p.won[3] = 1
    play(p, "play(start_work)", "quick(special)", "effect(token-vp_3)")
    assert purse(p) == (0, 0, 3)


@rule("newton 16.12")
def test_lessons_of_two_and_a_point_after_study_of_two() -> None:
    p = row(special("x2_09", board="a"), "l2_01", "l3_01")
    acting(p, "study", 2)
    play(books(p, orange=1), "place(1-2)", "quick(special)")
    assert legal(p, "take") == ["l2_01"]
    assert p.points[0] == 1
    p = row(special("x2_09", board="a"), "l2_01")
    acting(p, "study", 1)
    play(books(p, orange=1), "place(1-2)")
    assert why(p, "quick(special)") == "condition-not-met"


@rule("newton 16.13")
def test_a_hand_card_for_any_face_up_card() -> None:
    p = play(row(special("x2_10"), "l3_01"), "play(start_work)", "quick(special)")
    play(p, "discard(start_study)", "take(l3_01)")
    assert CARD_IDS.index("l3_01") in p.hands[0]
    assert seen(p).gone == ["start_study"]


@rule("newton 16.14")
def test_a_city_with_a_cube_works_again() -> None:
    p = cubes(city(special("x3_07", coins=2), "wien", "potions"), "wien")
    play(p, "play(start_work)", "quick(special)", "effect(city-wien)")
    assert purse(p) == (0, 2, 0)
    p = incomes(cubes(city(special("x3_07", coins=2), "wien", "medicine"), "wien"), "medicine")
    play(p, "play(start_work)", "quick(special)", "effect(city-wien)")
    assert p.slots[0] == 9, "one medicine city may turn the tile"


@rule("newton 16.15")
def test_any_card_after_travel_of_three() -> None:
    p = acting(row(special("x3_08"), "l3_01"), "travel", 3)
    play(p, "go(dijon)", "quick(special)", "take(l3_01)")
    assert CARD_IDS.index("l3_01") in p.hands[0]
    p = acting(row(special("x3_08"), "l3_01"), "travel", 2)
    assert why(play(p, "go(dijon)"), "quick(special)") == "condition-not-met"


@rule("newton 16.16")
def test_the_lightning_of_a_played_master() -> None:
    p = played(special("x3_09", coins=3), "cusano", "newton")
    play(p, "play(start_work)", "quick(special)")
    assert legal(p) == ["effect(master-cusano)", "done"]
    play(p, "effect(master-cusano)")
    assert purse(p) == (0, 3, 0)


@rule("newton 16.17")
def test_an_objective_scored_now() -> None:
    p = map_objective(on_track(special("x3_10", coins=9), objective="coins"), "potions")
    p.marker[0] = 16
    p.at[0] = PLACE_IDS.index("objective")
    p.potions[0] = 2
    play(p, "play(start_work)", "quick(special)")
    assert legal(p, "effect") == ["objective-potions", "objective-coins"], "the scientist counts too"
    play(p, "effect(objective-coins)")
    assert purse(p) == (5, 2, 5)


def test_every_lecture_card_can_be_played() -> None:
    for card in CARD_IDS[51:]:
        p = table(hand=[card], lectures=True)
        play(p, f"play({card})")
        play(p, "end" if "end" in legal(p) else "done")
        assert asked(p) == "play-card 1"


@rule("newton 3.10", "newton 16.6")
@pytest.mark.parametrize(
    ("card", "played", "action"),
    [
        ("x1_09", "l1_03", "work"),
        ("x1_10", "l1_12", "lessons"),
        ("x3_08", "l2_08", "travel"),
    ],
)
def test_an_action_begun_and_then_given_up_was_not_performed(card: str, played: str, action: str) -> None:
    p = special(card, hand=[played])  # a card with an effect of its player's choice: the turn goes on
    p.symbols[ACTION_IDS.index(action)] = 3
    play(p, f"play({played})", f"act({action})", "done")
    assert why(p, "quick(special)") == "condition-not-met"
    assert why(p, f"act({action})") == "already-acted"
    turn = seen(p).turn
    assert turn is not None
    assert (turn.action, turn.done) == (None, True)


@rule("newton 16.6")
def test_pay_without_a_step_is_work_performed() -> None:
    p = special("x1_09")
    p.marker[0] = 16
    play(acting(p, "work", 1), "work(0)", "quick(special)")
    assert p.potions[0] == 1


@rule("newton 5.4")
def test_a_space_to_which_a_special_action_has_led_the_student_pays_once() -> None:
    p = on_tree(students(played(special("x3_09", coins=3), "torricelli"), "l1"), l3b="potion_vp")
    play(acting(p, "technology", 3), "by(l2b)", "quick(special)", "effect(master-torricelli)")
    play(p, "step(l3b)")
    assert (asked(p), p.points[0]) == ("technology 0", 6)
    play(p, "done")
    assert (asked(p), p.points[0]) == ("act 0", 6)


@rule("newton 8.6")
def test_a_special_action_during_study_cannot_lead_to_a_thirteenth_tile() -> None:
    p = played(special("x3_09", coins=6, board="a", hand=["l2_14"]), "cavendish")
    p.shelf[0], p.taken[0] = 0, 0
    shelve(p, "3-1", "3-2", "3-3", "3-5", "3-6", "2-1", "2-3", "2-4", "2-5")
    p.symbols[4] = 2
    play(p, "play(l2_14)")
    play(books(p, orange=3, green=3, blue=3), "effect(second)", "place(1-2)")
    play(p, "quick(special)", "effect(master-cavendish)")
    assert (asked(p), p.taken[0]) == ("study 0", 12)
    assert why(p, "place(1-4)") == "no-shelf-tile"
    play(p, "done")
    assert asked(p) == "act 0"
