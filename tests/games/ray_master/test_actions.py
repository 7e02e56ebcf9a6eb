"""Section 4: the actions, except the shot."""

import pytest

from tests.games.ray_master.build import card, dice, end, legal, play, rule_against, seen, table, turn, why
from virtuosi.core.rulebook import rule


@rule("ray_master 4.1")
@pytest.mark.parametrize(("ray", "to"), [(1, [2, 3]), (2, [1, 3, 4]), (3, [1, 2, 4]), (4, [2, 3])])
def test_the_ray_moves_one_position_for_each_scientist_and_stays_on_the_track(ray: int, to: list[int]) -> None:
    p = turn(ray=ray)
    assert legal(p, "ray") == [f"ray({lane})" for lane in to]
    for lane in to:
        q = play(p.copy(), f"ray({lane})")
        assert q.ray + 1 == lane
        assert p.free - q.free == abs(lane - ray)


@rule("ray_master 4.1")
def test_three_positions_are_too_far_even_with_an_extra_scientist() -> None:
    p = turn(ray=1, extra=(1, 0))
    assert p.free == 3
    assert why(p, "ray(4)") == "too-far"
    assert rule_against(p, "ray(4)") == "4.1"
    assert why(p, "ray(1)") == "not asked"


@rule("ray_master 4.2")
@pytest.mark.parametrize(("ray", "one", "two"), [(1, [2], [3]), (2, [1, 3], [4]), (3, [2, 4], [1]), (4, [3], [2])])
def test_a_student_moves_the_ray_exactly_its_strength(ray: int, one: list[int], two: list[int]) -> None:
    for student, lanes in (("s01", one), ("s02", two)):
        p = table(hands=((student,), ()), ray=ray)
        play(p, card(p, student))
        assert legal(p, "ray") == [f"ray({lane})" for lane in lanes]


@rule("ray_master 4.2")
def test_a_student_may_not_move_the_ray_by_less() -> None:
    p = table(hands=(("s02",), ()), ray=2)
    play(p, "student(2)")
    assert why(p, "ray(1)") == why(p, "ray(3)") == "not-the-cards-distance"
    assert rule_against(p, "ray(3)") == "4.2"


@rule("ray_master 4.3")
@pytest.mark.parametrize("height", ["low", "middle", "high"])
def test_the_height_changes_to_either_other_level(height: str) -> None:
    p = turn(height=height)
    others = [name for name in ("low", "middle", "high") if name != height]
    assert legal(p, "height") == [f"height({name})" for name in others]
    assert why(p, f"height({height})") == "same-height"
    assert rule_against(p, f"height({height})") == "4.3"
    play(p, f"height({others[1]})")
    assert (seen(p, 0).ray.height, p.free) == (others[1], 1)


@rule("ray_master 4.3")
def test_a_student_cannot_leave_the_height_as_it_is() -> None:
    p = table(hands=(("s03",), ()), height="middle")
    play(p, "student(3)")
    assert legal(p, "height") == ["height(low)", "height(high)"]


@rule("ray_master 4.4")
@pytest.mark.parametrize(("mode", "then"), [("shrink", "enlarge"), ("enlarge", "shrink")])
def test_the_mode_turns_over_for_one_scientist(mode: str, then: str) -> None:
    p = play(turn(mode=mode), "mode")
    assert (seen(p, 0).ray.mode, p.free) == (then, 1)


@rule("ray_master 4.5")
def test_two_own_dice_change_places_for_two_scientists() -> None:
    p = play(turn(), "swap(1-3)")
    assert dice(p, "blue") == ["medium 6", "large 5", "large 4", "large 3"]
    assert p.free == 0


@rule("ray_master 4.5")
def test_a_die_moves_to_a_free_slot_of_its_colour() -> None:
    p = play(turn(dice={"blue 1": "small 5", "yellow 3": "large 2"}), "swap(1-3)")
    assert dice(p, "blue") == ["empty", "empty", "small 5", "empty"]
    assert dice(p, "yellow") == ["empty", "empty", "large 2", "empty"]


@rule("ray_master 4.5")
def test_two_empty_slots_cannot_be_swapped() -> None:
    p = turn(dice={"blue 1": "small 5"})
    assert legal(p, "swap") == ["swap(1-2)", "swap(1-3)", "swap(1-4)"]
    assert why(p, "swap(2-4)") == "nothing-to-swap"
    assert rule_against(p, "swap(2-4)") == "4.5"


