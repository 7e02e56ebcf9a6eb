"""What is asked, in words: prompts, hints, what waits."""

from typing import Any

from virtuosi.core.task import Task
from virtuosi.core.text import Message, say, task_name
from virtuosi.games.adas_dream.rules import moves, ring
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    GEAR_COUNT,
    INSTITUTION,
    MEETINGS,
    RING_SLOTS,
    STORED_EACH,
    STUDY,
    TRAVEL,
)
from virtuosi.games.adas_dream.rules.die import GREY, color_of, value_of
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import (
    areas,
    cards,
    dealing,
    dice,
    discs,
    effect,
    gears,
    institution,
    meetings,
    study,
    tracks,
    travel,
    turn,
    workshop,
)
from virtuosi.games.adas_dream.table.names import (
    assignment_name,
    atom_text,
    city_text,
    color_text,
    die_text,
    effect_text,
    gear_text,
    joined,
    spot_text,
)


def task_text(p: AdasDream, prefix: str, task: Task[Any]) -> Message:
    """A task's sentence with its facts: `prompt-push-die`, `hint-push-die`, `queue-choose-column`."""
    id = f"{prefix}-{task_name(task)}"
    if isinstance(task, workshop.PushDie):
        return say(id, die=die_text(p.ring[task.mover]))
    if isinstance(task, workshop.PlayPartner):
        return say(id, value=value_of(p.storage[task.seat * STORED_EACH + p.stored]))
    if isinstance(task, workshop.ActivateColumn):
        return say(id, color=color_text(task.column))
    if isinstance(task, workshop.StoreDie):
        return say(id, die=die_text(p.active))
    if isinstance(task, turn.PlaceDie):
        return say(id, die=die_text(p.storage[task.seat * STORED_EACH + task.slot]))
    if isinstance(task, discs.TakeDisc | discs.LiftDisc | discs.PlaceDisc):
        return say(id, spot=spot_text(task.spot))
    if isinstance(task, gears.ChooseGearSlot):
        return say(id, gear=gear_text(task.gear))
    if isinstance(task, study.ChooseColumn):
        return say(id, name=assignment_name(task.card))
    if isinstance(task, cards.DiscardCards | study.TakeItem):
        return say(id, n=task.count)
    if isinstance(task, dice.AdjustDie | tracks.ChooseResearch | tracks.ChooseReward | tracks.ChooseBreakthrough):
        return say(id, n=task.left)
    if isinstance(task, travel.VisitCity):
        return say(id, n=task.hops)
    return say(id)


def prompt(p: AdasDream, seat: int) -> Message:
    task = p.agenda[-1]
    if isinstance(task, turn.TakeTurn | turn.EndTurn):
        return say(f"prompt-{task_name(task)}", can=_offered(p.moves()))
    return task_text(p, "prompt", task)


def _offered(legal: list[int]) -> str:
    """Which of the two things that a turn begins or ends with are possible: the prompt offers no other."""
    one = any(move == moves.PUBLISH or moves.MOVE <= move < moves.MOVE + RING_SLOTS for move in legal)
    other = any(
        moves.USE <= move < moves.USE + STORED_EACH or moves.BUILD <= move < moves.BUILD + GEAR_COUNT for move in legal
    )
    return "both" if one and other else "first" if one else "second" if other else "neither"


def hint(p: AdasDream, seat: int) -> Message | None:
    task = p.agenda[-1]
    if isinstance(task, turn.TakeTurn):
        free = p.pack.storage_slots - (STORED_EACH - p.storage_of(seat).count(0))
        if turn.needs_nudge(p, seat) and turn.TakeTurn(seat).moves(p) == []:
            return say("hint-take-turn-coal", coal=p.pack.nudge_coal)
        return say("hint-take-turn", free=free)
    if isinstance(task, institution.GiveLecture):
        return say("hint-give-lecture", have=p.innovation[seat])
    if isinstance(task, travel.TravelTo):
        return say("hint-travel-to", have=p.coins[seat], city=city_text(p.city[seat]))
    if isinstance(task, meetings.EnterRoom):
        return say("hint-enter-room", coins=p.coins[seat], innovation=p.innovation[seat])
    if isinstance(task, turn.EndTurn):
        return say("hint-end-turn", books=p.books[seat])
    if isinstance(task, tracks.SpendInnovation):
        return say("hint-spend-innovation", n=p.pack.top_bonus_innovation)
    if isinstance(task, tracks.ChooseReward | tracks.ChooseBreakthrough):
        return say("hint-different") if task.left > 1 else None
    if isinstance(task, tracks.ChooseResearch) and task.left == 1:
        return None
    return task_text(p, "hint", task) if isinstance(task, HINTED) else None


