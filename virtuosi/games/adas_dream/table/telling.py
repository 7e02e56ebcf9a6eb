"""The table in words: prompts, what comes next, numbers of previews and rows, the score sheet, the end."""

from typing import Any

from virtuosi.core.scene import Figure, Measure, SheetLine, Stage
from virtuosi.core.task import Task
from virtuosi.core.text import Message, say, seat_name, task_name
from virtuosi.games.adas_dream.rules import effects, machine, moves, scoring, spots
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.effects import GREY
from virtuosi.games.adas_dream.rules.position import TIMES, AdasDream, members
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
from virtuosi.games.adas_dream.table.board import line_signs, line_sum
from virtuosi.games.adas_dream.table.labels import gear_text, spot_text
from virtuosi.games.adas_dream.table.names import AREA_ICONS, atom_text, die_text, effect_text, joined

TYPICAL_TURNS = 18


def task_text(p: AdasDream, prefix: str, task: Task[Any]) -> Message:
    """A task's sentence with its facts: `prompt-push-die`, `hint-push-die`, `queue-choose-column`."""
    id = f"{prefix}-{task_name(task)}"
    if isinstance(task, workshop.PushDie):
        return say(id, die=die_text(p.ring[task.a]))
    if isinstance(task, workshop.PlayPartner):
        return say(id, value=effects.value_of(p.storage[task.seat * 4 + p.stored]))
    if isinstance(task, workshop.ActivateColumn):
        return say(id, color=say(f"color-{moves.COLORS[task.a]}"))
    if isinstance(task, workshop.StoreDie):
        return say(id, die=die_text(p.active))
    if isinstance(task, turn.PlaceDie):
        return say(id, die=die_text(p.storage[task.seat * 4 + task.a]))
    if isinstance(task, discs.TakeDisc | discs.LiftDisc | discs.PlaceDisc):
        return say(id, spot=spot_text(task.a))
    if isinstance(task, gears.ChooseGearSlot):
        return say(id, gear=gear_text(task.a))
    if isinstance(task, study.ChooseColumn):
        return say(id, name=say(f"assignment-{moves.ASSIGNMENTS[task.a]}"))
    if isinstance(task, cards.DiscardCards | dice.AdjustDie | travel.VisitCity | study.TakeItem):
        return say(id, n=task.a)
    if isinstance(task, tracks.ChooseResearch | tracks.ChooseReward | tracks.ChooseBreakthrough):
        return say(id, n=task.a)
    return say(id)


def prompt(p: AdasDream, seat: int) -> Message:
    return task_text(p, "prompt", p.agenda[-1])


def hint(p: AdasDream, seat: int) -> Message | None:
    task = p.agenda[-1]
    if isinstance(task, turn.TakeTurn):
        free = p.pack.storage_slots - sum(1 for slot in range(4) if p.storage[seat * 4 + slot])
        return say("hint-take-turn", free=free)
    if isinstance(task, institution.GiveLecture):
        return say("hint-give-lecture", have=p.innovation[seat])
    if isinstance(task, travel.TravelTo):
        return say("hint-travel-to", have=p.coins[seat], city=say(f"city-{moves.CITIES[p.city[seat]]}"))
    if isinstance(task, meetings.EnterRoom):
        return say("hint-enter-room", coins=p.coins[seat], innovation=p.innovation[seat])
    if isinstance(task, turn.EndTurn):
        return say("hint-end-turn", books=p.books[seat])
    if isinstance(task, tracks.SpendInnovation):
        return say("hint-spend-innovation", n=p.pack.top_bonus_innovation)
    if isinstance(task, tracks.ChooseReward | tracks.ChooseBreakthrough):
        return say("hint-different") if task.a > 1 else None
    if isinstance(task, tracks.ChooseResearch) and task.a == 1:
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
    if isinstance(top, turn.PlaceDie) and not top.b:
        color = effects.color_of(p.storage[top.seat * 4 + top.a])
        found.append(say("use-any" if color == GREY else f"use-{moves.AREAS[color]}"))
    for task in reversed(p.agenda[:-1]):
        found += _waiting(p, task)
    if len(found) > 2 and found[-1].id == "queue-offer-end":
        found.pop()  # how every turn ends is no news while much else waits
    return [say("queue-then", what=what) for what in found]


