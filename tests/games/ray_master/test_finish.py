"""Sections 6 and 7: finishing the turn, and the end of the match."""

import pytest

from tests.games.ray_master.build import (
    asked,
    die,
    end,
    game,
    hand,
    legal,
    lines,
    nature,
    opening,
    other_pack,
    play,
    quiet_turn,
    table,
    told,
    turn,
    why,
)
from virtuosi.core.present import earned, result, sheets
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NOBODY
from virtuosi.games.ray_master.rules.position import DISCARD, PILE


@rule("ray_master 6.1")
def test_the_turn_is_finished_in_order_cool_extra_draw_cycle() -> None:
    p = turn(temperature=3)
    play(p, "end")
    assert (p.temperature, p.extra) == (2, [1, 0])  # done before the draw
    assert asked(p) == "draw 0"
    assert p.cycle == 0
    nature(p)
    assert asked(p) == "choose-student 1"


@rule("ray_master 6.1")
def test_the_cycle_is_checked_after_the_draw() -> None:
    p = table(hands=(("s05",), ()), pile=("s12",))
    play(p, "student(5)", "mode", "end")
    assert asked(p) == "draw 0"
    play(p, "draw(12)")
    assert p.cycle == 0
    assert hand(p, 0) == ["s12"]


@rule("ray_master 6.2")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (5, 4)])
def test_without_a_shot_the_ray_cools_by_one_and_the_extra_scientist_comes(before: int, after: int) -> None:
    p = turn(temperature=before)
    said = lines(p, "end")
    assert p.temperature == after
    assert p.extra == [1, 0]
    assert (said[0].text.id, said[0].rule) == ("event-rested", "6.2")


@rule("ray_master 6.2")
def test_the_extra_scientist_works_in_the_players_next_turn_not_in_the_rivals() -> None:
    p = end(turn())
    assert (p.actor, p.free) == (1, 2)
    quiet_turn(p)
    assert (p.actor, p.free) == (0, 3)


@rule("ray_master 6.2")
def test_after_a_shot_the_ray_does_not_cool_and_nobody_comes() -> None:
    p = end(play(turn(temperature=2, dice={"blue 1": "large 5"}), "fire"))
    assert (p.temperature, p.extra) == (3, [0, 0])


@rule("ray_master 6.2")
def test_a_shot_counts_for_the_turn_it_was_fired_in_only() -> None:
    p = end(play(turn(temperature=2, dice={"blue 1": "large 5"}), "fire"))
    quiet_turn(p)
    assert p.extra == [0, 1]  # the rival did not fire
    quiet_turn(p)
    assert p.extra == [1, 1]


@rule("ray_master 6.3")
def test_there_is_never_more_than_one_extra_scientist() -> None:
    p = end(turn(extra=(1, 0)))
    assert p.extra == [1, 0]
    quiet_turn(p)
    assert p.free == 3


@rule("ray_master 6.3")
def test_the_extra_scientist_may_help_in_the_turn_one_fires_and_then_leaves() -> None:
    p = turn(student="s07", extra=(1, 0), mode="enlarge", dice={"blue 1": "large 2"})
    play(p, "heat(1)", "fire")
    assert p.free == 0  # all three worked
    said = lines(p, "end")
    assert p.extra == [0, 0]
    assert (said[0].text.id, said[0].rule) == ("event-extra-left", "6.3")


@rule("ray_master 6.3")
def test_the_rivals_extra_scientist_is_not_touched() -> None:
    p = end(play(turn(extra=(1, 1), dice={"blue 1": "large 5"}), "fire"))
    assert p.extra == [0, 1]


@rule("ray_master 6.4")
def test_one_student_is_drawn_from_the_pile() -> None:
    p = table(hands=(("s05", "s01"), ("s03", "s04")), pile=("s08", "s12"))
    play(p, "student(5)", "mode", "end")
    assert legal(p) == ["draw(8)", "draw(12)"]
    play(p, "draw(8)")
    assert hand(p, 0) == ["s01", "s08"]