@rule("ray_master 4.6")
@pytest.mark.parametrize("pair", ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4"])
def test_a_swap_reaches_across_any_lanes_and_changes_no_die(pair: str) -> None:
    for seat, (own, others) in enumerate((("blue", "yellow"), ("yellow", "blue"))):
        p = turn(seat=seat)
        mine, theirs, scores = dice(p, own), dice(p, others), p.scores()
        play(p, f"swap({pair})")
        a, b = (int(lane) - 1 for lane in pair.split("-"))
        mine[a], mine[b] = mine[b], mine[a]
        assert dice(p, own) == mine
        assert dice(p, others) == theirs
        assert p.scores() == scores


@rule("ray_master 4.7")
@pytest.mark.parametrize(("before", "scientists", "after"), [(0, 1, 1), (0, 2, 2), (3, 2, 5), (4, 1, 5)])
def test_heat_raises_the_temperature_by_one_for_each_scientist(before: int, scientists: int, after: int) -> None:
    p = play(turn(student="s07", temperature=before), f"heat({scientists})")
    assert (p.temperature, p.free) == (after, 2 - scientists)


@rule("ray_master 4.7")
def test_at_the_maximum_the_ray_cannot_be_heated() -> None:
    p = turn(student="s07", temperature=5)
    assert legal(p, "heat") == []
    assert why(p, "heat(1)") == why(p, "heat(2)") == "hottest"
    assert rule_against(p, "heat(1)") == "4.7"


@rule("ray_master 4.8")
def test_heating_to_the_maximum_bars_the_rivals_shot_after_a_shot_of_ones_own() -> None:
    p = play(turn(student="s07", temperature=3, dice={"blue 1": "large 5"}), "fire", "heat(1)")
    end(p)
    assert (p.actor, p.temperature) == (1, 5)
    play(p, card(p, "s11"))
    assert why(p, "fire") == "too-hot-to-fire"


@rule("ray_master 4.8")
def test_without_a_shot_the_heat_is_gone_by_the_rivals_turn() -> None:
    p = end(play(turn(student="s07", temperature=3), "heat(2)"))
    assert (p.actor, p.temperature) == (1, 4)
    play(p, card(p, "s11"))
    assert why(p, "fire") == "legal"


@rule("ray_master 4.9")
@pytest.mark.parametrize(("before", "scientists", "after"), [(4, 1, 2), (4, 2, 0), (3, 1, 1), (3, 2, 0), (1, 1, 0)])
def test_cool_lowers_the_temperature_by_two_for_each_scientist(before: int, scientists: int, after: int) -> None:
    p = play(turn(temperature=before), f"cool({scientists})")
    assert (p.temperature, p.free) == (after, 2 - scientists)


@rule("ray_master 4.9")
def test_a_fully_cold_ray_cannot_be_cooled() -> None:
    p = turn(temperature=0)
    assert legal(p, "cool") == []
    assert why(p, "cool(1)") == "coldest"
    assert rule_against(p, "cool(2)") == "4.9"


@rule("ray_master 4.10")
@pytest.mark.parametrize("student", ["s11", "s12"])
def test_from_the_maximum_the_ray_cools_by_three_in_all(student: str) -> None:
    p = play(turn(temperature=5), "cool(1)")
    assert (p.temperature, p.free) == (2, 1)
    q = table(hands=((student,), ()), temperature=5)
    play(q, card(q, student), legal(play(q.copy(), card(q, student)), "cool")[0])
    assert q.temperature == 2


@rule("ray_master 3.11")
@pytest.mark.parametrize(("verb", "temperature"), [("heat", 4), ("cool", 5), ("cool", 2), ("cool", 1)])
def test_where_one_scientist_does_as_much_as_two_only_one_is_used(verb: str, temperature: int) -> None:
    p = turn(student="s07", temperature=temperature)
    assert legal(p, verb) == [f"{verb}(1)"]
    assert why(p, f"{verb}(2)") == "one-is-enough"
    assert rule_against(p, f"{verb}(2)") == "3.11"


@rule("ray_master 3.11")
@pytest.mark.parametrize(("verb", "temperature"), [("heat", 3), ("cool", 4), ("cool", 3)])
def test_where_two_scientists_do_more_both_numbers_are_offered(verb: str, temperature: int) -> None:
    assert legal(turn(student="s07", temperature=temperature), verb) == [f"{verb}(1)", f"{verb}(2)"]


@rule("ray_master 3.11", "ray_master 4.11")
@pytest.mark.parametrize(("student", "temperature", "move"), [("s10", 4, "heat(2)"), ("s12", 5, "cool(2)")])
def test_a_student_works_at_full_strength_all_the_same(student: str, temperature: int, move: str) -> None:
    p = table(hands=((student,), ()), temperature=temperature)
    assert legal(play(p, card(p, student)), move.split("(")[0]) == [move]


@rule("ray_master 4.11")
@pytest.mark.parametrize(
    ("student", "before", "after"),
    [("s09", 1, 2), ("s10", 1, 3), ("s10", 4, 5), ("s11", 4, 2), ("s12", 4, 0), ("s11", 5, 2), ("s12", 5, 2)],
)
def test_a_students_strength_stands_for_a_number_of_scientists(student: str, before: int, after: int) -> None:
    p = table(hands=((student,), ()), temperature=before)
    play(p, card(p, student))
    strength = 1 if student in ("s09", "s11") else 2
    verb = "heat" if student in ("s09", "s10") else "cool"
    assert legal(p, verb) == [f"{verb}({strength})"]
    assert why(p, f"{verb}({3 - strength})") == "not-the-cards-number"
    assert rule_against(p, f"{verb}({3 - strength})") == "4.11"
    play(p, f"{verb}({strength})")
    assert (p.temperature, p.free) == (after, 2)
