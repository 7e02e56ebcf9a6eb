"""Every happening of level 3, card by card; and that each of the 54 has its test and is met in play."""

import re
from pathlib import Path

from tests.games.new_science import build
from virtuosi.core.position import play_out
from virtuosi.core.rng import Rng
from virtuosi.games.new_science import game
from virtuosi.games.new_science.rules.moves import CARDS, EXPERIMENT, PUBLISH, RESEARCH


def test_h3_01_great_fire_of_london_costs_a_rest_or_the_card() -> None:
    p = build.table("kepler", "newton")
    build.laboratory(p, 1, "h1_13")
    p.pile = 6
    p.rest = [0, 1]
    build.resolve(p, government=0)
    build.reveal(p, "h3_01")
    assert p.actor == 1
    q = p.copy()
    build.play(p, "save(pay)")
    assert (p.rest[1], build.in_laboratory(p, 1)) == (0, "h1_13")
    build.play(q, "save(lose)")
    assert (q.rest[1], build.in_laboratory(q, 1)) == (1, "")


def test_h3_01_great_fire_of_london_passes_those_without_a_card_by() -> None:
    p = build.table("kepler", "newton")
    p.pile = 6
    build.resolve(p, government=0)
    build.reveal(p, "h3_01")
    assert build.asked(p) == "place-energy"


def test_h3_02_philosophical_transactions_add_1_prestige() -> None:
    p = build.table("kircher", "newton")
    build.face_up(p, "h3_02")
    build.known(p, 0, "astrology")
    build.resolve(p, publish_1=0)
    build.play(p, "publish(astrology)")
    assert p.prestige[0] == 3


def test_h3_03_revocation_takes_religion_and_closes_it() -> None:
    p = build.table("kepler", "newton", "kircher")
    for seat, religion in enumerate((2, 3, 5)):
        build.influence(p, seat, religion=religion)
    p.pile = 4
    build.resolve(p, government=0)
    build.reveal(p, "h3_03")
    assert [build.levels(p, seat)[1] for seat in range(3)] == [2, 2, 4]
    assert build.refused(p, "place(religion)") == "closed"


def test_h3_04_republic_of_letters_opens_a_publish_space() -> None:
    p = build.table(*build.ORDER)
    p.pile = 8
    build.resolve(p, government=0)
    build.reveal(p, "h3_04", "h3_06")
    assert build.refused(p, "place(publish_4)") == ""


def test_h3_05_the_great_frost_takes_1_from_every_experiment() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h3_05")
    assert [build.points(p, seat, EXPERIMENT, "gas") for seat in range(4)] == [1, 1, 1, 0]


def test_h3_06_royal_charter_gives_2_and_1() -> None:
    p = build.table("kepler", "newton")
    p.influence = [0] * 8
    build.face_up(p, "h3_06")
    build.resolve(p, happening_1=0)
    build.play(p, "track(enterprise)", "track(government)")
    assert build.levels(p, 0) == [1, 0, 2, 0]


def test_h3_07_edmond_halley_adds_2_to_own_publications_this_round() -> None:
    p = build.table("galileo", "newton")
    build.face_up(p, "h3_07")
    build.known(p, 0, "calculus")
    build.influence(p, 0, government=5, religion=5, enterprise=5, science=5)
    p.rest[0] = 3
    build.resolve(p, happening_1=0, publish_1=0)
    assert [build.points(p, seat, PUBLISH, "calculus") for seat in (0, 1)] == [3, 1]
    build.play(p, "pass")
    assert build.points(p, 0, PUBLISH, "calculus") == 1


def test_h3_08_priority_dispute() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h3_08")
    build.researched(p, 0, "astrology")
    build.known(p, 1, "astrology")
    build.resolve(p, happening_1=0)
    assert build.legal(p) == ["dispute(astrology)", "pass"]
    build.play(p, "dispute(astrology)")
    assert build.zone(p, 1, "astrology") == "research"


def test_h3_09_christopher_wren() -> None:
    assert build.gains("h3_09") == [1, 0, 1, 1]


def test_h3_10_academie_des_sciences() -> None:
    assert build.gains("h3_10") == [0, 0, 0, 2]
    p = build.table("kepler", "newton")
    build.face_up(p, "h3_10")
    build.resolve(p, happening_1=0)
    assert p.prestige == [1, 0]


