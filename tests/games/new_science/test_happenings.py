"""Happenings (section 5)."""

from tests.games.new_science import build
from virtuosi.core.rulebook import rule
from virtuosi.games.new_science.rules.position import NO_CARD


@rule("new_science 5.1")
def test_a_play_card_is_resolved_at_once_and_leaves_in_the_cleanup() -> None:
    p = build.table("kepler", "newton")
    build.influence(p, 1, religion=0)
    build.face_up(p, "h1_07")
    build.resolve(p, happening_1=1)
    assert build.levels(p, 1)[1] == 2
    assert p.face[0] == NO_CARD
    assert build.in_laboratory(p, 1) == ""


@rule("new_science 5.2")
def test_a_keep_card_works_even_later_in_the_same_round() -> None:
    p = build.table("leibniz", "newton")  # Leibniz: experiment 0
    build.face_up(p, "h1_14")
    build.researched(p, 0, "astrology")
    build.resolve(p, happening_1=0, experiment_2=0)
    assert build.in_laboratory(p, 0) == "h1_14"
    build.play(p, "experiment(astrology)", "rest(0)", "roll(2)")  # 1 + 1 + 2 reaches 4
    assert build.zone(p, 0, "astrology") == "experiment"


@rule("new_science 5.2")
def test_a_keep_card_with_one_use_leaves_when_it_is_used() -> None:
    p = build.table("leibniz", "newton")
    build.laboratory(p, 0, "h1_16")
    build.researched(p, 0, "astrology")
    build.experiment(p, 0, "astrology", die=1)
    build.play(p, "again(roll)", "roll(6)")
    assert build.in_laboratory(p, 0) == ""


@rule("new_science 5.3")
def test_a_new_keep_card_replaces_the_old_one() -> None:
    p = build.table(*build.ORDER[:4])
    build.laboratory(p, 2, "h1_13")
    build.face_up(p, "h1_14", "h1_15")
    build.resolve(p, happening_1=2, happening_2=2)
    assert build.resolved(p)
    assert build.in_laboratory(p, 2) == "h1_15"


@rule("new_science 5.3")
def test_by_option_the_player_chooses_which_card_stays() -> None:
    p = build.table("kepler", "newton", laboratory="choose")
    build.laboratory(p, 1, "h1_13")
    build.face_up(p, "h1_14")
    build.resolve(p, happening_1=1)
    assert build.legal(p) == ["keep(new)", "keep(old)"]
    q = p.copy()
    build.play(p, "keep(old)")
    build.play(q, "keep(new)")
    assert (build.in_laboratory(p, 1), build.in_laboratory(q, 1)) == ("h1_13", "h1_14")


@rule("new_science 5.3")
def test_an_empty_laboratory_is_not_asked_about() -> None:
    p = build.table("kepler", "newton", laboratory="choose")
    build.face_up(p, "h1_14")
    build.resolve(p, happening_1=1)
    assert build.in_laboratory(p, 1) == "h1_14"


@rule("new_science 5.4")
def test_an_effect_card_works_from_its_reveal_through_placing() -> None:
    p = build.table("kepler", "newton")
    build.resolve(p, rest_1=0)
    build.reveal(p, "h1_03")
    assert build.asked(p) == "place-energy"
    assert build.refused(p, "place(government)") == "closed"


@rule("new_science 5.5")
def test_a_card_nobody_took_leaves_without_effect() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h1_06")
    before = p.influence[:]
    build.resolve(p, rest_1=0)
    assert p.face == [NO_CARD, NO_CARD]
    assert p.influence == before


@rule("new_science 5.6")
def test_tracks_must_be_chosen_a_full_one_may_be_another_must_differ() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h3_06")
    build.influence(p, 0, government=5, religion=0)
    build.resolve(p, happening_1=0)
    assert build.legal(p) == ["track(government)", "track(religion)", "track(enterprise)", "track(science)"]
    build.play(p, "track(government)")
    assert build.refused(p, "track(government)") == "same-track"
    build.play(p, "track(religion)")
    assert build.levels(p, 0)[:2] == [5, 1]


