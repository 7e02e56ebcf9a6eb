"""The country as a seat sees it: hexes, buildings, goods on them, and the piles beside the map."""

import msgspec

from virtuosi.games.neuland.rules.discs import discs_of
from virtuosi.games.neuland.rules.effects import filed
from virtuosi.games.neuland.rules.moves import (
    BARE,
    CATEGORIES,
    CATEGORY_PILE,
    COORDINATES,
    EMPTY,
    GOODS,
    HEXES,
    MATERIALS,
    MINERALS,
    MOUNTAIN_SMELTER,
    PILE_OF,
    PILES,
    PRODUCTION_COUNT,
    SLOTS_PER_HEX,
    SMELTER,
    STEPS,
    TERRAINS,
    UNMARKED,
)
from virtuosi.games.neuland.rules.position import RANDOM_MAP, Neuland
from virtuosi.games.neuland.rules.tasks.reach import any_kind
from virtuosi.games.neuland.table.costs import inputs_of, missing, production_cost
from virtuosi.games.neuland.table.names import good_name, kind_name, output_of
from virtuosi.games.neuland.table.refs import hex_ref, pile_ref, slot_ref


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
        discs=[MINERALS[disc] for disc in discs_of(p.stack[slot])],
        scorer=p.scorer[tile] if progress and p.scorer[tile] != UNMARKED else None,
        open=progress and tile % STEPS == p.scored[tile // STEPS],
        cost=production_cost(p, eyes, slot),
        missing=[good_name(good) for good in missing(p, eyes, kind)],
    )


def hex_view(p: Neuland, at: int) -> HexView:
    terrain = None if p.terrain[at] == BARE else TERRAINS[p.terrain[at]]
    marked = not p.rules & RANDOM_MAP and bool(p.pack.starts >> at & 1)
    q, r = COORDINATES[at]
    return HexView(hex_ref(at), HEXES[at], q, r, terrain, marked, bool(p.kept >> at & 1))


def terrains_of(p: Neuland, kind: int) -> list[str]:
    return [name for number, name in enumerate(TERRAINS) if p.pack.terrain[kind] >> number & 1]


def pile_view(p: Neuland, pile: int) -> PileView:
    kind, empty = any_kind(p, pile), False
    if kind < 0:  # what lay there last is still shown
        kind, empty = len(PILE_OF) - 1 - PILE_OF[::-1].index(pile), True
    stuff = p.pack.material[kind]
    terrains = [name for at, name in enumerate(TERRAINS) if p.open_piles[filed(stuff, at)] >> pile & 1]
    if empty:
        count = 0
        terrains = terrains_of(p, kind)
    elif pile >= CATEGORY_PILE:
        count = STEPS - p.built[pile - CATEGORY_PILE]
    elif kind in (SMELTER, MOUNTAIN_SMELTER):
        count = p.stock[SMELTER] + p.stock[MOUNTAIN_SMELTER]
    else:
        count = p.stock[kind]
    return PileView(pile_ref(pile), PILES[pile], GOODS[MATERIALS[stuff]], terrains, count, tile_view(p, kind))


def progress_view(p: Neuland, tile: int) -> ProgressView:
    kind, place, scorer = PRODUCTION_COUNT + tile, p.place[tile], p.scorer[tile]
    return ProgressView(
        tile=tile_view(p, kind),
        terrains=terrains_of(p, kind),
        slot=slot_ref(place) if place >= 0 else None,
        scorer=None if scorer == UNMARKED else scorer,
    )
