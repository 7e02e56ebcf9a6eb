"""What the clauses of happenings do (section 6)."""

from tests.games.new_science import build
from virtuosi.core.rulebook import rule
from virtuosi.core.saving import load, save
from virtuosi.games.new_science import game
from virtuosi.games.new_science.rules import effects
from virtuosi.games.new_science.rules.moves import CARDS, EXPERIMENT, PUBLISH, SPACES
from virtuosi.games.new_science.rules.position import NewScience


@rule("new_science 6.1")
def test_a_card_reaches_only_the_action_the_player_the_fields_and_the_levels_it_names() -> None:
    p = build.table(*build.ORDER[:4])
    plain = build.points(p, 0, PUBLISH, "logarithms")
    build.laboratory(p, 0, "h1_18")  # publications up to level 3
    assert build.points(p, 0, PUBLISH, "logarithms") == plain + 1
    assert build.points(p, 0, PUBLISH, "calculus") == plain
    assert build.points(p, 0, EXPERIMENT, "logarithms") == 2
    build.laboratory(p, 0, "h1_14")  # experiments in astronomy
    assert build.points(p, 0, EXPERIMENT, "astrology") == 3
    assert build.points(p, 0, EXPERIMENT, "logarithms") == 2
    assert build.points(p, 1, EXPERIMENT, "astrology") == 2


@rule("new_science 6.2")
def test_a_condition_looks_at_the_track_when_the_action_is_resolved() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_04")
    build.influence(p, 0, religion=1)
    assert build.points(p, 0, EXPERIMENT, "logarithms") == 1
    build.influence(p, 0, religion=2)
    assert build.points(p, 0, EXPERIMENT, "logarithms") == 2


@rule("new_science 6.3")
def test_a_requirement_changes_only_where_it_is_printed_and_never_falls_below_0() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h2_01")
    assert build.asks(p, 0, "astrology") == [0, 2, 0, 0]
    assert build.asks(p, 0, "symbolic_algebra") == [1, 0, 0, 0]
    build.laboratory(p, 1, "h3_14")
    assert build.asks(p, 1, "symbolic_algebra") == [0, 0, 0, 0]
    assert build.asks(p, 1, "astrology") == [0, 2, 0, 0]


@rule("new_science 6.4")
def test_without_rest_gained_the_order_still_changes_and_cards_still_give_rest() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_01", "h1_11")
    before = p.rest[:]
    build.resolve(p, rest_1=3, happening_2=0)
    assert p.order[0] == 3
    assert p.rest[3] == before[3]
    build.play(p, "track(government)", "track(religion)")
    assert p.rest[0] == before[0] + 1


@rule("new_science 6.5")
def test_rest_may_not_be_spent_but_gained() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h2_05")
    p.rest = [2, 2, 2, 2]
    build.public(p, 1, "symbolic_algebra", "logarithms")
    build.researched(p, 2, "falling_bodies")
    build.resolve(p, rest_1=0, research_2=2, experiment_2=2)
    assert p.rest[0] == 3
    assert build.refused(p, "research(probability_theory)") == "research-points"
    build.play(p, "pass", "experiment(falling_bodies)")
    assert (build.refused(p, "rest(1)"), build.refused(p, "rest(3)")) == ("rest-forbidden", "too-little-rest")


@rule("new_science 6.6")
def test_no_cube_may_be_moved_to_a_closed_space() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h2_06", "h1_03")
    build.resolve(p, happening_1=0, religion=1)
    build.play(p, "lift(religion)")
    assert build.refused(p, "drop(government)") == "closed"


@rule("new_science 6.7")
def test_the_extra_publish_space_adds_nothing_and_is_resolved_last() -> None:
    p = build.table(*build.ORDER[:4])
    assert build.refused(p, "place(publish_3)") == "not asked"
    build.face_up(p, "h3_04")
    assert build.refused(p, "place(publish_3)") == ""
    assert build.refused(p, "place(publish_4)") == "not asked"
    build.influence(p, 0, religion=1, government=1, science=1)
    build.known(p, 0, "astrology", "symbolic_algebra", "laws_of_attraction")
    build.resolve(p, publish_3=0, publish_1=0, publish_2=0)
    resolved = []
    while build.asked(p) == "choose-publication":
        resolved.append(SPACES[p.at])
        assert build.points(p, 0, PUBLISH, "astrology", SPACES[p.at]) == 2  # Kepler's 1 + 1
        build.play(p, build.legal(p)[0])
    assert resolved == ["publish_1", "publish_2", "publish_3"]
    five = build.table(*build.ORDER)
    build.face_up(five, "h3_04")
    assert build.refused(five, "place(publish_4)") == ""


