"""A decision half made is judged by its end: it is carried through in the plainest way."""

from typing import Any

from virtuosi.core.task import Task
from virtuosi.games.neuland.rules.discs import discs_of, top
from virtuosi.games.neuland.rules.moves import GOOD_COUNT, SLOT_COUNT, TO_FROM, TO_MINERAL, TO_SITE
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.building import ChooseMaterial, ChooseMineral, ChooseSite
from virtuosi.games.neuland.rules.tasks.reach import FAR, build_cost, kind_for, material, nearest
from virtuosi.games.neuland.rules.tasks.source import ChooseSource, source_of


def settle(p: Neuland) -> Neuland:
    """The position once a decision half made is done in the plainest way; itself when nothing is pending."""
    if not half_made(p):
        return p
    q = p.copy()
    while half_made(q):
        q.play(plain_move(q, q.agenda[-1]))
    return q


def half_made(p: Neuland) -> bool:
    """Whether a production or a building has been begun; laying the map and choosing a start are not."""
    if len(p.agenda) < 2:
        return False
    task = p.agenda[-1]
    return isinstance(task, (ChooseSource, ChooseMaterial, ChooseSite, ChooseMineral))


def plain_move(p: Neuland, task: Task[Any]) -> int:
    """The cheapest source, a site close to what is there already, the discs that are scarce."""
    moves = p.moves()
    if len(moves) == 1:
        return moves[0]
    if isinstance(task, ChooseSource):
        return cheapest_source(p, task, moves)
    if isinstance(task, ChooseMaterial):
        return nearest_material(p, task, moves)
    if isinstance(task, ChooseSite):
        return handy_site(p, task, moves)
    if isinstance(task, ChooseMineral):
        return scarce_mineral(p, task, moves)
    raise LookupError("a decision that is not half made")


def cheapest_source(p: Neuland, task: ChooseSource, moves: list[int]) -> int:
    """Of equal ones what spoils soonest."""
    best = moves[0]
    least = FAR
    for move in moves:
        source = source_of(move)
        cost = 2 * task.cost(p, source) - (1 if source < SLOT_COUNT and p.lying >> source & 1 else 0)
        if cost < least:
            least = cost
            best = move
    return best


def nearest_material(p: Neuland, task: ChooseMaterial, moves: list[int]) -> int:
    best = moves[0]
    least = FAR
    for move in moves:
        cost = 2 * build_cost(task.at, move - TO_FROM) - (p.lying >> (move - TO_FROM) & 1)
        if cost < least:
            least = cost
            best = move
    return best


def handy_site(p: Neuland, task: ChooseSite, moves: list[int]) -> int:
    """Close to the material, and to the first input."""
    kind = kind_for(p, task.pile, p.terrain[moves[0] - TO_SITE])
    stuff = p.has[task.seat * GOOD_COUNT + material(p, kind)]
    others = origins(p, task.seat, kind)
    best = moves[0]
    least = 2 * FAR
    for move in moves:
        at = move - TO_SITE
        cost = 2 * nearest(stuff, at) + (nearest(others, at) if others else 0)
        if cost < least:
            least = cost
            best = move
    return best


def origins(p: Neuland, seat: int, kind: int) -> int:
    """Mask of the slots where a seat has the first input of a kind, or else of those that make it."""
    wanted = p.pack.first_input[kind]
    if wanted >= GOOD_COUNT:
        return 0
    found = p.has[seat * GOOD_COUNT + wanted]
    if not found:
        for maker in p.pack.makers[wanted]:
            found |= p.stands[maker]
    return found


def scarce_mineral(p: Neuland, task: ChooseMineral, moves: list[int]) -> int:
    """The mineral that the fewest mines show, iron before silver before coal."""
    shown = [2, 0, 1]  # coal, iron ore, silver ore
    for slot in range(SLOT_COUNT):
        if p.stack[slot] and slot != task.slot:
            shown[top(p.stack[slot])] += 4
    for mineral in discs_of(p.stack[task.slot]):
        shown[mineral] += 8
    best = moves[0]
    for move in moves:
        if shown[move - TO_MINERAL] < shown[best - TO_MINERAL]:
            best = move
    return best
