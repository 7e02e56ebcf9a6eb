"""A player's board as one seat sees it: machine with its arithmetic, storage, tracks, columns, cards."""

import msgspec

from virtuosi.core.text import Message, say
from virtuosi.games.adas_dream.rules import effects, machine, moves, scoring
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.position import PLUS, AdasDream, members
from virtuosi.games.adas_dream.table.names import (
    SYMBOLS,
    AssignmentView,
    AtomView,
    DieView,
    GearView,
    PartnerView,
    ProgramView,
    assignment_view,
    die_view,
    effect_view,
    gear_view,
    own_card,
    program_view,
)

GEAR_STATES = ["disc", "open", "plus", "minus", "times"]


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


class SteamView(msgspec.Struct, frozen=True):
    level: int
    caps: list[int]
    cap: int
    next_cap: int | None
    next_coal: int | None


class ColumnView(msgspec.Struct, frozen=True):
    ref: str  # "column/study"
    color: str
    assignments: list[AssignmentView]
    token: int  # worth per assignment; 0 without a token


class SideView(msgspec.Struct, frozen=True):
    seat: int
    coins: int
    coal: int
    brass: int
    books: int
    innovation: int
    innovation_prestige: list[int]
    steam: SteamView
    storage: list[DieView | None]
    cells: list[DieView | None]  # "die/c11" .. ; an empty cell is "cell/c11"
    gears: list[str]  # by slot "gear/row1-1" ..: disc | open | plus | minus | times
    lines: list[LineView]
    slots: list[SlotView]
    reserve: list[GearView]
    subtractions: int  # how many of each stand in reserve
    additions: int
    columns: list[ColumnView]
    science_tokens: dict[str, int]
    partners: list[PartnerView]  # all that everybody knows of, wherever they lie
    hand: list[PartnerView] | None  # None: hidden from this seat
    hand_known: list[str]  # ids of cards everybody knows to be in hand
    hand_size: int
    hand_limit: int
    deck: list[PartnerView] | None  # which cards the owner may still draw
    deck_size: int
    discard: list[PartnerView]
    in_play: list[PartnerView]
    discs: int  # left on the board
    discs_out: int  # out of the match
    dice: int  # in the machine
    city: str
    points: dict[str, int]  # by reason, as if the match ended now


def side_view(p: AdasDream, seat: int, eyes: int) -> SideView:
    pack = p.pack
    gears = p.gears[seat * 12 : seat * 12 + 12]
    own = seat == eyes or not p.agenda
    points = scoring.points(p, seat)
    return SideView(
        seat=seat,
        coins=p.coins[seat],
        coal=p.coal[seat],
        brass=p.brass[seat],
        books=p.books[seat],
        innovation=p.innovation[seat],
        innovation_prestige=pack.innovation_prestige,
        steam=_steam(p, seat),
        storage=[die_view(p.storage[seat * 4 + at], moves.STORAGE[at]) for at in range(pack.storage_slots)],
        cells=[die_view(p.mill[seat * 9 + at], moves.CELLS[at]) for at in range(9)],
        gears=[GEAR_STATES[gear] for gear in gears],
        lines=[line_view(p, seat, line) for line in range(6)],
        slots=[_slot(p, seat, line) for line in range(6)],
        reserve=_reserve(p, seat),
        subtractions=p.reserve_sub[seat],
        additions=p.reserve_add[seat],
        columns=[_column(p, seat, column) for column in range(4)],
        science_tokens={moves.SCIENCES[at]: p.science_tokens[seat * 4 + at] for at in range(4)},
        partners=[own_card(pack, card) for card in members(scoring.public_cards(p, seat))],
        hand=[own_card(pack, card) for card in members(p.hand[seat])] if own else None,
        hand_known=[moves.PARTNERS[card] for card in members(p.known[seat] & p.hand[seat])],
        hand_size=effects.hand_size(p, seat),
        hand_limit=pack.hand_limit,
        deck=[own_card(pack, card) for card in members(p.deck[seat])] if own else None,
        deck_size=p.deck[seat].bit_count(),
        discard=[own_card(pack, card) for card in members(p.discard[seat])],
        in_play=[own_card(pack, card) for card in members(p.in_play[seat])],
        discs=gears.count(0),
        discs_out=p.boxed[seat],
        dice=9 - p.mill[seat * 9 : seat * 9 + 9].count(0),
        city=moves.CITIES[p.city[seat]],
        points=dict(zip(scoring.REASONS, points, strict=True)),
    )


