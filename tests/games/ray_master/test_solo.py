"""Section 9: alone."""

import pytest

from tests.games.ray_master.build import (
    asked,
    card,
    dice,
    die,
    game,
    hand,
    legal,
    lines,
    nature,
    opening,
    play,
    quiet_turn,
    reserve,
    seen,
    shipped,
    table,
    turn,
    why,
)
from virtuosi.core.present import earned, sheets
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NATURE, NOBODY
from virtuosi.games.ray_master.insight.alone import GIVEN_UP, MOVED_AWAY, alone, needs
from virtuosi.games.ray_master.rules.position import DISCARD, PILE, RayMaster


def forced(id: str, *, fire_deck: bool = False, temperature: int = 2, dice: dict[str, str] | None = None) -> RayMaster:
    """A solo turn whose forced card has just been turned over."""
    own = ("f01", "f02") if fire_deck else ("s03", "s04")
    p = table(1, hands=(own,), temperature=temperature, dice=dice, ray=2, fire_deck=fire_deck)
    return play(p, card(p, id, "draw"))


@rule("ray_master 9.1")
def test_a_solo_match_is_set_up_with_the_dice_of_both_colours() -> None:
    p = opening(1)
    assert p.actor == NATURE
    assert legal(p) == [f"roll({face})" for face in range(1, 7)]  # nobody to draw for the first turn
    assert dice(p, "blue") == ["large 4", "large 5", "medium 6", "large 3"]
    assert dice(p, "yellow") == ["large 3", "medium 6", "large 5", "large 4"]
    play(p, "roll(2)", "draw(1)", "draw(2)")
    assert hand(p, 0) == ["s01", "s02"]
    assert p.cards.count(PILE) == 10
    sides = seen(p, 0).sides
    assert [(side.scientists, side.free, side.hand is None) for side in sides] == [(2, 2, False), (0, 0, True)]


@rule("ray_master 9.2")
def test_before_each_turn_the_top_student_is_turned_over_and_obeyed() -> None:
    p = table(1, hands=(("s03", "s04"),), ray=2)
    assert asked(p) == "turn-over 0"
    assert len(legal(p)) == 10
    said = lines(p, "draw(1)")
    assert (said[0].text.id, said[0].rule) == ("event-forced", "9.2")
    assert asked(p) == "obey-card 0"
    assert why(p, "end") == "not asked"
    assert legal(p) == ["ray(1)", "ray(3)"]  # the direction is a choice
    play(p, "ray(3)")
    assert asked(p) == "choose-student 0"


@rule("ray_master 9.2")
def test_how_it_is_obeyed_is_a_choice() -> None:
    assert legal(forced("s07")) == [f"swap({pair})" for pair in ("1-2", "1-3", "1-4", "2-3", "2-4", "3-4")]
    assert legal(forced("s05")) == ["mode"]
    p = table(1, hands=(("s05", "s06"),), height="low")
    play(p, "draw(3)")
    assert legal(p) == ["height(middle)", "height(high)"]
    assert why(p, "height(low)") == "same-height"


@rule("ray_master 9.3")
def test_the_forced_student_works_at_its_strength_and_is_discarded() -> None:
    p = forced("s10", temperature=1)
    assert p.cards[9] == DISCARD
    assert legal(p) == ["heat(2)"]
    assert why(p, "heat(1)") == "not-the-cards-number"
    play(p, "heat(2)")
    assert (p.temperature, p.free, hand(p, 0)) == (3, 2, ["s03", "s04"])


@rule("ray_master 9.3")
def test_a_forced_move_may_not_be_shortened() -> None:
    p = forced("s02")
    assert legal(p) == ["ray(4)"]
    assert why(p, "ray(1)") == "not-the-cards-distance"
    assert game.facts(p, game.space.numbers["ray(1)"], 4)["amount"] == 2


