"""The search that a net guides: repeatable, legal, in time, and blind to what its seat cannot know."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tests.properties.cases import CASES, Case, random_move, walk
from virtuosi.bots.guided import CHECK_CLOCK, Guided, corrected
from virtuosi.bots.judgement import HASTE, iterations_left, prospects
from virtuosi.bots.net import Net
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.searching import ALONE, MASTERLY, SCHOLARLY, WEIGHTS, Eye, eye_of, net_at, shipped_net
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import LEGAL
from virtuosi.games import every, find, shipped_pack
from virtuosi.learning.fitting import fresh
from virtuosi.learning.samples import Samples

default_cases = pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)


@cache
def net_for(game: Game[Any, Any]) -> Net:
    """Untaught, but of the right shape: what these tests ask of a search holds for any net."""
    eye = Eye(game)
    case = next(case for case in CASES if case.game is game)
    rows = [eye.look(p, 0) for p in walk(case, 7, looks=50)]
    told = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    nothing: npt.NDArray[Any] = np.zeros(0)
    seats = np.ones((len(rows), eye.seats), np.float32)
    starts, there = np.zeros(len(rows) + 1, np.int64), seats.astype(np.uint8)
    traits = np.zeros((0, eye.traits), np.uint8)  # none was ever met
    samples = Samples(told, starts, nothing, nothing, seats, seats, there, seats * np.float32(0.5), traits)
    return fresh(game, samples, 1, hidden=16)


def search(case: Case, p: Position, seed: int) -> Guided:
    eye = Eye(case.game)
    net = net_for(case.game)
    return Guided(Sampler(p, p.actor, 5), case.game.insight, net, eye.sight, eye.kinds, seed)


@default_cases
def test_it_decides_legally_and_the_same_whatever_it_cannot_know(case: Case) -> None:
    rng = Rng(11)
    for p in walk(case, 43, looks=6):
        if p.actor < 0 or len(p.moves()) == 1:
            continue
        changed = p.copy()
        changed.resample(p.actor, rng)
        found = []
        for true in (p, changed):
            one = search(case, true, 7)
            one.run(24, 3600.0)
            found.append((one.best(), {move: (child.visits, child.total) for move, child in one.root.children.items()}))
        assert found[0] == found[1], "it peeks"
        assert p.refusal(found[0][0]) == LEGAL


def first_decision() -> tuple[Case, Position]:
    case = next(case for case in CASES if case.game.id == "ray_master" and case.seats == 2)
    p, rng = case.start(), Rng(3)
    while p.actor < 0 or len(p.moves()) == 1:
        p.play(random_move(p, rng))
    return case, p


def test_it_stops_when_its_time_is_up_and_leaves_nothing_unjudged() -> None:
    case, p = first_decision()
    one = search(case, p, 1)
    one.run(10_000_000, 0.05)
    assert one.iterations < 10_000_000
    assert not one.walks
    visits = sum(child.visits for child in one.root.children.values())
    assert visits == one.iterations - 1  # the first one judged the root


def test_it_goes_on_in_the_tree_of_the_decision_before() -> None:
    case, p = first_decision()
    one = search(case, p, 1)
    one.run(400, 3600.0)
    q = p.copy()
    q.play(one.best())
    while q.actor != p.actor or len(q.moves()) == 1:
        q.play(q.toss(7) if q.actor < 0 else q.moves()[0])
    tree = one.root.children[one.best()]
    again = search(case, q, 2)
    again.resume(tree)
    assert set(again.root.children) <= set(q.moves())
    begun = again.iterations
    again.run(begun + 50, 3600.0)
    assert q.refusal(again.best()) == LEGAL
    assert sum(child.visits for child in again.root.children.values()) >= begun


def test_insight_has_its_share_in_what_a_position_is_worth() -> None:
    """With all trust in insight the worth of the root is insight's, with half of it halfway to the net's."""
    case, p = first_decision()
    eye, worth = Eye(case.game), []
    for trust in (0.0, 0.5, 1.0):
        one = Guided(
            Sampler(p, p.actor, 5), case.game.insight, net_for(case.game).trusting(trust), eye.sight, eye.kinds, 1
        )
        one.run(1, 3600.0)
        worth.append(one.root.first)
    assert worth[2] == pytest.approx(prospects(case.game.insight, p))
    assert worth[1] == pytest.approx([(low + high) / 2 for low, high in zip(worth[0], worth[2], strict=True)])
    assert worth[0] != pytest.approx(worth[2])


def test_a_net_corrects_what_insight_holds() -> None:
    """Who has no opinion changes nothing, and two who are for it are surer together."""
    assert corrected(0.7, 0.5) == pytest.approx(0.7)
    assert corrected(0.5, 0.2) == pytest.approx(0.2)
    assert corrected(0.7, 0.7) == pytest.approx(0.49 / 0.58)
    assert 0.0 < corrected(0.0, 0.9) < 0.01
    assert corrected(1.0, 1.0) == pytest.approx(1.0)


@default_cases
def test_where_it_comes_back_often_insight_has_half_of_the_prior(case: Case) -> None:
    net = Net({**net_for(case.game).arrays, "closer": np.array(4.0)})
    eye = Eye(case.game)
    p = next(p for p in walk(case, 43, looks=6) if p.actor >= 0 and len(p.moves()) > 1)
    found = []
    for _ in range(2):
        one = Guided(Sampler(p, p.actor, 5), case.game.insight, net, eye.sight, eye.kinds, 3)
        one.run(30, 3600.0)
        found.append({move: (child.visits, child.prior) for move, child in one.root.children.items()})
    assert one.root.looked
    assert found[0] == found[1]
    assert sum(child.prior for child in one.root.children.values()) == pytest.approx(1.0)
    often = [child for child in one.root.children.values() if child.visits > 8 and child.children]
    assert all(child.looked for child in often)


def test_a_net_says_how_far_its_search_explores() -> None:
    """The farther, the more visits go where the net holds moves likely, whatever has done well."""
    case, p = first_decision()
    eye, astray = Eye(case.game), []
    for exploration in (0.5, 500.0):
        net = Net({**net_for(case.game).arrays, "exploration": np.array(exploration)})
        one = Guided(Sampler(p, p.actor, 5), case.game.insight, net, eye.sight, eye.kinds, 1)
        one.run(200, 3600.0)
        children = one.root.children.values()
        visits = sum(child.visits for child in children)
        astray.append(sum(abs(child.visits / visits - child.prior) for child in children))
    assert astray[1] < 0.1 < astray[0]


def test_it_ends_early_when_nothing_can_change() -> None:
    case, p = first_decision()
    one = search(case, p, 1)
    one.run(64, 3600.0)
    begun = one.iterations
    one.root.children[one.best()].visits += 1000.0
    one.run(begun + 900, 3600.0)
    assert one.iterations - begun <= CHECK_CLOCK
    assert iterations_left(100, 50, 1.0, 2.0) == HASTE * 50
    assert iterations_left(10, 50, 1.0, 2.0) == 10
    assert iterations_left(100, 50, 3.0, 2.0) == 0


def test_every_visit_counts_once_and_prospects_stay_shares() -> None:
    case, p = first_decision()
    one = search(case, p, 1)
    one.run(300, 3600.0)
    for child in one.root.children.values():
        assert -1e-6 <= child.total <= child.visits + 1e-6
    assert sum(child.prior for child in one.root.children.values()) == pytest.approx(1.0)


def test_priors_have_whims_so_that_two_who_search_the_same_differ() -> None:
    case, p = first_decision()
    net, eye = net_for(case.game), eye_of(case.game)
    priors = []
    for seed in (1, 2, 1):
        one = Guided(Sampler(p, p.actor, 5), case.game.insight, net, eye.sight, eye.kinds, seed)
        one.run(1, 3600.0)
        priors.append({move: child.prior for move, child in one.root.children.items()})
    first, other, again = priors
    assert first == again
    assert first.keys() == other.keys()
    assert any(first[move] != other[move] for move in first)
    assert all(0.8 < first[move] / other[move] < 1.25 for move in first), "a tenth either way"


SHIPPED = [(game, name) for game in every() for name in (WEIGHTS, ALONE) if shipped_net(game, name)]


@pytest.mark.parametrize(("game", "name"), SHIPPED, ids=[f"{game.id}-{name}" for game, name in SHIPPED])
def test_a_shipped_net_sees_rows_of_the_length_it_was_made_for(game: Game[Any, Any], name: str) -> None:
    net, eye = shipped_net(game, name), Eye(game)
    assert net is not None
    seats = 1 if name == ALONE else 2
    first = game.start(shipped_pack(game.id), seats, game.checked_options(seats, {}))
    assert len(eye.look(first, 0)) == net.arrays["width"]
    judged, likely = net.judge([eye.look(first, 0)], [[0, 1]], [bytes(2 * eye.traits)])
    assert all(0.0 <= share <= 1.0 for share in judged[0])
    assert len(likely[0]) == 2
    assert len(net.points(eye.look(first, 0))) == eye.seats


def test_a_shipped_net_is_small() -> None:
    for game, name in SHIPPED:
        assert len((game.room / "insight" / name).read_bytes()) <= 2_000_000, game.id


def test_a_net_says_at_which_tables_it_is_used_and_by_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = next(game for game in every() if game.id == "ray_master")
    alone = net_at(ray, 1, MASTERLY)
    assert alone is shipped_net(ray, ALONE)
    assert alone is not None
    assert net_at(ray, 1, SCHOLARLY) is None
    assert net_at(ray, 2, SCHOLARLY) is shipped_net(ray)
    assert net_at(ray, 2, 0) is None
    monkeypatch.setattr(alone, "most", 0.0)
    assert net_at(ray, 1, MASTERLY) is None
    science = find("new_science")
    net = shipped_net(science)
    assert net is not None
    assert net_at(science, 5, MASTERLY) is net
    monkeypatch.setattr(net, "most", 3.0)
    assert net_at(science, 4, MASTERLY) is None
    assert net_at(science, 3, MASTERLY) is net
