"""Ray Master in words: prompts, labels, previews, log lines, the score sheet."""

from virtuosi.core.events import HIDDEN, Row
from virtuosi.core.scene import Figure, Line, Measure, SheetLine, Stage
from virtuosi.core.text import Message, say
from virtuosi.games.ray_master.rules import effects
from virtuosi.games.ray_master.rules.effects import cooled, heated
from virtuosi.games.ray_master.rules.moves import (
    ACTION_OF,
    ACTIONS,
    COLOURS,
    EMPTY,
    HEIGHTS,
    LANES,
    MODES,
    PLACED,
    SIZES,
    SWAP_PAIRS,
    TO_COOL,
    TO_END,
    TO_FIRE,
    TO_HEAT,
    TO_HEIGHT,
    TO_MODE,
    TO_PLACE,
    TO_RAY,
    TO_STUDENT,
    TO_SWAP,
)
from virtuosi.games.ray_master.rules.pack import CARD_IDS
from virtuosi.games.ray_master.rules.position import NO_CARD, PILE, RayMaster
from virtuosi.games.ray_master.rules.setup import PlaceDie
from virtuosi.games.ray_master.rules.staffing import scientists_for
from virtuosi.games.ray_master.rules.tasks import ChooseStudent, ObeyCard, UseScientists
from virtuosi.games.ray_master.table.view import longest_match, slot_ref, student_says

WITHOUT_EFFECT_RULES = ("3.7", "9.3", "8.5", "8.6", "8.4")  # by the reason an event gives


def card_name(p: RayMaster, card: int) -> Message:
    return say(f"student-{CARD_IDS[p.deck][card]}")


def action_name(action: int) -> Message:
    return say(f"action-{ACTIONS[action]}")


def die_name(code: int) -> Message:
    """A die from an event's code: size * 8 + value."""
    return say("die", size=say(f"size-{SIZES[code // 8 - 1]}"), value=code % 8)


def die_at(p: RayMaster, slot: int) -> Message:
    return die_name(p.sizes[slot] * 8 + p.values[slot]) if p.sizes[slot] != EMPTY else say("slot-empty")


def label(p: RayMaster, move: int) -> Message:
    if TO_PLACE <= move < TO_STUDENT:
        lane, kind = divmod(move - TO_PLACE, len(PLACED))
        die = die_name(2 * 8 + p.pack.medium_value) if kind == 0 else die_name(3 * 8 + kind)
        return say("move-place", die=die, lane=lane + 1)
    if TO_STUDENT <= move < TO_RAY:
        card = move - TO_STUDENT
        return say("move-student", card=card_name(p, card), task=student_says(p, card, "task"))
    if TO_RAY <= move < TO_HEIGHT:
        return say("move-ray", lane=move - TO_RAY + 1)
    if TO_HEIGHT <= move < TO_MODE:
        return say("move-height", height=say(f"height-{HEIGHTS[move - TO_HEIGHT]}"))
    if move == TO_MODE:
        return say("move-mode", mode=MODES[1 - p.mode])
    if TO_SWAP <= move < TO_HEAT:
        return _label_swap(p, move)
    if TO_HEAT <= move < TO_COOL:
        return say("move-heat", to=heated(p, move - TO_HEAT + 1), n=_staff(p, move))
    if TO_COOL <= move < TO_FIRE:
        return say("move-cool", to=cooled(p, move - TO_COOL + 1), n=_staff(p, move))
    return say("move-fire") if move == TO_FIRE else say("move-end")


def _label_swap(p: RayMaster, move: int) -> Message:
    first = p.agenda[-1].seat * LANES
    a, b = SWAP_PAIRS[move - TO_SWAP]
    if p.sizes[first + a] == EMPTY:
        a, b = b, a
    if p.sizes[first + b] == EMPTY and p.sizes[first + a] != EMPTY:
        return say("move-swap-free", die=die_at(p, first + a), lane=b + 1)
    return say("move-swap", a=min(a, b) + 1, b=max(a, b) + 1)


def _staff(p: RayMaster, move: int) -> int:
    """Scientists a move uses up; none when a student does the work."""
    forced = isinstance(p.agenda[-1], ObeyCard)
    student = p.student != NO_CARD and p.pack.actions[p.deck][p.student] == ACTION_OF[move]
    return 0 if forced or student else scientists_for(p, move)


