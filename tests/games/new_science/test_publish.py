"""Publishing (section 10)."""

from tests.games.new_science import build
from virtuosi.core.rulebook import rule
from virtuosi.games.new_science.rules.position import NewScience

ALL = {"government": 5, "religion": 5, "enterprise": 5, "science": 5}


def author(*scientists: str) -> NewScience:
    """Seat 0 lacks no influence and has no rest."""
    p = build.table(*scientists)
    build.influence(p, 0, **ALL)
    p.rest = [0] * p.seats
    return p


@rule("new_science 10.1")
def test_only_an_own_success_can_be_published() -> None:
    p = author("kircher", "newton")
    build.known(p, 0, "astrology")
    build.researched(p, 0, "symbolic_algebra")
    build.known(p, 1, "laws_of_attraction")
    build.resolve(p, publish_1=0)
    assert build.legal(p) == ["publish(astrology)", "pass"]
    assert build.refused(p, "publish(symbolic_algebra)") == "no-experiment"
    assert build.refused(p, "publish(laws_of_attraction)") == "no-experiment"


@rule("new_science 10.2")
def test_points_must_reach_the_number_beside_the_quill() -> None:
    p = author("galileo", "newton")  # Galileo: publish 0
    build.known(p, 0, "astrology", "infinite_series")
    build.resolve(p, publish_1=0)
    assert build.refused(p, "publish(infinite_series)") == "publish-points"
    p.rest[0] = 2
    build.play(p, "publish(infinite_series)")
    assert (p.rest[0], p.prestige[0]) == (0, 7)


@rule("new_science 10.3")
def test_every_track_must_reach_the_number_printed() -> None:
    p = author("kircher", "newton")
    build.known(p, 0, "heliocentrism", "astrology")
    build.influence(p, 0, religion=1)
    build.resolve(p, publish_1=0)
    assert build.refused(p, "publish(heliocentrism)") == "influence"
    build.influence(p, 0, religion=2, government=0)
    assert build.refused(p, "publish(heliocentrism)") == "influence"
    build.influence(p, 0, government=1)
    assert build.refused(p, "publish(heliocentrism)") == ""


@rule("new_science 10.4")
def test_publishing_scores_and_gives_everybody_the_knowledge_and_others_their_markers_back() -> None:
    p = author("kircher", "newton", "galileo")
    build.known(p, 0, "astrology")
    build.known(p, 1, "astrology")
    build.researched(p, 2, "astrology")
    build.resolve(p, publish_1=0)
    build.play(p, "publish(astrology)")
    assert p.prestige == [2, 0, 0]
    assert [build.zone(p, seat, "astrology") for seat in range(3)] == ["publish", "", ""]
    assert p.supply == [9, 10, 10]
    p.rest[2] = 0
    build.known(p, 2, "laws_of_attraction")
    build.resolve(p, research_2=2)
    assert build.refused(p, "research(heliocentrism)") == ""


@rule("new_science 10.5")
def test_own_prerequisites_become_public_without_prestige_and_others_markers_go_back() -> None:
    p = author("kircher", "newton")
    build.known(p, 0, "symbolic_algebra", "logarithms")
    build.known(p, 1, "symbolic_algebra")
    build.resolve(p, publish_1=0)
    build.play(p, "publish(logarithms)")
    assert build.zone(p, 0, "symbolic_algebra") == "publish"
    assert (build.zone(p, 1, "symbolic_algebra"), p.supply[1]) == ("", 10)
    assert p.prestige == [3, 0]


@rule("new_science 10.6")
def test_prerequisites_of_prerequisites_become_public_too() -> None:
    p = author("kircher", "newton")
    chain = ["symbolic_algebra", "logarithms", "probability_theory", "infinite_series"]
    build.known(p, 0, *chain)
    build.resolve(p, publish_1=0)
    build.play(p, "publish(infinite_series)")
    assert [build.zone(p, 0, id) for id in chain] == ["publish"] * 4
    assert p.prestige[0] == 7


@rule("new_science 10.7")
def test_of_a_group_the_publisher_picks_one_member() -> None:
    p = author("kircher", "newton")
    build.known(p, 0, "symbolic_algebra", "logarithms", "analytic_geometry", "probability_theory", "infinite_series")
    build.resolve(p, publish_1=0)
    build.play(p, "publish(infinite_series)")
    assert (build.asked(p), build.legal(p)) == (
        "choose-member",
        ["member(analytic_geometry)", "member(probability_theory)"],
    )
    build.play(p, "member(analytic_geometry)")
    assert build.zone(p, 0, "analytic_geometry") == "publish"
    assert build.zone(p, 0, "probability_theory") == "experiment"
    assert (build.zone(p, 0, "logarithms"), build.zone(p, 0, "symbolic_algebra")) == ("publish", "publish")


