"""The machine as the view shows it: every line with its arithmetic and its program."""

import msgspec

from virtuosi.core.position import altered
from virtuosi.core.text import Message, say
from virtuosi.games.adas_dream.rules import machine, moves
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.board import LINES_EACH, ON_DISC, OPEN, PLUS, SIDE, SLOTS_EACH
from virtuosi.games.adas_dream.rules.die import value_of
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.table.components import SYMBOLS, AtomView, ProgramView, effect_view, program_view
from virtuosi.games.adas_dream.table.names import line_name

SIGNS = {ON_DISC: "●", OPEN: "○", **SYMBOLS}


class SlotView(msgspec.Struct, frozen=True):
    """The program slot of a line, and what its program would pay now."""

    ref: str  # "slot/row1"
    bonus: list[AtomView]
    program: ProgramView | None
    dice: int  # dice lying in the line
    points: int
    lost: bool  # its dice can no longer fulfil the program


class LineView(msgspec.Struct, frozen=True):
    """The arithmetic of a line. `terms` are values and symbols, None where something is missing."""

    id: str  # row1 .. col3
    terms: list[int | str | None]  # die, gear, die, gear, die
    complete: bool
    so_far: int | None  # what the beginning of the line comes to, as far as dice and gears follow one another
    result: int | None  # before steam
    points: int  # after steam
    cut: int  # what steam takes away
    text: Message


def line_view(p: AdasDream, seat: int, line: int) -> LineView:
    dice = machine.line_dice(p, seat, line)
    gears = machine.line_gears(p, seat, line)
    complete = machine.is_complete(p, seat, line)
    result = machine.line_result(p, seat, line) if complete else None
    points = machine.line_points(p, seat, line)
    return LineView(
        id=moves.PROGRAM_SLOTS[line],
        terms=line_terms(p, seat, line),
        complete=complete,
        so_far=_so_far(dice, gears),
        result=result,
        points=points,
        cut=result - points if result is not None else 0,
        text=line_text(p, seat, line),
    )


def line_terms(p: AdasDream, seat: int, line: int) -> list[int | str | None]:
    a, b, c = [value_of(die) if die else None for die in machine.line_dice(p, seat, line)]
    first, second = [SYMBOLS.get(gear) for gear in machine.line_gears(p, seat, line)]
    return [a, first, b, second, c]


def _so_far(dice: tuple[int, int, int], gears: list[int]) -> int | None:
    if not dice[0]:
        return None
    value = value_of(dice[0])
    for gear, die in zip(gears, dice[1:], strict=True):
        if gear < PLUS or not die:
            break
        value = int(machine.reckon(value, gear, value_of(die)))
    return value


def line_text(p: AdasDream, seat: int, line: int) -> Message:
    """The arithmetic with the line's name: "row 1: 5 + 3 = 8, 8 × 4 = 32"."""
    name = line_name(line)
    if not machine.is_complete(p, seat, line):
        return say("line-incomplete", line=name)
    return say("line-sum", line=name, sum=line_sum(p, seat, line))


def line_sum(p: AdasDream, seat: int, line: int) -> Message:
    """The arithmetic of a complete line, and what steam leaves of it."""
    a, b, c = [value_of(die) for die in machine.line_dice(p, seat, line)]
    first, second = machine.line_gears(p, seat, line)
    middle, result = int(machine.reckon(a, first, b)), machine.line_result(p, seat, line)
    points = machine.line_points(p, seat, line)
    sum_ = f"{a} {SYMBOLS[first]} {b} = {_signed(middle)}, {_signed(middle)} {SYMBOLS[second]} {c} = {_signed(result)}"
    return say("sum-capped", sum=sum_, points=points) if points < result else say("sum", sum=sum_)


def line_signs(p: AdasDream, seat: int, line: int) -> str:
    """The line in a few signs, with what is missing: "5 + 3 ● ?" below a disc, "5 + 3 ○ ?" open, "5 + 3 × 4 = 32"."""
    dice = [str(value_of(die)) if die else "?" for die in machine.line_dice(p, seat, line)]
    first, second = [SIGNS[gear] for gear in machine.line_gears(p, seat, line)]
    signs = f"{dice[0]} {first} {dice[1]} {second} {dice[2]}"
    return f"{signs} = {_signed(machine.line_result(p, seat, line))}" if machine.is_complete(p, seat, line) else signs


def line_with(p: AdasDream, seat: int, slot: int, gear: int) -> str:
    """The line of a gear slot in signs, as it would be with this on the slot."""
    after = p.copy()
    after.gears = altered(after.gears, seat * SLOTS_EACH + slot, gear)
    return line_signs(after, seat, slot // 2)


def _signed(number: int) -> str:
    return str(number) if number >= 0 else f"−{-number}"


def slot_view(p: AdasDream, seat: int, line: int) -> SlotView:
    tile, ref = p.slots[seat * LINES_EACH + line], f"slot/{moves.PROGRAM_SLOTS[line]}"
    dice = machine.line_dice(p, seat, line)
    points = machine.program_points(p, seat, line)
    lost = tile > 0 and points == 0 and (0 not in dice or machine.fitting_dice(p, tile - 1, *dice) == 0)
    return SlotView(
        ref=ref,
        bonus=effect_view(p.pack, tables.ROW_SLOT + line),
        program=program_view(p.pack, tile - 1, ref) if tile else None,
        dice=SIDE - dice.count(0),
        points=points,
        lost=lost,
    )
