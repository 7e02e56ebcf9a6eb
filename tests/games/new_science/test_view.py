"""What the board gets: the tree for the eyes that look, spaces, cards, and the odds of an experiment."""

from tests.games.new_science import build
from virtuosi.core.task import NOBODY
from virtuosi.games.new_science import game
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
