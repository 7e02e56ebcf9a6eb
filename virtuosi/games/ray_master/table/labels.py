"""Moves in words."""

from virtuosi.core.text import Message, say
from virtuosi.games.ray_master.rules.effects import cooled, heated
from virtuosi.games.ray_master.rules.moves import (
    ACTION_OF,
    EMPTY,
    HEIGHTS,
    LANES,
    LARGE,
    MEDIUM,
    MODES,
    PLACED,
    SWAP_PAIRS,
    TO_COOL,
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
    if TO_PLACE <= move < TO_STUDENT:
        lane, kind = divmod(move - TO_PLACE, len(PLACED))
        die = die_name(MEDIUM, p.pack.medium_value) if kind == 0 else die_name(LARGE, kind)
        return say("move-place", die=die, lane=lane + 1)
    if TO_STUDENT <= move < TO_RAY:
        card = move - TO_STUDENT
        return say("move-student", card=student_name(p.deck, card), task=student_says(p, card, "task"))
    if TO_RAY <= move < TO_HEIGHT:
        return say("move-ray", lane=move - TO_RAY + 1)
    if TO_HEIGHT <= move < TO_MODE:
        return say("move-height", height=say(f"height-{HEIGHTS[move - TO_HEIGHT]}"))
    if move == TO_MODE:
        return say("move-mode", mode=MODES[1 - p.mode])
    if TO_SWAP <= move < TO_HEAT:
        return _label_swap(p, move)
    if TO_HEAT <= move < TO_COOL:
        return say("move-heat", to=heated(p, move - TO_HEAT + 1), n=staff_of(p, move))
    if TO_COOL <= move < TO_FIRE:
        return say("move-cool", to=cooled(p, move - TO_COOL + 1), n=staff_of(p, move))
    if move == TO_FIRE:
        return _label_fire(p)
    return say("move-idle") if move == TO_IDLE else say("move-end")


def _label_fire(p: RayMaster) -> Message:
    """What a shot would do to the die it hits (rules 5.8 to 5.19)."""
    if p.temperature == p.pack.hottest:
        return say("move-fire")
    slot = p.target()
    if slot == NO_SLOT:
        return say("move-fire-miss")
    after = after_a_shot(p)
    if after.sizes[slot] == EMPTY:
        return say("move-fire-vanish", die=die_at(p, slot), colour=colour_name(slot))
    if die_at(after, slot) == die_at(p, slot):
        return say("move-fire-unchanged", die=die_at(p, slot), colour=colour_name(slot))
    return say("move-fire-hit", before=die_at(p, slot), after=die_at(after, slot), colour=colour_name(slot))


def _label_swap(p: RayMaster, move: int) -> Message:
    first = p.agenda[-1].seat * LANES
    a, b = SWAP_PAIRS[move - TO_SWAP]
    if p.sizes[first + a] == EMPTY:
        a, b = b, a
    if p.sizes[first + b] == EMPTY and p.sizes[first + a] != EMPTY:
        return say("move-swap-free", die=die_at(p, first + a), lane=b + 1)
    return say("move-swap", a=min(a, b) + 1, b=max(a, b) + 1)


def staff_of(p: RayMaster, move: int) -> int:
    """Scientists a move uses up; none when a student does the work."""
    forced = isinstance(p.agenda[-1], ObeyCard)
    student = p.student != NO_CARD and p.action_of(p.student) == ACTION_OF[move]
    return 0 if forced or student else scientists_for(p, move)
