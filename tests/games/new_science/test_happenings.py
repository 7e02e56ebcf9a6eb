"""Happenings and what their clauses do (sections 5 and 6)."""

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
    reveal,
    table,
    zone,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.new_science.rules import effects
from virtuosi.games.new_science.rules.moves import DISCOVERIES, EXPERIMENT, PUBLISH
from virtuosi.games.new_science.rules.position import NO_CARD

LOGARITHMS = DISCOVERIES.index("logarithms")


@rule("new_science 5.1")
def test_a_play_card_is_resolved_at_once_and_leaves_in_the_cleanup() -> None:
    p = table("kepler", "newton")
    influence(p, 1, religion=0)
    face_up(p, "h1_07")
    resolve(p, happening_1=1)
    assert levels(p, 1)[1] == 2
    assert p.face[0] == NO_CARD
    assert in_laboratory(p, 1) == ""


@rule("new_science 5.2")
def test_a_keep_card_works_even_later_in_the_same_round() -> None:
    p = table("leibniz", "newton")  # Leibniz: experiment 0
    face_up(p, "h1_14")
    researched(p, 0, "astrology")
    resolve(p, happening_1=0, experiment_2=0)
    assert in_laboratory(p, 0) == "h1_14"
    play(p, "experiment(astrology)", "rest(0)", "roll(2)")  # 1 + 1 + 2 reaches 4
    assert zone(p, 0, "astrology") == "experiment"


@rule("new_science 5.2")
def test_a_keep_card_with_one_use_leaves_when_it_is_used() -> None:
    p = table("leibniz", "newton")
    laboratory(p, 0, "h1_16")
    researched(p, 0, "astrology")
    experiment(p, 0, "astrology", die=1)
    play(p, "again(roll)", "roll(6)")
    assert in_laboratory(p, 0) == ""


@rule("new_science 5.3")
def test_a_new_keep_card_replaces_the_old_one() -> None:
    p = table(*ORDER[:4])
    laboratory(p, 2, "h1_13")
    face_up(p, "h1_14", "h1_15")
    resolve(p, happening_1=2, happening_2=2)
    assert resolved(p)
    assert in_laboratory(p, 2) == "h1_15"


@rule("new_science 5.3")
def test_by_option_the_player_chooses_which_card_stays() -> None:
    p = table("kepler", "newton", laboratory="choose")
    laboratory(p, 1, "h1_13")
    face_up(p, "h1_14")
    resolve(p, happening_1=1)
    assert legal(p) == ["keep(new)", "keep(old)"]
    q = p.copy()
    play(p, "keep(old)")
    play(q, "keep(new)")
    assert (in_laboratory(p, 1), in_laboratory(q, 1)) == ("h1_13", "h1_14")


@rule("new_science 5.3")
def test_an_empty_laboratory_is_not_asked_about() -> None:
    p = table("kepler", "newton", laboratory="choose")
    face_up(p, "h1_14")
    resolve(p, happening_1=1)
    assert in_laboratory(p, 1) == "h1_14"


@rule("new_science 5.4")
def test_an_effect_card_works_from_its_reveal_through_placing() -> None:
    p = table("kepler", "newton")
    resolve(p, rest_1=0)
    reveal(p, "h1_03")
    assert asked(p) == "place-energy"
    assert refused(p, "place(government)") == "closed"


@rule("new_science 5.5")
def test_a_card_nobody_took_leaves_without_effect() -> None:
    p = table("kepler", "newton")
    face_up(p, "h1_06")
    before = p.influence[:]
    resolve(p, rest_1=0)
    assert p.face == [NO_CARD, NO_CARD]
    assert p.influence == before


@rule("new_science 5.6")
def test_tracks_must_be_chosen_a_full_one_may_be_another_must_differ() -> None:
    p = table("kepler", "newton")
    face_up(p, "h3_06")
    influence(p, 0, government=5, religion=0)
    resolve(p, happening_1=0)
    assert legal(p) == ["track(government)", "track(religion)", "track(enterprise)", "track(science)"]
    play(p, "track(government)")
    assert refused(p, "track(government)") == "same-track"
    play(p, "track(religion)")
    assert levels(p, 0)[:2] == [5, 1]


@rule("new_science 5.6")
def test_an_opponent_already_at_0_may_be_chosen() -> None:
    p = table("kepler", "newton", "kircher")
    face_up(p, "h2_08")
    influence(p, 0, religion=0)
    influence(p, 1, religion=0)
    resolve(p, happening_1=0)
    assert legal(p) == ["opponent(2)", "opponent(3)"]
    play(p, "opponent(2)")
    assert (levels(p, 1)[1], levels(p, 0)[1]) == (0, 2)


