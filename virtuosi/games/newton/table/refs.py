"""The things on the table that a move touches."""

from virtuosi.games.newton.rules import moves
from virtuosi.games.newton.rules.position import Newton
from virtuosi.games.newton.rules.tasks.tiles import ReplaceTile, is_development
from virtuosi.games.newton.table.atlas import road_ref
from virtuosi.games.newton.table.study import cell_ref


def refs(p: Newton, move: int) -> list[str]:
    seat = p.agenda[-1].seat
    if moves.FIRST_QUICK <= move < moves.AFTER_QUICK:
        return _quick_refs(p, seat, move)
    if moves.TO_EFFECT <= move < moves.FIRST_QUICK:
        return _effect_refs(p, seat, move)
    if moves.TO_KEEP <= move < moves.TO_PLAY:
        return [f"master/{moves.MASTER_IDS[move - moves.TO_KEEP]}"]
    if moves.TO_PLAY <= move < moves.TO_MASTER:
        return [f"card/{moves.CARD_IDS[move - moves.TO_PLAY]}"]
    if moves.TO_MASTER <= move < moves.TO_ACT:
        return [f"master/{moves.MASTER_IDS[move - moves.TO_MASTER]}"]
    if moves.TO_ACT <= move < moves.TO_END:
        return [f"action/{moves.ACTION_IDS[move - moves.TO_ACT]}", f"desk/{seat}-{min(p.column() + 1, moves.COLUMNS)}"]
    if moves.TO_WORK <= move <= moves.TO_WORK + moves.TRACK:
        return [f"work/{move - moves.TO_WORK if move > moves.TO_WORK else p.marker[seat]}"]
    if moves.TO_STEP <= move < moves.TO_STEP + moves.TREE:
        return [f"tree/{moves.TREE_IDS[move - moves.TO_STEP]}"]
    if moves.TO_GO <= move < moves.TO_GO + moves.PLACES:
        return [f"place/{moves.PLACE_IDS[move - moves.TO_GO]}"]
    if moves.TO_BY <= move < moves.TO_CLIMB:
        return [road_ref(p.at[seat], move - moves.TO_BY)]
    if move >= moves.TO_CLIMB:
        return [f"branch/{moves.TREE_IDS[move - moves.TO_CLIMB]}"]
    return _thing_refs(p, seat, move)


def _thing_refs(p: Newton, seat: int, move: int) -> list[str]:
    if moves.TO_TAKE <= move < moves.TO_CLAIM:
        return [f"card/{moves.CARD_IDS[move - moves.TO_TAKE]}"]
    if moves.TO_CLAIM <= move < moves.TO_SHELF:
        return [f"discovery/{moves.DISCOVERY_IDS[move - moves.TO_CLAIM]}"]
    if moves.TO_SHELF <= move < moves.TO_CUBE:
        return [cell_ref(seat, move - moves.TO_SHELF)]
    if moves.TO_CUBE <= move < moves.TO_DROP:
        return [f"place/{moves.PLACE_IDS[move - moves.TO_CUBE]}"]
    if move == moves.TO_DROP:
        return [f"place/{moves.PLACE_IDS[p.at[seat]]}"]
    if moves.TO_DISCARD <= move < moves.TO_DISCARD + moves.CARDS:
        return [f"card/{moves.CARD_IDS[move - moves.TO_DISCARD]}"]
    if moves.TO_TILE <= move < moves.TO_REPLACE:
        return [f"stock/{move - moves.TO_TILE}"]
    if moves.TO_REPLACE <= move < moves.TO_TUCK:
        task = p.agenda[-1]
        assert isinstance(task, ReplaceTile)
        kind = "drawer" if is_development(task.tile) else "slot"
        return [f"{kind}/{seat}-{move - moves.TO_REPLACE + 1}"]
    if moves.TO_TUCK <= move < moves.TO_TUCK + moves.COLUMNS:
        return [f"desk/{seat}-{move - moves.TO_TUCK + 1}"]
    return []


def _effect_refs(p: Newton, seat: int, move: int) -> list[str]:
    if move < moves.TO_REPEAT:
        return [f"desk/{seat}-{p.column() + 1}", "action/effect"]
    if move < moves.TO_INCOME:
        return [f"desk/{seat}-{move - moves.TO_REPEAT + 1}"]
    if move < moves.TO_REBONUS:
        slots = p.slots[seat * moves.COLUMNS : (seat + 1) * moves.COLUMNS]
        return [f"slot/{seat}-{slots.index(move - moves.TO_INCOME) + 1}"]
    if move < moves.TO_REVISIT:
        return [f"token/{move - moves.TO_REBONUS}"]
    if move < moves.TO_INVOKE:
        return [f"place/{moves.PLACE_IDS[move - moves.TO_REVISIT]}"]
    if move < moves.TO_INVOKE + moves.MASTERS:
        return [f"master/{moves.MASTER_IDS[move - moves.TO_INVOKE]}"]
    return [f"objective/{moves.OBJECTIVE_IDS[move - moves.TO_SCORE]}"]


def _quick_refs(p: Newton, seat: int, move: int) -> list[str]:
    if move < moves.TO_REVEAL + moves.LEVELS:
        return [f"deck/{move - moves.TO_REVEAL + 1}"]
    if move == moves.TO_BOOST:
        return ["quick/boost"]
    if move == moves.TO_POTION:
        return ["quick/potion"]
    if move == moves.TO_HIRE:
        return ["quick/student"]
    if move == moves.TO_SPECIAL:
        return ["quick/special", f"desk/{seat}-{p.column() + 1}"]
    tile = move - (moves.TO_BUY if move < moves.TO_USE else moves.TO_USE)
    return [f"discovery/{moves.DISCOVERY_IDS[tile]}"]
