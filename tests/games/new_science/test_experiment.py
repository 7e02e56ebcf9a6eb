"""Experiments (section 9)."""

import pytest

from tests.games.new_science import build
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NATURE
from virtuosi.games.new_science.rules import odds
from virtuosi.games.new_science.rules.moves import DISCOVERIES

ASTROLOGY = DISCOVERIES.index("astrology")


@rule("new_science 9.1")
def test_only_what_one_has_researched_can_be_tried() -> None:
    p = build.table("kepler", "newton")
    build.researched(p, 0, "astrology")
    build.known(p, 0, "symbolic_algebra")
    build.public(p, 1, "laws_of_attraction")
    build.resolve(p, experiment_2=0)
    assert build.legal(p) == ["experiment(astrology)", "pass"]
    assert build.refused(p, "experiment(symbolic_algebra)") == "already-known"
    assert build.refused(p, "experiment(laws_of_attraction)") == "published"
    assert build.refused(p, "experiment(logarithms)") == "not-researched"


@rule("new_science 9.1", "new_science 9.6")
def test_first_the_discovery_then_the_rest_then_the_die() -> None:
    p = build.experimenting("kepler", rest=2)
    assert build.legal(p) == ["rest(0)", "rest(1)", "rest(2)"]
    assert build.refused(p, "rest(3)") == "too-little-rest"
    build.play(p, "rest(2)")
    assert (build.asked(p), p.actor, p.rest[0]) == ("roll-die", NATURE, 0)
    assert len(p.moves()) == 6


@rule("new_science 9.2")
@pytest.mark.parametrize(("die", "zone_after"), [(2, "research"), (3, "experiment"), (6, "experiment")])
def test_a_player_without_bonus_proves_astrology_first_with_3_to_6(die: int, zone_after: str) -> None:
    p = build.table("leibniz", "newton")
    build.researched(p, 0, "astrology")
    build.experiment(p, 0, "astrology", die=die)
    assert build.zone(p, 0, "astrology") == zone_after


@rule("new_science 9.2")
def test_the_total_counts_space_scientist_cards_and_rest() -> None:
    p = build.table("newton", "kepler")  # Newton: experiment 2
    build.researched(p, 0, "laws_of_motion")
    p.rest[0] = 1
    build.resolve(p, experiment_1=0)
    build.play(p, "experiment(laws_of_motion)", "rest(1)", "roll(2)")  # 1 + 1 + 2 + 1 + 2 reaches 7
    assert build.zone(p, 0, "laws_of_motion") == "experiment"


@rule("new_science 9.3")
def test_after_anothers_success_the_second_number_is_enough() -> None:
    p = build.table("leibniz", "newton")
    build.researched(p, 0, "astrology")
    build.known(p, 1, "astrology")
    build.experiment(p, 0, "astrology", die=2)
    assert build.zone(p, 0, "astrology") == "experiment"


@rule("new_science 9.3")
def test_anothers_research_is_no_success() -> None:
    p = build.table("leibniz", "newton")
    build.researched(p, 0, "astrology")
    build.researched(p, 1, "astrology")
    build.experiment(p, 0, "astrology", die=2)
    assert build.zone(p, 0, "astrology") == "research"


@rule("new_science 9.4")
def test_a_1_fails_whatever_the_total() -> None:
    p = build.table("newton", "kepler")
    build.researched(p, 0, "astrology")
    p.rest[0] = 3
    build.experiment(p, 0, "astrology", die=1, rest=3, at="experiment_1")
    assert build.zone(p, 0, "astrology") == "research"


@rule("new_science 9.3", "new_science 9.4")
def test_the_faces_that_prove_astrology() -> None:
    p = build.table("leibniz", "newton")
    build.researched(p, 0, "astrology")
    assert odds.winning_faces(p, 0, ASTROLOGY, odds.strength_of(p, 0, 17, ASTROLOGY, 0, False)) == [3, 4, 5, 6]
    assert odds.chance(p, 0, 17, ASTROLOGY, 0) == 67
    build.known(p, 1, "astrology")
    assert odds.winning_faces(p, 0, ASTROLOGY, odds.strength_of(p, 0, 17, ASTROLOGY, 0, False)) == [2, 3, 4, 5, 6]
    assert odds.chance(p, 0, 17, ASTROLOGY, 3) == 83


@rule("new_science 9.5")
def test_after_a_failure_the_marker_stays_and_may_be_tried_again() -> None:
    p = build.table("leibniz", "newton")
    build.researched(p, 0, "astrology")
    build.resolve(p, experiment_1=0, experiment_2=0)
    build.play(p, "experiment(astrology)", "rest(0)", "roll(1)")
    assert build.zone(p, 0, "astrology") == "research"
    build.play(p, "experiment(astrology)", "rest(0)", "roll(6)")
    assert build.zone(p, 0, "astrology") == "experiment"
    assert p.supply[0] == 9


@rule("new_science 9.6")
def test_rest_is_lost_even_after_a_failure() -> None:
    p = build.table("leibniz", "newton")
    build.researched(p, 0, "astrology")
    p.rest[0] = 3
    build.experiment(p, 0, "astrology", die=1, rest=2)
    assert p.rest[0] == 1


@rule("new_science 9.7")
def test_in_one_round_the_second_player_already_needs_the_second_number_only() -> None:
    p = build.table("leibniz", "kepler")
    build.researched(p, 0, "speed_of_light")
    build.researched(p, 1, "speed_of_light")
    p.rest = [0, 0]
    build.resolve(p, experiment_1=0, experiment_2=1)
    build.play(p, "experiment(speed_of_light)", "rest(0)", "roll(6)")  # 5 at first
    build.play(p, "experiment(speed_of_light)", "rest(0)", "roll(2)")  # 4 afterwards
    assert build.zone(p, 1, "speed_of_light") == "experiment"


@rule("new_science 9.8")
def test_the_second_number_depends_on_the_markers_that_lie_there_now() -> None:
    p = build.table("leibniz", "newton", "kepler")
    build.researched(p, 0, "astrology")
    build.known(p, 1, "astrology")
    build.known(p, 2, "astrology")
    assert odds.number_asked(p, 0, ASTROLOGY) == 3
    p.known[1] = p.known[2] = 0
    assert odds.number_asked(p, 0, ASTROLOGY) == 4
