"""The things on the board that a move touches."""

from virtuosi.games.ray_master.rules.moves import (
    ACTION_OF,
    ACTIONS,
    HEIGHTS,
    LANES,
    MODES,
    PLACED,
    SWAP_PAIRS,
    TO_END,
    TO_FIRE,
    TO_HEAT,
    TO_HEIGHT,
    TO_IDLE,
    TO_MODE,
    TO_PLACE,
    TO_RAY,
    TO_STUDENT,
    TO_SWAP,
)
from virtuosi.games.ray_master.rules.position import RayMaster
from virtuosi.games.ray_master.table.names import card_ref, slot_ref


def refs(p: RayMaster, move: int) -> list[str]:
    if TO_PLACE <= move < TO_STUDENT:
        return [slot_ref("slot", p.agenda[-1].seat * LANES + (move - TO_PLACE) // len(PLACED))]
    if TO_STUDENT <= move < TO_RAY:
        return [card_ref(p.deck, move - TO_STUDENT)]
    if move == TO_END:
        return []
    if move == TO_IDLE:
        return [card_ref(p.deck, p.student)]
    found = [f"action/{ACTIONS[ACTION_OF[move]]}"]
    if TO_RAY <= move < TO_HEIGHT:
        found.append(f"lane/{move - TO_RAY + 1}")
    elif TO_HEIGHT <= move < TO_MODE:
        found.append(f"height/{HEIGHTS[move - TO_HEIGHT]}")
    elif move == TO_MODE:
        found.append(f"mode/{MODES[1 - p.mode]}")
    elif TO_SWAP <= move < TO_HEAT:
        for lane in SWAP_PAIRS[move - TO_SWAP]:
            found.append(slot_ref("slot", p.agenda[-1].seat * LANES + lane))
    elif move == TO_FIRE:
        found.append("ray")
    return found
