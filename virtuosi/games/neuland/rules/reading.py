"""From the data files to typed tables; every mistake is named with its file, row and field."""

from typing import Final

from virtuosi.core.data import Row, Source
from virtuosi.games.neuland.rules.discs import is_metal, is_mineral
from virtuosi.games.neuland.rules.moves import (
    CATEGORIES,
    FOREST,
    GOODS,
    HEXES,
    IRON_ORE,
    LODGE,
    MATERIALS,
    METAL,
    MINE,
    MINERAL,
    MOUNTAIN_SMELTER,
    NOTHING,
    ORE,
    PRODUCTION,
    PROGRESS,
    SAWMILL,
    SILVER_ORE,
    SMELTER,
    STEPS,
    TERRAINS,
)
from virtuosi.games.neuland.rules.pack import PAIRS, NeulandPack, pair

INPUTS: Final = [*GOODS, "ore"]

# What the rules' own arithmetic fixes has a range of one: the check then says which value it must be.
NUMBERS: Final = {
    "points_two_players": (1, 36),
    "points_three_players": (1, 36),
    "points_four_players": (1, 36),
    "markers": (1, 20),
    "actions": (10, 10),
    "track": (11, 11),
    "forage": (1, 10),
    "minerals_per_mine": (1, 3),
    "quiet_turns": (1, 1000),
}
STARTS: Final = 4  # as many as there can be players
DOUBLES: Final = 9
NEVER: Final = 99


def build(source: Source) -> NeulandPack:
    """Read and check everything; a PackError names all mistakes."""
    pack = NeulandPack(source.id, "", source.constants("constants.toml", NUMBERS))
    for row in source.rows("goods.toml", "goods", GOODS):
        good = GOODS.index(row.name)
        dug = is_mineral(good)
        discs = row.integer("discs", 1 if dug else 0, 30 if dug else 0)
        if dug:
            pack.discs.append(discs)
    _buildings(pack, source)
    _progress(pack, source)
    _pieces(pack, source)
    _first_map(pack, source)
    pack.digest = source.finish()
    pack.makers = [_makers(pack, good) for good in range(len(GOODS))]
    _from_scratch(pack)
    return pack


def _makers(pack: NeulandPack, good: int) -> list[int]:
    outputs = [good]
    if is_mineral(good):
        outputs.append(MINERAL)
    if is_metal(good):
        outputs.append(METAL)
    return [kind for kind in range(len(PRODUCTION)) if pack.output[kind] in outputs]


def _from_scratch(pack: NeulandPack) -> None:
    """Least actions for each good and kind from nothing; NEVER for what these recipes cannot make."""
    goods, kinds = [NEVER] * len(GOODS), [NEVER] * len(PRODUCTION)
    for _ in range(len(GOODS)):  # each round settles at least one more good
        for kind in range(len(PRODUCTION)):
            kinds[kind] = 1
            for wanted in (pack.first_input[kind], pack.second_input[kind]):
                if wanted != NOTHING:
                    kinds[kind] += min(goods[IRON_ORE], goods[SILVER_ORE]) if wanted == ORE else goods[wanted]
        for good in range(len(GOODS)):
            goods[good] = min([NEVER] + [kinds[kind] for kind in pack.makers[good]])
    pack.scratch, pack.scratch_of_kind = goods, kinds


def _tile(pack: NeulandPack, row: Row, fewest: int) -> None:
    """What production and progress tiles have in common."""
    terrain = row.texts("terrain", TERRAINS)
    if not terrain:
        row.wrong("terrain", "must name at least one terrain")
    pack.terrain.append(sum(1 << TERRAINS.index(name) for name in set(terrain)))
    pack.material.append(row.one_of("material", [GOODS[good] for good in MATERIALS]))
    inputs = [INPUTS.index(name) for name in row.texts("inputs", INPUTS)]
    if not fewest <= len(inputs) <= 2 or len(set(inputs)) < len(inputs):
        row.wrong("inputs", f"must name {fewest} to 2 different goods")
    if ORE in inputs and (IRON_ORE in inputs or SILVER_ORE in inputs):
        row.wrong("inputs", "cannot name ore and one kind of it")
    pack.first_input.append(inputs[0] if inputs else NOTHING)
    pack.second_input.append(inputs[1] if len(inputs) > 1 else NOTHING)
    pack.inputs.append(1 << pack.first_input[-1] | 1 << pack.second_input[-1])


