"""What a seat sees, built up from what may be shown: the whole table, part by part."""

import msgspec

from virtuosi.core.text import Message
from virtuosi.games.adas_dream.rules import moves, objectives, ring
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    CITY_COUNT,
    FIRST,
    LATER,
    LECTURE_SPACES,
    LEVELS,
    MULTIPLICATION,
    RING_SLOTS,
    ROOMS,
)
from virtuosi.games.adas_dream.rules.die import storage_slot
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import turn, workshop
from virtuosi.games.adas_dream.table.areas import (
    CityView,
    LectureView,
    LevelView,
    RoomView,
    RouteView,
    StudyView,
    city_view,
    lecture_view,
    level_view,
    room_view,
    route_views,
    study_view,
)
from virtuosi.games.adas_dream.table.board import SideView, side_view
from virtuosi.games.adas_dream.table.components import AtomView, DieView, GearView, die_view, effect_view, gear_view
from virtuosi.games.adas_dream.table.names import objective_text

KINDS = ["start", "workshop", "action", "closing", "passed"]
WHERE = [*moves.AREAS, "workshop", "any"]


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the workshop ring, clockwise from w0."""

    ref: str  # "space/w0"
    reward: list[AtomView]
    dice: list[DieView]


class PushView(msgspec.Struct, frozen=True):
    """A die of the ring could move to a space and push another out of it, for the reward of that space."""

    die: str  # "die/w0-1": the one that moves
    target: str  # "die/w1-2": the one it pushes
    space: str  # "space/w1": where it goes, and whose reward comes
    coal: int  # what going further costs


class WorkshopView(msgspec.Struct, frozen=True):
    spaces: list[SpaceView]
    pushes: list[PushView]  # that the seat whose turn it is could make now
    mover: str | None  # "die/w0-1": the die chosen to move
    active: DieView | None  # on the bonus space of `active_space`
    active_space: str | None
    bag: int
    nudged: bool


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
        study=study_view(p),
        cities=[city_view(p, city, seat) for city in range(CITY_COUNT)],
        routes=route_views(pack),
        rooms=[room_view(p, room) for room in range(ROOMS)],
        gears=[
            gear_view(pack, MULTIPLICATION + gear - 1, f"take/{at + 1}") if gear else None
            for at, gear in enumerate(p.gear_market)
        ],
        levels=[level_view(p, level, seat) for level in reversed(range(LEVELS))],
        lectures=[lecture_view(p, space) for space in range(LECTURE_SPACES)],
        tracks=[_track(p, track) for track in range(AREAS_EACH)],
        objectives=[_objective(p, area, seat) for area in range(AREAS_EACH)],
        sides=[side_view(p, side, seat) for side in range(p.seats)],
        round=p.round,
        first=p.first,
        turn=p.turn,
        kind=KINDS[p.kind],
        area=WHERE[p.area],
        last=p.last,
    )


def _pushes(p: AdasDream) -> list[PushView]:
    task = p.agenda[-1] if p.agenda else None
    if isinstance(task, workshop.PushDie):
        movers = [task.mover]
    elif isinstance(task, turn.TakeTurn) and storage_slot(p, task.seat) >= 0:
        movers = [slot for slot in range(RING_SLOTS) if p.ring[slot]]
    else:
        return []
    found = []
    for mover in movers:
        for steps in (1, 2):
            coal = p.pack.further_coal if steps == 2 else 0
            space = f"space/{moves.RING_SPACES[ring.ahead(mover, steps)]}"
            for target in ring.pushable(p, mover, steps, p.coal[p.turn]):
                found.append(PushView(f"die/{moves.RING[mover]}", f"die/{moves.RING[target]}", space, coal))
    return found


def _workshop(p: AdasDream) -> WorkshopView:
    spaces = []
    for space, id in enumerate(moves.RING_SPACES):
        dice = [die_view(p.ring[slot], moves.RING[slot]) for slot in ring.slots_of(space)]
        reward = effect_view(p.pack, tables.ROW_SPACE + space)
        spaces.append(SpaceView(f"space/{id}", reward, [die for die in dice if die is not None]))
    task = p.agenda[-1] if p.agenda else None
    mover = task.mover if isinstance(task, workshop.PushDie) else -1
    return WorkshopView(
        spaces=spaces,
        pushes=_pushes(p),
        mover=f"die/{moves.RING[mover]}" if mover >= 0 else None,
        active=die_view(p.active, "active"),
        active_space=moves.RING_SPACES[p.active_space] if p.active else None,
        bag=sum(p.bag),
        nudged=p.nudged,
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
        markers=[p.research[seat * AREAS_EACH + track] for seat in range(p.seats)],
        next_token=pack.token_later if p.tokens_taken[track] else pack.token_first,
        tokens=[p.tokens[seat * AREAS_EACH + track] for seat in range(p.seats)],
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
        claims=[names.get(p.claims[seat * AREAS_EACH + area]) for seat in range(p.seats)],
        progress=objectives.progress(p, eyes, tile) if tile >= 0 and eyes >= 0 else None,
        goal=p.pack.objective_count[tile] if tile >= 0 else 0,
    )