@rule("new_science 5.7")
def test_the_wealthy_patron_is_spent_only_with_a_success_and_only_if_wanted() -> None:
    p = table("kircher", "newton")  # Kircher: research 0
    laboratory(p, 0, "h3_15")
    public(p, 1, "logarithms")
    p.rest[0] = 1
    resolve(p, research_2=0)
    play(p, "research(probability_theory)")  # it asks for 2, he has 1
    assert legal(p) == ["pay(rest)", "pay(card)"]
    q = p.copy()
    play(p, "pay(rest)")
    assert (p.rest[0], in_laboratory(p, 0)) == (0, "h3_15")
    play(q, "pay(card)")
    assert (q.rest[0], in_laboratory(q, 0)) == (1, "")


@rule("new_science 5.7")
def test_annus_mirabilis_is_named_before_the_die_and_gone_even_after_a_failure() -> None:
    p = table("leibniz", "newton")
    laboratory(p, 0, "h3_16")
    researched(p, 0, "light_spectrum")
    p.rest[0] = 0
    resolve(p, experiment_2=0)
    play(p, "experiment(light_spectrum)", "marvel(0)", "roll(1)")  # 1 + 3 + 1 misses 6
    assert (in_laboratory(p, 0), zone(p, 0, "light_spectrum")) == ("", "research")


@rule("new_science 5.7")
def test_one_use_cards_are_optional() -> None:
    p = table("leibniz", "newton")
    laboratory(p, 0, "h3_16")
    researched(p, 0, "astrology")
    experiment(p, 0, "astrology", die=6)
    assert in_laboratory(p, 0) == "h3_16"


@rule("new_science 5.7")
def test_the_faithful_assistant_is_asked_after_the_die_whatever_it_shows_and_rest_stays_spent() -> None:
    p = table("leibniz", "newton")
    laboratory(p, 0, "h1_16")
    researched(p, 0, "astrology")
    p.rest[0] = 2
    for die in (1, 3, 6):
        q = p.copy()
        experiment(q, 0, "astrology", die=die, rest=1)
        assert (asked(q), q.rest[0]) == ("roll-again", 1)
        assert legal(q) == ["again(roll)", "again(stand)"]


@rule("new_science 5.8")
def test_cards_may_give_rest_and_prestige() -> None:
    p = table("kepler", "newton")
    face_up(p, "h3_10")
    resolve(p, happening_1=0)
    assert p.prestige[0] == 1
    p.pile = 12  # level 2 is on top
    before = p.rest[0]
    resolve(p, rest_1=1)
    reveal(p, "h2_02")
    assert p.rest[0] == before + 1


@rule("new_science 5.9")
def test_a_card_without_a_target_does_nothing() -> None:
    p = table("kepler", "newton")
    for card in ("h1_10", "h3_08", "h2_06"):
        face_up(p, card)
        resolve(p, happening_1=0)
        assert resolved(p), card
    assert p.supply == [10, 10]


@rule("new_science 6.1")
def test_a_card_reaches_only_the_action_the_player_the_fields_and_the_levels_it_names() -> None:
    p = table(*ORDER[:4])
    plain = effects.points(p, 0, PUBLISH, 21, LOGARITHMS)
    laboratory(p, 0, "h1_18")  # publications up to level 3
    assert effects.points(p, 0, PUBLISH, 21, LOGARITHMS) == plain + 1
    assert effects.points(p, 0, PUBLISH, 21, DISCOVERIES.index("calculus")) == plain
    assert effects.points(p, 0, EXPERIMENT, 17, LOGARITHMS) == 2
    laboratory(p, 0, "h1_14")  # experiments in astronomy
    assert effects.points(p, 0, EXPERIMENT, 17, DISCOVERIES.index("astrology")) == 3
    assert effects.points(p, 0, EXPERIMENT, 17, LOGARITHMS) == 2
    assert effects.points(p, 1, EXPERIMENT, 17, DISCOVERIES.index("astrology")) == 2


@rule("new_science 6.2")
def test_a_condition_looks_at_the_track_when_the_action_is_resolved() -> None:
    p = table(*ORDER[:4])
    face_up(p, "h1_04")
    influence(p, 0, religion=1)
    assert effects.points(p, 0, EXPERIMENT, 17, LOGARITHMS) == 1
    influence(p, 0, religion=2)
    assert effects.points(p, 0, EXPERIMENT, 17, LOGARITHMS) == 2


@rule("new_science 6.3")
def test_a_requirement_changes_only_where_it_is_printed_and_never_falls_below_0() -> None:
    p = table("kepler", "newton")
    face_up(p, "h2_01")
    astrology, algebra = DISCOVERIES.index("astrology"), DISCOVERIES.index("symbolic_algebra")
    assert effects.asked(p, 0, astrology, 1, False) == 2
    assert effects.asked(p, 0, algebra, 1, False) == 0
    laboratory(p, 1, "h3_14")
    assert effects.asked(p, 1, algebra, 0, False) == 0
    assert effects.asked(p, 1, astrology, 0, False) == 0