def test_h3_11_glorious_revolution() -> None:
    p = build.table(*build.ORDER[:4])
    p.influence = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 2]
    build.face_up(p, "h3_11")
    build.resolve(p, happening_1=1)
    build.play(p, "track(science)")
    assert [build.levels(p, seat)[3] for seat in range(4)] == [0, 1, 2, 1]


def test_h3_12_maria_sibylla_merian_adds_3_in_chemistry_and_biology_this_round() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h3_12")
    build.researched(p, 0, "anatomy")
    build.resolve(p, happening_1=0, experiment_1=0)
    assert [build.points(p, 0, EXPERIMENT, id) for id in ("anatomy", "gas", "astrology")] == [5, 5, 2]
    build.play(p, "pass")
    assert build.points(p, 0, EXPERIMENT, "anatomy") == 2


def test_h3_13_reflecting_telescope_adds_2_in_astronomy_and_physics() -> None:
    assert build.added("h3_13", EXPERIMENT, "astrology") == 2
    assert build.added("h3_13", EXPERIMENT, "falling_bodies") == 2
    assert build.added("h3_13", EXPERIMENT, "gas") == 0


def test_h3_14_royal_society_fellowship_lowers_government_and_science() -> None:
    p = build.table("kircher", "newton")
    build.laboratory(p, 0, "h3_14")
    assert build.asks(p, 0, "infinite_series") == [1, 0, 0, 1]
    assert build.asks(p, 1, "infinite_series") == [2, 0, 0, 2]
    build.known(p, 0, "symbolic_algebra")
    build.influence(p, 0, government=0)
    build.resolve(p, publish_1=0)
    build.play(p, "publish(symbolic_algebra)")
    assert build.in_laboratory(p, 0) == "h3_14"


def test_h3_15_wealthy_patron_adds_3_to_one_research_or_publication() -> None:
    p = build.table("kircher", "newton")
    build.laboratory(p, 0, "h3_15")
    build.public(p, 1, "infinite_series", "pendulum_theory")
    p.rest[0] = 0
    build.resolve(p, research_2=0)
    build.play(p, "research(laws_of_motion)")  # 4 asked
    assert (build.zone(p, 0, "laws_of_motion"), build.in_laboratory(p, 0)) == ("research", "")


def test_h3_15_wealthy_patron_is_kept_when_nothing_is_missing() -> None:
    p = build.table("kircher", "newton")
    build.laboratory(p, 0, "h3_15")
    build.resolve(p, research_2=0)
    build.play(p, "research(astrology)")
    assert build.in_laboratory(p, 0) == "h3_15"


def test_h3_16_annus_mirabilis_adds_3_and_forgives_a_1() -> None:
    p = build.table("leibniz", "newton")
    build.laboratory(p, 0, "h3_16")
    build.researched(p, 0, "speed_of_light")  # 5
    p.rest[0] = 1
    build.resolve(p, experiment_2=0)
    build.play(p, "experiment(speed_of_light)")
    assert build.legal(p) == ["rest(0)", "rest(1)", "marvel(0)", "marvel(1)"]
    build.play(p, "marvel(0)", "roll(1)")
    assert (build.zone(p, 0, "speed_of_light"), build.in_laboratory(p, 0)) == ("experiment", "")


def test_h3_17_leeuwenhoeks_lenses() -> None:
    assert build.added("h3_17", RESEARCH, "cells") == 1
    assert build.added("h3_17", EXPERIMENT, "cells") == 2
    assert build.added("h3_17", EXPERIMENT, "gas") == 0


def test_h3_18_papins_steam_digester() -> None:
    for action in (RESEARCH, EXPERIMENT):
        assert build.added("h3_18", action, "gas") == 1
        assert build.added("h3_18", action, "falling_bodies") == 1
        assert build.added("h3_18", action, "cells") == 0


def test_every_card_has_a_test_of_its_own() -> None:
    here = Path(__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(here.glob("test_cards_level_*.py")))
    assert set(re.findall(r"def test_(h\d_\d\d)_", source)) == set(CARDS)


def test_random_play_meets_every_card_at_every_player_count_that_uses_it() -> None:
    for seats in (2, 3, 4, 5):
        met = 0
        for seed in range(60):
            p = build.table(*build.ORDER[:seats])
            play_out(p, Rng(seed), game.longest)
            met |= p.seen
        used = [card for card in range(54) if seats > 3 or not p.pack.cards.four_plus[card]]
        assert [CARDS[card] for card in used if not met >> card & 1] == []
