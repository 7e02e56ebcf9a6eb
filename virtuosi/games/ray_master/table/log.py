"""What happened, in words."""

from virtuosi.core.events import HIDDEN, Row
from virtuosi.core.scene import Line
from virtuosi.core.text import Message, say
from virtuosi.games.ray_master.rules import events
from virtuosi.games.ray_master.rules.moves import HEIGHTS, LANES, MODES
from virtuosi.games.ray_master.table.names import card_ref, colour_name, die_name, slot_ref, student_name

WITHOUT_EFFECT_RULES = {
    events.IMPOSSIBLE: "3.7",
    events.FORCED_IN_VAIN: "9.3",
    events.TOO_FEW: "8.5",
    events.TOO_FEW_LEFT: "8.4",
}


def tell(row: Row) -> Line | None:
    kind, a, b, c, _ = row
    if kind == events.TURN:
        return Line(a, say("event-turn", turn=b), mark=True)
    if kind == events.FIRST:
        return Line(a, say("event-first"), "2.4")
    if kind == events.ROLLED:
        return Line(None, say("event-rolled", face=a, lane=b + 1), "2.5", refs=["ray"])
    if kind == events.PLACED:
        return Line(a // LANES, say("event-placed", die=die_name(b, c), lane=a % LANES + 1), refs=[slot_ref("die", a)])
    if kind == events.DRAWN:
        return Line(a, say("event-drawn") if c == HIDDEN else say("event-drawn-card", card=student(c)))
    return (
        _tell_card(kind, a, b, c) or _tell_shot(kind, a, b, c) or _tell_action(kind, a, b, c) or _tell_end(kind, a, b)
    )


def student(code: int) -> Message:
    return student_name(*events.card_of(code))


def die(code: int) -> Message:
    return die_name(*events.die_of(code))


def _tell_card(kind: int, seat: int, code: int, why: int) -> Line | None:
    if kind not in (events.STUDENT, events.FORCED, events.WITHOUT_EFFECT):
        return None
    card, refs = student(code), [card_ref(*events.card_of(code))]
    if kind == events.STUDENT:
        return Line(seat, say("event-student", card=card), refs=refs)
    if kind == events.FORCED:
        return Line(seat, say("event-forced", card=card), "9.2", refs=refs)
    return Line(seat, say("event-without-effect", card=card), WITHOUT_EFFECT_RULES[why], refs=refs)


def _tell_shot(kind: int, a: int, before: int, after: int) -> Line | None:
    if kind == events.MISSED:
        return Line(a, say("event-missed", lane=before + 1), "5.19", refs=["ray"])
    if kind != events.HIT:
        return None
    seat, slot = events.shot_of(a)
    colour = colour_name(slot)
    where = [slot_ref("die", slot), "ray"]
    if after == 0:
        return Line(seat, say("event-vanished", die=die(before), colour=colour), "5.11", refs=where)
    if before == after:
        return Line(seat, say("event-unchanged", die=die(before), colour=colour), "5.16", refs=where)
    return Line(seat, say("event-hit", before=die(before), after=die(after), colour=colour), refs=where)


def _tell_action(kind: int, a: int, b: int, c: int) -> Line | None:
    if kind == events.MOVED:
        return Line(a, say("event-moved", lane=b + 1), refs=["ray"])
    if kind == events.RAISED:
        return Line(a, say("event-height", height=say(f"height-{HEIGHTS[b]}")), refs=["ray"])
    if kind == events.SWITCHED:
        return Line(a, say("event-mode", mode=say(f"mode-{MODES[b]}")), refs=["ray"])
    if kind == events.SWAPPED:
        swapped = [slot_ref("die", b), slot_ref("die", c)]
        return Line(a, say("event-swapped", a=b % LANES + 1, b=c % LANES + 1), refs=swapped)
    if kind == events.HEATED:
        return Line(a, say("event-heated", before=b, after=c), refs=["temperature"])
    if kind == events.COOLED:
        return Line(a, say("event-cooled", before=b, after=c), refs=["temperature"])
    return None


def _tell_end(kind: int, a: int, b: int) -> Line:
    """The end of a turn, a cycle, the match."""
    if kind == events.RESTED:
        return Line(a, say("event-rested", temperature=b), "6.2", refs=["temperature"])
    if kind == events.EXTRA_LEFT:
        return Line(a, say("event-extra-left"), "6.3")
    if kind == events.NEW_CYCLE:
        return Line(None, say("event-new-cycle", cycle=a), "6.5")
    if kind == events.EXHAUSTED:
        return Line(None, say("event-exhausted"), "7.1")
    if kind == events.LAST_CYCLE:
        return Line(None, say("event-last-cycle"), "7.2")
    raise LookupError(f"no words for event {kind}")
