"""Knowledge and research (sections 7 and 8)."""

from tests.games.new_science import build
from virtuosi.core.rulebook import rule
from virtuosi.games.new_science.rules.moves import DISCOVERIES, RESEARCH
from virtuosi.games.new_science.rules.tasks.actions import ChooseResearch

LEVEL_ONE = ["research(astrology)", "research(symbolic_algebra)", "research(laws_of_attraction)", "pass"]
TEN = (
    "astrology",
    "heliocentrism",
    "planetary_motion",
    "moons_of_jupiter",
    "speed_of_light",
    "symbolic_algebra",
    "logarithms",
    "analytic_geometry",
    "laws_of_attraction",
    "falling_bodies",
)


@rule("new_science 7.1")
def test_research_alone_is_not_knowledge() -> None:
    p = build.table("galileo", "newton")
    build.researched(p, 0, "symbolic_algebra")
    build.resolve(p, research_2=0)
    assert build.refused(p, "research(logarithms)") == "prerequisites"


@rule("new_science 7.1")
def test_knowledge_is_an_own_success_or_anybodys_publication() -> None:
    p = build.table("galileo", "newton")
    build.known(p, 0, "symbolic_algebra")
    build.resolve(p, research_2=0)
    assert build.refused(p, "research(logarithms)") == ""
    q = build.table("galileo", "newton")
    build.known(q, 1, "symbolic_algebra")
    build.resolve(q, research_2=0)
    assert build.refused(q, "research(logarithms)") == "prerequisites"
    r = build.table("galileo", "newton")
    build.public(r, 1, "symbolic_algebra")
    build.resolve(r, research_2=0)
    assert build.refused(r, "research(logarithms)") == ""


@rule("new_science 7.2")
def test_both_astronomy_discoveries_of_level_2_need_astrology_and_laws_of_attraction() -> None:
    p = build.table("galileo", "newton")
    build.public(p, 1, "astrology")
    build.resolve(p, research_2=0)
    assert build.refused(p, "research(heliocentrism)") == "prerequisites"
    assert build.refused(p, "research(planetary_motion)") == "prerequisites"
    build.known(p, 0, "laws_of_attraction")
    assert build.refused(p, "research(heliocentrism)") == ""
    assert build.refused(p, "research(planetary_motion)") == ""


@rule("new_science 7.3")
def test_one_member_of_a_group_is_enough() -> None:
    for member in ("heliocentrism", "planetary_motion"):
        p = build.table("galileo", "newton")
        build.public(p, 1, member)
        build.resolve(p, research_2=0)
        assert build.refused(p, "research(moons_of_jupiter)") == ""
    for member in ("analytic_geometry", "probability_theory"):
        p = build.table("galileo", "newton")
        build.known(p, 0, member)
        build.resolve(p, research_2=0)
        assert build.refused(p, "research(infinite_series)") == ""
    for member in ("pendulum_theory", "light_spectrum", "elastic_force"):
        p = build.table("galileo", "newton")
        p.rest[0] = 3
        build.public(p, 1, member, "infinite_series")
        build.resolve(p, research_2=0)
        assert build.refused(p, "research(laws_of_motion)") == ""


@rule("new_science 7.4")
def test_one_may_climb_the_tree_without_influence_or_publishing() -> None:
    p = build.table("galileo", "newton")
    build.influence(p, 0, government=0, religion=0, enterprise=0, science=0)
    build.resolve(p, research_1=0, experiment_1=0)
    build.play(p, "research(symbolic_algebra)", "experiment(symbolic_algebra)", "rest(0)", "roll(6)")
    build.resolve(p, research_1=0)
    build.play(p, "research(logarithms)")
    assert build.zone(p, 0, "logarithms") == "research"
    assert p.prestige[0] == 0


@rule("new_science 7.5")
def test_markers_further_up_stay_when_knowledge_is_lost() -> None:
    p = build.table("kircher", "newton")
    build.known(p, 0, "symbolic_algebra")
    build.known(p, 1, "symbolic_algebra")
    build.researched(p, 0, "logarithms")
    build.influence(p, 0, enterprise=1, science=1)
    build.face_up(p, "h3_08")
    build.resolve(p, happening_1=1)
    build.play(p, "dispute(symbolic_algebra)")
    assert build.zone(p, 0, "symbolic_algebra") == "research"
    build.experiment(p, 0, "logarithms", die=6)
    build.resolve(p, publish_1=0)
    build.play(p, "publish(logarithms)")
    assert p.prestige[0] == 3


@rule("new_science 8.1")
def test_what_is_published_or_bears_an_own_marker_cannot_be_researched() -> None:
    p = build.table("galileo", "newton")
    build.public(p, 1, "astrology")
    build.researched(p, 0, "symbolic_algebra")
    build.known(p, 0, "laws_of_attraction")
    build.resolve(p, research_2=0)
    assert build.refused(p, "research(astrology)") == "published"
    assert build.refused(p, "research(symbolic_algebra)") == "own-marker"
    assert build.refused(p, "research(laws_of_attraction)") == "own-marker"


@rule("new_science 8.1")
def test_several_players_may_research_the_same_discovery() -> None:
    p = build.table("galileo", "newton")
    build.resolve(p, research_1=0, research_2=1)
    build.play(p, "research(astrology)", "research(astrology)")
    assert (build.zone(p, 0, "astrology"), build.zone(p, 1, "astrology")) == ("research", "research")
    assert p.supply == [9, 9]


