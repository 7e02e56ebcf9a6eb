"""Bots play every game, beat weaker ones, and never see what their seat cannot know."""

import math
from typing import Any

import msgspec
import pytest

from tests.properties.cases import CASES, Case, random_move, walk
from virtuosi.bots import deciding, guests, levels
from virtuosi.bots.deciding import choose, decide
from virtuosi.bots.guests import UnknownBot
from virtuosi.bots.guided import Branch
from virtuosi.bots.judgement import compared, duel, prospects
from virtuosi.bots.levels import BOTS, FOREVER, LEVELS, QUICKEST, allowance
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import PLAUSIBLE, Search
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.saving import save
from virtuosi.core.task import LEGAL
from virtuosi.games import every, find, shipped_pack

default_cases = pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)
each_game = pytest.mark.parametrize("game", every(), ids=lambda game: game.id)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think by count and little: these tests are about what bots do, not how well."""
    for name, level in LEVELS.items():
        monkeypatch.setitem(LEVELS, name, levels.Level(name, 3600.0, 4, 3600.0, level.sight, level.learned))
    monkeypatch.setattr(levels, "FIRST_MASTER", levels.Level("classic", 3600.0, 4, 3600.0))
    monkeypatch.setattr(levels, "SEARCH_ITERATIONS", 4)


@pytest.mark.usefixtures("quick")
@default_cases
def test_every_bot_makes_legal_moves_at_every_count_of_seats(case: Case) -> None:
    for p in walk(case, 42, looks=6):
        if p.actor < 0:
            continue
        for bot in BOTS:
            move = decide(case.game, Sampler(p, p.actor, 5), bot, 7)
            assert p.refusal(move) == LEGAL


@pytest.mark.usefixtures("quick")
@default_cases
def test_a_bot_decides_the_same_whatever_it_cannot_know(case: Case) -> None:
    rng = Rng(11)
    for p in walk(case, 43, looks=6):
        if p.actor < 0:
            continue
        secret_changed = p.copy()
        secret_changed.resample(p.actor, rng)
        for bot in BOTS:
            decisions = [decide(case.game, Sampler(true, p.actor, 5), bot, 7) for true in (p, secret_changed)]
            assert decisions[0] == decisions[1], f"{bot} peeks"


@each_game
def test_prospects_are_shares_of_certainty(game: Game[Any, Any]) -> None:
    for case in CASES:
        if case.game is game:
            for p in walk(case, 44, looks=20):
                hopes = prospects(game.insight, p)
                assert all(0.0 <= hope <= 1.0 for hope in hopes)
                assert len(hopes) == 1 or sum(hopes) == pytest.approx(1.0)


def test_a_chance_of_winning_counts_every_rival() -> None:
    assert compared([7.0, 7.0, 7.0, 7.0], 3.0, 0.0) == [0.25] * 4
    ahead = [compared([10.0, 4.0, third], 3.0, 0.0)[0] for third in (-90.0, 1.0, 4.0, 9.0)]
    assert ahead[0] == pytest.approx(1 / (1 + math.exp(-2)))
    assert ahead == sorted(ahead, reverse=True)
    assert compared([0.0, 1e6], 0.1, 0.0) == [0.0, 1.0]


def test_a_prize_counts_beside_every_point_of_a_match_alone() -> None:
    plain = [compared([points], 7.0, 28.0)[0] for points in (20.0, 27.0, 28.0, 36.0)]
    hopes = [compared([points], 7.0, 28.0, 0.6)[0] for points in (20.0, 27.0, 28.0, 36.0)]
    assert hopes == sorted(hopes)
    assert hopes[2] == plain[2] == 0.5
    assert hopes[3] - hopes[0] > plain[3] - plain[0]
    assert 0.0 < compared([-1e6], 7.0, 28.0, 0.6)[0] < compared([1e6], 7.0, 28.0, 0.6)[0] < 1.0


def test_what_a_net_corrects_is_the_word_on_the_best_rival() -> None:
    hopes = compared([10.0, 4.0, 1.0], 3.0, 0.0)
    leads = [2.0, -2.0, -3.0]
    assert [duel(hopes, seat) for seat in range(3)] == pytest.approx([1 / (1 + math.exp(-lead)) for lead in leads])
    assert duel([0.3], 0) == 0.3


def test_search_is_repeatable_by_its_seed() -> None:
    case = next(case for case in CASES if case.game.id == "ray_master" and case.seats == 2)
    p = case.start()
    rng = Rng(3)
    while p.actor < 0:
        p.play(random_move(p, rng))
    found = []
    for _ in range(2):
        search = Search(Sampler(p, p.actor, 1), case.game.insight, 2)
        search.run(60, 3600.0)
        found.append((search.best(), {move: child.visits for move, child in search.root.children.items()}))
    assert found[0] == found[1]


def test_search_stops_when_its_time_is_up() -> None:
    case = next(case for case in CASES if case.game.id == "ray_master" and case.seats == 2)
    p, rng = case.start(), Rng(3)
    while p.actor < 0:
        p.play(random_move(p, rng))
    search = Search(Sampler(p, p.actor, 1), case.game.insight, 2)
    search.run(10_000_000, 0.05)
    assert search.iterations < 10_000_000


@pytest.mark.parametrize("level", LEVELS.values(), ids=list(LEVELS))
def test_a_turn_of_many_decisions_keeps_within_the_time_of_its_level(level: levels.Level) -> None:
    assert allowance(level, 0.0) == level.seconds
    spent = 0.0
    for _ in range(25):
        spent += allowance(level, spent)
    assert spent <= level.turn + 25 * QUICKEST


@pytest.mark.usefixtures("quick")
def test_choose_works_from_a_saved_position() -> None:
    game = find("ray_master")
    p, rng = game.start(shipped_pack("ray_master"), 2, {}), Rng(3)
    while p.actor < 0:
        p.play(random_move(p, rng))
    move = choose("ray_master", None, 2, {}, save(game, p), p.actor, "novice", 1, 0.0)
    assert p.refusal(game.space.numbers[move.move]) == LEGAL


def test_an_unknown_bot_is_named() -> None:
    game = find("ray_master")
    p, rng = game.start(shipped_pack("ray_master"), 2, {}), Rng(3)
    while p.actor < 0 or len(p.moves()) == 1:
        p.play(random_move(p, rng))
    with pytest.raises(UnknownBot, match="oracle"):
        decide(game, Sampler(p, p.actor, 1), "oracle", 1)


def test_an_effort_is_part_of_a_bots_name() -> None:
    assert levels.level_of("search:3000") == levels.Level("search", FOREVER, 3000, math.inf)
    assert levels.level_of("classic@1.5") == levels.Level("classic", 1.5, levels.FIRST_MASTER.iterations, 4.0)
    assert levels.level_of("novice") == LEVELS["novice"]
    for wrong in ("search:", "search:0", "search@", "greedy:3", "oracle", "", "search:3 "):
        assert levels.level_of(wrong) is None
        assert not guests.is_bot(wrong)


def decision_of(game_id: str) -> tuple[Game[Any, Any], Position]:
    """A position with many moves to choose from."""
    game = find(game_id)
    p, rng = game.start(shipped_pack(game_id), 2, {}), Rng(3)
    while p.actor < 0 or len(p.moves()) < 6:
        p.play(random_move(p, rng))
    return game, p


def test_a_level_judges_by_a_net_that_asks_no_more_than_it_has_learned() -> None:
    """Newton's and The New Science's ask for a Master, and so does Ray Master's second one, which plays alone."""
    kinds = {}
    tables = (("ray_master", 1), ("ray_master", 2), ("newton", 2), ("new_science", 2), ("new_science", 5))
    for game_id, seats in tables:
        game = find(game_id)
        p, rng = game.start(shipped_pack(game.id), seats, {}), Rng(3)
        while p.actor < 0 or len(p.moves()) < 3:
            p.play(random_move(p, rng))
        for name, level in LEVELS.items():
            quick = msgspec.structs.replace(level, seconds=3600.0, iterations=8, turn=3600.0)
            found = deciding.searched(Sampler(p, p.actor, 5), game, 1, quick, 0.0)
            kinds[name, game_id, seats] = type(found.root)
    guided = {key for key, kind in kinds.items() if kind is Branch}
    assert {name for name, *table in guided if table == ["ray_master", 2]} == {"scholar", "master", "grand"}
    assert {name for name, *table in guided if table == ["newton", 2]} == {"master", "grand"}
    assert {name for name, *table in guided if table == ["ray_master", 1]} == {"master", "grand"}
    assert {name for name, *table in guided if table == ["new_science", 2]} == {"master", "grand"}
    assert {name for name, *table in guided if table == ["new_science", 5]} == {"master", "grand"}


