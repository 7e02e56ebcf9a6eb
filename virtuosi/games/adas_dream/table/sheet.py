"""Numbers for people: previews, comparison rows, the top line, the score sheet, the end."""

from virtuosi.core.masks import count_of
from virtuosi.core.scene import Figure, Measure, SheetLine, Stage
from virtuosi.core.text import Message, say, seat_name
from virtuosi.games.adas_dream.rules import effects, machine, moves, scoring, spots
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, CELLS_EACH, LEVELS, LINES_EACH, SLOTS_EACH, TIMES
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.table.components import AREA_ICONS
from virtuosi.games.adas_dream.table.machine import line_signs, line_sum
from virtuosi.games.adas_dream.table.names import line_name

TYPICAL_TURNS = 18
# What others may still change, or nobody has yet: the rest is earned once it stands there
AT_THE_END = (
    scoring.LECTURES,
    scoring.MEETINGS,
    scoring.PARTNERS,
    scoring.GEARS,
    scoring.INNOVATION,
    scoring.LEFTOVERS,
)


def measures(p: AdasDream, seat: int) -> list[Measure]:
    """The numbers a preview compares."""
    points = scoring.points(p, seat)
    found = [
        Measure("points", "prestige", say("measure-points"), sum(points), 1, sum=True),
        Measure("lines", "workshop", say("measure-lines"), points[scoring.LINES], 1),
        Measure("programs", "program", say("measure-programs"), points[scoring.PROGRAMS], 1),
        Measure("lectures", "society", say("measure-lectures"), points[scoring.LECTURES], 1),
        Measure("coins", "coin", say("measure-coins"), p.coins[seat], 1),
        Measure("coal", "coal", say("measure-coal"), p.coal[seat], 1),
        Measure("brass", "brass", say("measure-brass"), p.brass[seat], 1),
        Measure("books", "book", say("measure-books"), p.books[seat], 1),
        Measure("innovation", "innovation", say("measure-innovation"), p.innovation[seat], 1),
        Measure("steam", "steam", say("measure-steam"), p.pack.steam_cap[p.steam[seat]], 1),
    ]
    for track in range(AREAS_EACH):
        label = say(f"measure-research-{moves.COLORS[track]}")
        found.append(Measure(f"research-{track}", AREA_ICONS[track], label, p.research[seat * AREAS_EACH + track], 1))
    for line, id in enumerate(moves.PROGRAM_SLOTS):
        found.append(Measure(id, None, say(f"line-{id}"), line_signs(p, seat, line)))
    return found


def figures(p: AdasDream, seat: int) -> list[Figure]:
    return [
        Figure("coins", "coin", p.coins[seat], say("figure-coins")),
        Figure("coal", "coal", p.coal[seat], say("figure-coal")),
        Figure("brass", "brass", p.brass[seat], say("figure-brass")),
        Figure("books", "book", p.books[seat], say("figure-books")),
        Figure("innovation", "innovation", p.innovation[seat], say("figure-innovation")),
        Figure("steam", "steam", p.pack.steam_cap[p.steam[seat]], say("figure-steam")),
        Figure("dice", "workshop", f"{machine.dice_placed(p, seat)}/{CELLS_EACH}", say("figure-dice")),
        Figure("gears", "gear-plus", machine.gears_built(p, seat), say("figure-gears")),
    ]


def stage(p: AdasDream) -> list[Stage]:
    placed = [machine.dice_placed(p, seat) for seat in range(p.seats)]
    fullest = max(placed)
    found = [Stage(say("stage-setup") if p.round == 0 else say("stage-round", round=p.round, usual=TYPICAL_TURNS))]
    alone = seat_name(placed.index(fullest)) if placed.count(fullest) == 1 else ""
    id = "stage-last" if p.last else "stage-fullest"
    found.append(Stage(say(id, dice=fullest, all=CELLS_EACH, alone=1 if alone else 0, who=alone), "workshop"))
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
            later = bool(p.agenda) and reason in AT_THE_END
            found.append(SheetLine(say(f"sheet-{id}"), points[reason], _note(p, seat, reason), later))
    return found


def _line_rows(p: AdasDream, seat: int) -> list[SheetLine]:
    found = []
    for line in range(LINES_EACH):
        if machine.is_complete(p, seat, line):
            name = say("sheet-line", line=line_name(line))
            found.append(SheetLine(name, machine.line_points(p, seat, line), line_sum(p, seat, line)))
    return found or [SheetLine(say("sheet-lines"), 0)]


def _program_rows(p: AdasDream, seat: int) -> list[SheetLine]:
    found = []
    for line in range(LINES_EACH):
        points = machine.program_points(p, seat, line)
        if points:
            found.append(SheetLine(say("sheet-program", line=line_name(line)), points))
    return found or [SheetLine(say("sheet-programs"), 0)]


def _note(p: AdasDream, seat: int, reason: int) -> Message | None:
    """Where the points of a reason come from."""
    if reason == scoring.GEARS:
        gaps = SLOTS_EACH - machine.gears_built(p, seat)
        return say("sheet-gears-note", gaps=gaps, each=p.pack.empty_slot_penalty)
    if reason == scoring.LEFTOVERS:
        resources = p.coins[seat] + p.coal[seat] + p.brass[seat]
        return say("sheet-leftovers-note", books=p.books[seat], resources=resources)
    if reason == scoring.TRAVEL:
        cities = sum(1 for pile in p.piles if spots.in_pile(pile, seat))
        return say("sheet-travel-note", n=cities)
    if reason == scoring.LECTURES:
        rows = sum(1 for level in range(LEVELS) if scoring.lecture_points(p, seat, level))
        return say("sheet-lectures-note", n=rows)
    if reason == scoring.PARTNERS:
        owned = count_of(effects.owned_cards(p, seat))
        return say("sheet-partners-note", n=owned, hidden=owned - count_of(scoring.public_cards(p, seat)))
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
