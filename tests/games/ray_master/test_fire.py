"""Section 5: firing. The examples of the rulebook and the vectors of the dossier are here."""

import pytest

from tests.games.ray_master.build import dice, die, end, lines, play, reserve, rule_against, table, turn, why
from virtuosi.core.rulebook import rule

ALL_MEDIUMS = {"blue 2": "medium 3", "blue 3": "medium 3", "blue 4": "medium 3"}
ALL_SMALLS = {"blue 2": "small 3", "blue 3": "small 3", "blue 4": "small 3"}


@rule("ray_master 5.1")
@pytest.mark.parametrize(("mode", "scientists"), [("shrink", 1), ("enlarge", 2)])
def test_a_shot_takes_one_scientist_to_shrink_and_two_to_enlarge(mode: str, scientists: int) -> None:
    p = play(turn(mode=mode), "fire")
    assert p.free == 2 - scientists


@rule("ray_master 5.2")
def test_the_mode_at_the_moment_of_the_shot_sets_the_price() -> None:
    p = play(turn(student="s07", mode="shrink"), "mode")
    assert p.free == 1
    assert why(p, "fire") == "too-few-scientists"
    cheaper = play(turn(student="s07", mode="enlarge"), "mode", "fire")
    assert cheaper.free == 0


@rule("ray_master 5.2")
def test_after_a_change_of_mode_two_more_scientists_are_enough_to_enlarge() -> None:
    p = play(turn(student="s07", mode="shrink", extra=(1, 0), dice={"blue 1": "large 2"}), "mode", "fire")
    assert (p.free, die(p, "blue 1")) == (0, "large 3")


@rule("ray_master 5.3")
def test_at_maximum_temperature_the_ray_cannot_fire() -> None:
    p = turn(temperature=5)
    assert why(p, "fire") == "too-hot-to-fire"
    assert rule_against(p, "fire") == "5.3"
    play(p, "cool(1)")
    assert why(p, "fire") == "legal"


@rule("ray_master 5.4")
def test_cold_is_judged_before_the_shot_heats_the_ray() -> None:
    p = play(turn(temperature=0, dice={"blue 1": "large 5"}), "fire")
    assert (die(p, "blue 1"), p.temperature) == ("medium 5", 1)


@rule("ray_master 5.4")
def test_cooling_or_heating_earlier_in_the_turn_counts() -> None:
    cooled = play(turn(temperature=2, dice={"blue 1": "large 5"}), "cool(1)", "fire")
    assert die(cooled, "blue 1") == "medium 5"
    heated = play(turn(student="s07", temperature=0, dice={"blue 1": "large 5"}), "heat(1)", "fire")
    assert die(heated, "blue 1") == "medium 4"


@rule("ray_master 5.4")
def test_a_shot_from_one_below_the_maximum_is_allowed_and_ends_at_it() -> None:
    p = play(turn(temperature=4, dice={"blue 1": "large 5"}), "fire")
    assert p.temperature == 5


@rule("ray_master 5.5")
@pytest.mark.parametrize(
    ("height", "hits"), [("high", ["large"]), ("middle", ["medium", "large"]), ("low", ["small", "medium", "large"])]
)
def test_what_each_height_can_hit(height: str, hits: list[str]) -> None:
    for size in ("small", "medium", "large"):
        p = play(turn(height=height, dice={"blue 1": f"{size} 5"}), "fire")
        assert (p.energy == 11) == (size in hits)


@rule("ray_master 5.6")
def test_the_nearest_die_in_the_lane_is_hit_whoever_owns_it() -> None:
    both = {"blue 1": "large 5", "yellow 1": "large 5", "blue 2": "large 5", "yellow 2": "large 5"}
    for ray, hit in ((1, "blue 1"), (2, "yellow 2")):
        for seat in (0, 1):
            p = play(turn(seat=seat, ray=ray, dice=both), "fire")
            assert [name for name in both if die(p, name) != "large 5"] == [hit]


@rule("ray_master 5.6")
def test_dice_in_other_lanes_are_safe() -> None:
    p = play(turn(ray=4, dice={"blue 3": "large 5", "yellow 3": "large 5"}), "fire")
    assert (die(p, "blue 3"), die(p, "yellow 3"), p.energy) == ("large 5", "large 5", 12)


