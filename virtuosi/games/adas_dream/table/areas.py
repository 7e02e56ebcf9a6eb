"""The four areas of the main board as one seat sees them: the Study, the map, the rooms, the institutions."""

from functools import cache

import msgspec

from virtuosi.games.adas_dream.rules import effects, moves, scoring, spots
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.board import LEVELS, LONDON, ROOM_SIZE, SMALL
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.table.components import (
    AssignmentView,
    AtomView,
    PartnerView,
    ProgramView,
    assignment_view,
    effect_view,
    partner_view,
    program_view,
)


class StudyView(msgspec.Struct, frozen=True):
    programs: list[ProgramView | None]  # from left to right
    assignments: list[AssignmentView | None]
    programs_left: int
    assignments_left: int
    addition_gears: int
    advanced: list[int]  # research levels of the two advanced actions


class CityView(msgspec.Struct, frozen=True):
    ref: str  # "city/oxford"
    id: str
    kind: str  # start | university | small
    region: str | None
    x: int
    y: int
    reward: list[AtomView]
    prestige: int
    tile: str | None
    discs: list[int]  # seats, from the lowest disc to the highest
    travellers: list[int]
    fare: int | None  # for the one who looks; None for spectators and where it cannot go


class RouteView(msgspec.Struct, frozen=True):
    a: str
    b: str
    kind: str  # road | rail | ferry
    fare: int


class DiscView(msgspec.Struct, frozen=True):
    seat: int
    discs: int  # 1, or 2 on top of one another


class RoomView(msgspec.Struct, frozen=True):
    ref: str  # "room/room1"
    coins: int
    innovation: int
    science: str | None
    spaces: list[DiscView | None]
    draw: int
    partner: PartnerView | None  # the market card below
    tokens: list[int]  # by seat: worth per card of the science if the match ended now


class LectureView(msgspec.Struct, frozen=True):
    ref: str  # "lecture/royal_society_2"
    institution: str
    level: int
    reward: list[AtomView]
    disc: DiscView | None


class LevelView(msgspec.Struct, frozen=True):
    level: int
    innovation: int  # of this level alone
    cost: int | None  # in all, for the one who looks
    prestige: int
    discs: list[int]  # by seat
    points: list[int]  # by seat, if the match ended now


def study_view(p: AdasDream) -> StudyView:
    programs = [
        program_view(p.pack, tile - 1, f"program/{at + 1}") if tile else None
        for at, tile in enumerate(p.program_market)
    ]
    assignments = [
        assignment_view(p.pack, card - 1, f"assignment/{at + 1}") if card else None
        for at, card in enumerate(p.assignment_market)
    ]
    return StudyView(
        programs=programs,
        assignments=assignments,
        programs_left=p.program_bag.bit_count(),
        assignments_left=p.assignment_bag.bit_count(),
        addition_gears=p.addition_supply,
        advanced=[p.pack.advanced_1, p.pack.advanced_2],
    )


def city_view(p: AdasDream, city: int, eyes: int) -> CityView:
    pack, university = p.pack, LONDON < city < SMALL
    row = effects.university_row(p, city - 1) if university else tables.ROW_CITY + city
    tile = p.tiles[city - 1] if university else 0
    goes = eyes >= 0 and city != LONDON and city != p.city[eyes]
    return CityView(
        ref=f"city/{moves.CITIES[city]}",
        id=moves.CITIES[city],
        kind="start" if city == LONDON else "university" if university else "small",
        region=tables.REGIONS[pack.region[city - 1]] if university else None,
        x=pack.city_x[city],
        y=pack.city_y[city],
        reward=effect_view(pack, row),
        prestige=effects.university_prestige(p, city - 1) if university else 0,
        tile=moves.TILES[tile - 1] if tile else None,
        discs=spots.pile_owners(p.piles[city - 1]) if university else [],
        travellers=[seat for seat in range(p.seats) if p.city[seat] == city],
        fare=effects.fare(p, eyes, city) if goes else None,
    )


@cache  # a match never changes them
def route_views(pack: tables.AdaPack) -> list[RouteView]:
    found = [pack.routes[at : at + 3] for at in range(0, len(pack.routes), 3)]
    return [
        RouteView(moves.CITIES[a], moves.CITIES[b], tables.ROUTES[kind], pack.route_costs[kind]) for a, b, kind in found
    ]


def _disc(holder: int) -> DiscView | None:
    return DiscView(spots.owner(holder), spots.height(holder)) if holder else None


def room_view(p: AdasDream, room: int) -> RoomView:
    pack, card, science = p.pack, p.partner_market[room], p.room_science[room]
    first = room * ROOM_SIZE
    return RoomView(
        ref=f"room/{moves.ROOMS[room]}",
        coins=pack.room_coins[room],
        innovation=pack.room_innovation[room],
        science=moves.SCIENCES[science - 1] if science else None,
        spaces=[_disc(holder) for holder in p.rooms[first : first + pack.room_spaces[room]]],
        draw=pack.slot_draw[room],
        partner=partner_view(pack, card - 1, f"partner/{room + 1}") if card else None,
        tokens=[scoring.room_token(p, seat, room) for seat in range(p.seats)],
    )


def level_view(p: AdasDream, level: int, eyes: int) -> LevelView:
    return LevelView(
        level=level + 2,
        innovation=p.pack.level_innovation[level],
        cost=effects.lecture_cost(p, eyes, level) if eyes >= 0 else None,
        prestige=p.pack.level_prestige[level],
        discs=scoring.level_discs(p, level),
        points=[scoring.lecture_points(p, seat, level) for seat in range(p.seats)],
    )


def lecture_view(p: AdasDream, space: int) -> LectureView:
    return LectureView(
        ref=f"lecture/{moves.LECTURES[space]}",
        institution=moves.INSTITUTIONS[space // LEVELS],
        level=space % LEVELS + 2,
        reward=effect_view(p.pack, tables.ROW_LECTURE + space),
        disc=_disc(p.lectures[space]),
    )