def _waiting(p: AdasDream, task: Task[Any]) -> list[Message]:
    pack = p.pack
    if isinstance(task, effect.Effect):
        left = pack.effect(task.a)[task.b :]
        return [joined([atom_text(*atom) for atom in left])] if left else []
    if isinstance(task, study.CarryOut):
        return [effect_text(pack, tables.ROW_ASSIGNMENT + task.a)]
    if isinstance(task, effect.Atom):
        return [atom_text(task.a, task.b)]
    if isinstance(task, cards.DrawCards):
        return [atom_text(tables.DRAW, task.a)]
    if isinstance(task, discs.PlaceDisc):
        return [task_text(p, "queue", task)]
    if isinstance(task, areas.MainAction):
        return [say(f"use-{moves.AREAS[task.a]}")]
    if isinstance(task, workshop.UseAssignments):
        held = p.columns[task.seat * 4 + p.taken] if p.taken != GREY else 0
        return [atom_text(tables.RESEARCH_PURPLE + p.taken, held)] if held else []
    if isinstance(task, workshop.Refill):
        first = task.a * 3
        return [say("queue-refill")] if max(p.ring[first : first + 3]) == 0 and sum(p.bag) > 0 else []
    area = _advanced_area(task)
    if area >= 0:
        return [say("queue-advanced")] if p.research[task.seat * 4 + area] >= pack.advanced_1 else []
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
        return 0
    if isinstance(task, travel.AdvancedTravel):
        return 1
    if isinstance(task, meetings.AdvancedMeeting):
        return 2
    return 3 if isinstance(task, institution.AdvancedLecture) else -1


def measures(p: AdasDream, seat: int) -> list[Measure]:
    """The numbers a preview compares."""
    points = scoring.points(p, seat)
    found = [
        Measure("points", "prestige", say("measure-points"), sum(points), 1),
        Measure("lines", "workshop", say("measure-lines"), points[scoring.LINES], 1),
        Measure("programs", "program", say("measure-programs"), points[scoring.PROGRAMS], 1),
        Measure("lectures", "society", say("measure-lectures"), points[scoring.LECTURES], 1),
        Measure("coins", "coin", say("measure-coins"), p.coins[seat], 1),
        Measure("coal", "coal", say("measure-coal"), p.coal[seat], 1),
        Measure("brass", "brass", say("measure-brass"), p.brass[seat], 1),
        Measure("books", "book", say("measure-books"), p.books[seat], 1),
        Measure("innovation", "innovation", say("measure-innovation"), p.innovation[seat], 1),
        Measure("steam", "steam", say("measure-steam"), p.pack.steam_cap[p.steam[seat]], 1),
        Measure("hand", "partner", say("measure-hand"), effects.hand_size(p, seat), 1),
        Measure("slots", "build", say("measure-slots"), p.gears[seat * 12 : seat * 12 + 12].count(1), 1),
    ]
    for track in range(4):
        label = say(f"measure-research-{moves.COLORS[track]}")
        found.append(Measure(f"research-{track}", AREA_ICONS[track], label, p.research[seat * 4 + track], 1))
    for line, id in enumerate(moves.PROGRAM_SLOTS):
        found.append(Measure(id, None, say(f"line-{id}"), line_signs(p, seat, line)))
    return found


def figures(p: AdasDream, seat: int) -> list[Figure]:
    dice_in = 9 - p.mill[seat * 9 : seat * 9 + 9].count(0)
    return [
        Figure("coins", "coin", p.coins[seat], say("figure-coins")),
        Figure("coal", "coal", p.coal[seat], say("figure-coal")),
        Figure("brass", "brass", p.brass[seat], say("figure-brass")),
        Figure("books", "book", p.books[seat], say("figure-books")),
        Figure("innovation", "innovation", p.innovation[seat], say("figure-innovation")),
        Figure("steam", "steam", p.pack.steam_cap[p.steam[seat]], say("figure-steam")),
        Figure("dice", "workshop", dice_in, say("figure-dice")),
        Figure("gears", "gear-plus", machine.gears_built(p, seat), say("figure-gears")),
    ]


