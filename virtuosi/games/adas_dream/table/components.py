"""Components as the view shows them, drawn from the same data the rules interpret: atoms, dice, cards, tiles, gears."""

from functools import cache
from typing import Final

import msgspec

from virtuosi.core.text import Message
from virtuosi.games.adas_dream.rules import moves
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, MINUS, MULTIPLICATION, PLUS, TIMES
from virtuosi.games.adas_dream.rules.die import color_of, value_of
from virtuosi.games.adas_dream.rules.pack import AdaPack
from virtuosi.games.adas_dream.table.names import assignment_name, atom_text, partner_name, program_text

# Icons of the house's sprite, by atom
ICONS: Final = {
    "coins": "coin",
    "coal": "coal",
    "brass": "brass",
    "book": "book",
    "addition_gear": "gear-plus",
    "steam_free": "steam",
    "innovation": "innovation",
    "draw": "partner",
    "research_purple": "research",
    "research_blue": "research",
    "research_yellow": "research",
    "research_green": "research",
    "research": "research",
    "workshop_reward": "wheel",
    "breakthrough": "breakthrough",
    "study_item": "desk",
    "assignment": "assignment",
    "program": "program",
    "multiplication_gear": "gear-times",
    "build_gear": "build",
    "build_addition_free": "build",
    "swap_sub_add": "gear-minus",
    "play_partner": "partner-play",
    "gain_partner": "partner-gain",
    "use_market_partner": "partner-use",
    "per_hand_card": "partner",
    "travel_small": "city",
    "travel_university_disc": "university",
    "disc_stack": "disc",
    "disc_meeting": "meeting",
    "disc_university": "university",
    "disc_move": "move",
    "disc_remove": "disc",
    "disc_move_university": "university",
    "per_disc_iu": "disc",
    "advanced_l1": "plus",
    "assignment_token": "assignment",
    "science_token": "science-token",
    "steam_paid": "steam",
    "swap_die": "swap",
    "adjust_die": "height",
}
AREA_ICONS: Final = ["study", "travel", "meeting", "society"]
SYMBOLS: Final = {PLUS: "+", MINUS: "−", TIMES: "×"}


class AtomView(msgspec.Struct, frozen=True):
    """One icon of an effect: `inner` is what it gives per card or disc, `color` the track it means."""

    atom: str
    n: int
    icon: str
    text: Message
    inner: str | None = None
    color: str | None = None


class DieView(msgspec.Struct, frozen=True):
    ref: str  # "die/w0-1", "die/active", "die/c11", "die/s1"
    color: str
    value: int


class ProgramView(msgspec.Struct, frozen=True):
    ref: str  # "program/1" in the market, "slot/row1" on a board
    id: str
    criterion: str  # colours | values | color_same | ... | value_sum
    colors: list[str]
    values: list[int]
    prestige: int
    text: Message


class AssignmentView(msgspec.Struct, frozen=True):
    ref: str  # "assignment/1" in the market, "card/a06" on a board
    id: str
    colors: list[str]  # empty: any column
    discard: int
    effect: list[AtomView]
    name: Message


class PartnerView(msgspec.Struct, frozen=True):
    ref: str  # "partner/1" in the market, "card/t01" elsewhere
    id: str
    name: Message
    years: str
    science: str
    die: list[int]  # values that allow the play; empty: any
    cost: str  # none | reduce_die | pay_die_value
    effect: list[AtomView]
    prestige: int


class GearView(msgspec.Struct, frozen=True):
    ref: str  # "take/1" in the market, "build/m01" in the reserve
    id: str
    symbol: str
    brass: int
    coal: int
    coins: int
    innovation: int


def atom_view(atom: int, n: int, inner: int) -> AtomView:
    name = tables.ATOMS[atom]
    color = name[9:] if name.startswith("research_") else None
    return AtomView(name, n, ICONS[name], atom_text(atom, n, inner), tables.ATOMS[inner] or None, color)


@cache
def effect_view(pack: AdaPack, row: int) -> list[AtomView]:
    return [atom_view(*atom) for atom in pack.effect(row)]


def die_view(die: int, place: str) -> DieView | None:
    if die == 0:
        return None
    return DieView(f"die/{place}", moves.COLORS[color_of(die)], value_of(die))


@cache
def program_view(pack: AdaPack, tile: int, ref: str) -> ProgramView:
    kind, arg = pack.criterion[tile], pack.criterion_arg[tile]
    return ProgramView(
        ref=ref,
        id=moves.PROGRAMS[tile],
        criterion=tables.CRITERIA[kind],
        colors=[
            moves.COLORS[color] for color in range(len(moves.COLORS)) if kind == tables.COLOR_IN and arg >> color & 1
        ],
        values=[value for value in range(1, 7) if kind == tables.VALUE_IN and arg >> value & 1]
        or ([arg] if kind == tables.VALUE_SUM else []),
        prestige=pack.program_prestige[tile],
        text=program_text(pack, tile),
    )


@cache
def assignment_view(pack: AdaPack, card: int, ref: str) -> AssignmentView:
    mask = pack.assignment_columns[card]
    return AssignmentView(
        ref=ref,
        id=moves.ASSIGNMENTS[card],
        colors=[]
        if mask == tables.EVERY_COLUMN
        else [moves.COLORS[color] for color in range(AREAS_EACH) if mask >> color & 1],
        discard=pack.assignment_discard[card],
        effect=effect_view(pack, tables.ROW_ASSIGNMENT + card),
        name=assignment_name(card),
    )


@cache
def partner_view(pack: AdaPack, card: int, ref: str) -> PartnerView:
    mask = pack.card_die[card]
    return PartnerView(
        ref=ref,
        id=moves.PARTNERS[card],
        name=partner_name(card),
        years=pack.card_years[card],
        science=moves.SCIENCES[pack.card_science[card]],
        die=[] if mask == tables.EVERY_VALUE else [value for value in range(1, 7) if mask >> value & 1],
        cost=tables.CARD_COSTS[pack.card_cost[card]],
        effect=effect_view(pack, tables.ROW_PARTNER + card),
        prestige=pack.card_prestige[card],
    )


def own_card(pack: AdaPack, card: int) -> PartnerView:
    return partner_view(pack, card, f"card/{moves.PARTNERS[card]}")


@cache
def gear_view(pack: AdaPack, gear: int, ref: str) -> GearView:
    return GearView(
        ref=ref,
        id=moves.GEARS[gear],
        symbol=SYMBOLS[PLUS + min(gear, MULTIPLICATION)],
        brass=pack.gear_brass[gear],
        coal=pack.gear_coal[gear],
        coins=pack.gear_coins[gear],
        innovation=pack.gear_innovation[gear],
    )