def _steam(p: AdasDream, seat: int) -> SteamView:
    pack, level = p.pack, p.steam[seat]
    top = level >= pack.steam_top
    return SteamView(
        level=level,
        caps=pack.steam_cap[1 : pack.steam_top + 1],
        cap=pack.steam_cap[level],
        next_cap=None if top else pack.steam_cap[level + 1],
        next_coal=None if top else pack.steam_coal[level + 1],
    )


def line_view(p: AdasDream, seat: int, line: int) -> LineView:
    dice = machine.line_dice(p, seat, line)
    gears = p.gears[seat * 12 + line * 2 : seat * 12 + line * 2 + 2]
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
    a, b, c = (effects.value_of(die) if die else None for die in machine.line_dice(p, seat, line))
    first, second = (SYMBOLS.get(gear) for gear in p.gears[seat * 12 + line * 2 : seat * 12 + line * 2 + 2])
    return [a, first, b, second, c]


def _so_far(dice: tuple[int, int, int], gears: list[int]) -> int | None:
    if not dice[0]:
        return None
    value = effects.value_of(dice[0])
    for gear, die in zip(gears, dice[1:], strict=True):
        if gear < PLUS or not die:
            break
        value = machine.reckon(value, gear, effects.value_of(die))
    return value


def line_text(p: AdasDream, seat: int, line: int) -> Message:
    """The arithmetic with the line's name: "row 1: 5 + 3 = 8, 8 × 4 = 32"."""
    name = say(f"line-{moves.PROGRAM_SLOTS[line]}")
    if not machine.is_complete(p, seat, line):
        return say("line-incomplete", line=name)
    return say("line-sum", line=name, sum=line_sum(p, seat, line))


def line_sum(p: AdasDream, seat: int, line: int) -> Message:
    """The arithmetic of a complete line, and what steam leaves of it."""
    a, b, c = (effects.value_of(die) for die in machine.line_dice(p, seat, line))
    first, second = p.gears[seat * 12 + line * 2 : seat * 12 + line * 2 + 2]
    middle, result = machine.reckon(a, first, b), machine.line_result(p, seat, line)
    points = machine.line_points(p, seat, line)
    sum_ = f"{a} {SYMBOLS[first]} {b} = {_signed(middle)}, {_signed(middle)} {SYMBOLS[second]} {c} = {_signed(result)}"
    return say("sum-capped", sum=sum_, points=points) if points < result else say("sum", sum=sum_)


def line_signs(p: AdasDream, seat: int, line: int) -> str:
    """The line in a few signs, with what is missing: "5 + 3 · ?", "5 + 3 × 4 = 32"."""
    missing = "?·?·?"
    signs = " ".join(str(term or gap) for term, gap in zip(line_terms(p, seat, line), missing, strict=True))
    return f"{signs} = {_signed(machine.line_result(p, seat, line))}" if machine.is_complete(p, seat, line) else signs


def _signed(number: int) -> str:
    return str(number) if number >= 0 else f"−{-number}"


def _slot(p: AdasDream, seat: int, line: int) -> SlotView:
    tile, ref = p.slots[seat * 6 + line], f"slot/{moves.PROGRAM_SLOTS[line]}"
    dice = machine.line_dice(p, seat, line)
    points = machine.program_points(p, seat, line)
    lost = tile > 0 and points == 0 and (0 not in dice or machine.fitting_dice(p, tile - 1, *dice) == 0)
    return SlotView(
        ref=ref,
        bonus=effect_view(p.pack, tables.ROW_SLOT + line),
        program=program_view(p.pack, tile - 1, ref) if tile else None,
        dice=3 - dice.count(0),
        points=points,
        lost=lost,
    )


def _reserve(p: AdasDream, seat: int) -> list[GearView]:
    held = [gear for gear in range(14) if effects.has_gear(p, seat, gear)]
    return [gear_view(p.pack, gear, f"build/{moves.GEARS[gear]}") for gear in held]


def _column(p: AdasDream, seat: int, column: int) -> ColumnView:
    held = [card for card in range(30) if p.assigned[card] == 1 + seat * 4 + column]
    return ColumnView(
        ref=f"column/{moves.AREAS[column]}",
        color=moves.COLORS[column],
        assignments=[assignment_view(p.pack, card, f"card/{moves.ASSIGNMENTS[card]}") for card in held],
        token=p.tokens[seat * 4 + column],
    )