# What the question leaves out: the die that pushes, where the disc goes, which gear is built
HINTED = (
    workshop.PushDie,
    discs.TakeDisc,
    discs.LiftDisc,
    gears.ChooseGearSlot,
    study.ChooseColumn,
    travel.VisitCity,
    tracks.ChooseResearch,
)


def queue(p: AdasDream) -> list[Message]:
    """What waits below the top, next first."""
    found: list[Message] = []
    top = p.agenda[-1]
    if isinstance(top, turn.PlaceDie) and not top.idle:
        color = color_of(p.storage[top.seat * STORED_EACH + top.slot])
        found.append(say("use-any" if color == GREY else f"use-{moves.AREAS[color]}"))
    for task in p.agenda[-2::-1]:
        found += _waiting(p, task)
    if len(found) > 2 and found[-1].id == "queue-offer-end":
        found.pop()  # how every turn ends is no news while much else waits
    return [say("queue-then", what=what) for what in found]


def _waiting(p: AdasDream, task: Task[Any]) -> list[Message]:
    pack = p.pack
    if isinstance(task, effect.Effect):
        left = pack.effect(task.row)[task.first :]
        return [joined([atom_text(*atom) for atom in left])] if left else []
    if isinstance(task, study.CarryOut):
        return [effect_text(pack, tables.ROW_ASSIGNMENT + task.card)]
    if isinstance(task, effect.Atom):
        return [atom_text(task.atom, task.amount)]
    if isinstance(task, cards.DrawCards):
        return [atom_text(tables.DRAW, task.count)]
    if isinstance(task, discs.PlaceDisc):
        return [task_text(p, "queue", task)]
    if isinstance(task, areas.MainAction):
        return [say(f"use-{moves.AREAS[task.area]}")]
    if isinstance(task, workshop.UseAssignments):
        held = p.columns[task.seat * AREAS_EACH + p.taken] if p.taken != GREY else 0
        return [atom_text(tables.RESEARCH_PURPLE + p.taken, held)] if held else []
    if isinstance(task, workshop.Refill):
        return [say("queue-refill")] if max(ring.dice_on(p, task.space)) == 0 and sum(p.bag) > 0 else []
    area = _advanced_area(task)
    if area >= 0:
        return [say("queue-advanced")] if p.research[task.seat * AREAS_EACH + area] >= pack.advanced_1 else []
    if isinstance(task, SAID_PLAINLY):
        return [task_text(p, "queue", task)]
    return []


SAID_PLAINLY = (
    workshop.KeepDie,
    workshop.OfferPartner,
    turn.OfferEnd,
    meetings.PartWith,
    meetings.TakePartner,
    study.OfferItems,
    study.PlaceProgram,
    study.ChooseColumn,
    tracks.ChooseReward,
    tracks.ChooseBreakthrough,
    tracks.SpendInnovation,
    dice.AdjustDie,
    cards.DiscardCards,
    cards.PlayFree,
    turn.TakeTurn,
    dealing.DraftPartner,
)


def _advanced_area(task: Task[Any]) -> int:
    """The area whose advanced action waits, or -1."""
    if isinstance(task, study.AdvancedItems):
        return STUDY
    if isinstance(task, travel.AdvancedTravel):
        return TRAVEL
    if isinstance(task, meetings.AdvancedMeeting):
        return MEETINGS
    return INSTITUTION if isinstance(task, institution.AdvancedLecture) else -1
