"""Every happening of level 1, card by card."""

from tests.games.new_science import build
from virtuosi.games.new_science.rules.moves import EXPERIMENT, PUBLISH, RESEARCH


def test_h1_01_bubonic_plague_gives_no_rest_but_changes_the_order() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h1_01")
    p.rest = [0, 2]
    build.resolve(p, rest_1=1, rest_2=0)
    assert (p.rest, p.order) == ([0, 2], [1, 0])


def test_h1_02_frankfurt_book_fair_adds_1_to_every_publication() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h1_02")
    assert [build.points(p, seat, PUBLISH, "calculus") for seat in (0, 1)] == [3, 2]
    assert build.points(p, 0, RESEARCH, "calculus") == 2


def test_h1_03_thirty_years_war_closes_government() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h1_03")
    assert build.refused(p, "place(government)") == "closed"
    assert build.refused(p, "place(enterprise)") == ""


def test_h1_04_witch_trials_weigh_on_experiments_of_the_irreligious() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_04")
    for religion, expected in ((0, 1), (1, 1), (2, 2)):
        build.influence(p, 0, religion=religion)
        assert build.points(p, 0, EXPERIMENT, "astrology") == expected
    assert build.points(p, 0, RESEARCH, "astrology") == 2


def test_h1_05_tulip_mania_doubles_the_step_on_enterprise() -> None:
    p = build.table(*build.ORDER[:4])
    p.influence = [0] * 16
    build.face_up(p, "h1_05")
    build.resolve(p, enterprise=2, government=2)
    assert build.levels(p, 2) == [1, 0, 2, 0]


def test_h1_06_medici_patronage() -> None:
    assert build.gains("h1_06") == [2, 0, 0, 0]


def test_h1_07_collegio_romano() -> None:
    assert build.gains("h1_07") == [0, 2, 0, 0]


def test_h1_08_dutch_east_india_company() -> None:
    assert build.gains("h1_08") == [0, 0, 2, 0]


def test_h1_09_accademia_dei_lincei() -> None:
    assert build.gains("h1_09") == [0, 0, 0, 2]


def test_h1_10_mersennes_correspondence_follows_an_opponents_work() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h1_10")
    build.known(p, 1, "astrology")
    build.researched(p, 1, "heliocentrism")
    build.resolve(p, happening_1=0)
    assert build.legal(p) == ["research(astrology)", "pass"]
    build.play(p, "research(astrology)")
    assert (build.zone(p, 0, "astrology"), p.supply[0]) == ("research", 9)


def test_h1_10_mersennes_correspondence_may_be_declined() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h1_10")
    build.researched(p, 1, "astrology")
    build.resolve(p, happening_1=0)
    build.play(p, "pass")
    assert p.supply[0] == 10


def test_h1_11_court_of_rudolf_gives_two_tracks_and_rest() -> None:
    p = build.table(*build.ORDER[:4])
    p.influence = [0] * 16
    p.rest[0] = 0
    build.face_up(p, "h1_11")
    build.resolve(p, happening_1=0)
    build.play(p, "track(science)")
    assert build.refused(p, "track(science)") == "same-track"
    build.play(p, "track(religion)")
    assert (build.levels(p, 0), p.rest[0]) == ([0, 1, 0, 1], 1)


def test_h1_12_theatrum_anatomicum_opens_chemistry_and_biology() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_12")
    build.public(p, 1, "anatomy")
    build.resolve(p, happening_1=0)
    assert build.legal(p) == ["research(iatrochemistry)", "research(blood_circulation)", "pass"]
    build.play(p, "research(blood_circulation)")
    assert build.zone(p, 0, "blood_circulation") == "research"


def test_h1_13_tychos_observations_help_research_in_astronomy() -> None:
    assert build.added("h1_13", RESEARCH, "astrology") == 1
    assert build.added("h1_13", RESEARCH, "logarithms") == 0
    assert build.added("h1_13", EXPERIMENT, "astrology") == 0


def test_h1_14_lippersheys_spyglass_helps_experiments_in_astronomy() -> None:
    assert build.added("h1_14", EXPERIMENT, "speed_of_light") == 1
    assert build.added("h1_14", EXPERIMENT, "falling_bodies") == 0
    assert build.added("h1_14", RESEARCH, "speed_of_light") == 0


def test_h1_15_napiers_bones_help_research_in_mathematics() -> None:
    assert build.added("h1_15", RESEARCH, "calculus") == 1
    assert build.added("h1_15", RESEARCH, "gas") == 0


def test_h1_16_faithful_assistant_rolls_again_once() -> None:
    p = build.table("leibniz", "newton")
    build.laboratory(p, 0, "h1_16")
    build.researched(p, 0, "astrology")
    build.experiment(p, 0, "astrology", die=2)
    assert build.asked(p) == "roll-again"
    q = p.copy()
    build.play(p, "again(roll)", "roll(3)")
    assert (build.zone(p, 0, "astrology"), build.in_laboratory(p, 0)) == ("experiment", "")
    build.play(q, "again(stand)")
    assert (build.zone(q, 0, "astrology"), build.in_laboratory(q, 0)) == ("research", "h1_16")


def test_h1_17_apothecarys_workshop_helps_experiments_in_chemistry_and_biology() -> None:
    assert build.added("h1_17", EXPERIMENT, "gas") == 1
    assert build.added("h1_17", EXPERIMENT, "cells") == 1
    assert build.added("h1_17", EXPERIMENT, "astrology") == 0


def test_h1_18_elzevir_press_helps_publications_up_to_level_3() -> None:
    assert build.added("h1_18", PUBLISH, "astrology") == 1
    assert build.added("h1_18", PUBLISH, "capillaries") == 1
    assert build.added("h1_18", PUBLISH, "cells") == 0
