"""The map read and measured once: fares, segments and hops between all cities."""

from typing import Final

from virtuosi.core.data import Source
from virtuosi.games.adas_dream.rules.board import SMALL
from virtuosi.games.adas_dream.rules.effect_reading import EffectRows
from virtuosi.games.adas_dream.rules.moves import CITIES, TILES
from virtuosi.games.adas_dream.rules.pack import REGIONS, ROUTES, AdaPack

KINDS: Final = ["start", "university", "small"]
FAR: Final = 999


def measure_map(source: Source, pack: AdaPack, effects: EffectRows) -> None:
    """Cities, routes and university tiles, then the distances that follow from them."""
    _cities(source, pack, effects)
    _tiles(source, pack, effects)
    near: list[list[tuple[int, int]]] = [[] for _ in CITIES]
    for row in source.rows("routes.toml", "routes"):
        a, b, kind = row.one_of("a", CITIES), row.one_of("b", CITIES), row.one_of("kind", ROUTES)
        if a == b:
            row.wrong("b", "a route joins two different cities")
        pack.routes += [a, b, kind]
        near[a].append((b, pack.route_costs[kind]))
        near[b].append((a, pack.route_costs[kind]))
    for city in range(len(CITIES)):
        pack.fare += _distances(near, city, False)
        pack.segments += _distances(near, city, True)
    if FAR in pack.segments:
        source.wrong("routes.toml", "", "", "every city must be reachable from every other")
        return
    for city in range(len(CITIES)):
        pack.hop_1.append(_hop(near, city))
    for city in range(len(CITIES)):
        reached = pack.hop_1[city]
        for other in range(len(CITIES)):
            if pack.hop_1[city] >> other & 1:
                reached |= pack.hop_1[other]
        pack.hop_2.append(reached & ~(1 << city))


def _cities(source: Source, pack: AdaPack, effects: EffectRows) -> None:
    for index, row in enumerate(source.rows("cities.toml", "cities", CITIES)):
        kind = KINDS[0 if index == 0 else 1 if index < SMALL else 2]
        row.one_of("kind", [kind])
        pack.city_x.append(row.integer("x", 0, 100))
        pack.city_y.append(row.integer("y", 0, 100))
        printed = kind == "small"
        if kind == "university":
            region = row.one_of("region", REGIONS)
            pack.region.append(region)
            printed = REGIONS[region] == "outer"
            pack.default_tile.append(-1 if printed else row.one_of("default_tile", TILES))
            pack.city_prestige.append(row.integer("prestige", 0, 20) if printed else 0)
        if printed:
            effects.read(row, "reward")
        else:
            effects.leave()


def _tiles(source: Source, pack: AdaPack, effects: EffectRows) -> None:
    for row in source.rows("universities.toml", "tiles", TILES):
        pack.tile_region.append(row.one_of("region", REGIONS[:2]))
        pack.tile_prestige.append(row.integer("prestige", 0, 20))
        effects.read(row, "reward")
    seen: set[int] = set()
    for university, tile in enumerate(pack.default_tile):
        if tile < 0:
            continue
        if tile in seen or pack.tile_region[tile] != pack.region[university]:
            city = CITIES[university + 1]
            source.wrong("cities.toml", city, "default_tile", "must be a tile of this region that lies nowhere else")
        seen.add(tile)
    for region in range(2):
        if pack.region.count(region) > pack.tile_region.count(region):
            source.wrong("cities.toml", "", "region", f"there are fewer tiles than cities in {REGIONS[region]}")


def _distances(near: list[list[tuple[int, int]]], start: int, count: bool) -> list[int]:
    """Shortest ways from one city, in coins or in segments."""
    best = [FAR] * len(near)
    best[start] = 0
    changed = True
    while changed:
        changed = False
        for city, roads in enumerate(near):
            for other, fare in roads:
                length = best[city] + (1 if count else fare)
                if best[city] < FAR and length < best[other]:
                    best[other] = length
                    changed = True
    return best


def _hop(near: list[list[tuple[int, int]]], start: int) -> int:
    """Small cities that can be reached without passing another small city."""
    reached, seen, open_ = 0, {start}, [start]
    while open_:
        for other, _ in near[open_.pop()]:
            if other in seen:
                continue
            seen.add(other)
            if other >= SMALL:
                reached |= 1 << other
            else:
                open_.append(other)
    return reached
