"""The things on the board that a move touches."""

from virtuosi.games.ray_master.rules import moves
from virtuosi.games.ray_master.rules.position import RayMaster
from virtuosi.games.ray_master.table.names import card_ref, slot_ref


def refs(p: RayMaster, move: int) -> list[str]:
    if moves.TO_PLACE <= move < moves.TO_STUDENT:
        return [slot_ref("slot", p.agenda[-1].seat * moves.LANES + (move - moves.TO_PLACE) // len(moves.PLACED))]
    if moves.TO_STUDENT <= move < moves.TO_RAY:
        return [card_ref(p.deck, move - moves.TO_STUDENT)]
    if move == moves.TO_END:
        return []
    if move == moves.TO_IDLE:
        return [card_ref(p.deck, p.student)]
    found = [f"action/{moves.ACTIONS[moves.ACTION_OF[move]]}"]
    if moves.TO_RAY <= move < moves.TO_HEIGHT:
        found.append(f"lane/{move - moves.TO_RAY + 1}")
    elif moves.TO_HEIGHT <= move < moves.TO_MODE:
        found.append(f"height/{moves.HEIGHTS[move - moves.TO_HEIGHT]}")
    elif move == moves.TO_MODE:
        found.append(f"mode/{moves.MODES[1 - p.mode]}")
    elif moves.TO_SWAP <= move < moves.TO_HEAT:
        for lane in moves.SWAP_PAIRS[move - moves.TO_SWAP]:
            found.append(slot_ref("slot", p.agenda[-1].seat * moves.LANES + lane))
    elif move == moves.TO_FIRE:
        found.append("ray")
    return found
