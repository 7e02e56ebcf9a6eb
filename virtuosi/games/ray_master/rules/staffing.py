"""What an action takes, and what stands against it."""

from typing import Final

from virtuosi.core.task import LEGAL
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
        return NOT_THE_CARDS_NUMBER if amount != BY_SCIENTISTS and move - TO_HEAT + 1 != amount else LEGAL
    elif action == COOL:
        if p.temperature == 0:
            return COLDEST
        return NOT_THE_CARDS_NUMBER if amount != BY_SCIENTISTS and move - TO_COOL + 1 != amount else LEGAL
    elif action == FIRE and p.temperature == p.pack.hottest:
        return TOO_HOT_TO_FIRE
    return LEGAL