@rule("ray_master 6.4")
def test_from_an_empty_pile_nothing_is_drawn_and_the_hand_is_played_on() -> None:
    p = table(hands=(("s05", "s01"), ("s03", "s04")), pile=())
    play(p, "student(5)", "mode", "end")
    assert asked(p) == "choose-student 1"
    assert hand(p, 0) == ["s01"]


@rule("ray_master 6.5")
def test_when_pile_and_hands_are_empty_all_students_are_shuffled_and_dealt_anew() -> None:
    p = table(hands=(("s05",), ()), pile=())
    said = told(p, "student(5)", "mode", "end")
    assert said[-1] == "event-new-cycle"
    assert (p.cycle, p.cards) == (1, [PILE] * 12)
    assert asked(p) == "draw 0"
    nature(p)
    assert [len(hand(p, 0)), len(hand(p, 1))] == [2, 2]
    assert asked(p) == "choose-student 1"  # turns go on as before


@rule("ray_master 6.5")
def test_no_cycle_ends_while_the_rival_holds_a_card() -> None:
    p = end(play(table(hands=(("s05",), ("s03",)), pile=()), "student(5)", "mode"))
    assert (p.cycle, asked(p)) == (0, "choose-student 1")


@rule("ray_master 6.5", "ray_master 7.2")
def test_a_cycle_lasts_twelve_turns_and_the_match_thirty_six() -> None:
    p = opening()
    nature(p)
    turns = []
    while p.actor != NOBODY:
        turns.append((p.cycle, p.actor))
        quiet_turn(p)
    assert len(turns) == 36
    for cycle in range(3):
        seats = [seat for number, seat in turns if number == cycle]
        assert (seats.count(0), seats.count(1)) == (6, 6)
    assert p.energy == 12


@rule("ray_master 7.1")
def test_the_match_ends_at_once_when_the_energy_is_spent() -> None:
    p = turn(energy=1, temperature=2, dice={"blue 1": "large 5", "yellow 2": "large 3"})
    said = lines(p, "fire")
    assert [line.text.id for line in said] == ["event-hit", "event-exhausted"]
    assert said[1].rule == "7.1"
    assert asked(p) == "over"
    assert p.moves() == []
    assert (p.temperature, p.extra, die(p, "blue 1")) == (3, [0, 0], "medium 4")
    assert game.ending(p)[0].id == "ending-energy"


@rule("ray_master 7.1")
def test_a_miss_with_the_last_energy_does_not_end_the_match() -> None:
    p = play(turn(energy=1, dice={}), "fire")
    assert (p.energy, asked(p)) == (1, "use-scientists 0")


@rule("ray_master 7.1")
def test_the_match_ends_even_when_the_student_still_waits() -> None:
    p = table(hands=(("s05",), ("s03",)), energy=1, dice={"blue 1": "large 5"})
    play(p, "student(5)", "fire")
    assert asked(p) == "over"


@rule("ray_master 7.2")
def test_the_match_ends_after_the_turn_of_the_last_student_of_the_third_cycle() -> None:
    p = table(hands=(("s05",), ()), pile=(), cycle=2, temperature=3, dice={"blue 1": "large 5"})
    play(p, "student(5)", "mode")
    assert asked(p) == "use-scientists 0"  # the turn is played to its end
    said = told(p, "end")
    assert said == ["event-rested", "event-last-cycle"]
    assert (p.temperature, asked(p)) == (2, "over")
    assert p.cards == [DISCARD] * 12
    assert game.ending(p)[0].id == "ending-students"


@rule("ray_master 7.2")
@pytest.mark.parametrize("cycle", [0, 1])
def test_earlier_cycles_do_not_end_it(cycle: int) -> None:
    p = play(table(hands=(("s05",), ()), pile=(), cycle=cycle), "student(5)", "mode", "end")
    assert asked(p) == "draw 0"


@rule("ray_master 7.3")
def test_a_player_without_dice_plays_on() -> None:
    p = table(hands=(("s03", "s07"), ("s04",)), dice={"yellow 1": "large 5"})
    play(p, "student(3)", "height(high)")
    assert why(p, "swap(1-2)") == "nothing-to-swap"
    play(p, "fire")
    end(p)
    assert asked(p) == "choose-student 1"
    assert p.scores()[0] == 0