@rule("ray_master 9.3")
@pytest.mark.parametrize(
    ("id", "temperature", "dice"), [("s09", 5, None), ("s11", 0, None), ("s08", 2, {"yellow 1": "large 4"})]
)
def test_an_impossible_forced_student_is_discarded_without_effect(
    id: str, temperature: int, dice: dict[str, str] | None
) -> None:
    p = table(1, hands=(("s03", "s04"),), temperature=temperature, dice=dice)
    said = lines(p, card(p, id, "draw"))
    assert [(line.text.id, line.rule) for line in said] == [("event-forced", "9.2"), ("event-without-effect", "9.3")]
    assert p.temperature == temperature
    assert asked(p) == "choose-student 0"


@rule("ray_master 9.4")
def test_the_forced_action_uses_no_scientist_and_may_be_done_again_in_the_turn() -> None:
    p = play(forced("s05"), "mode", "student(3)", "height(high)")
    assert p.free == 2
    play(p, "mode")
    assert p.free == 1
    assert seen(p, 0).ray.mode == "shrink"


@rule("ray_master 9.4")
def test_ones_own_student_may_repeat_it_too() -> None:
    p = table(1, hands=(("s06", "s04"),))
    play(p, "draw(5)", "mode", "student(6)", "mode")
    assert p.free == 2


@rule("ray_master 9.5")
def test_a_forced_shot_is_a_normal_shot_without_scientists() -> None:
    p = forced("f12", fire_deck=True, temperature=2, dice={"yellow 2": "large 5"})
    assert legal(p) == ["fire"]
    play(p, "fire")
    assert (die(p, "yellow 2"), p.temperature, p.energy, p.free) == ("medium 4", 3, 11, 2)


@rule("ray_master 9.5")
def test_a_forced_shot_is_not_firing_in_the_turn() -> None:
    p = forced("f12", fire_deck=True, dice={"yellow 2": "large 5"})
    play(p, "fire", "student(1)", "ray(1)")
    assert why(p, "fire") == "legal"  # the turn's own shot is still there
    play(p, "end")
    assert (p.extra[0], p.temperature) == (1, 2)


@rule("ray_master 9.5")
def test_a_forced_shot_is_skipped_at_maximum_temperature() -> None:
    p = forced("f12", fire_deck=True, temperature=5)
    assert (asked(p), p.energy, p.temperature) == ("choose-student 0", 12, 5)


@rule("ray_master 9.5", "ray_master 7.1")
def test_a_forced_shot_may_spend_the_last_energy() -> None:
    p = table(1, hands=(("f01", "f02"),), fire_deck=True, energy=1, ray=2, dice={"yellow 2": "large 5"})
    play(p, "draw(12)", "fire")
    assert asked(p) == "over"


@rule("ray_master 9.6")
def test_with_an_empty_pile_nothing_is_forced() -> None:
    p = table(1, hands=(("s05", "s01"),), pile=())
    assert asked(p) == "choose-student 0"


@rule("ray_master 9.6")
def test_when_hand_and_pile_are_empty_a_cycle_is_over() -> None:
    p = table(1, hands=(("s05",),), pile=())
    play(p, "student(5)", "mode", "end")
    assert (p.cycle, asked(p)) == (1, "draw 0")
    play(p, "draw(1)", "draw(2)")
    assert asked(p) == "turn-over 0"


@rule("ray_master 9.7")
def test_a_cycle_lasts_seven_turns_the_first_five_with_a_forced_card() -> None:
    p = opening(1)
    play(p, "roll(1)", "draw(1)", "draw(2)")
    forced_turns: list[tuple[int, bool]] = []
    while p.actor != NOBODY:
        forced_turns.append((p.cycle, asked(p) == "turn-over 0"))
        nature(p)
        while "end" not in legal(p):
            play(p, next(name for name in legal(p) if name != "fire"))
        play(p, "end")
        while p.actor == NATURE and asked(p) == "draw 0":
            play(p, legal(p)[0])
    assert forced_turns == [(cycle, number < 5) for cycle in range(3) for number in range(7)]
    assert seen(p, 0).turns == 21


@rule("ray_master 9.8")
def test_nobody_plays_the_other_colour_and_its_dice_use_their_own_reserve() -> None:
    p = turn(seats=1, ray=2, dice={"yellow 2": "large 5", "blue 1": "medium 2"})
    play(p, "fire")
    assert die(p, "yellow 2") == "medium 4"
    assert reserve(p, "yellow") == {"large": 3, "medium": 2, "small": 3}
    play(p, "end")
    assert nature(p).actor == 0