def test_whoever_overlooks_moves_still_sees_one_of_those_that_look_best() -> None:
    game, p = decision_of("ray_master")
    sights = set()
    for seed in range(40):
        search = Search(Sampler(p, p.actor, 5), game.insight, seed)
        search.overlook(30)
        ranked = sorted(p.moves(), key=search.glance, reverse=True)
        assert set(search.candidates) <= set(p.moves())
        assert search.glance(search.candidates[0]) >= search.glance(ranked[PLAUSIBLE - 1])
        search.run(40, 60.0)
        assert search.best() in search.candidates
        sights.add(len(search.candidates))
    assert len(sights) > 1


def test_a_search_ends_when_no_move_can_draw_level_and_its_decision_stays() -> None:
    """Over many positions: with an early end and without, the same move."""
    early = 0
    game, p = decision_of("ray_master")
    rng = Rng(5)
    for seed in range(12):
        search = Search(Sampler(p, p.actor, 5), game.insight, seed)
        search.run(200, 60.0)
        whole = Search(Sampler(p, p.actor, 5), game.insight, seed)
        for _ in range(200):
            whole.iterate()
        assert search.best() == whole.best()
        early += search.iterations < 200
        while p.agenda:
            p.play(random_move(p, rng))
            if p.agenda and p.actor >= 0 and len(p.moves()) > 1:
                break
    assert early > 0


