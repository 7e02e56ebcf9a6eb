"""What a seat sees of Neuland: everything, and for its own eyes what things would cost."""

import msgspec

from virtuosi.games.neuland.rules import effects, track
from virtuosi.games.neuland.rules.costs import costs, inputs_of, missing, production_cost
from virtuosi.games.neuland.rules.moves import (
    BARE,
    CATEGORIES,
    CATEGORY_PILE,
    COAL,
    COORDINATES,
    EMPTY,
    GOOD_COUNT,
    GOODS,
    HEX_COUNT,
    HEXES,
    KINDS,
    MINERAL,
    MINERALS,
    MOUNTAIN_SMELTER,
    ORE,
    PILE_COUNT,
    PILE_OF,
    PILES,
    PRODUCTION_COUNT,
    SLOT_COUNT,
    SLOTS,
    SLOTS_PER_HEX,
    SMELTER,
    STEPS,
    TERRAINS,
    UNMARKED,
)
from virtuosi.games.neuland.rules.pack import MATERIALS
from virtuosi.games.neuland.rules.position import RANDOM_MAP, Neuland
from virtuosi.games.neuland.rules.tasks.building import ChooseMaterial, ChooseMineral, ChooseSite
from virtuosi.games.neuland.rules.tasks.reach import FAR, any_kind, nearest, own
from virtuosi.games.neuland.rules.tasks.source import ChooseSource


class HexView(msgspec.Struct, frozen=True):
    ref: str  # "hex/D1"
    id: str
    q: int  # axial
    r: int
    terrain: str | None  # None: not laid yet
    start: bool  # marked as a start, on the first map
    kept: bool  # nobody builds here before everybody has started


class MarkerView(msgspec.Struct, frozen=True):
    seat: int
    good: str
    lying: bool  # spoils at the end of this turn


class TileView(msgspec.Struct, frozen=True):
    """A building on the map or on top of a pile."""

    kind: str  # "sawmill", "town_hall"; every smelter is "smelter"
    inputs: list[str]  # goods, or "ore"
    output: str | None  # a good, "metal"; the top mineral of a mine; None for progress
    category: str | None
    step: int
    points: int


class SlotView(msgspec.Struct, frozen=True):
    ref: str  # "slot/D1l"
    hex: str
    tile: TileView | None
    marker: MarkerView | None
    discs: list[str]  # of a mine, top first
    scorer: int | None  # whose coats of arms are on it
    open: bool  # progress: its turn in the category has come
    cost: int | None  # the least actions a production here would take these eyes; None: impossible now
    missing: list[str]  # inputs these eyes do not have


class PileView(msgspec.Struct, frozen=True):
    ref: str  # "pile/quarry"
    id: str
    material: str
    terrains: list[str]
    count: int
    tile: TileView  # of an empty pile, what lay there last


class ProgressView(msgspec.Struct, frozen=True):
    """A progress tile, wherever it is: on its pile, on the map, or with coats of arms."""

    tile: TileView
    terrains: list[str]
    slot: str | None  # its ref on the map
    scorer: int | None


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    points: int
    left: int
    reserve: int
    goods: list[str]  # slot refs
    spoiling: list[str]  # of these, what vanishes at the end of this turn
    space: int  # on the track, with this turn's actions
    turns: int


class TrackView(msgspec.Struct, frozen=True):
    spaces: int
    cycle: int
    seat: int | None  # who is on turn
    used: int
    limit: int  # actions after which this turn can still end
    end: int | None  # the space if the turn ended now
    next: int | None  # who would then be on turn
    after: list[int]  # by space: who would be on turn if this turn ended there; empty when nobody is


class MakerView(msgspec.Struct, frozen=True):
    """A building that makes a good, for the question who makes what."""

    ref: str
    free: bool
    owner: int | None  # whose marker stands there
    steps: int | None  # hexes from the nearest first input of these eyes
    cost: int | None
    missing: list[str]


class PendingView(msgspec.Struct, frozen=True):
    """A decision half made: what it is about, and what each candidate would cost."""

    about: list[str]  # refs: the building or pile, the site
    good: str | None  # what is asked for
    chosen: list[str]  # refs of sources chosen already
    costs: dict[str, int]  # by notation of the move


class View(msgspec.Struct, frozen=True):
    hexes: list[HexView]
    slots: list[SlotView]
    piles: list[PileView]
    progress: list[ProgressView]  # by category, then by step
    minerals: dict[str, int]
    seats: list[SeatView]
    track: TrackView
    makers: dict[str, list[MakerView]]  # by good
    pending: PendingView | None
    turn: int
    random_map: bool