@rule("new_science 5.6")
def test_an_opponent_already_at_0_may_be_chosen() -> None:
    p = build.table("kepler", "newton", "kircher")
    build.face_up(p, "h2_08")
    build.influence(p, 0, religion=0)
    build.influence(p, 1, religion=0)
    build.resolve(p, happening_1=0)
    assert build.legal(p) == ["opponent(2)", "opponent(3)"]
    build.play(p, "opponent(2)")
    assert (build.levels(p, 1)[1], build.levels(p, 0)[1]) == (0, 2)


@rule("new_science 5.7")
def test_the_wealthy_patron_is_spent_only_with_a_success_and_only_if_wanted() -> None:
    p = build.table("kircher", "newton")  # Kircher: research 0
    build.laboratory(p, 0, "h3_15")
    build.public(p, 1, "logarithms")
    p.rest[0] = 1
    build.resolve(p, research_2=0)
    build.play(p, "research(probability_theory)")  # it asks for 2, he has 1
    assert build.legal(p) == ["pay(rest)", "pay(card)"]
    q = p.copy()
    build.play(p, "pay(rest)")
    assert (p.rest[0], build.in_laboratory(p, 0)) == (0, "h3_15")
    build.play(q, "pay(card)")
    assert (q.rest[0], build.in_laboratory(q, 0)) == (1, "")


@rule("new_science 5.7")
def test_annus_mirabilis_is_named_before_the_die_and_gone_even_after_a_failure() -> None:
    p = build.table("leibniz", "newton", "kepler", "galileo")  # Leibniz: experiment 0
    build.face_up(p, "h3_05")  # experiments -1
    build.laboratory(p, 0, "h3_16")
    build.researched(p, 0, "infinite_series")
    p.rest[0] = 0
    build.resolve(p, experiment_2=0)
    build.play(p, "experiment(infinite_series)", "marvel(0)", "roll(1)")  # 0 + 3 + 1 misses 5
    assert (build.in_laboratory(p, 0), build.zone(p, 0, "infinite_series")) == ("", "research")


@rule("new_science 5.7")
def test_one_use_cards_are_optional() -> None:
    p = build.table("leibniz", "newton")
    build.laboratory(p, 0, "h3_16")
    build.researched(p, 0, "astrology")
    build.experiment(p, 0, "astrology", die=6)
    assert build.in_laboratory(p, 0) == "h3_16"


@rule("new_science 5.7")
def test_the_faithful_assistant_is_asked_after_the_die_whatever_it_shows_and_rest_stays_spent() -> None:
    p = build.table("leibniz", "newton")
    build.laboratory(p, 0, "h1_16")
    build.researched(p, 0, "astrology")
    p.rest[0] = 2
    for die in (1, 3, 6):
        q = p.copy()
        build.experiment(q, 0, "astrology", die=die, rest=1)
        assert (build.asked(q), q.rest[0]) == ("roll-again", 1)
        assert build.legal(q) == ["again(roll)", "again(stand)"]


@rule("new_science 5.8")
def test_cards_may_give_rest_and_prestige() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h3_10")
    build.resolve(p, happening_1=0)
    assert p.prestige[0] == 1
    p.pile = 12  # level 2 is on top
    before = p.rest[0]
    build.resolve(p, rest_1=1)
    build.reveal(p, "h2_02")
    assert p.rest[0] == before + 1


@rule("new_science 5.9")
def test_a_card_without_a_target_does_nothing() -> None:
    p = build.table("kepler", "newton")
    for card in ("h1_10", "h3_08", "h2_06"):
        build.face_up(p, card)
        build.resolve(p, happening_1=0)
        assert build.resolved(p), card
    assert p.supply == [10, 10]
