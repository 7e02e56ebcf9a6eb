"""Every happening of level 2, card by card."""

from tests.games.new_science import build
from virtuosi.games.new_science.rules.moves import EXPERIMENT, PUBLISH, RESEARCH


def test_h2_01_index_of_forbidden_books_asks_for_more_religion_where_some_is_printed() -> None:
    p = build.table("kircher", "newton")
    build.face_up(p, "h2_01")
    build.influence(p, 0, religion=1, science=1)
    build.known(p, 0, "astrology", "laws_of_attraction")
    build.resolve(p, publish_1=0)
    assert build.refused(p, "publish(astrology)") == "influence"
    assert build.refused(p, "publish(laws_of_attraction)") == ""


def test_h2_02_peace_of_westphalia_gives_everybody_1_rest_when_revealed() -> None:
    p = build.table("kepler", "galileo", "newton")
    p.pile = 8
    p.rest = [0, 1, 3]
    build.resolve(p, government=0)
    build.reveal(p, "h2_02")
    assert p.rest == [1, 2, 3]
    assert build.refused(p, "place(happening_1)") == "effect-card"


def test_h2_03_english_civil_war_takes_1_from_every_publication() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h2_03")
    assert [build.points(p, seat, PUBLISH, "calculus") for seat in (0, 1)] == [1, 0]


def test_h2_04_coffee_houses_add_1_to_every_research() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h2_04")
    assert [build.points(p, seat, RESEARCH, "calculus") for seat in range(4)] == [3, 4, 2, 4]


def test_h2_05_little_ice_age_forbids_spending_rest() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h2_05")
    p.rest[2] = 3
    build.researched(p, 2, "astrology")
    build.resolve(p, experiment_2=2)
    build.play(p, "experiment(astrology)")
    assert build.legal(p) == ["rest(0)"]


def test_h2_06_robert_hooke_moves_two_cubes_of_one_opponent() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h2_06")
    build.resolve(p, rest_1=1, happening_1=0, experiment_1=1, publish_1=1)
    assert build.refused(p, "lift(government)") == "empty-space"
    build.play(p, "lift(publish_1)", "drop(government)", "lift(experiment_1)", "drop(publish_1)")
    assert build.levels(p, 1)[0] == p.pack.start_influence[4 * 4] + 1


def test_h2_07_christina_of_sweden() -> None:
    assert build.gains("h2_07") == [2, 0, 0, 1]


def test_h2_08_the_roman_inquisition_takes_religion_from_one_opponent() -> None:
    p = build.table("kepler", "newton", "kircher")
    p.influence = [0, 1, 0, 0] * 3
    build.face_up(p, "h2_08")
    build.resolve(p, happening_1=2)
    build.play(p, "opponent(1)")
    assert [build.levels(p, seat)[1] for seat in range(3)] == [0, 1, 3]


def test_h2_09_magdeburg_hemispheres_add_2_to_own_experiments_this_round() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h2_09")
    build.researched(p, 0, "astrology")
    build.resolve(p, happening_1=0, experiment_1=0)
    assert (build.points(p, 0, EXPERIMENT, "astrology"), build.points(p, 1, EXPERIMENT, "astrology")) == (4, 3)
    build.play(p, "pass")
    assert build.points(p, 0, EXPERIMENT, "astrology") == 2


def test_h2_10_hartlib_circle_researches_up_to_level_3_without_points() -> None:
    p = build.table("kircher", "newton")
    p.rest[0] = 0
    build.face_up(p, "h2_10")
    build.public(p, 1, "logarithms", "infinite_series", "moons_of_jupiter", "falling_bodies")
    build.resolve(p, happening_1=0)
    assert build.refused(p, "research(speed_of_light)") == "card-level"
    build.play(p, "research(analytic_geometry)")
    assert build.zone(p, 0, "analytic_geometry") == "research"


def test_h2_11_jean_baptiste_colbert() -> None:
    assert build.gains("h2_11", 4) == [1, 0, 2, 0]


def test_h2_12_stolen_notebooks() -> None:
    p = build.table(*build.ORDER[:4])
    p.rest = [0, 1, 1, 0]
    build.face_up(p, "h2_12")
    build.resolve(p, happening_1=3)
    assert p.rest == [0, 0, 0, 2]


def test_h2_13_vacuum_pump_helps_experiments_in_physics_and_chemistry() -> None:
    assert build.added("h2_13", EXPERIMENT, "atmospheric_pressure") == 1
    assert build.added("h2_13", EXPERIMENT, "gas") == 1
    assert build.added("h2_13", EXPERIMENT, "cells") == 0


def test_h2_14_pendulum_clock_helps_research_in_physics_and_astronomy() -> None:
    assert build.added("h2_14", RESEARCH, "falling_bodies") == 1
    assert build.added("h2_14", RESEARCH, "speed_of_light") == 1
    assert build.added("h2_14", RESEARCH, "calculus") == 0


def test_h2_15_pascaline_helps_research_and_experiments_in_mathematics() -> None:
    assert build.added("h2_15", RESEARCH, "calculus") == 1
    assert build.added("h2_15", EXPERIMENT, "calculus") == 1
    assert build.added("h2_15", PUBLISH, "calculus") == 0
    assert build.added("h2_15", EXPERIMENT, "gas") == 0


def test_h2_16_henry_oldenburg_helps_every_publication() -> None:
    assert build.added("h2_16", PUBLISH, "calculus") == 1
    assert build.added("h2_16", PUBLISH, "anatomy") == 1


def test_h2_17_compound_microscope_adds_2_to_experiments_in_biology() -> None:
    assert build.added("h2_17", EXPERIMENT, "cells") == 2
    assert build.added("h2_17", EXPERIMENT, "gas") == 0


def test_h2_18_cabinet_of_curiosities_lowers_every_requirement_once() -> None:
    p = build.table(*build.ORDER[:4])
    build.laboratory(p, 0, "h2_18")
    build.influence(p, 0, government=1, religion=0, enterprise=0, science=1)
    build.known(p, 0, "infinite_series")  # government 2, science 2
    p.rest[0] = 3
    build.resolve(p, publish_1=0)
    assert build.asks(p, 0, "infinite_series", eased=True) == [1, 0, 0, 1]
    build.play(p, "publish(infinite_series)")
    assert (p.prestige[0], build.in_laboratory(p, 0)) == (7, "")
    assert build.asked(p) == "reveal-card"
