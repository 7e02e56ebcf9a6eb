"""What a move would cost in actions, for previews, labels and the board."""

from virtuosi.core.masks import members
from virtuosi.games.neuland.rules import moves
from virtuosi.games.neuland.rules.position import ONE_STEP, Neuland
from virtuosi.games.neuland.rules.tasks.building import ChooseMaterial, ChooseSite, one_step_cost
from virtuosi.games.neuland.rules.tasks.reach import FAR, build_cost, cheapest, kind_for, material, nearest, own
from virtuosi.games.neuland.rules.tasks.source import ChooseSource, source_of


def inputs_of(p: Neuland, kind: int) -> list[int]:
    return [good for good in (p.pack.first_input[kind], p.pack.second_input[kind]) if good != moves.NOTHING]


def missing(p: Neuland, seat: int, kind: int) -> list[int]:
    """The inputs of a kind that a seat does not have on the map."""
    return [good for good in inputs_of(p, kind) if not own(p, seat, good)]


def production_cost(p: Neuland, seat: int, slot: int) -> int | None:
    """The least actions a production on this slot takes a seat, whether or not it has them; None when impossible."""
    kind = p.tile[slot]
    if kind >= moves.PRODUCTION_COUNT:
        tile = kind - moves.PRODUCTION_COUNT
        if tile % moves.STEPS != p.scored[tile // moves.STEPS]:
            return None
    elif p.owner[slot] != moves.UNMARKED or (not inputs_of(p, kind) and p.reserve[seat] == 0):
        return None
    cost = cheapest(p, seat, kind, slot // moves.SLOTS_PER_HEX, 0)
    return None if cost >= FAR else cost


def site_cost(p: Neuland, task: ChooseSite, at: int) -> int | None:
    kind = kind_for(p, task.pile, p.terrain[at])
    if kind < 0:
        return None
    stuff = own(p, task.seat, material(p, kind))
    if p.rules & ONE_STEP and kind >= moves.PRODUCTION_COUNT:
        sources = members(stuff)
        cost = min([one_step_cost(p, task.seat, kind, at, source) for source in sources], default=FAR)
    else:
        cost = max(0, nearest(stuff, at) - 1)
    return None if cost >= FAR - 1 else cost


def cost_of(p: Neuland, move: int) -> int | None:
    """Actions for a candidate of the decision that is asked for now; None where there is no cost."""
    task = p.agenda[-1]
    if moves.TO_PRODUCE <= move < moves.TO_BUILD:
        return production_cost(p, task.seat, move - moves.TO_PRODUCE)
    if isinstance(task, ChooseSite) and moves.TO_SITE <= move < moves.TO_FROM:
        return site_cost(p, task, move - moves.TO_SITE)
    if moves.TO_FROM <= move <= moves.TO_FORAGE and isinstance(task, ChooseSource):
        cost = task.cost(p, source_of(move))
        return None if cost >= FAR else cost
    if isinstance(task, ChooseMaterial) and moves.TO_FROM <= move < moves.TO_FORAGE:
        kind = task.kind(p)
        if p.rules & ONE_STEP and kind >= moves.PRODUCTION_COUNT:
            cost = one_step_cost(p, task.seat, kind, task.at, move - moves.TO_FROM)
            return None if cost >= FAR else cost
        return build_cost(task.at, move - moves.TO_FROM)
    return None


def costs(p: Neuland) -> dict[str, int]:
    """By notation, what each candidate costs that has a cost."""
    found = {}
    for move in p.agenda[-1].candidates(p):
        if move < moves.TO_MINERAL:
            cost = cost_of(p, move)
            if cost is not None:
                found[moves.space.names[move]] = cost
    return found
