"""What the sentence of a refusal names."""

from virtuosi.core.text import say, seat_name
from virtuosi.games.neuland.rules import effects
from virtuosi.games.neuland.rules.moves import (
    GOODS,
    HEXES,
    MINERALS,
    PRODUCTION_COUNT,
    STEPS,
    TERRAINS,
    TO_BUILD,
    TO_MINERAL,
    TO_PRODUCE,
    TO_SITE,
    TO_WAIT,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.refusals import INPUT_MISSING, LOWER_FIRST, OCCUPIED
from virtuosi.games.neuland.rules.tasks.building import ChooseMaterial, ChooseSite
from virtuosi.games.neuland.rules.tasks.reach import any_kind, kind_for, material
from virtuosi.games.neuland.table.costs import cost_of, inputs_of, missing
from virtuosi.games.neuland.table.names import Facts, actions, good, good_name, tile


def facts(p: Neuland, move: int, refusal: int) -> Facts:
    """Everything a refusal's sentence may name about this candidate."""
    task = p.agenda[-1]
    found: Facts = {"left": p.pack.actions - p.used, "limit": p.limit}
    cost = cost_of(p, move)
    found["cost"] = actions(cost if cost is not None else 1)
    if TO_PRODUCE <= move < TO_BUILD:
        found.update(_facts_of_slot(p, task.seat, move - TO_PRODUCE, refusal))
    elif TO_BUILD <= move < TO_WAIT:
        found.update(_facts_of_kind(p, any_kind(p, move - TO_BUILD)))
        found["cost"] = actions(_cheapest_site(p, task.seat, move - TO_BUILD))
    elif isinstance(task, ChooseSite):
        found.update(_facts_of_kind(p, any_kind(p, task.pile)))
    elif isinstance(task, ChooseMaterial):
        found.update(_facts_of_kind(p, task.kind(p)))
    elif move >= TO_MINERAL:
        found["good"] = good(MINERALS[move - TO_MINERAL])
    return found


def _facts_of_slot(p: Neuland, seat: int, slot: int, refusal: int) -> Facts:
    kind = p.tile[slot]
    if refusal == OCCUPIED:
        owner = p.owner[slot]
        return {"owner": seat_name(owner), "mine": "yes" if owner == seat else "no"}
    if refusal == INPUT_MISSING:
        return {"good": good(good_name((missing(p, seat, kind) or inputs_of(p, kind))[0]))}
    if refusal == LOWER_FIRST:
        category = (kind - PRODUCTION_COUNT) // STEPS
        return {"lower": tile(PRODUCTION_COUNT + category * STEPS + p.scored[category])}
    return {}


def _facts_of_kind(p: Neuland, kind: int) -> Facts:
    terrains = [say(f"terrain-{name}") for number, name in enumerate(TERRAINS) if p.pack.terrain[kind] >> number & 1]
    either = terrains[0]
    for other in terrains[1:]:
        either = say("list-or", first=either, rest=other)
    return {"good": good(GOODS[material(p, kind)]), "terrain": either}


def _cheapest_site(p: Neuland, seat: int, pile: int) -> int:
    """The least a building of this pile would cost on any hex with room, paid or not."""
    best = p.pack.actions + 1
    asked = p.copy()
    asked.agenda.append(ChooseSite(seat, pile))
    for at in range(len(HEXES)):
        if kind_for(p, pile, p.terrain[at]) >= 0 and effects.free_slot(p, at) >= 0 and not p.kept >> at & 1:
            cost = cost_of(asked, TO_SITE + at)
            best = best if cost is None else min(best, cost)
    return best