@default_cases
def test_insight_says_of_one_seat_what_it_says_of_all(case: Case) -> None:
    insight = case.game.insight
    for p in walk(case, 44, looks=40):
        assert [insight.worth(p, seat) for seat in range(p.seats)] == insight.values(p)
        assert insight.surveyed(p, insight.survey(p)) == insight.values(p)


def test_a_search_goes_on_in_the_tree_of_the_decision_before() -> None:
    """What was searched counts: the same iterations in all, fewer of them new, and a move that is legal."""
    game, p = decision_of("neuland")
    scholar = levels.Level("scholar", FOREVER, 120, FOREVER)
    kept = 0
    for seed in range(6):
        first = deciding.searched(Sampler(p, p.actor, 5), game, seed, scholar, 0.0)
        q = p.copy()
        q.play(first.move)
        if q.actor != p.actor or len(q.moves()) == 1:
            continue
        second = deciding.searched(Sampler(q, q.actor, 5), game, seed, scholar, 0.0, first.tree)
        assert q.refusal(second.move) == LEGAL
        assert second.iterations < 120
        kept += 1
    assert kept > 0


def test_what_was_searched_outlasts_a_move_without_an_alternative() -> None:
    game, p = decision_of("neuland")
    tree = deciding.searched(Sampler(p, p.actor, 5), game, 1, levels.LEVELS["novice"], 0.0).tree
    rng = Rng(3)
    while p.actor < 0 or len(p.moves()) > 1:
        p.play(random_move(p, rng))
    forced = deciding.found(game, Sampler(p, p.actor, 5), "scholar", 2, 0.0, tree)
    assert forced == deciding.Found(p.moves()[0], 0, tree)


def test_what_follows_the_move_that_was_made_is_kept_even_if_another_was_chosen() -> None:
    game, p = decision_of("neuland")
    deciding.TREES.clear()
    together = deciding.Company(2, 1)
    chosen = choose("neuland", None, 2, {}, save(game, p), p.actor, "search:60", 7, 0.0, company=together)
    assert chosen.iterations <= 30, "each makes its part"
    assert max(chosen.votes, key=lambda move: chosen.votes[move]) == chosen.move
    kept = dict(deciding.TREES[7])
    assert len(kept) == deciding.LIKELY
    assert all(game.space.names[move] in chosen.votes for move in kept)
    deciding.TREES.clear()


def test_only_a_few_trees_are_kept() -> None:
    game, p = decision_of("ray_master")
    deciding.TREES.clear()
    for seed in range(1, deciding.MOST_TREES + 5):
        choose("ray_master", None, 2, {}, save(game, p), p.actor, "search", seed, 0.0)
    assert len(deciding.TREES) == deciding.MOST_TREES
    choose("ray_master", None, 2, {}, save(game, p), p.actor, "search", 99, 0.0, after=deciding.MOST_TREES + 4)
    assert deciding.MOST_TREES + 4 not in deciding.TREES
    deciding.TREES.clear()
