"""The map as everybody sees it: places with their tiles, tokens and pieces, and the roads."""

from functools import cache

import msgspec

from virtuosi.games.newton.rules.moves import (
    ANCIENT,
    CITY,
    CITY_IDS,
    LAND_IDS,
    OBJECTIVE,
    OBJECTIVE_IDS,
    PLACE_IDS,
    PLACE_KINDS,
    UNIVERSITIES,
    UNIVERSITY,
)
from virtuosi.games.newton.rules.pack import WAYS, NewtonPack
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.table import names
from virtuosi.games.newton.table.cards import colours
from virtuosi.games.newton.table.tiles import TileView, token_id


class PlaceView(msgspec.Struct, frozen=True):
    ref: str  # "place/istanbul"
    id: str
    kind: str
    x: int  # hundredths of the sheet
    y: int
    spot: int  # from how many players on a token lies here; 0 never
    tile: TileView | None
    token: str | None
    books: list[str]
    cubes: list[int]  # seats
    scientists: list[int]


class RoadView(msgspec.Struct, frozen=True):
    ref: str  # "road/basel-dijon"
    a: str
    b: str
    toll: int
    way: str  # land | sea | both


def place_tile(p: Newton, place: int) -> TileView | None:
    kind, tile = p.pack.kind[place], p.tiles[place]
    if tile == NONE:
        return None
    if kind == CITY:
        says = names.effect(p.pack, p.pack.city_program[tile])
        return TileView("city", CITY_IDS[tile], names.city_name(tile), says)
    if kind == UNIVERSITY:
        return TileView("university", str(tile + 1), names.home_name(tile), None)
    if kind == ANCIENT:
        return TileView("ancient_land", LAND_IDS[tile], names.home_name(UNIVERSITIES + tile), None)
    return TileView("objective", OBJECTIVE_IDS[tile], names.objective_name(tile), names.objective(p.pack, tile))


def place_view(p: Newton, place: int) -> PlaceView:
    pack = p.pack
    return PlaceView(
        ref=f"place/{PLACE_IDS[place]}",
        id=PLACE_IDS[place],
        kind=PLACE_KINDS[pack.kind[place]],
        x=pack.place_x[place],
        y=pack.place_y[place],
        spot=pack.token[place],
        tile=place_tile(p, place),
        token=token_id(p, place),
        books=colours(pack.goal_books[:3]) if pack.kind[place] == OBJECTIVE else [],
        cubes=[seat for seat in range(p.seats) if p.cubes[seat] >> place & 1],
        scientists=[seat for seat in range(p.seats) if p.at[seat] == place],
    )


def road_ref(a: int, b: int) -> str:
    """The same from both ends."""
    return f"road/{PLACE_IDS[min(a, b)]}-{PLACE_IDS[max(a, b)]}"


@cache
def roads(pack: NewtonPack) -> list[RoadView]:
    return [
        RoadView(road_ref(a, b), PLACE_IDS[a], PLACE_IDS[b], toll, WAYS[way]) for a, b, toll, way in pack.drawn_roads
    ]
