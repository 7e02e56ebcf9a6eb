"""What an action takes, and what stands against it."""

from typing import Final

from virtuosi.core.task import LEGAL
from virtuosi.games.ray_master.rules.effects import cooled, heated, possible
from virtuosi.games.ray_master.rules.moves import (
    ACTION_OF,
    COOL,
    EMPTY,
    FIRE,
    HEAT,
    HEIGHT,
    LANES,
    MOVE,
    SWAP,
    SWAP_PAIRS,
    TO_COOL,
    TO_HEAT,
    TO_HEIGHT,
    TO_RAY,
    TO_SWAP,
)
from virtuosi.games.ray_master.rules.position import RayMaster
from virtuosi.games.ray_master.rules.refusals import (
    COLDEST,
    HOTTEST,
    NOT_THE_CARDS_DISTANCE,
    NOT_THE_CARDS_NUMBER,
    NOTHING_TO_SWAP,
    ONE_IS_ENOUGH,
    SAME_HEIGHT,
    TOO_FAR,
    TOO_HOT_TO_FIRE,
)

BY_SCIENTISTS: Final = 0  # as an amount: not a student's work


def scientists_for(p: RayMaster, move: int) -> int:
    """How many scientists a move takes when scientists do it."""
    action = ACTION_OF[move]
    if action == FIRE:
        return p.pack.fire_cost[p.mode]
    if action == MOVE:
        return abs(move - TO_RAY - p.ray)
    if action == HEAT:
        return move - TO_HEAT + 1
    if action == COOL:
        return move - TO_COOL + 1
    return p.pack.staff[action][0]


def scientists_for_card(p: RayMaster, card: int) -> int:
    """How many scientists a student's work takes in the advanced mode (rules 8.2, 8.4)."""
    if p.action_of(card) == FIRE:
        return p.pack.fire_cost[p.mode]
    return p.strength_of(card)


def student_can_work(p: RayMaster, seat: int) -> bool:
    """Whether this turn's student could do its work now; if not, it finds nothing to do (rules 3.7, 8.4)."""
    action = p.action_of(p.student)
    if action == FIRE and p.advanced and p.pack.fire_cost[p.mode] > p.free + p.held:
        return False
    return possible(p, seat, action)


def hindrance(p: RayMaster, seat: int, move: int, amount: int) -> int:
    """What on the table, or on the student's card of this amount, stands against an action."""
    action = ACTION_OF[move]
    if action == MOVE:
        distance = abs(move - TO_RAY - p.ray)
        if amount != BY_SCIENTISTS:
            return LEGAL if distance == amount else NOT_THE_CARDS_DISTANCE
        return LEGAL if distance in p.pack.staff[MOVE] else TOO_FAR
    if action == HEIGHT:
        return SAME_HEIGHT if move - TO_HEIGHT == p.height else LEGAL
    if action == SWAP:
        a, b = SWAP_PAIRS[move - TO_SWAP]
        if p.sizes[seat * LANES + a] == EMPTY and p.sizes[seat * LANES + b] == EMPTY:
            return NOTHING_TO_SWAP
    elif action == HEAT:
        if p.temperature == p.pack.hottest:
            return HOTTEST
        return wrong_number(p, action, move - TO_HEAT + 1, amount)
    elif action == COOL:
        if p.temperature == 0:
            return COLDEST
        return wrong_number(p, action, move - TO_COOL + 1, amount)
    elif action == FIRE and p.temperature == p.pack.hottest:
        return TOO_HOT_TO_FIRE
    return LEGAL


def wrong_number(p: RayMaster, action: int, number: int, amount: int) -> int:
    """A student works at its strength (rule 4.11); of two scientists who do no more than one, one stays free (3.11)."""
    if amount != BY_SCIENTISTS:
        return LEGAL if number == amount else NOT_THE_CARDS_NUMBER
    if number == 1:
        return LEGAL
    alike = heated(p, number) == heated(p, 1) if action == HEAT else cooled(p, number) == cooled(p, 1)
    return ONE_IS_ENOUGH if alike else LEGAL