def stage(p: AdasDream) -> list[Stage]:
    fullest = max(9 - p.mill[seat * 9 : seat * 9 + 9].count(0) for seat in range(p.seats))
    found = [Stage(say("stage-setup") if p.round == 0 else say("stage-round", round=p.round, usual=TYPICAL_TURNS))]
    found.append(Stage(say("stage-last" if p.last else "stage-fullest", dice=fullest), "workshop"))
    return found


def sheet(p: AdasDream, seat: int) -> list[SheetLine]:
    """Every reason in the order of the printed pad; lines and programs each for itself."""
    points = scoring.points(p, seat)
    found = []
    for reason, id in enumerate(scoring.REASONS):
        if reason == scoring.LINES:
            found += _line_rows(p, seat)
        elif reason == scoring.PROGRAMS:
            found += _program_rows(p, seat)
        else:
            found.append(SheetLine(say(f"sheet-{id}"), points[reason], _note(p, seat, reason)))
    return found


def _line_rows(p: AdasDream, seat: int) -> list[SheetLine]:
    found = []
    for line in range(6):
        if machine.is_complete(p, seat, line):
            name = say("sheet-line", line=say(f"line-{moves.PROGRAM_SLOTS[line]}"))
            found.append(SheetLine(name, machine.line_points(p, seat, line), line_sum(p, seat, line)))
    return found or [SheetLine(say("sheet-lines"), 0)]


def _program_rows(p: AdasDream, seat: int) -> list[SheetLine]:
    found = []
    for line in range(6):
        points = machine.program_points(p, seat, line)
        if points:
            found.append(SheetLine(say("sheet-program", line=say(f"line-{moves.PROGRAM_SLOTS[line]}")), points))
    return found or [SheetLine(say("sheet-programs"), 0)]


def _note(p: AdasDream, seat: int, reason: int) -> Message | None:
    """Where the points of a reason come from."""
    if reason == scoring.GEARS:
        gaps = 12 - machine.gears_built(p, seat)
        return say("sheet-gears-note", gaps=gaps, each=p.pack.empty_slot_penalty)
    if reason == scoring.LEFTOVERS:
        resources = p.coins[seat] + p.coal[seat] + p.brass[seat]
        return say("sheet-leftovers-note", books=p.books[seat], resources=resources)
    if reason == scoring.TRAVEL:
        cities = sum(1 for pile in p.piles if spots.in_pile(pile, seat))
        return say("sheet-travel-note", n=cities)
    if reason == scoring.LECTURES:
        rows = sum(1 for level in range(5) if scoring.lecture_points(p, seat, level))
        return say("sheet-lectures-note", n=rows)
    if reason == scoring.PARTNERS:
        return say("sheet-partners-note", n=len(members(scoring.public_cards(p, seat))))
    if reason == scoring.INNOVATION:
        return say("sheet-innovation-note", n=p.innovation[seat])
    return None


def ending(p: AdasDream) -> tuple[Message, list[Message]]:
    """Why it ended, and the tie-breaks that decided the first place."""
    totals = p.scores()
    best = [seat for seat in range(p.seats) if totals[seat] == max(totals)]
    ties: list[Message] = []
    if len(best) > 1:
        ties.append(say("tie-gears", n=max(machine.gears_built(p, seat) for seat in best)))
        best = _most(best, [machine.gears_built(p, seat) for seat in best])
    if len(best) > 1:
        ties.append(say("tie-dice", n=max(machine.dice_sum(p, seat) for seat in best)))
        best = _most(best, [machine.dice_sum(p, seat) for seat in best])
    if len(best) > 1:
        ties.append(say("tie-order", first=seat_name(p.first)))
    return say("ending-machine"), ties


def _most(seats: list[int], worth: list[int]) -> list[int]:
    return [seat for seat, each in zip(seats, worth, strict=True) if each == max(worth)]


def tally(p: AdasDream) -> dict[str, int]:
    return {"rounds": p.round, "multiplications": p.gears.count(TIMES)}
