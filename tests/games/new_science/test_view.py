"""What the board gets: the tree for the eyes that look, spaces, cards, and the odds of an experiment."""

from pathlib import Path

import pytest

from tests.games.new_science import build
from virtuosi.core.masks import members
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NOBODY
from virtuosi.games.new_science import game
from virtuosi.games.new_science.rules.moves import DISCOVERIES
from virtuosi.games.new_science.rules.position import NewScience
from virtuosi.games.new_science.table.tree import DiscoveryView, MineView
from virtuosi.games.new_science.table.view import View


def seen(p: NewScience, eyes: int = 0) -> View:
    found = game.view(p, eyes)
    assert isinstance(found, View)
    return found


def discovery(p: NewScience, id: str, eyes: int = 0) -> DiscoveryView:
    return next(each for each in seen(p, eyes).discoveries if each.id == id)


def mine(p: NewScience, id: str, eyes: int = 0) -> MineView:
    found = discovery(p, id, eyes).mine
    assert found is not None
    return found


def test_only_the_fields_in_play_are_shown() -> None:
    assert len(seen(build.table("kepler", "newton")).discoveries) == 19
    assert len(seen(build.table(*build.ORDER)).discoveries) == 29


def test_a_discovery_shows_markers_publisher_and_what_it_rests_on() -> None:
    p = build.table("kepler", "newton")
    build.researched(p, 0, "moons_of_jupiter")
    build.known(p, 1, "moons_of_jupiter")
    build.public(p, 1, "astrology")
    moons = discovery(p, "moons_of_jupiter")
    assert [(marker.seat, marker.zone) for marker in moons.markers] == [(0, "research"), (1, "experiment")]
    assert moons.prerequisites == [["heliocentrism", "planetary_motion"]]
    assert discovery(p, "astrology").publisher == 1
    assert discovery(p, "heliocentrism").group == "astronomy_2"


def test_what_one_can_research_now_and_what_is_missing() -> None:
    p = build.table("kepler", "newton")
    build.known(p, 0, "astrology")
    assert mine(p, "symbolic_algebra").open
    assert not mine(p, "astrology").open
    assert (mine(p, "heliocentrism").open, mine(p, "heliocentrism").missing) == (False, [["laws_of_attraction"]])
    assert mine(p, "heliocentrism", 1).missing == [["astrology"], ["laws_of_attraction"]]


def test_what_publishing_still_lacks() -> None:
    p = build.table("kepler", "newton")
    build.known(p, 0, "heliocentrism")
    build.influence(p, 0, government=1, religion=1)
    p.rest[0] = 1
    assert (mine(p, "heliocentrism").short, mine(p, "heliocentrism").publish_rest) == (["religion"], 1)
    assert not mine(p, "heliocentrism").publishable
    build.influence(p, 0, religion=2)
    assert mine(p, "heliocentrism").publishable


def test_the_odds_stand_beside_what_one_is_researching() -> None:
    p = build.table("leibniz", "newton")
    build.researched(p, 0, "astrology")
    p.rest[0] = 1
    odds = mine(p, "astrology").odds
    assert [(each.rest, each.percent, each.legal) for each in odds] == [
        (0, 67, True),
        (1, 83, True),
        (2, 83, False),
        (3, 83, False),
    ]
    assert odds[0].faces == [3, 4, 5, 6]
    assert mine(p, "symbolic_algebra").odds == []


def test_an_experiment_under_way_shows_its_sum_and_its_odds() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_04")
    build.influence(p, 3, religion=1)
    build.laboratory(p, 3, "h3_16")
    build.researched(p, 3, "analytic_geometry")
    p.rest[3] = 2
    build.resolve(p, experiment_2=3)
    build.play(p, "experiment(analytic_geometry)")
    shown = seen(p, 3).experiment
    assert shown is not None
    assert (shown.discovery, shown.need, shown.points) == ("analytic_geometry", 5, 0)
    assert [term.points for term in shown.terms] == [1, 0, 0, -1]
    assert [each.percent for each in shown.odds if not each.marvel] == [33, 50, 67, 83]
    assert [each.percent for each in shown.odds if each.marvel] == [83, 100, 100, 100]
    build.play(p, "rest(2)")
    rolling = seen(p, NOBODY).experiment
    assert rolling is not None
    assert (rolling.points, rolling.odds[0].percent) == (2, 67)


