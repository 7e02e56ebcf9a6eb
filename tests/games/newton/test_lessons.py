"""Lessons: cards from the rows."""

from tests.games.newton.build import (
    acting,
    asked,
    legal,
    play,
    row,
    table,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules.moves import CARD_IDS


@rule("newton 7.1")
def test_example_lessons_of_two_reach_levels_one_and_two() -> None:
    p = row(table(), "l1_01", "l2_02", "l3_03")
    acting(p, "lessons", 2)
    assert legal(p, "take") == ["l1_01", "l2_02"]
    assert why(p, "take(l3_03)") == "level-too-high"
    play(p, "take(l2_02)")
    assert CARD_IDS.index("l2_02") in p.hands[0]
    assert asked(p) == "act 0", "one card only"
    assert why(play(row(table()), "play(start_lessons)"), "act(lessons)") == "no-face-up-card"


@rule("newton 7.2")
def test_a_card_taken_is_not_replaced() -> None:
    p = row(table(), "l1_01", "l1_02")
    play(acting(p, "lessons", 1), "take(l1_01)", "end")
    assert [CARD_IDS[card] for card in p.rows[0]] == ["l1_02"]


@rule("newton 7.3")
def test_a_card_taken_waits_for_the_next_turn() -> None:
    p = row(table(), "l1_01")
    play(acting(p, "lessons", 1), "take(l1_01)")
    assert why(p, "play(l1_01)") == "not asked"
    play(p, "end", "play(start_work)", "done")
    assert why(p, "play(l1_01)") == "legal"
