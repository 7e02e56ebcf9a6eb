"""The things on the board that a move touches."""

from virtuosi.games.neuland.rules import effects
from virtuosi.games.neuland.rules.moves import (
    HEXES,
    MINERALS,
    PILES,
    SLOTS,
    TO_BUILD,
    TO_FORAGE,
    TO_FROM,
    TO_MINERAL,
    TO_PRODUCE,
    TO_SITE,
    TO_START,
    TO_WAIT,
)
from virtuosi.games.neuland.rules.position import Neuland


def slot_ref(slot: int) -> str:
    return f"slot/{SLOTS[slot]}"


def hex_ref(at: int) -> str:
    return f"hex/{HEXES[at]}"


def pile_ref(pile: int) -> str:
    return f"pile/{PILES[pile]}"


def refs(p: Neuland, move: int) -> list[str]:
    if TO_PRODUCE <= move < TO_BUILD:
        return [slot_ref(move - TO_PRODUCE)]
    if TO_BUILD <= move < TO_WAIT:
        return [pile_ref(move - TO_BUILD)]
    if TO_FROM <= move < TO_FORAGE:
        return [slot_ref(move - TO_FROM)]
    if TO_START <= move < TO_PRODUCE:
        return [hex_ref(move - TO_START)]
    if TO_SITE <= move < TO_FROM:
        slot = effects.free_slot(p, move - TO_SITE)
        return [hex_ref(move - TO_SITE), *([slot_ref(slot)] if slot >= 0 else [])]
    if move >= TO_MINERAL:
        return [f"mineral/{MINERALS[move - TO_MINERAL]}"]
    return {TO_FORAGE: ["forage"], TO_WAIT: ["track"]}.get(move, [])