def test_spaces_tell_who_stands_there_and_how_far_the_round_is() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_03", "h1_06")
    build.resolve(p, rest_1=1, research_1=0, research_2=1, publish_1=2)
    state = {space.id: (space.state, space.seat) for space in seen(p).spaces}
    assert state["rest_1"] == ("done", 1)
    assert state["government"] == ("shut", None)
    assert state["research_1"] == ("now", 0)
    assert state["research_2"] == ("taken", 1)
    assert state["publish_2"] == ("free", None)
    assert "publish_3" not in state
    assert (seen(p).phase, seen(p).at, seen(p).action) == ("resolving", "space/research_1", "research")


def test_happenings_show_the_card_its_words_and_for_whom_it_is_in_force() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_04", "h1_11")
    first, second = seen(p).happenings
    assert first.card is not None
    assert (first.card.id, first.card.type, first.force) == ("h1_04", "effect", "all")
    assert second.card is not None
    assert [message.id for message in second.card.text] == ["clause-influence", "clause-influence", "clause-gain-rest"]
    assert second.card.signs == [":influence: +1", "+1", "+1 :rest:"]
    assert second.force == "none"


def test_players_orders_and_leaders() -> None:
    p = build.table("newton", "kepler", "kircher")
    build.play(p, "place(research_1)", "place(rest)")
    shown = seen(p)
    assert (shown.order, shown.next_order) == ([1, 2, 0], [2, 1, 0])
    assert [player.cubes for player in shown.players] == [3, 2, 2]
    assert shown.players[0].scientist == "newton"
    assert shown.players[0].bonus == {"research": 1, "experiment": 2, "publish": 0}
    assert shown.leaders["religion"] == [2]
    assert shown.leaders["publications"] == [0, 1, 2]


def test_a_spectator_sees_the_table_without_anybodys_plans() -> None:
    p = build.table("newton", "kepler")
    assert all(each.mine is None for each in seen(p, NOBODY).discoveries)


def prerequisites(p: NewScience) -> list[tuple[frozenset[str], str]]:
    """What the rules ask: one of these, for that discovery."""
    found = []
    for d in p.tree():
        for clause in p.clauses()[d]:
            found.append((frozenset(DISCOVERIES[e] for e in members(clause)), DISCOVERIES[d]))
    return sorted(found, key=sorting)


def sorting(prerequisite: tuple[frozenset[str], str]) -> tuple[str, list[str]]:
    return prerequisite[1], sorted(prerequisite[0])


def drawn(p: NewScience) -> list[tuple[frozenset[str], str]]:
    """What the arrows say."""
    return sorted([(frozenset(arrow.needs), to) for arrow in seen(p).arrows for to in arrow.opens], key=sorting)


@pytest.mark.parametrize("seats", game.seat_counts)
def test_there_is_an_arrow_for_every_prerequisite_and_no_other(seats: int) -> None:
    p = build.table(*build.ORDER[:seats])
    assert drawn(p) == prerequisites(p)
    framed = [(arrow.needs, arrow.opens_frame) for arrow in seen(p).arrows if arrow.opens_frame]
    assert (["astrology"], "astronomy_2") in framed
    assert (["laws_of_attraction"], "astronomy_2") in framed
    moons = next(arrow for arrow in seen(p).arrows if arrow.opens == ["moons_of_jupiter"])
    assert (moons.needs_frame, moons.own_field) == ("astronomy_2", True)


