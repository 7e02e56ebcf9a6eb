"""What a seat sees, built up from what may be shown: the main board here, the players' boards in sides.py."""

import msgspec

from virtuosi.core.text import Message
from virtuosi.games.adas_dream.rules import effects, goals, moves, scoring
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.position import FIRST, LATER, PAIR, ROOM_SIZE, AdasDream
from virtuosi.games.adas_dream.table.board import SideView, side_view
from virtuosi.games.adas_dream.table.names import (
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
    objective_text,
    partner_view,
    program_view,
)

KINDS = ["start", "workshop", "action", "closing", "passed"]
WHERE = [*moves.AREAS, "workshop", "any"]


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the workshop ring, clockwise from w0."""

    ref: str  # "space/w0"
    reward: list[AtomView]
    dice: list[DieView]


class WorkshopView(msgspec.Struct, frozen=True):
    spaces: list[SpaceView]
    active: DieView | None  # on the bonus space of `active_space`
    active_space: str | None
    bag: int
    bag_colors: dict[str, int]
    nudged: bool


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


class TrackView(msgspec.Struct, frozen=True):
    ref: str  # "track/study"
    area: str
    color: str
    top: int
    advanced: list[int]
    breakthroughs: list[int]
    token: str | None
    reward: list[AtomView]
    markers: list[int]  # by seat
    next_token: int  # worth per assignment of the next token
    tokens: list[int]  # held, by seat


class ObjectiveView(msgspec.Struct, frozen=True):
    ref: str  # "objective/study"
    area: str
    id: str | None
    text: Message | None
    first: int
    later: int
    claims: list[str | None]  # by seat: "first", "later"
    progress: int | None  # of the one who looks
    goal: int


class View(msgspec.Struct, frozen=True):
    workshop: WorkshopView
    study: StudyView
    cities: list[CityView]
    routes: list[RouteView]
    rooms: list[RoomView]
    gears: list[GearView | None]  # the multiplication gears on display
    partners_left: int
    levels: list[LevelView]  # from level 6 down to 2
    lectures: list[LectureView]
    tracks: list[TrackView]
    objectives: list[ObjectiveView]
    sides: list[SideView]
    round: int
    first: int
    turn: int  # whose turn it is
    kind: str  # start | workshop | action | closing | passed
    area: str  # where a publication would take place
    last: bool


def view(p: AdasDream, seat: int) -> View:
    pack = p.pack
    return View(
        workshop=_workshop(p),
        study=_study(p),
        cities=[_city(p, city, seat) for city in range(30)],
        routes=[_route(p, at) for at in range(0, len(pack.routes), 3)],
        rooms=[_room(p, room) for room in range(4)],
        gears=[gear_view(pack, gear + 1, f"take/{at + 1}") if gear else None for at, gear in enumerate(p.gear_market)],
        partners_left=p.rank1_left + p.rank2_bag.bit_count(),
        levels=[_level(p, level, seat) for level in range(4, -1, -1)],
        lectures=[_lecture(p, space) for space in range(20)],
        tracks=[_track(p, track) for track in range(4)],
        objectives=[_objective(p, area, seat) for area in range(4)],
        sides=[side_view(p, side, seat) for side in range(p.seats)],
        round=p.round,
        first=p.first,
        turn=p.turn,
        kind=KINDS[p.kind],
        area=WHERE[p.area],
        last=p.last,
    )


def _workshop(p: AdasDream) -> WorkshopView:
    spaces = []
    for space, id in enumerate(moves.RING_SPACES):
        dice = [die_view(p.ring[slot], moves.RING[slot]) for slot in range(space * 3, space * 3 + 3)]
        reward = effect_view(p.pack, tables.ROW_SPACE + space)
        spaces.append(SpaceView(f"space/{id}", reward, [die for die in dice if die is not None]))
    return WorkshopView(
        spaces=spaces,
        active=die_view(p.active, "active"),
        active_space=moves.RING_SPACES[p.active_space] if p.active else None,
        bag=sum(p.bag),
        bag_colors={color: p.bag[index] for index, color in enumerate(moves.COLORS)},
        nudged=p.nudged,
    )


def _study(p: AdasDream) -> StudyView:
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


def _city(p: AdasDream, city: int, eyes: int) -> CityView:
    pack, university = p.pack, 0 < city < 16
    row = effects.university_row(p, city - 1) if university else tables.ROW_CITY + city
    tile = p.tiles[city - 1] if university else 0
    goes = eyes >= 0 and city > 0 and city != p.city[eyes]
    return CityView(
        ref=f"city/{moves.CITIES[city]}",
        id=moves.CITIES[city],
        kind="start" if city == 0 else "university" if university else "small",
        region=tables.REGIONS[pack.region[city - 1]] if university else None,
        x=pack.city_x[city],
        y=pack.city_y[city],
        reward=effect_view(pack, row),
        prestige=effects.university_prestige(p, city - 1) if university else 0,
        tile=moves.TILES[tile - 1] if tile else None,
        discs=_pile(p.piles[city - 1]) if university else [],
        travellers=[seat for seat in range(p.seats) if p.city[seat] == city],
        fare=effects.fare(p, eyes, city) if goes else None,
    )


def _pile(pile: int) -> list[int]:
    found = []
    while pile:
        found.append((pile & 7) - 1)
        pile >>= 3
    return found


def _route(p: AdasDream, at: int) -> RouteView:
    a, b, kind = p.pack.routes[at : at + 3]
    return RouteView(moves.CITIES[a], moves.CITIES[b], ["road", "rail", "ferry"][kind], p.pack.route_costs[kind])


def _disc(holder: int) -> DiscView | None:
    return DiscView((holder & 7) - 1, 2 if holder > PAIR else 1) if holder else None


def _room(p: AdasDream, room: int) -> RoomView:
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


def _level(p: AdasDream, level: int, eyes: int) -> LevelView:
    return LevelView(
        level=level + 2,
        innovation=p.pack.level_innovation[level],
        cost=effects.lecture_cost(p, eyes, level) if eyes >= 0 else None,
        prestige=p.pack.level_prestige[level],
        discs=scoring.level_discs(p, level),
        points=[scoring.lecture_points(p, seat, level) for seat in range(p.seats)],
    )


def _lecture(p: AdasDream, space: int) -> LectureView:
    return LectureView(
        ref=f"lecture/{moves.LECTURES[space]}",
        institution=moves.INSTITUTIONS[space // 5],
        level=space % 5 + 2,
        reward=effect_view(p.pack, tables.ROW_LECTURE + space),
        disc=_disc(p.lectures[space]),
    )


def _track(p: AdasDream, track: int) -> TrackView:
    pack, token = p.pack, p.breakthroughs[track]
    return TrackView(
        ref=f"track/{moves.AREAS[track]}",
        area=moves.AREAS[track],
        color=moves.COLORS[track],
        top=pack.research_top,
        advanced=[pack.advanced_1, pack.advanced_2],
        breakthroughs=pack.breakthrough_at,
        token=moves.BREAKTHROUGHS[token - 1] if token else None,
        reward=effect_view(pack, tables.ROW_BREAKTHROUGH + token - 1) if token else [],
        markers=[p.research[seat * 4 + track] for seat in range(p.seats)],
        next_token=pack.token_later if p.tokens_taken[track] else pack.token_first,
        tokens=[p.tokens[seat * 4 + track] for seat in range(p.seats)],
    )


def _objective(p: AdasDream, area: int, eyes: int) -> ObjectiveView:
    tile = p.objectives[area] - 1
    names = {FIRST: "first", LATER: "later"}
    return ObjectiveView(
        ref=f"objective/{moves.AREAS[area]}",
        area=moves.AREAS[area],
        id=moves.OBJECTIVES[tile] if tile >= 0 else None,
        text=objective_text(p.pack, tile) if tile >= 0 else None,
        first=p.pack.objective_first,
        later=p.pack.objective_later,
        claims=[names.get(p.claims[seat * 4 + area]) for seat in range(p.seats)],
        progress=goals.progress(p, eyes, tile) if tile >= 0 and eyes >= 0 else None,
        goal=p.pack.objective_count[tile] if tile >= 0 else 0,
    )