@rule("new_science 6.8")
def test_longer_steps_on_one_track() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_05")
    build.influence(p, 0, enterprise=0, science=0)
    build.resolve(p, enterprise=0, science=0)
    assert build.levels(p, 0)[2:] == [2, 1]


@rule("new_science 6.9")
def test_gains_and_losses_stop_at_the_ends_of_the_tracks() -> None:
    p = build.table("kepler", "newton")
    build.influence(p, 0, government=4)
    effects.raise_influence(p, 0, 0, 3)
    effects.raise_influence(p, 0, 1, -2)
    assert build.levels(p, 0)[:2] == [5, 0]
    p.rest[0] = 0
    assert effects.gain_rest(p, 0, 9) == 3
    assert effects.gain_rest(p, 0, -9) == -3


@rule("new_science 6.10")
def test_stolen_rest_comes_from_everybody_who_has_some_up_to_3() -> None:
    p = build.table(*build.ORDER)
    p.rest = [1, 2, 0, 3, 1]
    build.face_up(p, "h2_12")
    build.resolve(p, happening_1=0)
    assert p.rest == [3, 1, 0, 2, 0]


@rule("new_science 6.11")
def test_more_prestige_for_the_publication_but_not_for_what_comes_along() -> None:
    p = build.table("kircher", "newton")
    build.face_up(p, "h3_02")
    build.influence(p, 0, government=1, enterprise=1, science=1)
    build.known(p, 0, "symbolic_algebra", "logarithms")
    build.resolve(p, publish_1=0)
    build.play(p, "publish(logarithms)")
    assert p.prestige[0] == 4
    assert build.zone(p, 0, "symbolic_algebra") == "publish"


@rule("new_science 6.12")
def test_a_free_marker_needs_prerequisites_levels_fields_and_sometimes_a_rival() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_10", "h1_12")
    build.researched(p, 1, "astrology")
    build.researched(p, 2, "heliocentrism")
    build.resolve(p, happening_1=0, happening_2=0)
    assert build.refused(p, "research(symbolic_algebra)") == "no-rival"
    assert build.refused(p, "research(heliocentrism)") == "prerequisites"
    assert build.refused(p, "research(moons_of_jupiter)") == "card-level"
    build.play(p, "research(astrology)")
    assert build.refused(p, "research(symbolic_algebra)") == "card-field"
    build.play(p, "research(anatomy)")
    assert (build.zone(p, 0, "astrology"), build.zone(p, 0, "anatomy")) == ("research", "research")


@rule("new_science 6.13")
def test_hooke_moves_two_cubes_of_one_opponent_but_never_rest_or_happenings() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h2_06", "h1_06")
    build.resolve(p, rest_1=1, happening_1=0, happening_2=1, research_1=1, research_2=1, publish_1=2, science=0)
    assert (build.asked(p), p.actor) == ("lift-cube", 0)
    assert "lift(government)" not in build.legal(p)
    assert build.refused(p, "lift(science)") == "own-cube"
    assert build.refused(p, "lift(religion)") == "empty-space"
    build.play(p, "lift(research_1)")
    assert build.refused(p, "drop(research_1)") == "same-space"
    assert build.refused(p, "drop(publish_1)") == "occupied"
    build.play(p, "drop(religion)")
    assert build.refused(p, "lift(religion)") == "already-moved"
    assert build.refused(p, "lift(publish_1)") == "other-opponent"
    build.play(p, "lift(research_2)", "drop(research_1)")
    assert build.levels(p, 1)[1] == p.pack.start_influence[1 * 4 + 1] + 1
    assert (build.asked(p), p.actor) == ("choose-research", 1)


@rule("new_science 6.13")
def test_hooke_may_stop_after_one_cube_or_before() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h2_06")
    build.resolve(p, happening_1=0, research_1=1, research_2=1)
    q = p.copy()
    build.play(p, "pass")
    assert p.space[11:13] == [1, 1]
    build.play(q, "lift(research_1)", "drop(government)", "pass")
    assert build.asked(q) == "choose-research"


