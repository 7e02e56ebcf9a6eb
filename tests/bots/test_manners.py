"""How insight leads a search, in the manners of the first Master, of levels and of Masters."""

from typing import Any

import pytest

from tests.bots.test_bots import decision_of, each_game
from virtuosi.bots import deciding, levels
from virtuosi.bots.guided import Branch
from virtuosi.bots.judgement import compared
from virtuosi.bots.levels import FOREVER
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import CLASSIC, MASTERFUL, MET, QUICK, THOROUGH, Node, Search
from virtuosi.core.game import Game
from virtuosi.core.rng import Rng


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
