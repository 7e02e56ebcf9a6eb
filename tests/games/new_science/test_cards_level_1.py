"""Every happening of level 1, card by card."""

from tests.games.new_science.build import (
    ORDER,
    asked,
    experiment,
    face_up,
    in_laboratory,
    influence,
    known,
    laboratory,
    legal,
    levels,
    play,
    public,
    refused,
    researched,
    resolve,
    resolved,
    table,
    zone,
)
from virtuosi.games.new_science.rules import effects
from virtuosi.games.new_science.rules.moves import DISCOVERIES, EXPERIMENT, PUBLISH, RESEARCH
from virtuosi.games.new_science.rules.position import NewScience

RESEARCH_2, EXPERIMENT_2, PUBLISH_1 = 12, 17, 21


def points(p: NewScience, seat: int, action: int, id: str) -> int:
    """On a space without modifier."""
    return effects.points(p, seat, action, (RESEARCH_2, EXPERIMENT_2, PUBLISH_1)[action], DISCOVERIES.index(id))


def added(card: str, action: int, id: str) -> int:
    """What a card in Kepler's laboratory adds to an action on a discovery."""
    p = table(*ORDER)
    before = points(p, 0, action, id)
    laboratory(p, 0, card)
    assert points(p, 1, action, id) == points(table(*ORDER), 1, action, id), "nobody else gains by it"
    return points(p, 0, action, id) - before


def gains(card: str, seats: int = 2) -> list[int]:
    """What a PLAY card adds to the four tracks of the player on it."""
    p = table(*ORDER[:seats])
    p.influence = [0] * len(p.influence)
    face_up(p, card)
    resolve(p, happening_1=1)
    assert resolved(p)
    assert levels(p, 0) == [0, 0, 0, 0]
    return levels(p, 1)


def test_h1_01_bubonic_plague_gives_no_rest_but_changes_the_order() -> None:
    p = table("kepler", "newton")
    face_up(p, "h1_01")
    p.rest = [0, 2]
    resolve(p, rest_1=1, rest_2=0)
    assert (p.rest, p.order) == ([0, 2], [1, 0])


def test_h1_02_frankfurt_book_fair_adds_1_to_every_publication() -> None:
    p = table("kepler", "newton")
    face_up(p, "h1_02")
    assert [points(p, seat, PUBLISH, "calculus") for seat in (0, 1)] == [3, 2]
    assert points(p, 0, RESEARCH, "calculus") == 2


def test_h1_03_thirty_years_war_closes_government() -> None:
    p = table("kepler", "newton")
    face_up(p, "h1_03")
    assert refused(p, "place(government)") == "closed"
    assert refused(p, "place(enterprise)") == ""


def test_h1_04_witch_trials_weigh_on_experiments_of_the_irreligious() -> None:
    p = table(*ORDER[:4])
    face_up(p, "h1_04")
    for religion, expected in ((0, 1), (1, 1), (2, 2)):
        influence(p, 0, religion=religion)
        assert points(p, 0, EXPERIMENT, "astrology") == expected
    assert points(p, 0, RESEARCH, "astrology") == 2


def test_h1_05_tulip_mania_doubles_the_step_on_enterprise() -> None:
    p = table(*ORDER[:4])
    p.influence = [0] * 16
    face_up(p, "h1_05")
    resolve(p, enterprise=2, government=2)
    assert levels(p, 2) == [1, 0, 2, 0]


def test_h1_06_medici_patronage() -> None:
    assert gains("h1_06") == [2, 0, 0, 0]


def test_h1_07_collegio_romano() -> None:
    assert gains("h1_07") == [0, 2, 0, 0]


def test_h1_08_dutch_east_india_company() -> None:
    assert gains("h1_08") == [0, 0, 2, 0]


def test_h1_09_accademia_dei_lincei() -> None:
    assert gains("h1_09") == [0, 0, 0, 2]


def test_h1_10_mersennes_correspondence_follows_an_opponents_work() -> None:
    p = table("kepler", "newton")
    face_up(p, "h1_10")
    known(p, 1, "astrology")
    researched(p, 1, "heliocentrism")
    resolve(p, happening_1=0)
    assert legal(p) == ["research(astrology)", "pass"]
    play(p, "research(astrology)")
    assert (zone(p, 0, "astrology"), p.supply[0]) == ("research", 9)


def test_h1_10_mersennes_correspondence_may_be_declined() -> None:
    p = table("kepler", "newton")
    face_up(p, "h1_10")
    researched(p, 1, "astrology")
    resolve(p, happening_1=0)
    play(p, "pass")
    assert p.supply[0] == 10


def test_h1_11_court_of_rudolf_gives_two_tracks_and_rest() -> None:
    p = table(*ORDER[:4])
    p.influence = [0] * 16
    p.rest[0] = 0
    face_up(p, "h1_11")
    resolve(p, happening_1=0)
    play(p, "track(science)")
    assert refused(p, "track(science)") == "same-track"
    play(p, "track(religion)")
    assert (levels(p, 0), p.rest[0]) == ([0, 1, 0, 1], 1)


def test_h1_12_theatrum_anatomicum_opens_chemistry_and_biology() -> None:
    p = table(*ORDER[:4])
    face_up(p, "h1_12")
    public(p, 1, "anatomy")
    resolve(p, happening_1=0)
    assert legal(p) == ["research(iatrochemistry)", "research(blood_circulation)", "pass"]
    play(p, "research(blood_circulation)")
    assert zone(p, 0, "blood_circulation") == "research"


def test_h1_13_tychos_observations_help_research_in_astronomy() -> None:
    assert added("h1_13", RESEARCH, "astrology") == 1
    assert added("h1_13", RESEARCH, "logarithms") == 0
    assert added("h1_13", EXPERIMENT, "astrology") == 0


def test_h1_14_lippersheys_spyglass_helps_experiments_in_astronomy() -> None:
    assert added("h1_14", EXPERIMENT, "speed_of_light") == 1
    assert added("h1_14", EXPERIMENT, "falling_bodies") == 0
    assert added("h1_14", RESEARCH, "speed_of_light") == 0


def test_h1_15_napiers_bones_help_research_in_mathematics() -> None:
    assert added("h1_15", RESEARCH, "calculus") == 1
    assert added("h1_15", RESEARCH, "gas") == 0


def test_h1_16_faithful_assistant_rolls_again_once() -> None:
    p = table("leibniz", "newton")
    laboratory(p, 0, "h1_16")
    researched(p, 0, "astrology")
    experiment(p, 0, "astrology", die=2)
    assert asked(p) == "roll-again"
    q = p.copy()
    play(p, "again(roll)", "roll(3)")
    assert (zone(p, 0, "astrology"), in_laboratory(p, 0)) == ("experiment", "")
    play(q, "again(stand)")
    assert (zone(q, 0, "astrology"), in_laboratory(q, 0)) == ("research", "h1_16")


def test_h1_17_apothecarys_workshop_helps_experiments_in_chemistry_and_biology() -> None:
    assert added("h1_17", EXPERIMENT, "gas") == 1
    assert added("h1_17", EXPERIMENT, "cells") == 1
    assert added("h1_17", EXPERIMENT, "astrology") == 0


def test_h1_18_elzevir_press_helps_publications_up_to_level_3() -> None:
    assert added("h1_18", PUBLISH, "astrology") == 1
    assert added("h1_18", PUBLISH, "capillaries") == 1
    assert added("h1_18", PUBLISH, "cells") == 0