def _buildings(pack: NeulandPack, source: Source) -> None:
    for kind, row in enumerate(source.rows("buildings.toml", "buildings", PRODUCTION)):
        first = kind in (LODGE, SAWMILL)
        pack.counts.append(row.integer("count", STARTS if first else 0, 12))
        _tile(pack, row, 0)
        pack.output.append(_output(row, kind))
        paired = pack.second_input[kind] != NOTHING
        pack.tier.append(PAIRS if paired else pack.first_input[kind])
        if pack.output[kind] == METAL and ORE not in (pack.first_input[kind], pack.second_input[kind]):
            row.wrong("inputs", "must name ore, which becomes the metal")
        if first and not pack.terrain[kind] >> FOREST & 1:
            row.wrong("terrain", "must name forest, where the players start")
    if pack.material[SMELTER] != pack.material[MOUNTAIN_SMELTER]:
        source.wrong("buildings.toml", "smelter_single", "material", "must be that of the other smelters")


def _output(row: Row, kind: int) -> int:
    if kind == MINE:
        row.one_of("output", ["mineral"])
        return MINERAL
    if kind in (SMELTER, MOUNTAIN_SMELTER):
        row.one_of("output", ["metal"])
        return METAL
    good = row.one_of("output", GOODS)
    if good in (IRON_ORE, SILVER_ORE):
        row.wrong("output", "cannot be ore: only a mine gives it, with the disc that moves to the smelter")
    return good


def _progress(pack: NeulandPack, source: Source) -> None:
    for tile, row in enumerate(source.rows("progress.toml", "progress", PROGRESS)):
        if row.one_of("category", CATEGORIES) != tile // STEPS:
            row.wrong("category", f"must be {CATEGORIES[tile // STEPS]}")
        if row.integer("step", 1, STEPS) != tile % STEPS + 1:
            row.wrong("step", f"must be {tile % STEPS + 1}")
        pack.points.append(row.integer("points", 1, 9))
        _tile(pack, row, 1)


def _pieces(pack: NeulandPack, source: Source) -> None:
    """Nine doubles and a single one, of any terrains."""
    singles, doubles, forests = 0, 0, 0
    rows = source.rows("pieces.toml", "pieces")
    for row in rows:
        count = row.integer("count", 1, DOUBLES)
        terrain = [TERRAINS.index(name) for name in row.texts("terrain", TERRAINS)]
        forests += count * terrain.count(FOREST)
        if len(terrain) == 1:
            pack.single = terrain[0]
            singles += count
        elif len(terrain) == 2:
            pack.doubles[pair(terrain[0], terrain[1])] += count
            doubles += count
        else:
            row.wrong("terrain", "must name one terrain or two")
    if rows and (singles, doubles) != (1, DOUBLES):
        rows[0].wrong("count", f"the pieces must be {DOUBLES} doubles and 1 single, not {doubles} and {singles}")
    elif rows and forests < STARTS:
        rows[0].wrong("terrain", f"the pieces must show at least {STARTS} forests, one for each start")


def _first_map(pack: NeulandPack, source: Source) -> None:
    rows = source.rows("hexes.toml", "hexes", [name.lower() for name in HEXES])
    for at, row in enumerate(rows):
        pack.first_map.append(row.one_of("terrain", TERRAINS))
        if row.flag("start"):
            pack.starts |= 1 << at
            if pack.first_map[at] != FOREST:
                row.wrong("start", "must be a forest")
    if pack.starts.bit_count() < STARTS:
        rows[0].wrong("start", f"at least {STARTS} hexes must be starts, not {pack.starts.bit_count()}")