def good_name(good: int) -> str:
    return "ore" if good == ORE else GOODS[good]


def kind_name(kind: int) -> str:
    return "smelter" if kind in (SMELTER, MOUNTAIN_SMELTER) else KINDS[kind]


def slot_ref(slot: int) -> str:
    return f"slot/{SLOTS[slot]}"


def output_of(p: Neuland, kind: int, stack: int) -> str | None:
    if kind >= PRODUCTION_COUNT:
        return None
    output = p.pack.output[kind]
    if output < GOOD_COUNT:
        return GOODS[output]
    if output == MINERAL:
        return GOODS[COAL + (stack & 3) - 1] if stack else "mineral"
    return "metal"


def tile_view(p: Neuland, kind: int, stack: int = 0) -> TileView:
    progress = kind - PRODUCTION_COUNT
    return TileView(
        kind=kind_name(kind),
        inputs=[good_name(good) for good in inputs_of(p, kind)],
        output=output_of(p, kind, stack),
        category=CATEGORIES[progress // STEPS] if progress >= 0 else None,
        step=progress % STEPS + 1 if progress >= 0 else 0,
        points=p.pack.points[progress] if progress >= 0 else 0,
    )


def slot_view(p: Neuland, slot: int, eyes: int) -> SlotView:
    kind = p.tile[slot]
    ref, at = slot_ref(slot), HEXES[slot // SLOTS_PER_HEX]
    if kind == EMPTY:
        return SlotView(ref, at, None, None, [], None, False, None, [])
    tile = kind - PRODUCTION_COUNT
    progress = tile >= 0
    marker = None
    if p.owner[slot] != UNMARKED:
        marker = MarkerView(p.owner[slot], GOODS[p.good[slot]], bool(p.lying >> slot & 1))
    return SlotView(
        ref=ref,
        hex=at,
        tile=tile_view(p, kind, p.stack[slot]),
        marker=marker,
        discs=[MINERALS[disc] for disc in effects.discs_of(p.stack[slot])],
        scorer=p.scorer[tile] if progress and p.scorer[tile] != UNMARKED else None,
        open=progress and tile % STEPS == p.scored[tile // STEPS],
        cost=production_cost(p, eyes, slot),
        missing=[good_name(good) for good in missing(p, eyes, kind)],
    )


def hex_view(p: Neuland, at: int) -> HexView:
    terrain = None if p.terrain[at] == BARE else TERRAINS[p.terrain[at]]
    marked = not p.rules & RANDOM_MAP and bool(p.pack.starts >> at & 1)
    q, r = COORDINATES[at]
    return HexView(f"hex/{HEXES[at]}", HEXES[at], q, r, terrain, marked, bool(p.kept >> at & 1))


def terrains_of(p: Neuland, kind: int) -> list[str]:
    return [name for number, name in enumerate(TERRAINS) if p.pack.terrain[kind] >> number & 1]


def pile_view(p: Neuland, pile: int) -> PileView:
    kind, empty = any_kind(p, pile), False
    if kind < 0:  # what lay there last is still shown
        kind, empty = len(PILE_OF) - 1 - PILE_OF[::-1].index(pile), True
    files = range(p.pack.material[kind] * 3, p.pack.material[kind] * 3 + 3)
    terrains = [TERRAINS[at % 3] for at in files if p.open_piles[at] >> pile & 1]
    if empty:
        count = 0
        terrains = terrains_of(p, kind)
    elif pile >= CATEGORY_PILE:
        count = STEPS - p.built[pile - CATEGORY_PILE]
    elif kind in (SMELTER, MOUNTAIN_SMELTER):
        count = p.stock[SMELTER] + p.stock[MOUNTAIN_SMELTER]
    else:
        count = p.stock[kind]
    material = MATERIALS[p.pack.material[kind]]
    return PileView(f"pile/{PILES[pile]}", PILES[pile], material, terrains, count, tile_view(p, kind))


def progress_view(p: Neuland, tile: int) -> ProgressView:
    kind, place, scorer = PRODUCTION_COUNT + tile, p.place[tile], p.scorer[tile]
    return ProgressView(
        tile=tile_view(p, kind),
        terrains=terrains_of(p, kind),
        slot=slot_ref(place) if place >= 0 else None,
        scorer=None if scorer == UNMARKED else scorer,
    )


def on_turn(p: Neuland) -> int | None:
    """Whose turn is under way; None before the first and after the last."""
    return p.agenda[0].seat if p.agenda and p.turn > 0 and p.limit > 0 else None


def seat_view(p: Neuland, seat: int) -> SeatView:
    goods = [slot for slot in range(SLOT_COUNT) if p.owner[slot] == seat]
    moved = p.used if on_turn(p) == seat else 0
    return SeatView(
        seat=seat,
        points=p.scores()[seat],
        left=p.left[seat],
        reserve=p.reserve[seat],
        goods=[slot_ref(slot) for slot in goods],
        spoiling=[slot_ref(slot) for slot in goods if p.lying >> slot & 1],
        space=(p.time[seat] + moved) % p.pack.track,
        turns=p.turns[seat],
    )


def next_after(p: Neuland, seat: int, space: int) -> int:
    """Who would be on turn if this one ended on that space."""
    if p.started < p.seats:
        return (seat + 1) % p.seats
    time = [space if other == seat else p.time[other] for other in range(p.seats)]
    ahead = [(at - p.cycle) % p.pack.track or p.pack.track for at in time]
    return ahead.index(min(ahead))


def next_if_ended(p: Neuland, seat: int) -> tuple[int, int]:
    """The space a turn would end on now, and who would be next."""
    space = (p.cycle + track.landing(p, seat)) % p.pack.track
    return space, next_after(p, seat, space)


def track_view(p: Neuland) -> TrackView:
    seat = on_turn(p)
    if seat is None:
        return TrackView(p.pack.track, p.cycle, None, p.used, p.limit, None, None, [])
    after = [next_after(p, seat, space) for space in range(p.pack.track)]
    return TrackView(p.pack.track, p.cycle, seat, p.used, p.limit, *next_if_ended(p, seat), after)


def makers_of(p: Neuland, good: int, eyes: int) -> list[MakerView]:
    """Who makes this good, the cheapest for these eyes first."""
    found = []
    for slot in range(SLOT_COUNT):
        kind = p.tile[slot]
        if kind == EMPTY or kind >= PRODUCTION_COUNT or kind not in p.pack.makers[good]:
            continue
        if p.pack.output[kind] == MINERAL and COAL + (p.stack[slot] & 3) - 1 != good:
            continue
        owner = None if p.owner[slot] == UNMARKED else p.owner[slot]
        wanted = inputs_of(p, kind)
        steps = nearest(own(p, eyes, wanted[0]), slot // SLOTS_PER_HEX) if wanted else FAR
        lack = [good_name(good) for good in missing(p, eyes, kind)]
        cost = production_cost(p, eyes, slot)
        found.append(MakerView(slot_ref(slot), owner is None, owner, None if steps == FAR else steps, cost, lack))
    return sorted(found, key=lambda maker: (maker.cost is None, maker.cost or 0, not maker.free))


def pending_view(p: Neuland) -> PendingView | None:
    """Costs beside every candidate of the decision under way."""
    task = p.agenda[-1] if p.agenda else None
    if isinstance(task, ChooseSource):
        chosen = [slot_ref(task.first)] if 0 <= task.first < SLOT_COUNT else []
        return PendingView([slot_ref(task.slot)], good_name(task.wanted(p)), chosen, costs(p))
    if isinstance(task, ChooseSite):
        return PendingView([f"pile/{PILES[task.pile]}"], None, [], costs(p))
    if isinstance(task, ChooseMaterial):
        about = [f"pile/{PILES[task.pile]}", f"hex/{HEXES[task.at]}"]
        return PendingView(about, MATERIALS[p.pack.material[task.kind(p)]], [], costs(p))
    if isinstance(task, ChooseMineral):
        return PendingView([slot_ref(task.slot)], None, [], {})
    return None


def view(p: Neuland, seat: int) -> View:
    eyes = seat if seat >= 0 else max(p.actor, 0)
    return View(
        hexes=[hex_view(p, at) for at in range(HEX_COUNT)],
        slots=[slot_view(p, slot, eyes) for slot in range(SLOT_COUNT)],
        piles=[pile_view(p, pile) for pile in range(PILE_COUNT)],
        progress=[progress_view(p, tile) for tile in range(len(p.scorer))],
        minerals=dict(zip(MINERALS, p.supply, strict=True)),
        seats=[seat_view(p, other) for other in range(p.seats)],
        track=track_view(p),
        makers={GOODS[good]: makers_of(p, good, eyes) for good in range(GOOD_COUNT)},
        pending=pending_view(p),
        turn=p.turn,
        random_map=bool(p.rules & RANDOM_MAP),
    )
