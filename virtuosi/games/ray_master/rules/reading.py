"""From data to the tables of Ray Master; every mistake is reported with file, row and field."""

from typing import Final

from virtuosi.core.data import Source
from virtuosi.games.ray_master.rules.moves import (
    ACTIONS,
    CARDS,
    COLOURS,
    FACES,
    HEIGHTS,
    LANES,
    LARGE,
    LARGES,
    MEDIUM,
    MODES,
    SIZES,
    SMALL,
)
from virtuosi.games.ray_master.rules.pack import CARD_IDS, RayPack

DECKS: Final = ["standard", "with_fire"]
THREE_LARGE: Final = "each colour starts with three large dice and one medium"

NUMBERS: Final = {
    "scientists_start": (1, 3),  # of four, one is the extra
    "scientists_start_advanced": (1, 3),
    "hand_start": (1, 3),
    "hand_start_open": (1, 4),
    "cycles": (1, 9),
    "energy_start": (1, 99),
    "energy_per_hit": (1, 9),
    "ray_start_even": (1, 4),
    "ray_start_odd": (1, 4),
    "temperature_max": (1, 20),
    "temperature_start": (0, 20),
    "heat_per_scientist": (1, 9),
    "cool_per_scientist": (1, 9),
    "cool_at_maximum": (1, 20),
    "heat_per_shot": (1, 9),
    "cool_without_shot": (0, 9),
    "fire_cost_shrink": (1, 2),
    "fire_cost_enlarge": (1, 2),
    "shrink_loss": (0, 5),
    "shrink_loss_cold": (0, 5),
    "enlarge_gain": (0, 5),
    "enlarge_gain_cold": (0, 5),
    "free_dice_sum": (9, 24),
    "free_dice_medium": (1, 6),
    "solo_penalty": (0, 99),
    "solo_target": (0, 99),
}


def build(source: Source) -> RayPack:
    """The tables, or a PackError with every mistake."""
    numbers = source.constants("constants.toml", NUMBERS)
    pack = RayPack(source.id, "", numbers)
    if numbers["temperature_start"] > numbers["temperature_max"]:
        source.wrong("constants.toml", "temperature_start", "value", "must not exceed temperature_max")
    _markers(source, pack)
    _sizes(source, pack)
    _heights(source, pack)
    _dice(source, pack)
    _board(source, pack)
    _students(source, pack)
    _actions(source, pack)
    if not LARGES <= pack.large_sum <= LARGES * FACES:
        source.wrong("constants.toml", "free_dice_sum", "value", "three large dice cannot show what the medium leaves")
    pack.digest = source.finish()
    return pack


def _markers(source: Source, pack: RayPack) -> None:
    for row in source.rows("markers.toml", "markers", ["height", "mode"]):
        if row.name == "height":
            pack.height = row.one_of("start", HEIGHTS)
        else:
            pack.mode = row.one_of("start", MODES)


def _sizes(source: Source, pack: RayPack) -> None:
    pack.weights.append(0)
    pack.counts.append(0)
    for row in source.rows("sizes.toml", "sizes", SIZES):
        pack.weights.append(row.integer("weight", 0, 9))
        pack.counts.append(row.integer("count", LARGES if row.name == SIZES[LARGE - SMALL] else 1, LANES))


def _heights(source: Source, pack: RayPack) -> None:
    for row in source.rows("heights.toml", "heights", HEIGHTS):
        hit = row.texts("hits", SIZES)
        lowest = SMALL + min((SIZES.index(size) for size in hit), default=len(SIZES) - 1)
        if sorted(hit) != sorted(SIZES[lowest - SMALL :]):
            row.wrong("hits", "must be a size and all larger ones")
        pack.lowest.append(lowest)


def _dice(source: Source, pack: RayPack) -> None:
    ids = [f"{colour}_{lane}" for colour in COLOURS for lane in range(1, LANES + 1)]
    for index, row in enumerate(source.rows("dice.toml", "dice", ids)):
        row.integer("lane", index % LANES + 1, index % LANES + 1)
        row.one_of("colour", [COLOURS[index // LANES]])
        pack.sizes.append(SMALL + row.one_of("size", SIZES))
        pack.values.append(row.integer("value", 1, FACES))
    for seat in range(2):
        samples = pack.sizes[seat * LANES : (seat + 1) * LANES]
        if samples.count(LARGE) != LARGES or samples.count(MEDIUM) != 1:
            source.wrong("dice.toml", COLOURS[seat], "size", THREE_LARGE)


def _actions(source: Source, pack: RayPack) -> None:
    """The move space fixes which actions come in two strengths; the others have one price."""
    costs = {"move": [1, 2], "heat": [1, 2], "cool": [1, 2], "fire": sorted(set(pack.fire_cost))}
    for row in source.rows("actions.toml", "actions", ACTIONS):
        staff = row.integers("scientists", 1, 2)
        if row.name in costs and staff != costs[row.name]:
            row.wrong("scientists", f"must be {costs[row.name]}")
        elif row.name not in costs and len(staff) != 1:
            row.wrong("scientists", "must be one number")
        pack.staff.append(staff)


def _board(source: Source, pack: RayPack) -> None:
    places = ["near", "far"]
    colours = []
    ids = [f"lane{lane}_{place}" for lane in range(1, LANES + 1) for place in places]
    for index, row in enumerate(source.rows("board.toml", "slots", ids)):
        row.integer("lane", index // 2 + 1, index // 2 + 1)
        row.one_of("place", [places[index % 2]])
        colours.append(row.one_of("colour", COLOURS))
        if index % 2 == 1 and colours[-1] == colours[-2]:
            row.wrong("colour", "a lane has one slot of each colour")
    pack.near += colours[::2]


def _students(source: Source, pack: RayPack) -> None:
    rows = source.rows("students.toml", "students", CARD_IDS[0] + CARD_IDS[1])
    for deck in range(2):
        cards = rows[deck * CARDS : (deck + 1) * CARDS]
        for row in cards:
            row.one_of("deck", [DECKS[deck]])
        pack.actions.append([row.one_of("action", ACTIONS) for row in cards])
        pack.amounts.append([row.integer("n", 1, 2) for row in cards])
