"""Resolving the actions, Rest and Influence (section 4)."""

from tests.games.new_science import build
from virtuosi.core.events import Events
from virtuosi.core.rulebook import rule
from virtuosi.games.new_science.rules import events
from virtuosi.games.new_science.rules.moves import CARDS, EXPERIMENT, RESEARCH


@rule("new_science 4.1")
def test_actions_are_resolved_in_the_order_of_the_board() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_06", "h1_07")
    build.researched(p, 0, "astrology")
    p.events = Events()
    build.resolve(
        p, experiment_1=0, research_2=1, research_1=0, science=2, government=1, happening_2=2, happening_1=3, rest_1=0
    )
    kinds = [row[0] for row in p.events.rows]
    cards = [row[2] for row in p.events.rows if row[0] == events.PLAYED]
    assert kinds[0] == events.RESTED
    assert cards == [CARDS.index("h1_06"), CARDS.index("h1_07")]
    tracks = [row[2] for row in p.events.rows if row[0] == events.ROSE]
    assert tracks == [0, 1, 0, 3]
    assert (build.asked(p), p.actor) == ("choose-research", 0)
    build.play(p, "pass")
    assert (build.asked(p), p.actor) == ("choose-research", 1)
    build.play(p, "pass")
    assert (build.asked(p), p.actor) == ("choose-experiment", 0)


@rule("new_science 4.2")
def test_those_who_rest_come_first_and_the_others_keep_their_order() -> None:
    p = build.table(*build.ORDER)
    build.resolve(p, rest_1=3, rest_2=1)
    assert p.order == [3, 1, 0, 2, 4]


@rule("new_science 4.3")
def test_the_new_order_counts_from_the_next_placing() -> None:
    p = build.table("kepler", "galileo")
    build.play(p, "place(government)", "place(rest)")
    assert p.actor == 0
    build.play(p, "place(religion)", "place(enterprise)", "place(science)", "place(publish_1)")
    build.play(p, "reveal(h1_06)")
    assert p.actor == 1


@rule("new_science 4.4")
def test_resting_gives_1_rest_never_above_3() -> None:
    p = build.table("kepler", "newton")
    p.rest = [0, 3]
    build.resolve(p, rest_1=0, rest_2=1)
    assert p.rest == [1, 3]


@rule("new_science 4.5")
def test_rest_adds_a_point_each_to_research_experiments_and_publications() -> None:
    p = build.table("leibniz", "newton")  # Leibniz: research 2, experiment 0, publish 1
    p.rest[0] = 3
    build.influence(p, 0, government=5, religion=5, enterprise=5, science=5)
    build.known(p, 0, "elastic_force", "infinite_series")
    build.researched(p, 0, "logarithms")
    build.resolve(p, publish_1=0)
    build.play(p, "publish(infinite_series)")
    assert p.rest[0] == 2  # it asks for 3, he has 1 + 1
    build.experiment(p, 0, "logarithms", die=2, rest=1)
    assert (p.rest[0], build.zone(p, 0, "logarithms")) == (1, "experiment")
    build.resolve(p, research_2=0)
    build.play(p, "research(laws_of_motion)")  # it asks for 4, he has 1 + 2
    assert p.rest[0] == 0


@rule("new_science 4.6")
def test_a_discovery_action_may_be_declined() -> None:
    p = build.table("kepler", "newton")
    build.known(p, 0, "symbolic_algebra")
    build.researched(p, 0, "astrology")
    build.resolve(p, research_1=0, experiment_1=0, publish_1=0)
    build.play(p, "pass", "pass", "pass")
    assert build.resolved(p)
    assert p.prestige == [0, 0]


@rule("new_science 4.6")
def test_an_action_without_a_legal_choice_is_lost_without_a_question() -> None:
    p = build.table("kepler", "newton")
    build.resolve(p, experiment_1=0, publish_1=1)
    assert build.resolved(p)


@rule("new_science 4.6")
def test_rest_and_influence_are_not_optional() -> None:
    p = build.table("kepler", "newton")
    before, rest = build.levels(p, 0), p.rest[0]
    build.resolve(p, rest_1=0, religion=0)
    assert build.resolved(p)
    assert p.rest[0] == rest + 1
    assert build.levels(p, 0) == [before[0], before[1] + 1, before[2], before[3]]


@rule("new_science 4.7")
def test_an_influence_action_moves_one_step_never_above_5() -> None:
    p = build.table("kepler", "newton")
    build.influence(p, 0, government=4, science=5)
    build.resolve(p, government=0, science=0)
    assert (build.levels(p, 0)[0], build.levels(p, 0)[3]) == (5, 5)


@rule("new_science 4.7")
def test_influence_is_not_spent_by_publishing() -> None:
    p = build.table("kircher", "newton")
    build.known(p, 0, "astrology")
    before = build.levels(p, 0)
    build.resolve(p, publish_1=0)
    build.play(p, "publish(astrology)")
    assert build.levels(p, 0) == before


@rule("new_science 4.8")
def test_the_modifier_of_a_space_counts_for_that_space_only() -> None:
    p = build.table("kircher", "newton")
    assert build.points(p, 0, RESEARCH, "logarithms", "research_1") == 2  # research_1 adds 1
    assert build.points(p, 0, RESEARCH, "logarithms", "research_2") == 1
    assert build.points(p, 0, EXPERIMENT, "logarithms") == 2


@rule("new_science 4.9")
def test_galileos_bonus_counts_on_both_of_his_research_spaces() -> None:
    p = build.table("newton", "galileo", "kepler")
    build.known(p, 1, "symbolic_algebra", "logarithms")
    build.resolve(p, research_2=1, research_3=1)
    p.rest[1] = 0
    build.play(p, "research(analytic_geometry)")  # it asks for 3
    build.play(p, "research(probability_theory)")
    assert p.rest[1] == 0


@rule("new_science 4.10")
def test_points_before_rest_never_fall_below_0() -> None:
    p = build.table("galileo", "newton", "kepler", "leibniz")  # Galileo: publish 0
    build.face_up(p, "h2_03", "h2_03")
    build.known(p, 0, "falling_bodies")
    build.influence(p, 0, government=1, science=1)
    p.rest[0] = 2
    build.resolve(p, publish_1=0)
    build.play(p, "publish(falling_bodies)")  # it asks for 2: 1 - 2 counts as 0, and two rest are enough
    assert p.rest[0] == 0


@rule("new_science 4.11")
def test_one_discovery_may_be_researched_proved_and_published_in_one_round() -> None:
    p = build.table("kepler", "newton")
    build.influence(p, 0, religion=1)
    build.resolve(p, research_1=0, experiment_1=0, publish_1=0)
    build.play(p, "research(astrology)", "experiment(astrology)", "rest(0)", "roll(6)", "publish(astrology)")
    assert build.zone(p, 0, "astrology") == "publish"
    assert p.prestige[0] == 2


@rule("new_science 4.6")
def test_passing_is_always_offered_beside_a_real_choice() -> None:
    p = build.table("kepler", "newton")
    build.resolve(p, research_1=0)
    assert build.legal(p)[-1] == "pass"
