"""Section 8: the advanced mode."""

import pytest

from tests.games.ray_master.build import (
    card,
    die,
    end,
    game,
    hand,
    legal,
    lines,
    other_pack,
    play,
    rule_against,
    seen,
    table,
    why,
)
from virtuosi.core.rulebook import rule


@rule("ray_master 8.1")
def test_three_scientists_from_the_start_and_four_with_the_extra() -> None:
    assert table(advanced=True).free == 3
    assert table(advanced=True, extra=(1, 0)).free == 4
    p = end(play(table(advanced=True, hands=(("s05",), ("s03",))), "student(5)", "mode"))
    assert p.extra == [1, 0]
    assert [side.scientists for side in seen(p, 0).sides] == [4, 3]


@rule("ray_master 8.2")
@pytest.mark.parametrize(
    ("student", "strength"),
    [("s01", 1), ("s02", 2), ("s03", 1), ("s05", 1), ("s07", 2), ("s09", 1), ("s10", 2), ("s11", 1), ("s12", 2)],
)
def test_choosing_a_student_sets_its_scientists_aside(student: str, strength: int) -> None:
    p = table(advanced=True, hands=((student,), ()))
    play(p, card(p, student))
    assert (p.free, p.held) == (3 - strength, strength)


@rule("ray_master 8.2")
def test_rulebook_example_a_two_move_takes_two_and_leaves_one_for_other_actions() -> None:
    p = table(advanced=True, hands=(("s02",), ()), ray=1)
    play(p, "student(2)")
    assert p.free == 1
    assert legal(p, "ray") == ["ray(3)"]
    play(p, "ray(3)")
    assert p.free == 1
    play(p, "mode")
    assert legal(p) == ["end"]


@rule("ray_master 8.3")
def test_scientists_set_aside_serve_nothing_else() -> None:
    p = table(advanced=True, hands=(("s07",), ()))
    play(p, "student(7)", "mode")
    assert (p.free, p.held) == (0, 2)
    assert legal(p) == [f"swap({pair})" for pair in ("1-2", "1-3", "1-4", "2-3", "2-4", "3-4")]
    assert why(p, "heat(1)") == why(p, "fire") == "too-few-scientists"


@rule("ray_master 8.3")
def test_the_rest_works_as_usual_before_or_after_the_student() -> None:
    p = table(advanced=True, hands=(("s11",), ()), temperature=2, dice={"blue 1": "large 5"})
    play(p, "student(11)", "cool(1)", "fire")
    assert (die(p, "blue 1"), p.free) == ("medium 5", 1)


@rule("ray_master 8.4")
@pytest.mark.parametrize(("mode", "cost"), [("shrink", 1), ("enlarge", 2)])
def test_a_firing_student_takes_what_the_mode_asks(mode: str, cost: int) -> None:
    p = table(advanced=True, fire_deck=True, hands=(("f12",), ()), mode=mode, dice={"blue 1": "large 3"})
    play(p, "student(12)")
    assert (p.free, p.held) == (3 - cost, cost)
    play(p, "fire")
    assert (p.free, p.held) == (3 - cost, 0)


@rule("ray_master 8.4")
@pytest.mark.parametrize(("mode", "free"), [("shrink", 0), ("enlarge", 1)])
def test_the_mode_at_the_moment_of_the_shot_counts_for_the_student_too(mode: str, free: int) -> None:
    p = table(advanced=True, fire_deck=True, hands=(("f12",), ()), mode=mode, dice={"blue 1": "large 3"})
    play(p, "student(12)", "mode", "fire")
    assert p.free == free


@rule("ray_master 8.4")
def test_a_firing_student_who_can_no_longer_be_staffed_does_not_fire() -> None:
    p = table(advanced=True, fire_deck=True, hands=(("f12",), ()), mode="shrink", dice={"blue 1": "large 3"})
    play(p, "student(12)", "ray(2)", "mode")
    assert (p.free, p.held) == (0, 1)
    assert why(p, "fire") == "too-few-scientists"
    assert game.facts(p, game.space.numbers["fire"], 10)["free"] == 1
    said = lines(p, "end")
    assert (said[0].text.id, said[0].rule) == ("event-without-effect", "8.4")
    assert p.extra == [1, 0]  # it has not fired


@rule("ray_master 8.5")
def test_a_student_one_cannot_staff_may_not_be_chosen_while_another_can() -> None:
    poor = other_pack(scientists_advanced=1)
    p = table(advanced=True, hands=(("s02", "s05"), ()), pack=poor)
    assert legal(p) == ["student(5)"]
    assert why(p, "student(2)") == "cannot-staff"
    assert rule_against(p, "student(2)") == "8.5"
    assert game.facts(p, game.space.numbers["student(2)"], 13) == {"needed": 2, "free": 1}


@rule("ray_master 8.5")
def test_if_none_can_be_staffed_the_student_goes_without_effect() -> None:
    p = table(advanced=True, hands=(("s02", "s07"), ()), pack=other_pack(scientists_advanced=1))
    assert legal(p) == ["student(2)", "student(7)"]
    said = lines(p, "student(2)")
    assert [line.text.id for line in said] == ["event-student", "event-without-effect"]
    assert said[1].rule == "8.5"
    assert (p.free, p.held, hand(p, 0)) == (1, 0, ["s07"])
    assert why(p, "ray(2)") == "student-does-it"
    assert why(p, "end") == "legal"


@rule("ray_master 8.6")
@pytest.mark.parametrize(("student", "temperature"), [("s10", 5), ("s12", 0)])
def test_scientists_of_a_student_who_finds_nothing_to_do_are_free_again(student: str, temperature: int) -> None:
    p = table(advanced=True, hands=((student,), ()), temperature=temperature)
    play(p, card(p, student))
    assert (p.free, p.held, p.waiting) == (1, 2, True)
    play(p, "idle")
    assert (p.free, p.held, p.waiting) == (3, 0, False)
    assert why(p, "swap(1-2)") == why(p, "end") == "legal"


@rule("ray_master 8.6", "ray_master 8.4")
def test_so_are_those_of_a_student_who_can_no_longer_pay_for_the_shot() -> None:
    p = table(advanced=True, fire_deck=True, hands=(("f12",), ()), mode="shrink", dice={"blue 1": "large 3"})
    play(p, "student(12)", "ray(2)", "mode")
    said = lines(p, "idle")
    assert (said[0].text.id, said[0].rule) == ("event-without-effect", "8.4")
    assert (p.free, p.held, why(p, "heat(1)")) == (1, 0, "legal")


@rule("ray_master 8.2", "ray_master 8.5")
def test_an_impossible_student_is_staffed_like_any_other() -> None:
    poor = other_pack(scientists_advanced=1)
    p = table(advanced=True, hands=(("s12", "s05"), ()), temperature=0, pack=poor)
    assert legal(p) == ["student(5)"]
    assert why(p, "student(12)") == "cannot-staff"


@rule("ray_master 8.6", "ray_master 3.4")
def test_its_action_stays_covered_for_the_turn() -> None:
    p = table(advanced=True, hands=(("s12",), ()), temperature=0)
    play(p, "student(12)", "idle", "heat(2)")
    assert why(p, "cool(1)") == "student-does-it"
