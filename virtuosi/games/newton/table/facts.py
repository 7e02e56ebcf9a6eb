"""The facts behind a refusal: what is had, what is asked."""

from virtuosi.core.text import Message
from virtuosi.games.newton.rules import moves
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.refusals import SHELF_TOO_HIGH
from virtuosi.games.newton.rules.tasks.lessons import Lessons
from virtuosi.games.newton.rules.tasks.quick import Quick
from virtuosi.games.newton.rules.tasks.study import Study
from virtuosi.games.newton.rules.tasks.technology import Technology
from virtuosi.games.newton.rules.tasks.tiles import ClaimDiscovery
from virtuosi.games.newton.rules.tasks.travel import Travel
from virtuosi.games.newton.rules.tasks.work import Work
from virtuosi.games.newton.rules.ways import PLENTY, Ways
from virtuosi.games.newton.table import names


def facts(p: Newton, move: int, refusal: int) -> dict[str, int | str | Message]:
    """The arguments of a refusal's sentence; those a sentence does not ask for do no harm."""
    task, seat, pack = p.agenda[-1], p.agenda[-1].seat, p.pack
    found: dict[str, int | str | Message] = {"coins": p.coins[seat], "potions": p.potions[seat], "cost": _cost(p, move)}
    if isinstance(task, Travel):
        found["value"] = task.value(p)
        found |= {"left": max(0, task.left(p)), "missing": task.price(p)}
        if moves.TO_GO <= move < moves.TO_GO + moves.PLACES:
            found |= _way_facts(p, task, move - moves.TO_GO)
        elif moves.TO_BY <= move < moves.TO_CLIMB:
            found["toll"] = task.toll(p, move - moves.TO_BY)
    elif isinstance(task, Technology):
        found["value"] = task.value(p)
        found["left"] = max(0, task.left(p))
        if moves.TO_STEP <= move < moves.TO_STEP + moves.TREE:
            space = move - moves.TO_STEP
            found |= {"missing": task.price(p, space), "steps": task.distances(p, moves.TREE)[space]}
        elif move >= moves.TO_CLIMB:
            found["missing"] = task.price(p, move - moves.TO_CLIMB)
    elif isinstance(task, Work):
        found["missing"] = task.missing(p)
    elif isinstance(task, Lessons) and moves.TO_TAKE <= move < moves.TO_CLAIM:
        level = pack.level[move - moves.TO_TAKE]
        found |= {"level": names.level_name(level), "needed": level, "value": task.left(p)}
    elif isinstance(task, Study) and moves.TO_SHELF <= move < moves.TO_CUBE:
        found |= _shelf_facts(p, task, move - moves.TO_SHELF)
        if refusal == SHELF_TOO_HIGH:
            found["needed"] = moves.shelf_of(move - moves.TO_SHELF)
    if move == moves.TO_SPECIAL:
        special = Quick(seat).special(p)
        after = pack.special_after[special]
        found |= {"action": names.action_name(max(after, 0)), "needed": pack.special_value[special]}
    return found


def _way_facts(p: Newton, task: Travel, place: int) -> dict[str, int | str | Message]:
    """What the way would cost, and how long the shortest one is, if coins, potions and steps were no matter."""
    far = Ways(p, task.seat, moves.PLACES, False, PLENTY, PLENTY)
    return {"toll": task.ways_with(p, PLENTY, PLENTY).toll(place), "steps": far.fewest(place)}


def _shelf_facts(p: Newton, task: Study, cell: int) -> dict[str, int | str | Message]:
    home = p.pack.home[p.boards[task.seat]][cell]
    found: dict[str, int | str | Message] = {"value": task.left(p), "missing": task.price(p, cell)}
    if home >= 0:
        found |= {"home": names.home_name(home), "needed": p.pack.place_potions}
    return found


def _cost(p: Newton, move: int) -> int:
    """What a move costs, for those that were refused for want of coins or potions."""
    pack, task = p.pack, p.agenda[-1]
    if moves.TO_REVEAL <= move < moves.TO_BOOST:
        return pack.reveal_cost
    if move == moves.TO_BOOST:
        return pack.boost_cost
    if move == moves.TO_POTION:
        return pack.potion_cost
    if move == moves.TO_HIRE:
        return pack.student_cost
    if moves.TO_BUY <= move < moves.TO_USE:
        return pack.cost[move - moves.TO_BUY]
    if move == moves.TO_SPECIAL:
        return pack.x[pack.special_program[Quick(task.seat).special(p)]]
    if isinstance(task, ClaimDiscovery):
        return task.price(p, move)
    if move in (moves.TO_SECOND, moves.TO_IGNORE, moves.TO_DROP) and p.card != NONE:
        return pack.price[p.card]
    return pack.x[pack.program[p.card]] if move == moves.TO_EFFECT else 0
