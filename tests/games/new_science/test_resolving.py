"""Resolving the actions, Rest and Influence (section 4)."""

from tests.games.new_science.build import (
    ORDER,
    asked,
    experiment,
    face_up,
    influence,
    known,
    legal,
    levels,
    play,
    researched,
    resolve,
    resolved,
    table,
    zone,
)
from virtuosi.core.events import Events
from virtuosi.core.rulebook import rule
from virtuosi.games.new_science.rules import effects
from virtuosi.games.new_science.rules.moves import CARDS, DISCOVERIES, EXPERIMENT, RESEARCH


@rule("new_science 4.1")
def test_actions_are_resolved_in_the_order_of_the_board() -> None:
    p = table(*ORDER[:4])
    face_up(p, "h1_06", "h1_07")
    researched(p, 0, "astrology")
    p.events = Events()
    resolve(
        p, experiment_1=0, research_2=1, research_1=0, science=2, government=1, happening_2=2, happening_1=3, rest_1=0
    )
    kinds = [row[0] for row in p.events.rows]
    cards = [row[2] for row in p.events.rows if row[0] == effects.PLAYED]
    assert kinds[0] == effects.RESTED
    assert cards == [CARDS.index("h1_06"), CARDS.index("h1_07")]
    tracks = [row[2] for row in p.events.rows if row[0] == effects.ROSE]
    assert tracks == [0, 1, 0, 3]
    assert (asked(p), p.actor) == ("choose-research", 0)
    play(p, "pass")
    assert (asked(p), p.actor) == ("choose-research", 1)
    play(p, "pass")
    assert (asked(p), p.actor) == ("choose-experiment", 0)


@rule("new_science 4.2")
def test_those_who_rest_come_first_and_the_others_keep_their_order() -> None:
    p = table(*ORDER)
    resolve(p, rest_1=3, rest_2=1)
    assert p.order == [3, 1, 0, 2, 4]


@rule("new_science 4.3")
def test_the_new_order_counts_from_the_next_placing() -> None:
    p = table("kepler", "galileo")
    play(p, "place(government)", "place(rest)")
    assert p.actor == 0
    play(p, "place(religion)", "place(enterprise)", "place(science)", "place(publish_1)")
    play(p, "reveal(h1_06)")
    assert p.actor == 1


@rule("new_science 4.4")
def test_resting_gives_1_rest_never_above_3() -> None:
    p = table("kepler", "newton")
    p.rest = [0, 3]
    resolve(p, rest_1=0, rest_2=1)
    assert p.rest == [1, 3]


@rule("new_science 4.5")
def test_rest_adds_a_point_each_to_research_experiments_and_publications() -> None:
    p = table("leibniz", "newton")  # Leibniz: research 2, experiment 0, publish 1
    p.rest[0] = 3
    influence(p, 0, government=5, religion=5, enterprise=5, science=5)
    known(p, 0, "elastic_force", "speed_of_light")
    researched(p, 0, "logarithms")
    resolve(p, publish_1=0)
    play(p, "publish(speed_of_light)")
    assert p.rest[0] == 2  # it asks for 3, he has 1 + 1
    experiment(p, 0, "logarithms", die=2, rest=1)
    assert (p.rest[0], zone(p, 0, "logarithms")) == (1, "experiment")
    resolve(p, research_2=0)
    play(p, "research(laws_of_motion)")  # it asks for 4, he has 1 + 2
    assert p.rest[0] == 0


@rule("new_science 4.6")
def test_a_discovery_action_may_be_declined() -> None:
    p = table("kepler", "newton")
    known(p, 0, "symbolic_algebra")
    researched(p, 0, "astrology")
    resolve(p, research_1=0, experiment_1=0, publish_1=0)
    play(p, "pass", "pass", "pass")
    assert resolved(p)
    assert p.prestige == [0, 0]


@rule("new_science 4.6")
def test_an_action_without_a_legal_choice_is_lost_without_a_question() -> None:
    p = table("kepler", "newton")
    resolve(p, experiment_1=0, publish_1=1)
    assert resolved(p)


@rule("new_science 4.6")
def test_rest_and_influence_are_not_optional() -> None:
    p = table("kepler", "newton")
    before = levels(p, 0)
    resolve(p, rest_1=0, religion=0)
    assert resolved(p)
    assert p.rest[0] == 1
    assert levels(p, 0) == [before[0], before[1] + 1, before[2], before[3]]


@rule("new_science 4.7")
def test_an_influence_action_moves_one_step_never_above_5() -> None:
    p = table("kepler", "newton")
    influence(p, 0, government=4, science=5)
    resolve(p, government=0, science=0)
    assert (levels(p, 0)[0], levels(p, 0)[3]) == (5, 5)


@rule("new_science 4.7")
def test_influence_is_not_spent_by_publishing() -> None:
    p = table("kircher", "newton")
    known(p, 0, "astrology")
    before = levels(p, 0)
    resolve(p, publish_1=0)
    play(p, "publish(astrology)")
    assert levels(p, 0) == before


@rule("new_science 4.8")
def test_the_modifier_of_a_space_counts_for_that_space_only() -> None:
    p = table("kircher", "newton")
    d = DISCOVERIES.index("logarithms")
    assert effects.points(p, 0, RESEARCH, 11, d) == 2  # research_1 adds 1
    assert effects.points(p, 0, RESEARCH, 12, d) == 1
    assert effects.points(p, 0, EXPERIMENT, 17, d) == 2


@rule("new_science 4.9")
def test_galileos_bonus_counts_on_both_of_his_research_spaces() -> None:
    p = table("newton", "galileo", "kepler")
    known(p, 1, "symbolic_algebra", "logarithms")
    resolve(p, research_2=1, research_3=1)
    p.rest[1] = 0
    play(p, "research(analytic_geometry)")  # it asks for 3
    play(p, "research(probability_theory)")
    assert p.rest[1] == 0


@rule("new_science 4.10")
def test_points_before_rest_never_fall_below_0() -> None:
    p = table("galileo", "newton", "kepler", "leibniz")  # Galileo: publish 0
    face_up(p, "h2_03", "h2_03")
    known(p, 0, "falling_bodies")
    influence(p, 0, government=1, science=1)
    p.rest[0] = 2
    resolve(p, publish_1=0)
    play(p, "publish(falling_bodies)")  # it asks for 2: 1 - 2 counts as 0, and two rest are enough
    assert p.rest[0] == 0


@rule("new_science 4.11")
def test_one_discovery_may_be_researched_proved_and_published_in_one_round() -> None:
    p = table("kepler", "newton")
    influence(p, 0, religion=1)
    resolve(p, research_1=0, experiment_1=0, publish_1=0)
    play(p, "research(astrology)", "experiment(astrology)", "rest(0)", "roll(6)", "publish(astrology)")
    assert zone(p, 0, "astrology") == "publish"
    assert p.prestige[0] == 2


@rule("new_science 4.6")
def test_passing_is_always_offered_beside_a_real_choice() -> None:
    p = table("kepler", "newton")
    resolve(p, research_1=0)
    assert legal(p)[-1] == "pass"
