"""How insight leads a search, in the manners of the first Master, of levels and of Masters."""

from typing import Any

import pytest

from tests.bots.test_bots import decision_of, each_game
from virtuosi.bots import deciding, levels
from virtuosi.bots.guided import Branch
from virtuosi.bots.judgement import compared
from virtuosi.bots.levels import FOREVER
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import CLASSIC, MASTERFUL, MET, PRIOR_VISITS, QUICK, THOROUGH, Node, Search
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import find, shipped_pack


@each_game
def test_levels_think_quickly_and_measures_as_the_first_master_did(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, p = decision_of(game.id)
    sampler = Sampler(p, p.actor, 5)
    monkeypatch.setattr(deciding, "net_at", lambda *table: None)  # insight's search, also where there is a net
    manners = {"classic:40": CLASSIC, "search:40": THOROUGH, "scholar:40": QUICK, "master:40": MASTERFUL}
    for bot, manner in manners.items():
        level = levels.level_of(bot)
        assert level is not None
        found = deciding.searched(sampler, game, 7, level, 0.0).root
        known = game.classic if manner in (CLASSIC, QUICK) and game.classic else game.insight
        search = Search(sampler, known, 7, manner)
        search.run(40, FOREVER)
        assert found is not None
        assert visits_of(found) == visits_of(search.root)


def visits_of(node: Node | Branch) -> dict[int, float]:
    return {move: child.visits for move, child in node.children.items()}


@each_game
def test_at_the_decision_itself_a_quick_search_looks_at_every_move(game: Game[Any, Any]) -> None:
    _, p = decision_of(game.id)
    insight = game.insight
    search = Search(Sampler(p, p.actor, 5), insight, 7, QUICK)
    search.run(60, FOREVER)
    assert set(search.root.children) == set(p.moves())
    if search.insight.habit:
        p = Sampler(p, p.actor, 5).sample(Rng(7))  # nothing is hidden in a game whose moves have habits
        before = insight.values(p)
        for move, child in search.root.children.items():
            after = p.copy()
            after.play(move)
            values = [*before]
            values[p.actor] = insight.worth(after, p.actor)
            assert child.prior == compared(values, insight.scale, insight.par)[p.actor]


def test_moves_that_look_poor_wherever_they_are_met_get_no_further_glance() -> None:
    game, p = decision_of("neuland")
    plain = Search(Sampler(p, p.actor, 5), game.insight, 7)
    quick = Search(Sampler(p, p.actor, 5), game.insight, 7, QUICK)
    for search in (plain, quick):
        search.run(200, FOREVER)
    often = [move for move, habit in quick.habits.items() if habit.met >= MET]
    poor = quick.poor(often)
    assert poor
    assert all(quick.habits[move].usual() > game.insight.habit for move in poor)
    assert set(poor) < set(often)
    assert quick.poor(poor) == []  # one of them must be the best
    assert plain.habits == {}
    assert plain.poor(often) == []


def test_where_no_dice_fall_levels_do_not_play_the_same_match_for_ever() -> None:
    """Nor do those who think together search the same tree; what measures and teaches is the same each time."""
    game, p = decision_of("neuland")
    for manner, differs in (THOROUGH, False), (QUICK, True), (MASTERFUL, True):
        found = []
        for seed in (7, 8):
            search = Search(Sampler(p, p.actor, 5), game.insight, seed, manner)
            search.run(200, FOREVER)
            found.append(visits_of(search.root))
        assert (found[0] != found[1]) == differs


def test_at_a_crowded_table_a_master_expects_of_each_rival_what_looks_best_to_them() -> None:
    """Quick levels and smaller tables try whatever a rival could do."""
    game = find("new_science")
    for seats, manner, expects in (5, MASTERFUL, True), (5, QUICK, False), (3, MASTERFUL, False):
        p = middle_of(game, seats)
        search = Search(Sampler(p, p.actor, 5), game.insight, 7, manner)
        for _ in range(300):
            search.iterate()
        tried = [
            sum(1 for reply in child.children.values() if reply.visits > PRIOR_VISITS)
            for child in search.root.children.values()
            if child.visits > 20 * PRIOR_VISITS
        ]
        assert tried
        assert (max(tried) == 1) == expects


def middle_of(game: Game[Any, Any], seats: int) -> Position:
    """Where somebody has the choice among many spaces, and a rival comes next."""
    p: Position = game.start(shipped_pack(game.id), seats, game.checked_options(seats, {}))
    rng = Rng(3)
    chosen = 0
    while True:
        if p.actor == NATURE:
            p.play(p.toss(rng.number()))
            continue
        moves = p.moves()
        chosen += len(moves) > 8
        if chosen > 3 * seats:
            return p
        p.play(moves[rng.below(len(moves))])