def refs(p: RayMaster, move: int) -> list[str]:
    if TO_PLACE <= move < TO_STUDENT:
        return [slot_ref("slot", p.agenda[-1].seat * LANES + (move - TO_PLACE) // len(PLACED))]
    if TO_STUDENT <= move < TO_RAY:
        return [f"card/{CARD_IDS[p.deck][move - TO_STUDENT]}"]
    if move == TO_END:
        return []
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


def facts(p: RayMaster, move: int, refusal: int) -> dict[str, int | str | Message]:
    task = p.agenda[-1]
    if isinstance(task, PlaceDie):
        return {"sum": p.pack.large_sum}
    if isinstance(task, ChooseStudent):
        return {"needed": task.needed(p, move - TO_STUDENT), "free": p.free}
    card = task.card if isinstance(task, ObeyCard) else p.student
    if move == TO_END:
        return {"action": action_name(p.pack.actions[p.deck][card])}
    return {
        "action": action_name(ACTION_OF[move]),
        "needed": scientists_for(p, move),
        "free": p.free + p.held if _staff(p, move) == 0 else p.free,
        "amount": p.pack.amounts[p.deck][card] if card != NO_CARD else 0,
    }


def hint(p: RayMaster, seat: int) -> Message | None:
    task = p.agenda[-1]
    if isinstance(task, PlaceDie):
        return say("hint-place-die", larges=task.larges_left(p), sum=task.sum_left(p))
    if isinstance(task, ObeyCard):
        return say("hint-obey-card", card=card_name(p, task.card), task=student_says(p, task.card, "task"))
    if isinstance(task, ChooseStudent):
        return say("hint-choose-student", free=p.free)
    if p.waiting:
        return say("hint-use-scientists-waiting", free=p.free, task=student_says(p, p.student, "task"))
    return say("hint-use-scientists", free=p.free)


def measures(p: RayMaster, seat: int) -> list[Measure]:
    scores = p.scores()
    found = [Measure("points", "points", say("measure-points"), scores[seat], 1)]
    if p.seats == 2:
        found.append(Measure("rival", "points", say("measure-rival"), scores[1 - seat], -1))
    if p.agenda and isinstance(p.agenda[-1], UseScientists) and p.agenda[-1].seat == seat:
        found.append(Measure("free", "scientist", say("measure-free"), p.free))
    found.append(Measure("temperature", "temperature", say("measure-temperature"), p.temperature))
    found.append(Measure("energy", "energy", say("measure-energy"), p.energy))
    if p.turn == 0:
        return found  # the ray is not placed yet
    found.append(Measure("ray", "move", say("measure-ray"), str(p.ray + 1)))
    target = p.target()
    found.append(Measure("aim", "ray", say("measure-aim"), die_of(p, target) if target >= 0 else say("aim-nothing")))
    return found


def die_of(p: RayMaster, slot: int) -> Message:
    """A die with its colour, for what the ray points at."""
    return say("die-of-colour", die=die_at(p, slot), colour=say(f"colour-{COLOURS[slot // LANES]}"))


def figures(p: RayMaster, seat: int) -> list[Figure]:
    base = p.pack.scientists_advanced if p.advanced else p.pack.scientists
    return [
        Figure("scientists", "scientist", base + p.extra[seat], say("figure-scientists")),
        Figure("students", "student", p.cards.count(seat), say("figure-students")),
    ]


def stage(p: RayMaster) -> list[Stage]:
    return [
        Stage(say("stage-turn", turn=p.turn, turns=longest_match(p))),
        Stage(say("stage-cycle", cycle=min(p.cycle + 1, p.pack.cycles), cycles=p.pack.cycles)),
        Stage(say("stage-pile", n=p.cards.count(PILE)), "card"),
    ]


def sheet(p: RayMaster, seat: int) -> list[SheetLine]:
    lines = []
    for slot in range(seat * LANES, (seat + 1) * LANES):
        if p.sizes[slot] == EMPTY:
            continue
        weight, value = p.pack.weights[p.sizes[slot]], p.values[slot]
        note = say("sheet-product", value=value, weight=weight)
        lines.append(SheetLine(say(f"sheet-{SIZES[p.sizes[slot] - 1]}", lane=slot % LANES + 1), weight * value, note))
    if p.seats == 1 and p.foreign_dice():
        note = say("sheet-product", value=p.foreign_dice(), weight=p.pack.penalty)
        lines.append(SheetLine(say("sheet-foreign"), -p.pack.penalty * p.foreign_dice(), note))
    return lines


def ending(p: RayMaster) -> tuple[Message, list[Message]]:
    reason = say("ending-energy") if p.energy == 0 else say("ending-students")
    if p.seats == 1:
        won = p.scores()[0] >= p.pack.target
        return reason, [say("ending-won" if won else "ending-lost", target=p.pack.target)]
    ties: list[Message] = []
    if p.points(0) == p.points(1):
        ties.append(say("tie-small-dice", a=p.small_dice(0), b=p.small_dice(1)))
        if p.small_dice(0) == p.small_dice(1):
            ties.append(say("tie-small-faces", a=p.small_faces(0), b=p.small_faces(1)))
            if p.small_faces(0) == p.small_faces(1):
                ties.append(say("tie-shared"))
    return reason, ties


def tell(row: Row) -> Line | None:
    kind, a, b, c, _ = row
    if kind == effects.TURN:
        return Line(None, say("event-turn", turn=b), mark=True)
    if kind == effects.FIRST:
        return Line(a, say("event-first"), "2.4")
    if kind == effects.ROLLED:
        return Line(None, say("event-rolled", face=a, lane=b + 1), "2.5", refs=["ray"])
    if kind == effects.PLACED:
        return Line(
            a // LANES, say("event-placed", die=die_name(b * 8 + c), lane=a % LANES + 1), refs=[slot_ref("die", a)]
        )
    if kind in (effects.STUDENT, effects.FORCED, effects.WITHOUT_EFFECT):
        return _tell_card(kind, a, b, c)
    if kind == effects.DRAWN:
        return Line(a, say("event-drawn") if c == HIDDEN else say("event-drawn-card", card=say(f"student-{_id(c)}")))
    if kind in (effects.HIT, effects.MISSED):
        return _tell_shot(kind, a, b, c)
    return _tell_action(kind, a, b, c)


def _id(code: int) -> str:
    """A card's id from an event's code: deck * 16 + card."""
    return CARD_IDS[code // 16][code % 16]


def _tell_card(kind: int, seat: int, code: int, why: int) -> Line:
    card, refs = say(f"student-{_id(code)}"), [f"card/{_id(code)}"]
    if kind == effects.STUDENT:
        return Line(seat, say("event-student", card=card), refs=refs)
    if kind == effects.FORCED:
        return Line(seat, say("event-forced", card=card), "9.2", refs=refs)
    return Line(seat, say("event-without-effect", card=card), WITHOUT_EFFECT_RULES[why], refs=refs)


def _tell_shot(kind: int, a: int, before: int, after: int) -> Line:
    if kind == effects.MISSED:
        return Line(a, say("event-missed", lane=before + 1), "5.19", refs=["ray"])
    seat, slot = divmod(a, 16)
    colour = say(f"colour-{COLOURS[slot // LANES]}")
    where = [slot_ref("die", slot), "ray"]
    if after == 0:
        return Line(seat, say("event-vanished", die=die_name(before), colour=colour), "5.11", refs=where)
    if before == after:
        return Line(seat, say("event-unchanged", die=die_name(before), colour=colour), "5.16", refs=where)
    return Line(seat, say("event-hit", before=die_name(before), after=die_name(after), colour=colour), refs=where)


def _tell_action(kind: int, a: int, b: int, c: int) -> Line | None:
    if kind == effects.MOVED:
        return Line(a, say("event-moved", lane=b + 1), refs=["ray"])
    if kind == effects.RAISED:
        return Line(a, say("event-height", height=say(f"height-{HEIGHTS[b]}")), refs=["ray"])
    if kind == effects.SWITCHED:
        return Line(a, say("event-mode", mode=say(f"mode-{MODES[b]}")), refs=["ray"])
    if kind == effects.SWAPPED:
        swapped = [slot_ref("die", b), slot_ref("die", c)]
        return Line(a, say("event-swapped", a=b % LANES + 1, b=c % LANES + 1), refs=swapped)
    if kind == effects.HEATED:
        return Line(a, say("event-heated", before=b, after=c), refs=["temperature"])
    if kind == effects.COOLED:
        return Line(a, say("event-cooled", before=b, after=c), refs=["temperature"])
    if kind == effects.RESTED:
        return Line(a, say("event-rested", temperature=b), "6.2", refs=["temperature"])
    if kind == effects.EXTRA_LEFT:
        return Line(a, say("event-extra-left"), "6.3")
    if kind == effects.NEW_CYCLE:
        return Line(None, say("event-new-cycle", cycle=a), "6.5")
    if kind == effects.EXHAUSTED:
        return Line(None, say("event-exhausted"), "7.1")
    if kind == effects.LAST_CYCLE:
        return Line(None, say("event-last-cycle"), "7.2")
    raise LookupError(f"no words for event {kind}")


def tally(p: RayMaster) -> dict[str, int]:
    return {"turns": p.turn}