@rule("new_science 6.14")
def test_a_dispute_moves_an_opponents_marker_back_one_step() -> None:
    p = build.table("kepler", "newton", "kircher")
    build.face_up(p, "h3_08")
    build.researched(p, 0, "astrology")
    build.known(p, 1, "astrology")
    build.researched(p, 2, "astrology")
    build.known(p, 1, "laws_of_attraction")
    build.resolve(p, happening_1=0)
    assert build.refused(p, "dispute(laws_of_attraction)") == "no-own-marker"
    build.play(p, "dispute(astrology)")
    assert build.legal(p) == ["opponent(2)", "opponent(3)"]
    q = p.copy()
    build.play(p, "opponent(2)")
    assert build.zone(p, 1, "astrology") == "research"
    build.play(q, "opponent(3)")
    assert (build.zone(q, 2, "astrology"), q.supply[2]) == ("", 10)


@rule("new_science 6.15", "new_science 11.3")
def test_the_fire_asks_each_holder_of_a_keep_card_in_the_new_turn_order() -> None:
    p = build.table("kepler", "galileo", "kircher")
    build.laboratory(p, 0, "h1_13")
    build.laboratory(p, 2, "h1_14")
    p.rest = [0, 1, 1]
    p.pile = 4  # level 3
    build.resolve(p, rest_1=2)
    build.reveal(p, "h3_01")
    assert (build.asked(p), p.actor) == ("save-card", 2)
    build.play(p, "save(pay)")
    assert (p.rest[2], build.in_laboratory(p, 2)) == (1, "h1_14")
    assert p.actor == 0
    assert build.refused(p, "save(pay)") == "too-little-rest"
    build.play(p, "save(lose)")
    assert build.in_laboratory(p, 0) == ""
    assert build.asked(p) == "place-energy"


@rule("new_science 6.16")
def test_the_second_roll_stands_and_a_second_1_fails() -> None:
    p = build.table("newton", "kepler")
    build.laboratory(p, 0, "h1_16")
    build.researched(p, 0, "astrology")
    build.experiment(p, 0, "astrology", die=6)
    build.play(p, "again(roll)", "roll(1)")
    assert build.zone(p, 0, "astrology") == "research"


@rule("new_science 6.17")
def test_without_critical_failure_a_1_counts_as_1() -> None:
    p = build.table("newton", "kepler")
    build.laboratory(p, 0, "h3_16")
    build.researched(p, 0, "astrology")
    build.resolve(p, experiment_2=0)
    build.play(p, "experiment(astrology)", "marvel(0)", "roll(1)")
    assert build.zone(p, 0, "astrology") == "experiment"


@rule("new_science 6.18")
def test_a_play_card_that_changes_points_does_so_for_its_player_until_the_end_of_the_round() -> None:
    p = build.table("leibniz", "newton")
    build.face_up(p, "h2_09")
    build.researched(p, 0, "astrology")
    build.researched(p, 1, "astrology")
    build.resolve(p, happening_1=0, experiment_1=0, experiment_2=1)
    assert build.points(p, 0, EXPERIMENT, "logarithms") == 3
    assert build.points(p, 1, EXPERIMENT, "logarithms") == 3  # Newton's own 2
    build.play(p, "pass", "pass")
    assert build.points(p, 0, EXPERIMENT, "logarithms") == 1


@rule("new_science 6.13")
def test_a_match_saved_while_cubes_were_moved_goes_on_after_the_rules_count_them_otherwise() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h2_06")
    build.resolve(p, happening_1=0, research_1=1, research_2=1, publish_1=2)
    build.play(p, "lift(research_1)", "drop(religion)")
    saved = save(game, p)
    religion = SPACES.index("religion")
    assert saved["agenda"][-1] == ["LiftCube", 0, CARDS.index("h2_06"), (1 << religion) * 8 + 1]
    saved["agenda"][-1][3] = (religion + 1) * 8 + 1  # as revision 1 kept it: the last space plus 1, and the cubes left
    q = load(game, p.pack, 4, {}, saved | {"revision": 1})
    assert isinstance(q, NewScience)
    assert build.refused(q, "lift(religion)") == "already-moved"
    assert build.refused(q, "lift(publish_1)") == "other-opponent"
    build.play(q, "lift(research_2)")
    saved = save(game, q)
    saved["agenda"][-1][3] = ((religion + 1) * 8 + 1) * 32 + SPACES.index("research_2")
    r = load(game, p.pack, 4, {}, saved | {"revision": 1})
    assert isinstance(r, NewScience)
    build.play(r, "drop(research_1)")
    assert r.space[SPACES.index("research_1")] == 1