@rule("new_science 10.7")
def test_of_a_group_with_a_public_member_nothing_moves() -> None:
    p = author("kircher", "newton")
    build.public(p, 1, "analytic_geometry")
    build.known(p, 0, "probability_theory", "infinite_series", "logarithms")
    build.resolve(p, publish_1=0)
    build.play(p, "publish(infinite_series)")
    assert build.zone(p, 0, "probability_theory") == "experiment"
    assert build.zone(p, 0, "logarithms") == "experiment"


@rule("new_science 10.7", "new_science 10.6")
def test_a_chosen_member_takes_its_own_prerequisites_along_and_other_chains_go_on() -> None:
    p = author("kircher", "newton")
    build.known(p, 0, "universal_gravitation", "speed_of_light", "moons_of_jupiter", "logarithms")
    build.known(p, 0, "pendulum_theory", "light_spectrum", "atmospheric_pressure", "falling_bodies")
    build.resolve(p, publish_1=0)
    build.play(p, "publish(universal_gravitation)")
    assert build.legal(p) == ["member(pendulum_theory)", "member(light_spectrum)"]
    build.play(p, "member(light_spectrum)")
    for id in ("speed_of_light", "moons_of_jupiter", "light_spectrum", "atmospheric_pressure", "falling_bodies"):
        assert build.zone(p, 0, id) == "publish", id
    assert build.zone(p, 0, "pendulum_theory") == build.zone(p, 0, "logarithms") == "experiment"


@rule("new_science 10.8")
def test_influence_and_points_are_asked_for_the_chosen_discovery_only() -> None:
    p = author("kepler", "newton")
    build.influence(p, 0, government=0, religion=0, enterprise=1, science=1)
    build.known(p, 0, "symbolic_algebra", "logarithms")  # algebra alone would ask for government 1
    build.resolve(p, publish_1=0)
    build.play(p, "publish(logarithms)")
    assert build.zone(p, 0, "symbolic_algebra") == "publish"


@rule("new_science 10.9")
def test_a_discovery_is_published_once() -> None:
    p = author("kircher", "newton")
    build.public(p, 1, "astrology")
    build.known(p, 0, "symbolic_algebra")
    build.resolve(p, publish_1=0)
    assert build.refused(p, "publish(astrology)") == "published"
    build.public(p, 1, "logarithms")
    assert build.refused(p, "publish(logarithms)") == "published"


@rule("new_science 10.10")
def test_a_cube_still_waiting_may_be_used_on_something_else() -> None:
    p = author(*build.ORDER[:3])
    build.influence(p, 1, **ALL)
    build.known(p, 0, "astrology")
    build.known(p, 1, "astrology", "symbolic_algebra")
    build.resolve(p, publish_1=0, publish_2=1)
    build.play(p, "publish(astrology)")
    assert p.actor == 1
    assert (build.refused(p, "publish(astrology)"), build.refused(p, "publish(symbolic_algebra)")) == ("published", "")
    assert p.supply[1] == 9


@rule("new_science 10.10")
def test_a_cube_with_nothing_left_to_do_goes_home() -> None:
    p = author(*build.ORDER[:3])
    build.influence(p, 1, **ALL)
    build.known(p, 0, "astrology")
    build.known(p, 1, "astrology")
    build.resolve(p, publish_1=0, publish_2=1)
    build.play(p, "publish(astrology)")
    assert build.resolved(p)


@rule("new_science 10.11")
def test_a_research_marker_below_stays_and_the_chain_stops_there() -> None:
    p = author("kircher", "newton")
    build.known(p, 0, "symbolic_algebra", "probability_theory")
    build.researched(p, 0, "logarithms")
    build.resolve(p, publish_1=0)
    build.play(p, "publish(probability_theory)")
    assert build.zone(p, 0, "logarithms") == "research"
    assert build.zone(p, 0, "symbolic_algebra") == "experiment"


@rule("new_science 5.7")
def test_the_cabinet_is_spent_only_when_it_is_needed() -> None:
    p = author("kircher", "newton")
    build.laboratory(p, 0, "h2_18")
    build.known(p, 0, "astrology", "symbolic_algebra")
    build.influence(p, 0, government=0, religion=1)
    build.resolve(p, publish_1=0)
    q = p.copy()
    build.play(p, "publish(astrology)")
    assert build.in_laboratory(p, 0) == "h2_18"
    build.play(q, "publish(symbolic_algebra)")
    assert build.in_laboratory(q, 0) == ""


@rule("new_science 10.2", "new_science 5.7")
def test_the_patron_and_rest_together() -> None:
    p = author("galileo", "newton")
    build.laboratory(p, 0, "h3_15")
    build.known(p, 0, "infinite_series")
    p.rest[0] = 1
    build.resolve(p, publish_1=0)
    build.play(p, "publish(infinite_series)")  # 3 asked, 1 there, 1 rest: only the card is enough
    assert (p.prestige[0], p.rest[0], build.in_laboratory(p, 0)) == (7, 1, "")