@rule("new_science 8.2")
def test_points_are_energy_space_scientist_cards_and_rest() -> None:
    p = build.table("kepler", "newton")  # Kepler: research 1
    build.known(p, 0, "symbolic_algebra")
    build.laboratory(p, 0, "h1_15")
    assert build.points(p, 0, RESEARCH, "logarithms", "research_1") == 4
    p.rest[0] = 1
    build.public(p, 1, "speed_of_light", "pendulum_theory")
    build.resolve(p, research_2=0)
    assert build.refused(p, "research(universal_gravitation)") == "research-points"  # 4 asked, 2 and 1 rest there
    p.rest[0] = 2
    build.play(p, "research(universal_gravitation)")
    assert p.rest[0] == 0


@rule("new_science 8.3")
def test_galileo_researches_anything_that_asks_for_3_without_rest() -> None:
    p = build.table("galileo", "newton")
    p.rest[0] = 0
    build.public(p, 1, "moons_of_jupiter", "falling_bodies", "logarithms", "probability_theory", "atmospheric_pressure")
    build.public(p, 1, "pendulum_theory", "infinite_series")
    build.resolve(p, research_2=0)
    for d in p.tree():
        if build.refused(p, f"research({DISCOVERIES[d]})") in ("", "research-points"):
            reached = build.refused(p, f"research({DISCOVERIES[d]})") == ""
            assert reached == (p.pack.research[d] <= 3), DISCOVERIES[d]
    for id in ("speed_of_light", "analytic_geometry", "calculus", "light_spectrum"):
        assert build.refused(p, f"research({id})") == "", id
    assert build.refused(p, "research(laws_of_motion)") == "research-points"


@rule("new_science 8.3")
def test_galileo_may_add_rest_for_more() -> None:
    p = build.table("galileo", "newton")
    build.public(p, 1, "infinite_series", "pendulum_theory")
    p.rest[0] = 1
    build.resolve(p, research_2=0)
    build.play(p, "research(laws_of_motion)")
    assert p.rest[0] == 0


@rule("new_science 8.4")
def test_exactly_the_missing_rest_is_spent() -> None:
    p = build.table("kircher", "newton")
    build.public(p, 1, "logarithms")
    p.rest[0] = 3
    build.resolve(p, research_2=0)
    build.play(p, "research(analytic_geometry)")  # 3 asked, 1 there
    assert p.rest[0] == 1
    q = build.table("kircher", "newton")
    q.rest[0] = 3
    build.resolve(q, research_2=0)
    build.play(q, "research(astrology)")
    assert q.rest[0] == 3


@rule("new_science 8.5")
def test_research_without_anything_in_reach_is_lost() -> None:
    p = build.table("kircher", "newton")
    p.rest[0] = 0
    build.public(p, 1, "astrology", "symbolic_algebra", "laws_of_attraction")
    build.public(p, 1, "heliocentrism", "planetary_motion", "logarithms", "falling_bodies")
    build.resolve(p, research_2=0)
    assert build.resolved(p)


@rule("new_science 8.5")
def test_at_first_only_level_1_is_open() -> None:
    p = build.table("galileo", "newton")
    build.resolve(p, research_2=0)
    assert build.legal(p) == LEVEL_ONE


@rule("new_science 8.6")
def test_with_no_marker_left_one_of_ones_own_is_taken_back() -> None:
    p = build.table("galileo", "newton")
    build.known(p, 0, *TEN[:8])
    build.researched(p, 0, *TEN[8:])
    build.resolve(p, research_2=0)
    build.play(p, "research(probability_theory)")
    assert build.asked(p) == "take-back"
    assert build.refused(p, "take_back(logarithms)") == "needed"
    build.play(p, "take_back(falling_bodies)")
    assert build.zone(p, 0, "falling_bodies") == ""
    assert build.zone(p, 0, "probability_theory") == "research"
    assert p.supply[0] == 0


@rule("new_science 8.6")
def test_a_published_marker_is_never_taken_back() -> None:
    p = build.table("galileo", "newton")
    build.public(p, 0, *TEN)
    build.public(p, 1, "moons_of_jupiter")
    build.resolve(p, research_2=0)
    assert build.resolved(p)
    assert p.supply[0] == 0


@rule("new_science 8.6")
def test_with_all_markers_published_the_refusal_says_so() -> None:
    p = build.table("galileo", "newton", "kepler")
    build.public(p, 0, *TEN)
    p.agenda.append(ChooseResearch(0, 12))
    assert build.refused(p, "research(probability_theory)") == "all-published"


@rule("new_science 8.6")
def test_a_marker_that_would_be_its_own_prerequisite_cannot_be_used() -> None:
    p = build.table("galileo", "newton")
    build.public(p, 0, *[id for id in TEN if id != "logarithms"])
    build.known(p, 0, "logarithms")
    p.agenda.append(ChooseResearch(0, 12))
    assert build.refused(p, "research(probability_theory)") == "no-marker"


@rule("new_science 8.6")
def test_a_card_that_places_a_marker_takes_one_back_too() -> None:
    p = build.table("galileo", "newton")
    build.known(p, 0, *TEN[:8])
    build.researched(p, 0, *TEN[8:])
    build.face_up(p, "h2_10")
    build.resolve(p, happening_1=0)
    build.play(p, "research(probability_theory)", "take_back(speed_of_light)")
    assert build.zone(p, 0, "probability_theory") == "research"
