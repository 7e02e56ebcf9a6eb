"""Section 3: a turn."""

import pytest

from tests.games.ray_master.build import (
    asked,
    card,
    doing,
    end,
    hand,
    legal,
    lines,
    play,
    rule_against,
    seen,
    table,
    told,
    turn,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.ray_master.rules.moves import ACTIONS
from virtuosi.games.ray_master.rules.position import DISCARD

ACTION_MOVES = ["ray(2)", "height(high)", "mode", "swap(1-2)", "heat(1)", "cool(1)", "fire"]


@rule("ray_master 3.1")
def test_a_turn_is_student_then_actions_then_the_other_players_turn() -> None:
    p = table(hands=(("s05", "s01"), ("s03", "s07")))
    assert asked(p) == "choose-student 0"
    play(p, "student(5)")
    assert asked(p) == "use-scientists 0"
    play(p, "mode", "end")
    assert asked(p) == "draw 0"
    play(p, "draw(12)")
    assert asked(p) == "choose-student 1"


@rule("ray_master 3.2")
def test_a_student_must_be_chosen_before_any_scientist_works() -> None:
    p = table(hands=(("s05", "s01"), ("s03", "s07")))
    assert legal(p) == ["student(1)", "student(5)"]
    for move in [*ACTION_MOVES, "end"]:
        assert why(p, move) == "not asked"
    assert why(p, "student(3)") == "not asked"  # the rival's card


@rule("ray_master 3.2")
def test_with_an_empty_hand_only_scientists_act() -> None:
    p = table(hands=((), ("s03", "s07")))
    assert asked(p) == "use-scientists 0"
    assert "end" in legal(p)
    play(p, "mode", "ray(2)")
    assert legal(p) == ["end"]


@rule("ray_master 3.3")
@pytest.mark.parametrize("order", [["cool(1)", "fire"], ["fire", "cool(1)"]])
def test_the_student_works_before_or_after_the_scientists(order: list[str]) -> None:
    p = table(hands=(("s11",), ()), temperature=2, dice={"blue 1": "large 5"})
    play(p, "student(11)", *order)
    cold_first = order[0] == "cool(1)"
    assert p.temperature == 1
    assert p.values[0] == (5 if cold_first else 4)


@rule("ray_master 3.3")
def test_scientists_may_work_on_both_sides_of_the_student() -> None:
    p = table(hands=(("s05",), ()))
    play(p, "student(5)", "ray(2)", "mode", "height(high)")
    assert doing(p) == ["move", "height", "mode"]


@rule("ray_master 3.4")
@pytest.mark.parametrize("move", ["ray(2)", "height(high)", "mode", "heat(1)", "cool(1)", "fire"])
def test_no_action_is_done_twice_in_a_turn(move: str) -> None:
    p = turn(student="s07", extra=(1, 0), temperature=3)
    again = {"ray(2)": "ray(1)", "height(high)": "height(low)"}.get(move, move)
    play(p, move)
    assert p.free == 2
    assert why(p, again) == "already-done"
    assert rule_against(p, again) == "3.4"


@rule("ray_master 3.4")
def test_swap_is_not_done_twice_either() -> None:
    p = play(turn(advanced=True, extra=(1, 0), student="s09"), "swap(1-2)")
    assert p.free == 1
    assert why(p, "swap(1-2)") == why(p, "swap(3-4)") == "already-done"


@rule("ray_master 3.4")
@pytest.mark.parametrize(
    ("student", "work", "again"),
    [
        ("s01", "ray(2)", "ray(3)"),
        ("s03", "height(high)", "height(low)"),
        ("s05", "mode", "mode"),
        ("s07", "swap(1-2)", "swap(3-4)"),
        ("s09", "heat(1)", "heat(1)"),
        ("s11", "cool(1)", "cool(1)"),
    ],
)
def test_scientists_cannot_repeat_the_students_action(student: str, work: str, again: str) -> None:
    p = table(hands=((student,), ()), temperature=3)
    play(p, f"student({int(student[1:])})", work)
    assert p.free == 2
    assert why(p, again) == "student-does-it"
    assert rule_against(p, again) == "3.4"


@rule("ray_master 3.5")
def test_scientists_are_optional() -> None:
    p = table(hands=(("s05",), ()))
    play(p, "student(5)", "mode")
    assert p.free == 2
    play(p, "end")


@rule("ray_master 3.5")
def test_some_scientists_may_stay_idle() -> None:
    p = play(turn(), "mode")
    assert (p.free, why(p, "end")) == (1, "legal")


@rule("ray_master 3.6")
def test_a_student_works_without_scientists_and_goes_to_the_discard_pile() -> None:
    p = table(hands=(("s07", "s01"), ("s03", "s04")))
    play(p, "student(7)")
    assert hand(p, 0) == ["s01"]
    assert p.cards[6] == DISCARD
    student = seen(p, 1).student
    assert student is not None
    assert student.id == "s07"  # shown to everyone
    play(p, "swap(1-2)")
    assert p.free == 2


@rule("ray_master 3.6")
def test_a_student_works_at_the_strength_of_its_card() -> None:
    p = table(hands=(("s10",), ()), temperature=1)
    play(p, "student(10)")
    assert legal(p, "heat") == ["heat(2)"]
    play(p, "heat(2)")
    assert p.temperature == 3


MODES = pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
IMPOSSIBLE = pytest.mark.parametrize(
    ("student", "temperature", "dice"), [("s09", 5, None), ("s11", 0, None), ("s07", 2, {"yellow 1": "large 4"})]
)


@rule("ray_master 3.7", "ray_master 3.8")
@IMPOSSIBLE
@MODES
def test_an_impossible_student_may_be_played_and_goes_without_effect_when_the_turn_ends(
    student: str, temperature: int, dice: dict[str, str] | None, advanced: bool
) -> None:
    p = table(hands=((student,), ("s03",)), temperature=temperature, dice=dice, advanced=advanced)
    before = (p.temperature, p.sizes[:], p.values[:])
    play(p, card(p, student))
    assert p.waiting
    assert (p.temperature, p.sizes, p.values) == before
    said = lines(p, "end")
    assert (said[0].text.id, said[0].rule) == ("event-without-effect", "3.7")
    assert hand(p, 0) == []


@rule("ray_master 3.7")
@IMPOSSIBLE
@MODES
def test_a_student_whose_work_is_impossible_now_may_find_nothing_to_do(
    student: str, temperature: int, dice: dict[str, str] | None, advanced: bool
) -> None:
    p = table(hands=((student,), ("s03",)), temperature=temperature, dice=dice, advanced=advanced)
    play(p, card(p, student))
    assert "idle" in legal(p)
    said = lines(p, "idle")
    assert [(line.text.id, line.rule, line.refs) for line in said] == [
        ("event-without-effect", "3.7", [f"card/{student}"])
    ]
    assert (asked(p), p.waiting, doing(p)) == ("use-scientists 0", False, [])
    assert why(p, "idle") == "not asked"


@rule("ray_master 3.7")
@MODES
def test_work_that_found_nothing_to_do_is_not_due_later_in_the_turn(advanced: bool) -> None:
    p = table(hands=(("s09",), ()), temperature=5, advanced=advanced)
    play(p, "student(9)", "idle", "cool(1)")
    assert (p.temperature, why(p, "end")) == (2, "legal")
    assert why(p, "heat(1)") == "student-does-it"  # the card covers its action all the same


@rule("ray_master 3.7", "ray_master 3.8")
@MODES
def test_work_that_waited_until_it_became_possible_is_done(advanced: bool) -> None:
    p = table(hands=(("s09",), ()), temperature=5, advanced=advanced)
    play(p, "student(9)")
    assert why(p, "end") == "legal"
    play(p, "cool(1)")
    assert why(p, "end") == "student-waits"
    assert why(p, "idle") == "student-can-work"
    assert rule_against(p, "idle") == "3.8"
    play(p, "heat(1)")
    assert (p.temperature, doing(p), why(p, "end")) == (3, ["heat", "cool"], "legal")


@rule("ray_master 3.7")
@MODES
def test_work_that_became_impossible_after_the_choice_finds_nothing_to_do_either(advanced: bool) -> None:
    p = table(hands=(("s09",), ()), temperature=4, advanced=advanced, dice={"blue 1": "large 5"})
    play(p, "student(9)", "fire")
    assert (p.temperature, why(p, "idle"), why(p, "end")) == (5, "legal", "legal")


@rule("ray_master 3.8")
@pytest.mark.parametrize(
    ("student", "work"),
    [
        ("s02", "ray(3)"),
        ("s04", "height(middle)"),
        ("s06", "mode"),
        ("s08", "swap(2-4)"),
        ("s10", "heat(2)"),
        ("s12", "cool(2)"),
    ],
)
def test_the_turn_cannot_end_while_the_student_waits(student: str, work: str) -> None:
    p = table(hands=((student,), ()), temperature=2)
    play(p, f"student({int(student[1:])})")
    assert why(p, "end") == "student-waits"
    assert rule_against(p, "end") == "3.8"
    play(p, work)
    assert why(p, "end") == "legal"


@rule("ray_master 3.9")
def test_an_action_takes_all_its_scientists_at_once() -> None:
    p = play(turn(student="s07"), "heat(2)")
    assert p.free == 0
    assert legal(p) == ["end"]
    for move in ("ray(2)", "mode", "cool(1)", "fire", "height(high)"):
        assert why(p, move) == "too-few-scientists"
        assert rule_against(p, move) == "3.9"


@rule("ray_master 3.9")
def test_one_scientist_is_too_few_for_what_takes_two() -> None:
    p = play(turn(student="s05", mode="enlarge", temperature=3), "height(high)")
    assert p.free == 1
    for move in ("ray(3)", "swap(1-2)", "heat(2)", "cool(2)", "fire"):
        assert why(p, move) == "too-few-scientists"
    for move in ("ray(2)", "heat(1)", "cool(1)"):
        assert why(p, move) == "legal"


@rule("ray_master 3.9")
def test_all_scientists_are_free_again_in_the_next_turn() -> None:
    p = play(turn(student="s05", dice={"blue 1": "large 5"}), "fire", "ray(2)")
    assert p.free == 0
    end(p)
    assert (p.actor, p.free) == (1, 2)
    assert doing(p) == []


@rule("ray_master 3.9")
def test_only_the_numbers_of_the_white_spaces_are_offered() -> None:
    p = turn(advanced=True, student="s11", temperature=0, extra=(1, 0))
    assert p.free == 3
    assert [action.scientists for action in seen(p, 0).actions] == [[1, 2], [1], [1], [2], [1, 2], [1, 2], [1, 2]]
    assert legal(p, "heat") == ["heat(1)", "heat(2)"]
    assert why(p, "ray(4)") == "too-far"  # three scientists would not help


@rule("ray_master 3.10")
def test_a_shot_that_became_impossible_is_dropped_and_counts_as_not_firing() -> None:
    p = table(hands=(("s10",), ()), temperature=3)
    play(p, "student(10)", "heat(2)")
    assert why(p, "fire") == "too-hot-to-fire"
    assert p.free == 2  # nobody was lost on it
    end(p)
    assert p.extra == [1, 0]
    assert p.temperature == 4


@rule("ray_master 3.1", "ray_master 3.6")
def test_the_log_of_a_turn() -> None:
    p = table(hands=(("s05",), ("s03",)), pile=("s12",), dice={"blue 1": "large 5"}, mode="enlarge")
    assert told(p, "student(5)", "mode", "fire", "end", "draw(12)") == [
        "event-student",
        "event-mode",
        "event-hit",
        "event-drawn-card",
        "event-turn",
    ]


def test_there_are_seven_actions() -> None:
    assert ACTIONS == ["move", "height", "mode", "swap", "heat", "cool", "fire"]