@rule("ray_master 9.8")
def test_the_other_colours_dice_grow_too() -> None:
    p = play(turn(seats=1, ray=2, mode="enlarge", dice={"yellow 2": "medium 2"}), "fire")
    assert die(p, "yellow 2") == "large 3"


@rule("ray_master 9.9")
@pytest.mark.parametrize("foreign", ["small 1", "large 6"])
def test_each_foreign_die_costs_20_points_whatever_it_shows(foreign: str) -> None:
    own = {"blue 1": "small 6", "blue 2": "medium 5", "blue 3": "large 6"}
    p = table(1, dice={**own, "yellow 1": foreign}, pile=())
    assert p.scores() == [34 - 20]
    assert p.ranking() == [2]
    assert [line.points for line in game.sheet(p, 0)] == [18, 10, 6, -20]
    assert [message.id for message in game.ending(p)[1]] == ["ending-lost"]


@rule("ray_master 9.9")
@pytest.mark.parametrize(("fourth", "place"), [("large 3", 2), ("large 4", 1), ("large 5", 1)])
def test_28_points_win(fourth: str, place: int) -> None:
    p = table(1, dice={"blue 1": "small 6", "blue 2": "large 6", "blue 3": fourth}, pile=())
    assert p.scores() == [24 + int(fourth[-1])]
    assert p.ranking() == [place]
    assert game.ending(p)[1][0].id == ("ending-won" if place == 1 else "ending-lost")


@rule("ray_master 9.9", "ray_master 2.2")
def test_before_the_first_move_the_dice_are_earned_and_the_penalty_is_a_projection() -> None:
    p = opening(1)
    sheet = sheets(game, p)[0]
    assert (earned(sheet), sheet.total) == (24, 24 - 80)
    assert sum(line.points for line in sheet.lines) == sheet.total  # -80 has a line of its own
    assert [(line.text.id, line.points) for line in sheet.lines if line.later] == [("sheet-foreign", -80)]


@rule("ray_master 9.9")
def test_at_the_end_the_penalty_is_no_projection_any_more() -> None:
    p = play(turn(seats=1, energy=1, ray=2, dice={"blue 1": "small 6", "yellow 2": "large 5"}), "fire")
    sheet = sheets(game, p)[0]
    assert (asked(p), earned(sheet), sheet.total) == ("over", 18 - 20, 18 - 20)


def test_a_whole_quiet_solo_match() -> None:
    p = opening(1)
    while p.actor != NOBODY:
        quiet_turn(p)
    assert p.turn == 21


def test_bots_count_the_hits_that_clear_away_the_other_colour() -> None:
    """A medium die near the ray takes two; a large one that finds no medium die to become takes one (5.11); a die of
    one's own in the way costs more, unless it can move to a free slot."""
    mediums = {"yellow 2": "medium 6", "yellow 4": "medium 3"}
    assert needs(table(1, dice=mediums)) == [2.0, 2.0]
    assert needs(table(1, dice={**mediums, "yellow 3": "medium 2", "yellow 1": "large 1"})) == [1.0, 2.0, 2.0, 2.0]
    own = {"blue 1": "small 5", "blue 2": "large 1", "blue 3": "small 2"}
    assert needs(table(1, dice={"yellow 1": "small 3", **own})) == [1.0 + MOVED_AWAY]
    assert needs(table(1, dice={"yellow 1": "small 3", **own, "blue 4": "large 1"})) == [1.0 + GIVEN_UP]


def test_bots_know_that_what_cannot_be_cleared_away_any_more_costs_its_penalty() -> None:
    dice = {"blue 2": "small 6", "yellow 2": "medium 6"}
    ample, scarce = table(1, dice=dice), table(1, dice=dice, energy=1)
    assert alone(ample) == 0.0  # no die of one's own could shrink with the hits that are left
    assert alone(scarce) == -shipped().penalty / 2
    scarce.energy = 0
    assert alone(scarce) == -shipped().penalty
