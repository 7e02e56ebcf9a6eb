"""The ways that scientist or students may take now, for the seat that decides."""

import msgspec

from virtuosi.games.newton.rules.moves import (
    BONUS_IDS,
    PLACE_IDS,
    PLACES,
    TO_BY,
    TO_CLIMB,
    TO_DONE,
    TO_DROP,
    TO_GO,
    TO_STEP,
    TREE_IDS,
    space,
)
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.tasks.technology import Technology
from virtuosi.games.newton.rules.tasks.travel import Travel


class WayView(msgspec.Struct, frozen=True):
    """Where a move leads, and past what."""

    move: str
    path: list[str]  # refs, from where the walk begins to where it ends
    toll: int
    tokens: list[str]  # taken on the way, in order


def ways(p: Newton) -> list[WayView]:
    """Of the question that is asked, if it is one of walking."""
    task = p.agenda[-1] if p.agenda else None
    if isinstance(task, Travel):
        return _journeys(p, task)
    return _climbs(p, task) if isinstance(task, Technology) else []


def _journeys(p: Newton, task: Travel) -> list[WayView]:
    ways, here = task.ways(p), p.at[task.seat]
    found = []
    for move in task.moves(p):
        if move in (TO_DROP, TO_DONE):
            continue
        stops = [move - TO_BY] if move >= TO_BY else ways.stops(move - TO_GO)
        toll = task.toll(p, stops[0]) if move >= TO_BY else ways.toll(stops[-1])
        path = [f"place/{PLACE_IDS[place]}" for place in (here, *stops)]
        found.append(WayView(space.names[move], path, toll, _tokens(p, stops)))
    return found


def _climbs(p: Newton, task: Technology) -> list[WayView]:
    starts, found = task.starts(p), []
    for move in task.moves(p):
        if move == TO_DONE:
            continue
        steps = [move - TO_CLIMB if move >= TO_CLIMB else move - TO_STEP]
        while p.pack.before[steps[0]] not in starts:
            steps.insert(0, p.pack.before[steps[0]])
        path = [f"tree/{TREE_IDS[k]}" for k in (p.pack.before[steps[0]], *steps)]
        found.append(WayView(space.names[move], path, 0, _tokens(p, [PLACES + k for k in steps])))
    return found


def _tokens(p: Newton, spots: list[int]) -> list[str]:
    return [BONUS_IDS[p.tokens[spot]] for spot in spots if p.tokens[spot] != NONE]
