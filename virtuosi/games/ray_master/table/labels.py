"""Moves in words."""

from virtuosi.core.text import Message, say
from virtuosi.games.ray_master.rules import moves
from virtuosi.games.ray_master.rules.effects import cooled, heated
from virtuosi.games.ray_master.rules.position import NO_CARD, NO_SLOT, RayMaster
from virtuosi.games.ray_master.rules.staffing import scientists_for
from virtuosi.games.ray_master.rules.tasks.forced import ObeyCard
from virtuosi.games.ray_master.table.names import (
    after_a_shot,
    colour_name,
    die_at,
    die_name,
    student_name,
    student_says,
)


def label(p: RayMaster, move: int) -> Message:
    if moves.TO_PLACE <= move < moves.TO_STUDENT:
        lane, kind = divmod(move - moves.TO_PLACE, len(moves.PLACED))
        die = die_name(moves.MEDIUM, p.pack.medium_value) if kind == 0 else die_name(moves.LARGE, kind)
        return say("move-place", die=die, lane=lane + 1)
    if moves.TO_STUDENT <= move < moves.TO_RAY:
        card = move - moves.TO_STUDENT
        return say("move-student", card=student_name(p.deck, card), task=student_says(p.pack, p.deck, card, "task"))
    if moves.TO_RAY <= move < moves.TO_HEIGHT:
        return say("move-ray", lane=move - moves.TO_RAY + 1)
    if moves.TO_HEIGHT <= move < moves.TO_MODE:
        return say("move-height", height=say(f"height-{moves.HEIGHTS[move - moves.TO_HEIGHT]}"))
    if move == moves.TO_MODE:
        return say("move-mode", mode=moves.MODES[1 - p.mode])
    if moves.TO_SWAP <= move < moves.TO_HEAT:
        return _label_swap(p, move)
    if moves.TO_HEAT <= move < moves.TO_COOL:
        return say("move-heat", to=heated(p, move - moves.TO_HEAT + 1), n=staff_of(p, move))
    if moves.TO_COOL <= move < moves.TO_FIRE:
        return say("move-cool", to=cooled(p, move - moves.TO_COOL + 1), n=staff_of(p, move))
    if move == moves.TO_FIRE:
        return _label_fire(p)
    return say("move-idle") if move == moves.TO_IDLE else say("move-end")


def _label_fire(p: RayMaster) -> Message:
    """What a shot would do to the die it hits (rules 5.8 to 5.19)."""
    if p.temperature == p.pack.hottest:
        return say("move-fire")
    slot = p.target()
    if slot == NO_SLOT:
        return say("move-fire-miss")
    after = after_a_shot(p)
    if after.sizes[slot] == moves.EMPTY:
        return say("move-fire-vanish", die=die_at(p, slot), colour=colour_name(slot))
    if die_at(after, slot) == die_at(p, slot):
        return say("move-fire-unchanged", die=die_at(p, slot), colour=colour_name(slot))
    return say("move-fire-hit", before=die_at(p, slot), after=die_at(after, slot), colour=colour_name(slot))


def _label_swap(p: RayMaster, move: int) -> Message:
    first = p.agenda[-1].seat * moves.LANES
    a, b = moves.SWAP_PAIRS[move - moves.TO_SWAP]
    if p.sizes[first + a] == moves.EMPTY:
        a, b = b, a
    if p.sizes[first + b] == moves.EMPTY and p.sizes[first + a] != moves.EMPTY:
        return say("move-swap-free", die=die_at(p, first + a), lane=b + 1)
    return say("move-swap", a=min(a, b) + 1, b=max(a, b) + 1)


def staff_of(p: RayMaster, move: int) -> int:
    """Scientists a move uses up; none when a student does the work."""
    forced = isinstance(p.agenda[-1], ObeyCard)
    student = p.student != NO_CARD and p.action_of(p.student) == moves.ACTION_OF[move]
    return 0 if forced or student else scientists_for(p, move)
