"""Random play that seldom gives up early reaches every component of the game."""

from collections import Counter

from tests.games.newton.build import game, opening
from virtuosi.core.events import Events
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games.newton.rules import events
from virtuosi.games.newton.rules.moves import (
    CARD_IDS,
    CITY_IDS,
    COLUMNS,
    DISCOVERY_IDS,
    INVENTION_IDS,
    MASTER_IDS,
    OBJECTIVE_IDS,
    SPECIAL_IDS,
    TO_CLAIM,
    TO_DONE,
    TO_END,
    TO_REVEAL,
    TO_SPECIAL,
    TO_TAKE,
    TO_TUCK,
)
from virtuosi.games.newton.rules.position import Newton

MOST = 4000  # matches, if need be; a few hundred usually reach everything
COMPONENTS = [
    (events.PLAYED, CARD_IDS),
    (events.MASTER_PLAYED, MASTER_IDS),
    (events.CITY_BONUS, CITY_IDS),
    (events.INVENTED, INVENTION_IDS),
    (events.GOAL, OBJECTIVE_IDS),
    (events.BOUGHT, DISCOVERY_IDS),
    (events.USED, DISCOVERY_IDS),
    (-1, SPECIAL_IDS),
]


def lively_move(p: Newton, rng: Rng) -> int:
    """A random move; endings and purchases only now and then while there is something else to do, rare ones often."""
    moves = p.moves()
    if TO_SPECIAL in moves:
        return TO_SPECIAL
    if TO_TUCK <= moves[0] < TO_TUCK + COLUMNS:
        desk = p.desk[p.actor * COLUMNS : (p.actor + 1) * COLUMNS]
        return max(moves, key=lambda move: p.pack.special[desk[move - TO_TUCK]])
    rare = [move for move in moves if TO_TAKE <= move < TO_CLAIM and p.pack.special[move - TO_TAKE] >= 0]
    if rare:
        return rare[-1]
    if rng.below(8):
        eager = [move for move in moves if move not in (TO_END, TO_DONE) and not TO_REVEAL <= move < TO_SPECIAL]
        moves = eager or moves
    return moves[rng.below(len(moves))]


def play_lively(seed: int, reached: Counter[tuple[int, int]], verbs: Counter[str]) -> None:
    """One match, counting what its events and moves were about."""
    p, rng = opening(2 + seed % 3, lectures=True, discoveries=True, draft=seed % 2 == 0), Rng(4000 + seed)
    while p.agenda:
        seen = Events()
        p.events = seen
        move = p.toss(rng.number()) if p.actor == NATURE else lively_move(p, rng)
        verbs[game.space.verbs[move]] += 1
        p.play(move)
        for kind, _, b, _, _ in seen.rows:
            reached[kind, b] += 1
            if kind == events.SPECIAL:
                reached[-1, p.pack.special[b]] += 1


def test_every_component_is_reached() -> None:
    reached: Counter[tuple[int, int]] = Counter()
    verbs: Counter[str] = Counter()
    wanted = {(kind, k): id for kind, ids in COMPONENTS for k, id in enumerate(ids)}
    for seed in range(MOST):
        play_lively(seed, reached, verbs)
        if seed % 20 == 19 and all(reached[one] for one in wanted):
            break
    assert [id for one, id in wanted.items() if not reached[one]] == []
    assert set(verbs) >= set(game.space.verbs) - {"first"}