def test_a_prerequisite_of_one_member_of_a_group_is_not_led_to_its_frame(tmp_path: Path) -> None:
    """An owner's tree: Elastic Force alone also needs Iatrochemistry, and one clause names no group."""
    rows = build.DATA.rows("discoveries.toml")
    for row in rows:
        if row["id"] == "elastic_force":
            row["prerequisites"] = ["atmospheric_pressure", "iatrochemistry"]
        if row["id"] == "logarithms":
            row["prerequisites"] = ["symbolic_algebra or astrology"]
    build.DATA.write(build.DATA.lay(tmp_path), "discoveries.toml", rows)
    using = build.loaded(tmp_path)
    for seats in game.seat_counts:
        p = build.table(*build.ORDER[:seats], using=using)
        assert drawn(p) == prerequisites(p)
        to_frame = [arrow.needs for arrow in seen(p).arrows if arrow.opens_frame == "physics_4"]
        assert to_frame == [["atmospheric_pressure"]]
        vines = [arrow.opens for arrow in seen(p).arrows if arrow.needs == ["iatrochemistry"]]
        assert (["elastic_force"] in vines) == (seats > 3)


@rule("new_science 4.8")
def test_a_space_tells_what_a_cube_there_lets_me_do() -> None:
    p = build.table("galileo", "newton")
    build.known(p, 0, "symbolic_algebra")
    build.researched(p, 0, "astrology")
    build.influence(p, 0, government=1)
    offers = {space.id: space.mine for space in seen(p).spaces}
    first, second, trial, print_ = [offers[id] for id in ("research_1", "research_2", "experiment_2", "publish_1")]
    assert first is not None
    assert second is not None
    assert trial is not None
    assert print_ is not None
    assert (first.points, second.points, second.cards) == (4, 3, [])
    assert second.reaches == ["logarithms", "laws_of_attraction"]
    assert trial.reaches == ["astrology"]
    assert print_.reaches == ["symbolic_algebra"]
    assert all(space.mine is None for space in seen(p, NOBODY).spaces)


def test_what_a_card_has_raised_is_marked() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_05", "h2_04")  # longer steps on enterprise; research +1
    build.laboratory(p, 0, "h1_13")  # research +1 in astronomy
    offers = {space.id: space.mine for space in seen(p).spaces}
    enterprise, government, research, rest = [offers[id] for id in ("enterprise", "government", "research_2", "rest_1")]
    assert enterprise is not None
    assert government is not None
    assert research is not None
    assert rest is not None
    assert (enterprise.points, enterprise.plain, enterprise.cards) == (2, 1, ["card/h1_05"])
    assert (government.points, government.cards) == (1, [])
    assert (research.points, research.most, research.plain) == (3, 4, 2)
    assert research.cards == ["card/h1_13", "card/h2_04"]
    build.face_up(p, "h1_01")
    rest = next(space.mine for space in seen(p).spaces if space.id == "rest_1")
    assert rest is not None
    assert (rest.points, rest.plain, rest.cards) == (0, 1, ["card/h1_01"])


@rule("new_science 1.7")
def test_everybodys_bonuses_laboratory_and_markers_are_in_sight() -> None:
    p = build.table("newton", "kepler")
    build.laboratory(p, 1, "h1_13")
    build.researched(p, 1, "astrology")
    kepler = seen(p, NOBODY).players[1]
    assert kepler.bonus == {"research": 1, "experiment": 1, "publish": 1}
    assert kepler.laboratory is not None
    assert (kepler.laboratory.id, kepler.laboratory.signs, kepler.supply) == ("h1_13", [":research:+1 :astronomy:"], 9)
    assert [(m.seat, m.zone) for m in discovery(p, "astrology", NOBODY).markers] == [(1, "research")]


@rule("new_science 12.3")
@pytest.mark.parametrize(("seats", "last"), [(2, 3), (5, 5)])
def test_how_near_the_end_is(seats: int, last: int) -> None:
    p = build.table(*build.ORDER[:seats])
    build.public(p, 1, "calculus")
    assert (seen(p).last_published, seen(p).last_level) == (1, last)
    told = {item.text.id: item.text.args for item in game.stage(p)}
    assert told["stage-last-level"] == {"n": 1, "last": last}