@rule("ray_master 7.4")
def test_the_formula_small_6_medium_4_and_large_5_make_31() -> None:
    p = table(dice={"blue 1": "small 6", "blue 2": "medium 4", "blue 3": "large 5"})
    assert p.scores() == [31, 0]
    assert [line.points for line in game.sheet(p, 0)] == [18, 8, 5]
    assert [line.text.id for line in game.sheet(p, 0)] == ["sheet-small", "sheet-medium", "sheet-large"]


@rule("ray_master 7.4")
def test_dice_in_the_reserve_score_nothing() -> None:
    assert table(dice={}).scores() == [0, 0]
    assert game.sheet(table(dice={}), 0) == []


@rule("ray_master 2.2", "ray_master 7.4")
@pytest.mark.parametrize(("free_dice", "points"), [(False, 24), (True, 0)])
def test_before_the_first_move_the_dice_on_the_board_are_the_points(free_dice: bool, points: int) -> None:
    for sheet in sheets(game, opening(free_dice=free_dice)):
        assert (earned(sheet), sheet.total) == (points, points)


@rule("ray_master 7.5")
def test_more_points_win() -> None:
    assert table(dice={"blue 1": "small 2", "yellow 1": "large 5"}).ranking() == [1, 2]
    assert table(dice={"blue 1": "small 1", "yellow 1": "large 5"}).ranking() == [2, 1]


@rule("ray_master 7.6")
def test_a_tie_goes_to_more_small_dice() -> None:
    p = table(dice={"blue 1": "small 2", "yellow 1": "large 6"})
    assert p.scores() == [6, 6]
    assert p.ranking() == [1, 2]
    assert [tie.id for tie in game.ending(p)[1]] == ["tie-small-dice"]


@rule("ray_master 7.6")
def test_then_to_the_higher_sum_of_small_faces() -> None:
    dice = {"blue 1": "small 2", "blue 2": "large 3", "yellow 1": "small 3"}
    p = table(dice=dice)
    assert p.scores() == [9, 9]
    assert p.ranking() == [2, 1]
    assert [tie.id for tie in game.ending(p)[1]] == ["tie-small-dice", "tie-small-faces"]


@rule("ray_master 7.6")
def test_all_small_dice_are_counted_and_all_their_faces_added() -> None:
    more = {"blue 1": "small 1", "blue 2": "small 1", "yellow 1": "large 6"}
    assert table(dice=more).scores() == [6, 6]
    assert table(dice=more).ranking() == [1, 2]
    turned = {"yellow 1": "small 1", "yellow 2": "small 1", "blue 1": "large 6"}
    assert table(dice=turned).ranking() == [2, 1]
    faces = {
        "blue 1": "small 3",
        "blue 2": "small 1",
        "yellow 1": "small 1",
        "yellow 2": "small 2",
        "yellow 3": "large 3",
    }
    assert table(dice=faces).scores() == [12, 12]
    assert table(dice=faces).ranking() == [1, 2]


@rule("ray_master 7.6")
def test_then_the_victory_is_shared() -> None:
    p = table(dice={"blue 1": "small 2", "blue 2": "large 6", "yellow 1": "small 2", "yellow 2": "medium 3"})
    assert p.scores() == [12, 12]
    assert p.ranking() == [1, 1]
    assert [tie.id for tie in game.ending(p)[1]] == ["tie-small-dice", "tie-small-faces", "tie-shared"]


@rule("ray_master 7.6")
def test_without_a_tie_no_tie_break_is_told() -> None:
    assert game.ending(table(dice={"blue 1": "small 2"}))[1] == []


@rule("ray_master 7.1", "ray_master 7.2")
def test_a_pack_may_shorten_the_match() -> None:
    p = table(hands=(("s05",), ()), pile=(), pack=other_pack(cycles=1))
    play(p, "student(5)", "mode", "end")
    assert asked(p) == "over"
    q = turn(energy=3, dice={"blue 1": "large 5"}, pack=other_pack(energy_per_hit=5))
    assert asked(play(q, "fire")) == "over"
    assert q.energy == 0


def test_the_result_stands_only_when_the_match_is_over() -> None:
    assert result(game, table()) is None