@rule("new_science 6.4")
def test_without_rest_gained_the_order_still_changes_and_cards_still_give_rest() -> None:
    p = table(*ORDER[:4])
    face_up(p, "h1_01", "h1_11")
    before = p.rest[:]
    resolve(p, rest_1=3, happening_2=0)
    assert p.order[0] == 3
    assert p.rest[3] == before[3]
    play(p, "track(government)", "track(religion)")
    assert p.rest[0] == before[0] + 1


@rule("new_science 6.5")
def test_rest_may_not_be_spent_but_gained() -> None:
    p = table(*ORDER[:4])
    face_up(p, "h2_05")
    p.rest = [2, 2, 2, 2]
    public(p, 1, "symbolic_algebra", "logarithms")
    researched(p, 2, "falling_bodies")
    resolve(p, rest_1=0, research_2=2, experiment_2=2)
    assert p.rest[0] == 3
    assert refused(p, "research(probability_theory)") == "research-points"
    play(p, "pass", "experiment(falling_bodies)")
    assert (refused(p, "rest(1)"), refused(p, "rest(3)")) == ("rest-forbidden", "too-little-rest")


@rule("new_science 6.6")
def test_no_cube_may_be_moved_to_a_closed_space() -> None:
    p = table(*ORDER[:4])
    face_up(p, "h2_06", "h1_03")
    resolve(p, happening_1=0, religion=1)
    play(p, "lift(religion)")
    assert refused(p, "drop(government)") == "closed"


@rule("new_science 6.7")
def test_the_extra_publish_space_adds_nothing_and_is_resolved_last() -> None:
    p = table(*ORDER[:4])
    assert refused(p, "place(publish_3)") == "not asked"
    face_up(p, "h3_04")
    assert refused(p, "place(publish_3)") == ""
    assert refused(p, "place(publish_4)") == "not asked"
    assert p.pack.modifier[23] == 0
    five = table(*ORDER)
    face_up(five, "h3_04")
    assert refused(five, "place(publish_4)") == ""


@rule("new_science 6.8")
def test_longer_steps_on_one_track() -> None:
    p = table(*ORDER[:4])
    face_up(p, "h1_05")
    influence(p, 0, enterprise=0, science=0)
    resolve(p, enterprise=0, science=0)
    assert levels(p, 0)[2:] == [2, 1]


@rule("new_science 6.9")
def test_gains_and_losses_stop_at_the_ends_of_the_tracks() -> None:
    p = table("kepler", "newton")
    influence(p, 0, government=4)
    effects.raise_influence(p, 0, 0, 3)
    effects.raise_influence(p, 0, 1, -2)
    assert levels(p, 0)[:2] == [5, 0]
    assert effects.gain_rest(p, 0, 9) == 3
    assert effects.gain_rest(p, 0, -9) == -3


@rule("new_science 6.10")
def test_stolen_rest_comes_from_everybody_who_has_some_up_to_3() -> None:
    p = table(*ORDER)
    p.rest = [1, 2, 0, 3, 1]
    face_up(p, "h2_12")
    resolve(p, happening_1=0)
    assert p.rest == [3, 1, 0, 2, 0]


@rule("new_science 6.11")
def test_more_prestige_for_the_publication_but_not_for_what_comes_along() -> None:
    p = table("kircher", "newton")
    face_up(p, "h3_02")
    influence(p, 0, government=1, enterprise=1, science=1)
    known(p, 0, "symbolic_algebra", "logarithms")
    resolve(p, publish_1=0)
    play(p, "publish(logarithms)")
    assert p.prestige[0] == 4
    assert zone(p, 0, "symbolic_algebra") == "publish"


@rule("new_science 6.12")
def test_a_free_marker_needs_prerequisites_levels_fields_and_sometimes_a_rival() -> None:
    p = table(*ORDER[:4])
    face_up(p, "h1_10", "h1_12")
    researched(p, 1, "astrology")
    researched(p, 2, "heliocentrism")
    resolve(p, happening_1=0, happening_2=0)
    assert refused(p, "research(symbolic_algebra)") == "no-rival"
    assert refused(p, "research(heliocentrism)") == "prerequisites"
    assert refused(p, "research(moons_of_jupiter)") == "card-level"
    play(p, "research(astrology)")
    assert refused(p, "research(symbolic_algebra)") == "card-field"
    play(p, "research(anatomy)")
    assert (zone(p, 0, "astrology"), zone(p, 0, "anatomy")) == ("research", "research")


