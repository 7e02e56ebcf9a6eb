"""The things on the board that a move touches."""

from virtuosi.games.neuland.rules import effects, moves
from virtuosi.games.neuland.rules.position import Neuland


def slot_ref(slot: int) -> str:
    return f"slot/{moves.SLOTS[slot]}"


def hex_ref(at: int) -> str:
    return f"hex/{moves.HEXES[at]}"


def pile_ref(pile: int) -> str:
    return f"pile/{moves.PILES[pile]}"


def refs(p: Neuland, move: int) -> list[str]:
    if moves.TO_PRODUCE <= move < moves.TO_BUILD:
        return [slot_ref(move - moves.TO_PRODUCE)]
    if moves.TO_BUILD <= move < moves.TO_WAIT:
        return [pile_ref(move - moves.TO_BUILD)]
    if moves.TO_FROM <= move < moves.TO_FORAGE:
        return [slot_ref(move - moves.TO_FROM)]
    if moves.TO_START <= move < moves.TO_PRODUCE:
        return [hex_ref(move - moves.TO_START)]
    if moves.TO_SITE <= move < moves.TO_FROM:
        slot = effects.free_slot(p, move - moves.TO_SITE)
        return [hex_ref(move - moves.TO_SITE), *([slot_ref(slot)] if slot >= 0 else [])]
    if move >= moves.TO_MINERAL:
        return [f"mineral/{moves.MINERALS[move - moves.TO_MINERAL]}"]
    return {moves.TO_FORAGE: ["forage"], moves.TO_WAIT: ["track"]}.get(move, [])
