"""The things on the table that a move touches."""

from virtuosi.games.newton.rules.moves import (
    ACTION_IDS,
    AFTER_QUICK,
    CARD_IDS,
    CARDS,
    COLUMNS,
    DISCOVERY_IDS,
    FIRST_QUICK,
    LEVELS,
    MASTER_IDS,
    MASTERS,
    OBJECTIVE_IDS,
    PLACE_IDS,
    PLACES,
    TO_ACT,
    TO_BOOST,
    TO_BUY,
    TO_BY,
    TO_CLAIM,
    TO_CLIMB,
    TO_CUBE,
    TO_DISCARD,
    TO_DROP,
    TO_EFFECT,
    TO_END,
    TO_GO,
    TO_HIRE,
    TO_INCOME,
    TO_INVOKE,
    TO_KEEP,
    TO_MASTER,
    TO_PLAY,
    TO_POTION,
    TO_REBONUS,
    TO_REPEAT,
    TO_REPLACE,
    TO_REVEAL,
    TO_REVISIT,
    TO_SCORE,
    TO_SHELF,
    TO_SPECIAL,
    TO_STEP,
    TO_TAKE,
    TO_TILE,
    TO_TUCK,
    TO_USE,
    TO_WORK,
    TRACK,
    TREE,
    TREE_IDS,
)
from virtuosi.games.newton.rules.position import Newton
from virtuosi.games.newton.rules.tasks.tiles import ReplaceTile, is_development
from virtuosi.games.newton.table.atlas import road_ref
from virtuosi.games.newton.table.study import cell_ref


def refs(p: Newton, move: int) -> list[str]:
    seat = p.agenda[-1].seat
    if FIRST_QUICK <= move < AFTER_QUICK:
        return _quick_refs(p, seat, move)
    if TO_EFFECT <= move < FIRST_QUICK:
        return _effect_refs(p, seat, move)
    if TO_KEEP <= move < TO_PLAY:
        return [f"master/{MASTER_IDS[move - TO_KEEP]}"]
    if TO_PLAY <= move < TO_MASTER:
        return [f"card/{CARD_IDS[move - TO_PLAY]}"]
    if TO_MASTER <= move < TO_ACT:
        return [f"master/{MASTER_IDS[move - TO_MASTER]}"]
    if TO_ACT <= move < TO_END:
        return [f"action/{ACTION_IDS[move - TO_ACT]}", f"desk/{seat}-{min(p.column() + 1, COLUMNS)}"]
    if TO_WORK <= move <= TO_WORK + TRACK:
        return [f"work/{move - TO_WORK if move > TO_WORK else p.marker[seat]}"]
    if TO_STEP <= move < TO_STEP + TREE:
        return [f"tree/{TREE_IDS[move - TO_STEP]}"]
    if TO_GO <= move < TO_GO + PLACES:
        return [f"place/{PLACE_IDS[move - TO_GO]}"]
    if TO_BY <= move < TO_CLIMB:
        return [road_ref(p.at[seat], move - TO_BY)]
    if move >= TO_CLIMB:
        return [f"branch/{TREE_IDS[move - TO_CLIMB]}"]
    return _thing_refs(p, seat, move)


def _thing_refs(p: Newton, seat: int, move: int) -> list[str]:
    if TO_TAKE <= move < TO_CLAIM:
        return [f"card/{CARD_IDS[move - TO_TAKE]}"]
    if TO_CLAIM <= move < TO_SHELF:
        return [f"discovery/{DISCOVERY_IDS[move - TO_CLAIM]}"]
    if TO_SHELF <= move < TO_CUBE:
        return [cell_ref(seat, move - TO_SHELF)]
    if TO_CUBE <= move < TO_DROP:
        return [f"place/{PLACE_IDS[move - TO_CUBE]}"]
    if move == TO_DROP:
        return [f"place/{PLACE_IDS[p.at[seat]]}"]
    if TO_DISCARD <= move < TO_DISCARD + CARDS:
        return [f"card/{CARD_IDS[move - TO_DISCARD]}"]
    if TO_TILE <= move < TO_REPLACE:
        return [f"stock/{move - TO_TILE}"]
    if TO_REPLACE <= move < TO_TUCK:
        task = p.agenda[-1]
        assert isinstance(task, ReplaceTile)
        kind = "drawer" if is_development(task.tile) else "slot"
        return [f"{kind}/{seat}-{move - TO_REPLACE + 1}"]
    if TO_TUCK <= move < TO_TUCK + COLUMNS:
        return [f"desk/{seat}-{move - TO_TUCK + 1}"]
    return []


def _effect_refs(p: Newton, seat: int, move: int) -> list[str]:
    if move < TO_REPEAT:
        return [f"desk/{seat}-{p.column() + 1}", "action/effect"]
    if move < TO_INCOME:
        return [f"desk/{seat}-{move - TO_REPEAT + 1}"]
    if move < TO_REBONUS:
        slots = p.slots[seat * COLUMNS : (seat + 1) * COLUMNS]
        return [f"slot/{seat}-{slots.index(move - TO_INCOME) + 1}"]
    if move < TO_REVISIT:
        return [f"token/{move - TO_REBONUS}"]
    if move < TO_INVOKE:
        return [f"place/{PLACE_IDS[move - TO_REVISIT]}"]
    if move < TO_INVOKE + MASTERS:
        return [f"master/{MASTER_IDS[move - TO_INVOKE]}"]
    return [f"objective/{OBJECTIVE_IDS[move - TO_SCORE]}"]


def _quick_refs(p: Newton, seat: int, move: int) -> list[str]:
    if move < TO_REVEAL + LEVELS:
        return [f"deck/{move - TO_REVEAL + 1}"]
    if move == TO_BOOST:
        return ["quick/boost"]
    if move == TO_POTION:
        return ["quick/potion"]
    if move == TO_HIRE:
        return ["quick/student"]
    if move == TO_SPECIAL:
        return ["quick/special", f"desk/{seat}-{p.column() + 1}"]
    tile = move - (TO_BUY if move < TO_USE else TO_USE)
    return [f"discovery/{DISCOVERY_IDS[tile]}"]