@rule("new_science 6.13")
def test_hooke_moves_two_cubes_of_one_opponent_but_never_rest_or_happenings() -> None:
    p = table(*ORDER[:4])
    face_up(p, "h2_06", "h1_06")
    resolve(p, rest_1=1, happening_1=0, happening_2=1, research_1=1, research_2=1, publish_1=2, science=0)
    assert (asked(p), p.actor) == ("lift-cube", 0)
    assert "lift(government)" not in legal(p)
    assert refused(p, "lift(science)") == "own-cube"
    assert refused(p, "lift(religion)") == "empty-space"
    play(p, "lift(research_1)")
    assert refused(p, "drop(research_1)") == "same-space"
    assert refused(p, "drop(publish_1)") == "occupied"
    play(p, "drop(religion)")
    assert refused(p, "lift(religion)") == "already-moved"
    assert refused(p, "lift(publish_1)") == "other-opponent"
    play(p, "lift(research_2)", "drop(research_1)")
    assert levels(p, 1)[1] == p.pack.start_influence[1 * 4 + 1] + 1
    assert (asked(p), p.actor) == ("choose-research", 1)


@rule("new_science 6.13")
def test_hooke_may_stop_after_one_cube_or_before() -> None:
    p = table("kepler", "newton")
    face_up(p, "h2_06")
    resolve(p, happening_1=0, research_1=1, research_2=1)
    q = p.copy()
    play(p, "pass")
    assert p.space[11:13] == [1, 1]
    play(q, "lift(research_1)", "drop(government)", "pass")
    assert asked(q) == "choose-research"


@rule("new_science 6.14")
def test_a_dispute_moves_an_opponents_marker_back_one_step() -> None:
    p = table("kepler", "newton", "kircher")
    face_up(p, "h3_08")
    researched(p, 0, "astrology")
    known(p, 1, "astrology")
    researched(p, 2, "astrology")
    known(p, 1, "laws_of_attraction")
    resolve(p, happening_1=0)
    assert refused(p, "dispute(laws_of_attraction)") == "no-own-marker"
    play(p, "dispute(astrology)")
    assert legal(p) == ["opponent(2)", "opponent(3)"]
    q = p.copy()
    play(p, "opponent(2)")
    assert zone(p, 1, "astrology") == "research"
    play(q, "opponent(3)")
    assert (zone(q, 2, "astrology"), q.supply[2]) == ("", 10)


@rule("new_science 6.15", "new_science 11.3")
def test_the_fire_asks_each_holder_of_a_keep_card_in_the_new_turn_order() -> None:
    p = table("kepler", "galileo", "kircher")
    laboratory(p, 0, "h1_13")
    laboratory(p, 2, "h1_14")
    p.rest = [0, 1, 1]
    p.pile = 4  # level 3
    resolve(p, rest_1=2)
    reveal(p, "h3_01")
    assert (asked(p), p.actor) == ("save-card", 2)
    play(p, "save(pay)")
    assert (p.rest[2], in_laboratory(p, 2)) == (1, "h1_14")
    assert p.actor == 0
    assert refused(p, "save(pay)") == "too-little-rest"
    play(p, "save(lose)")
    assert in_laboratory(p, 0) == ""
    assert asked(p) == "place-energy"


@rule("new_science 6.16")
def test_the_second_roll_stands_and_a_second_1_fails() -> None:
    p = table("newton", "kepler")
    laboratory(p, 0, "h1_16")
    researched(p, 0, "astrology")
    experiment(p, 0, "astrology", die=6)
    play(p, "again(roll)", "roll(1)")
    assert zone(p, 0, "astrology") == "research"


@rule("new_science 6.17")
def test_without_critical_failure_a_1_counts_as_1() -> None:
    p = table("newton", "kepler")
    laboratory(p, 0, "h3_16")
    researched(p, 0, "astrology")
    resolve(p, experiment_2=0)
    play(p, "experiment(astrology)", "marvel(0)", "roll(1)")
    assert zone(p, 0, "astrology") == "experiment"


@rule("new_science 6.18")
def test_a_play_card_that_changes_points_does_so_for_its_player_until_the_end_of_the_round() -> None:
    p = table("leibniz", "newton")
    face_up(p, "h2_09")
    researched(p, 0, "astrology")
    researched(p, 1, "astrology")
    resolve(p, happening_1=0, experiment_1=0, experiment_2=1)
    assert effects.points(p, 0, EXPERIMENT, 17, LOGARITHMS) == 3
    assert effects.points(p, 1, EXPERIMENT, 17, LOGARITHMS) == 3  # Newton's own 2
    play(p, "pass", "pass")
    assert effects.points(p, 0, EXPERIMENT, 17, LOGARITHMS) == 1