@rule("ray_master 5.7")
@pytest.mark.parametrize("far", ["medium", "large"])
def test_rulebook_example_a_small_die_does_not_shield_at_middle_height(far: str) -> None:
    p = play(turn(height="middle", dice={"blue 1": "small 5", "yellow 1": f"{far} 5"}), "fire")
    assert die(p, "blue 1") == "small 5"
    assert die(p, "yellow 1") != f"{far} 5"


@rule("ray_master 5.7")
@pytest.mark.parametrize("near", ["medium", "large"])
def test_rulebook_example_a_taller_die_shields_the_one_behind(near: str) -> None:
    p = play(turn(height="middle", dice={"blue 1": f"{near} 5", "yellow 1": "large 5"}), "fire")
    assert die(p, "blue 1") != f"{near} 5"
    assert die(p, "yellow 1") == "large 5"


@rule("ray_master 5.7")
def test_an_empty_slot_does_not_stop_the_ray() -> None:
    p = play(turn(dice={"yellow 1": "small 5"}), "fire")
    assert die(p, "yellow 1") == "empty"


@rule("ray_master 5.8")
def test_rulebook_example_a_large_5_becomes_a_medium_4() -> None:
    p = play(turn(temperature=2, dice={"blue 1": "large 5"}), "fire")
    assert (die(p, "blue 1"), p.temperature, p.energy) == ("medium 4", 3, 11)


@rule("ray_master 5.8")
def test_a_medium_shrinks_to_a_small_in_the_same_slot() -> None:
    p = play(turn(dice={"blue 1": "medium 6", "blue 3": "large 2"}), "fire")
    assert dice(p, "blue") == ["small 5", "empty", "large 2", "empty"]


@rule("ray_master 5.9")
def test_a_fully_cold_ray_shrinks_without_loss() -> None:
    p = play(turn(temperature=0, dice={"blue 1": "large 5"}), "fire")
    assert die(p, "blue 1") == "medium 5"


@rule("ray_master 5.10")
@pytest.mark.parametrize("temperature", [0, 1])
def test_a_1_stays_a_1(temperature: int) -> None:
    p = play(turn(temperature=temperature, dice={"blue 1": "medium 1"}), "fire")
    assert die(p, "blue 1") == "small 1"


@rule("ray_master 5.11")
@pytest.mark.parametrize("temperature", [0, 3])
def test_a_small_die_vanishes(temperature: int) -> None:
    p = turn(temperature=temperature, dice={"blue 1": "small 6"})
    said = lines(p, "fire")
    assert die(p, "blue 1") == "empty"
    assert (said[0].text.id, said[0].rule, said[0].seat) == ("event-vanished", "5.11", 0)
    assert p.energy == 11


@rule("ray_master 5.11")
def test_with_all_mediums_on_the_board_a_large_die_vanishes() -> None:
    p = play(turn(dice={"blue 1": "large 5", **ALL_MEDIUMS}), "fire")
    assert die(p, "blue 1") == "empty"
    assert reserve(p, "blue") == {"large": 3, "medium": 0, "small": 3}


@rule("ray_master 5.11")
def test_with_all_smalls_on_the_board_a_medium_die_vanishes_even_when_cold() -> None:
    p = play(turn(temperature=0, dice={"blue 1": "medium 5", **ALL_SMALLS}), "fire")
    assert die(p, "blue 1") == "empty"


@rule("ray_master 5.12")
def test_vanished_and_replaced_dice_go_back_to_the_reserve() -> None:
    p = play(turn(dice={"blue 1": "small 5"}), "fire")
    assert reserve(p, "blue") == {"large": 3, "medium": 3, "small": 3}
    q = play(turn(dice={"blue 1": "medium 5"}), "fire")
    assert reserve(q, "blue") == {"large": 3, "medium": 3, "small": 2}
    r = play(turn(mode="enlarge", dice={"blue 1": "medium 5"}), "fire")
    assert reserve(r, "blue") == {"large": 2, "medium": 3, "small": 3}


@rule("ray_master 5.13")
def test_rulebook_example_a_medium_5_becomes_a_large_6() -> None:
    p = play(turn(mode="enlarge", temperature=1, dice={"blue 1": "medium 5"}), "fire")
    assert (die(p, "blue 1"), p.temperature, p.energy) == ("large 6", 2, 11)


