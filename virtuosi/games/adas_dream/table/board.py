"""A player's board as one seat sees it: machine, storage, tracks, columns, cards."""

import msgspec

from virtuosi.core.masks import members
from virtuosi.games.adas_dream.rules import effects, machine, moves, scoring
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, CELLS_EACH, LINES_EACH, ON_DISC, STORED_EACH
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.table.components import (
    AssignmentView,
    DieView,
    GearView,
    PartnerView,
    assignment_view,
    die_view,
    gear_view,
    own_card,
)
from virtuosi.games.adas_dream.table.machine import LineView, SlotView, line_view, slot_view

GEAR_STATES = ["disc", "open", "plus", "minus", "times"]


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
    dice: int  # in the machine
    city: str
    points: dict[str, int]  # by reason, as if the match ended now


def side_view(p: AdasDream, seat: int, eyes: int) -> SideView:
    pack = p.pack
    gears = p.gears_of(seat)
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
        storage=[die_view(p.storage[seat * STORED_EACH + at], moves.STORAGE[at]) for at in range(pack.storage_slots)],
        cells=[die_view(p.mill[seat * CELLS_EACH + at], moves.CELLS[at]) for at in range(CELLS_EACH)],
        gears=[GEAR_STATES[gear] for gear in gears],
        lines=[line_view(p, seat, line) for line in range(LINES_EACH)],
        slots=[slot_view(p, seat, line) for line in range(LINES_EACH)],
        reserve=_reserve(p, seat),
        subtractions=p.reserve_sub[seat],
        additions=p.reserve_add[seat],
        columns=[_column(p, seat, column) for column in range(AREAS_EACH)],
        science_tokens={moves.SCIENCES[at]: p.science_tokens[seat * AREAS_EACH + at] for at in range(AREAS_EACH)},
        partners=[own_card(pack, card) for card in members(scoring.public_cards(p, seat))],
        hand=[own_card(pack, card) for card in members(p.hand[seat])] if own else None,
        hand_known=[moves.PARTNERS[card] for card in members(p.known[seat] & p.hand[seat])],
        hand_size=effects.hand_size(p, seat),
        hand_limit=pack.hand_limit,
        deck=[own_card(pack, card) for card in members(p.deck[seat])] if own else None,
        deck_size=p.deck[seat].bit_count(),
        discard=[own_card(pack, card) for card in members(p.discard[seat])],
        in_play=[own_card(pack, card) for card in members(p.in_play[seat])],
        discs=gears.count(ON_DISC),
        dice=machine.dice_placed(p, seat),
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


def _reserve(p: AdasDream, seat: int) -> list[GearView]:
    held = members(effects.reserve(p, seat))
    return [gear_view(p.pack, gear, f"build/{moves.GEARS[gear]}") for gear in held]


def _column(p: AdasDream, seat: int, column: int) -> ColumnView:
    held = [card for card in range(len(moves.ASSIGNMENTS)) if p.assigned[card] == 1 + seat * AREAS_EACH + column]
    return ColumnView(
        ref=f"column/{moves.AREAS[column]}",
        color=moves.COLORS[column],
        assignments=[assignment_view(p.pack, card, f"card/{moves.ASSIGNMENTS[card]}") for card in held],
        token=p.tokens[seat * AREAS_EACH + column],
    )
