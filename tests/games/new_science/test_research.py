"""Knowledge and research (sections 7 and 8)."""

from tests.games.new_science.build import (
    asked,
    experiment,
    face_up,
    influence,
    known,
    laboratory,
    legal,
    play,
    public,
    refused,
    researched,
    resolve,
    resolved,
    table,
    zone,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.new_science.rules import effects
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
    p = table("galileo", "newton")
    researched(p, 0, "symbolic_algebra")
    resolve(p, research_2=0)
    assert refused(p, "research(logarithms)") == "prerequisites"


@rule("new_science 7.1")
def test_knowledge_is_an_own_success_or_anybodys_publication() -> None:
    p = table("galileo", "newton")
    known(p, 0, "symbolic_algebra")
    resolve(p, research_2=0)
    assert refused(p, "research(logarithms)") == ""
    q = table("galileo", "newton")
    known(q, 1, "symbolic_algebra")
    resolve(q, research_2=0)
    assert refused(q, "research(logarithms)") == "prerequisites"
    r = table("galileo", "newton")
    public(r, 1, "symbolic_algebra")
    resolve(r, research_2=0)
    assert refused(r, "research(logarithms)") == ""


@rule("new_science 7.2")
def test_both_astronomy_discoveries_of_level_2_need_astrology_and_laws_of_attraction() -> None:
    p = table("galileo", "newton")
    public(p, 1, "astrology")
    resolve(p, research_2=0)
    assert refused(p, "research(heliocentrism)") == "prerequisites"
    assert refused(p, "research(planetary_motion)") == "prerequisites"
    known(p, 0, "laws_of_attraction")
    assert refused(p, "research(heliocentrism)") == ""
    assert refused(p, "research(planetary_motion)") == ""


@rule("new_science 7.3")
def test_one_member_of_a_group_is_enough() -> None:
    for member in ("heliocentrism", "planetary_motion"):
        p = table("galileo", "newton")
        public(p, 1, member)
        resolve(p, research_2=0)
        assert refused(p, "research(moons_of_jupiter)") == ""
    for member in ("analytic_geometry", "probability_theory"):
        p = table("galileo", "newton")
        known(p, 0, member)
        resolve(p, research_2=0)
        assert refused(p, "research(infinite_series)") == ""
    for member in ("pendulum_theory", "light_spectrum", "elastic_force"):
        p = table("galileo", "newton")
        p.rest[0] = 3
        public(p, 1, member)
        resolve(p, research_2=0)
        assert refused(p, "research(laws_of_motion)") == ""


@rule("new_science 7.4")
def test_one_may_climb_the_tree_without_influence_or_publishing() -> None:
    p = table("galileo", "newton")
    influence(p, 0, government=0, religion=0, enterprise=0, science=0)
    resolve(p, research_1=0, experiment_1=0)
    play(p, "research(symbolic_algebra)", "experiment(symbolic_algebra)", "rest(0)", "roll(6)")
    resolve(p, research_1=0)
    play(p, "research(logarithms)")
    assert zone(p, 0, "logarithms") == "research"
    assert p.prestige[0] == 0


@rule("new_science 7.5")
def test_markers_further_up_stay_when_knowledge_is_lost() -> None:
    p = table("kircher", "newton")
    known(p, 0, "symbolic_algebra")
    known(p, 1, "symbolic_algebra")
    researched(p, 0, "logarithms")
    influence(p, 0, enterprise=1, science=1)
    face_up(p, "h3_08")
    resolve(p, happening_1=1)
    play(p, "dispute(symbolic_algebra)")
    assert zone(p, 0, "symbolic_algebra") == "research"
    experiment(p, 0, "logarithms", die=6)
    resolve(p, publish_1=0)
    play(p, "publish(logarithms)")
    assert p.prestige[0] == 3


@rule("new_science 8.1")
def test_what_is_published_or_bears_an_own_marker_cannot_be_researched() -> None:
    p = table("galileo", "newton")
    public(p, 1, "astrology")
    researched(p, 0, "symbolic_algebra")
    known(p, 0, "laws_of_attraction")
    resolve(p, research_2=0)
    assert refused(p, "research(astrology)") == "published"
    assert refused(p, "research(symbolic_algebra)") == "own-marker"
    assert refused(p, "research(laws_of_attraction)") == "own-marker"


@rule("new_science 8.1")
def test_several_players_may_research_the_same_discovery() -> None:
    p = table("galileo", "newton")
    resolve(p, research_1=0, research_2=1)
    play(p, "research(astrology)", "research(astrology)")
    assert (zone(p, 0, "astrology"), zone(p, 1, "astrology")) == ("research", "research")
    assert p.supply == [9, 9]


@rule("new_science 8.2")
def test_points_are_energy_space_scientist_cards_and_rest() -> None:
    p = table("kepler", "newton")  # Kepler: research 1
    known(p, 0, "symbolic_algebra")
    laboratory(p, 0, "h1_15")
    assert effects.points(p, 0, RESEARCH, 11, DISCOVERIES.index("logarithms")) == 4
    p.rest[0] = 1
    public(p, 1, "planetary_motion", "falling_bodies")
    resolve(p, research_2=0)
    assert refused(p, "research(universal_gravitation)") == "research-points"  # 4 asked, 2 and 1 rest there
    p.rest[0] = 2
    play(p, "research(universal_gravitation)")
    assert p.rest[0] == 0


@rule("new_science 8.3")
def test_galileo_researches_anything_that_asks_for_3_without_rest() -> None:
    p = table("galileo", "newton")
    p.rest[0] = 0
    public(p, 1, "moons_of_jupiter", "falling_bodies", "logarithms", "probability_theory", "atmospheric_pressure")
    public(p, 1, "pendulum_theory")
    resolve(p, research_2=0)
    for d in p.tree():
        if refused(p, f"research({DISCOVERIES[d]})") in ("", "research-points"):
            reached = refused(p, f"research({DISCOVERIES[d]})") == ""
            assert reached == (p.pack.research[d] <= 3), DISCOVERIES[d]
    for id in ("speed_of_light", "analytic_geometry", "calculus", "light_spectrum"):
        assert refused(p, f"research({id})") == "", id
    assert refused(p, "research(laws_of_motion)") == "research-points"


@rule("new_science 8.3")
def test_galileo_may_add_rest_for_more() -> None:
    p = table("galileo", "newton")
    public(p, 1, "infinite_series", "pendulum_theory")
    p.rest[0] = 1
    resolve(p, research_2=0)
    play(p, "research(laws_of_motion)")
    assert p.rest[0] == 0


@rule("new_science 8.4")
def test_exactly_the_missing_rest_is_spent() -> None:
    p = table("kircher", "newton")
    public(p, 1, "logarithms")
    p.rest[0] = 3
    resolve(p, research_2=0)
    play(p, "research(analytic_geometry)")  # 3 asked, 1 there
    assert p.rest[0] == 1
    q = table("kircher", "newton")
    q.rest[0] = 3
    resolve(q, research_2=0)
    play(q, "research(astrology)")
    assert q.rest[0] == 3


@rule("new_science 8.5")
def test_research_without_anything_in_reach_is_lost() -> None:
    p = table("kircher", "newton")
    p.rest[0] = 0
    public(p, 1, "astrology", "symbolic_algebra", "laws_of_attraction")
    public(p, 1, "heliocentrism", "planetary_motion", "logarithms", "falling_bodies")
    resolve(p, research_2=0)
    assert resolved(p)


@rule("new_science 8.5")
def test_at_first_only_level_1_is_open() -> None:
    p = table("galileo", "newton")
    resolve(p, research_2=0)
    assert legal(p) == LEVEL_ONE


@rule("new_science 8.6")
def test_with_no_marker_left_one_of_ones_own_is_taken_back() -> None:
    p = table("galileo", "newton")
    known(p, 0, *TEN[:8])
    researched(p, 0, *TEN[8:])
    resolve(p, research_2=0)
    play(p, "research(probability_theory)")
    assert asked(p) == "take-back"
    assert refused(p, "take_back(logarithms)") == "needed"
    play(p, "take_back(falling_bodies)")
    assert zone(p, 0, "falling_bodies") == ""
    assert zone(p, 0, "probability_theory") == "research"
    assert p.supply[0] == 0


@rule("new_science 8.6")
def test_a_published_marker_is_never_taken_back() -> None:
    p = table("galileo", "newton")
    public(p, 0, *TEN)
    public(p, 1, "moons_of_jupiter")
    resolve(p, research_2=0)
    assert resolved(p)
    assert p.supply[0] == 0


@rule("new_science 8.6")
def test_with_all_markers_published_the_refusal_says_so() -> None:
    p = table("galileo", "newton", "kepler")
    public(p, 0, *TEN)
    p.agenda.append(ChooseResearch(0, 12))
    assert refused(p, "research(probability_theory)") == "all-published"


@rule("new_science 8.6")
def test_a_marker_that_would_be_its_own_prerequisite_cannot_be_used() -> None:
    p = table("galileo", "newton")
    public(p, 0, *[id for id in TEN if id != "logarithms"])
    known(p, 0, "logarithms")
    p.agenda.append(ChooseResearch(0, 12))
    assert refused(p, "research(probability_theory)") == "no-marker"


@rule("new_science 8.6")
def test_a_card_that_places_a_marker_takes_one_back_too() -> None:
    p = table("galileo", "newton")
    known(p, 0, *TEN[:8])
    researched(p, 0, *TEN[8:])
    face_up(p, "h2_10")
    resolve(p, happening_1=0)
    play(p, "research(probability_theory)", "take_back(speed_of_light)")
    assert zone(p, 0, "probability_theory") == "research"
