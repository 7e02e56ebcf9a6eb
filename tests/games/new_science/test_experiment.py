"""Experiments (section 9)."""

import pytest

from tests.games.new_science.build import (
    asked,
    experiment,
    known,
    legal,
    play,
    public,
    refused,
    researched,
    resolve,
    table,
    zone,
)
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NATURE
from virtuosi.games.new_science.rules import effects, odds
from virtuosi.games.new_science.rules.moves import DISCOVERIES

ASTROLOGY = DISCOVERIES.index("astrology")


@rule("new_science 9.1")
def test_only_what_one_has_researched_can_be_tried() -> None:
    p = table("kepler", "newton")
    researched(p, 0, "astrology")
    known(p, 0, "symbolic_algebra")
    public(p, 1, "laws_of_attraction")
    resolve(p, experiment_2=0)
    assert legal(p) == ["experiment(astrology)", "pass"]
    assert refused(p, "experiment(symbolic_algebra)") == "already-known"
    assert refused(p, "experiment(laws_of_attraction)") == "published"
    assert refused(p, "experiment(logarithms)") == "not-researched"


@rule("new_science 9.1", "new_science 9.6")
def test_first_the_discovery_then_the_rest_then_the_die() -> None:
    p = table("kepler", "newton")
    researched(p, 0, "astrology")
    p.rest[0] = 2
    resolve(p, experiment_2=0)
    play(p, "experiment(astrology)")
    assert legal(p) == ["rest(0)", "rest(1)", "rest(2)"]
    assert refused(p, "rest(3)") == "too-little-rest"
    play(p, "rest(2)")
    assert (asked(p), p.actor, p.rest[0]) == ("roll-die", NATURE, 0)
    assert len(p.moves()) == 6


@rule("new_science 9.2")
@pytest.mark.parametrize(("die", "zone_after"), [(2, "research"), (3, "experiment"), (6, "experiment")])
def test_a_player_without_bonus_proves_astrology_first_with_3_to_6(die: int, zone_after: str) -> None:
    p = table("leibniz", "newton")
    researched(p, 0, "astrology")
    experiment(p, 0, "astrology", die=die)
    assert zone(p, 0, "astrology") == zone_after


@rule("new_science 9.2")
def test_the_total_counts_space_scientist_cards_and_rest() -> None:
    p = table("newton", "kepler")  # Newton: experiment 2
    researched(p, 0, "laws_of_motion")
    p.rest[0] = 1
    resolve(p, experiment_1=0)
    play(p, "experiment(laws_of_motion)", "rest(1)", "roll(2)")  # 1 + 1 + 2 + 1 + 2 reaches 7
    assert zone(p, 0, "laws_of_motion") == "experiment"


@rule("new_science 9.3")
def test_after_anothers_success_the_second_number_is_enough() -> None:
    p = table("leibniz", "newton")
    researched(p, 0, "astrology")
    known(p, 1, "astrology")
    experiment(p, 0, "astrology", die=2)
    assert zone(p, 0, "astrology") == "experiment"


@rule("new_science 9.3")
def test_anothers_research_is_no_success() -> None:
    p = table("leibniz", "newton")
    researched(p, 0, "astrology")
    researched(p, 1, "astrology")
    experiment(p, 0, "astrology", die=2)
    assert zone(p, 0, "astrology") == "research"


@rule("new_science 9.4")
def test_a_1_fails_whatever_the_total() -> None:
    p = table("newton", "kepler")
    researched(p, 0, "astrology")
    p.rest[0] = 3
    experiment(p, 0, "astrology", die=1, rest=3, at="experiment_1")
    assert zone(p, 0, "astrology") == "research"


@rule("new_science 9.3", "new_science 9.4")
def test_the_faces_that_prove_astrology() -> None:
    p = table("leibniz", "newton")
    researched(p, 0, "astrology")
    assert odds.winning_faces(p, 0, ASTROLOGY, odds.strength(p, 0, 17, ASTROLOGY, 0)) == [3, 4, 5, 6]
    assert odds.chance(p, 0, 17, ASTROLOGY, 0) == 67
    known(p, 1, "astrology")
    assert odds.winning_faces(p, 0, ASTROLOGY, odds.strength(p, 0, 17, ASTROLOGY, 0)) == [2, 3, 4, 5, 6]
    assert odds.chance(p, 0, 17, ASTROLOGY, 3) == 83


@rule("new_science 9.5")
def test_after_a_failure_the_marker_stays_and_may_be_tried_again() -> None:
    p = table("leibniz", "newton")
    researched(p, 0, "astrology")
    resolve(p, experiment_1=0, experiment_2=0)
    play(p, "experiment(astrology)", "rest(0)", "roll(1)")
    assert zone(p, 0, "astrology") == "research"
    play(p, "experiment(astrology)", "rest(0)", "roll(6)")
    assert zone(p, 0, "astrology") == "experiment"
    assert p.supply[0] == 9


@rule("new_science 9.6")
def test_rest_is_lost_even_after_a_failure() -> None:
    p = table("leibniz", "newton")
    researched(p, 0, "astrology")
    p.rest[0] = 3
    experiment(p, 0, "astrology", die=1, rest=2)
    assert p.rest[0] == 1


@rule("new_science 9.7")
def test_in_one_round_the_second_player_already_needs_the_second_number_only() -> None:
    p = table("leibniz", "kepler")
    researched(p, 0, "speed_of_light")
    researched(p, 1, "speed_of_light")
    p.rest = [0, 0]
    resolve(p, experiment_1=0, experiment_2=1)
    play(p, "experiment(speed_of_light)", "rest(0)", "roll(6)")  # 5 at first
    play(p, "experiment(speed_of_light)", "rest(0)", "roll(2)")  # 4 afterwards
    assert zone(p, 1, "speed_of_light") == "experiment"


@rule("new_science 9.8")
def test_the_second_number_depends_on_the_markers_that_lie_there_now() -> None:
    p = table("leibniz", "newton", "kepler")
    researched(p, 0, "astrology")
    known(p, 1, "astrology")
    known(p, 2, "astrology")
    assert effects.number_asked(p, 0, ASTROLOGY) == 3
    p.known[1] = p.known[2] = 0
    assert effects.number_asked(p, 0, ASTROLOGY) == 4