@rule("ray_master 5.13")
def test_a_small_grows_to_a_medium() -> None:
    p = play(turn(mode="enlarge", dice={"blue 1": "small 2"}), "fire")
    assert die(p, "blue 1") == "medium 3"


@rule("ray_master 5.14")
@pytest.mark.parametrize(
    ("before", "after"), [("medium 3", "large 5"), ("small 1", "medium 3"), ("large 2", "large 4")]
)
def test_a_fully_cold_ray_adds_two(before: str, after: str) -> None:
    p = play(turn(mode="enlarge", temperature=0, dice={"blue 1": before}), "fire")
    assert die(p, "blue 1") == after


@rule("ray_master 5.14", "ray_master 5.16")
def test_cold_a_medium_5_becomes_a_large_6_and_no_more() -> None:
    p = play(turn(mode="enlarge", temperature=0, dice={"blue 1": "medium 5"}), "fire")
    assert die(p, "blue 1") == "large 6"


@rule("ray_master 5.15")
def test_without_a_larger_die_in_the_reserve_only_the_value_rises() -> None:
    larges = {"blue 2": "large 1", "blue 3": "large 1", "blue 4": "large 1"}
    p = play(turn(mode="enlarge", dice={"blue 1": "medium 4", **larges}), "fire")
    assert die(p, "blue 1") == "medium 5"
    assert reserve(p, "blue") == {"large": 0, "medium": 2, "small": 3}


@rule("ray_master 5.15")
def test_a_large_die_grows_in_value_only() -> None:
    p = play(turn(mode="enlarge", dice={"blue 1": "large 4"}), "fire")
    assert die(p, "blue 1") == "large 5"
    assert reserve(p, "blue") == {"large": 2, "medium": 3, "small": 3}


@rule("ray_master 5.16")
def test_a_large_6_does_not_change_yet_is_hit() -> None:
    p = turn(mode="enlarge", dice={"blue 1": "large 6"})
    said = lines(p, "fire")
    assert (die(p, "blue 1"), p.energy, p.temperature) == ("large 6", 11, 3)
    assert (said[0].text.id, said[0].rule) == ("event-unchanged", "5.16")


@rule("ray_master 5.17")
def test_the_reserve_is_that_of_the_owner_of_the_die() -> None:
    p = play(turn(seat=1, dice={"blue 1": "large 5", "yellow 2": "medium 2"}), "fire")
    assert reserve(p, "blue") == {"large": 3, "medium": 2, "small": 3}
    assert reserve(p, "yellow") == {"large": 3, "medium": 2, "small": 3}


@rule("ray_master 5.17")
def test_a_shooters_empty_reserve_does_not_matter() -> None:
    yellow = {"yellow 2": "medium 2", "yellow 3": "medium 2", "yellow 4": "medium 2"}
    p = play(turn(seat=1, dice={"blue 1": "large 5", **yellow}), "fire")
    assert die(p, "blue 1") == "medium 4"


@rule("ray_master 5.18")
def test_every_shot_heats_and_a_hit_costs_energy() -> None:
    hit = play(turn(temperature=1, dice={"blue 1": "large 5"}), "fire")
    assert (hit.temperature, hit.energy) == (2, 11)
    miss = play(turn(temperature=1, dice={}), "fire")
    assert (miss.temperature, miss.energy) == (2, 12)


@rule("ray_master 5.19")
def test_a_missed_shot_heats_the_ray_but_costs_no_energy_and_brings_no_extra_scientist() -> None:
    p = turn(height="high", temperature=2, dice={"blue 1": "medium 4", "yellow 1": "small 6"})
    said = lines(p, "fire")
    assert (said[0].text.id, said[0].rule) == ("event-missed", "5.19")
    assert (p.temperature, p.energy, p.fired) == (3, 12, True)
    assert (die(p, "blue 1"), die(p, "yellow 1")) == ("medium 4", "small 6")
    end(p)
    assert (p.temperature, p.extra) == (3, [0, 0])


@rule("ray_master 5.4", "ray_master 5.9")
def test_the_student_may_cool_the_ray_for_the_shot() -> None:
    p = table(hands=(("s12",), ()), temperature=4, dice={"blue 1": "medium 6"})
    play(p, "student(12)", "cool(2)", "fire")
    assert (die(p, "blue 1"), p.scores()[0]) == ("small 6", 18)
