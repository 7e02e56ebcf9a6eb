"""Typed tables of Ray Master from its data."""

from typing import Final

from virtuosi.core.data import Source
from virtuosi.core.pack import Pack
from virtuosi.games.ray_master.rules.moves import (
    ACTIONS,
    CARDS,
    COLOURS,
    EMPTY,
    HEIGHTS,
    LANES,
    LARGE,
    MEDIUM,
    MODES,
    SIZES,
)

DECKS: Final = ["standard", "with_fire"]
CARD_IDS: Final = [[f"{letter}{number:02}" for number in range(1, CARDS + 1)] for letter in "sf"]

# What the rules' own arithmetic fixes has a range of one: the check then says which value it must be.
NUMBERS: Final = {
    "seats_min": (1, 1),
    "seats_max": (2, 2),
    "slots_per_colour": (4, 4),
    "ray_positions": (4, 4),
    "markers": (4, 4),
    "students": (12, 12),
    "face_min": (1, 1),
    "face_max": (6, 6),
    "energy_end": (0, 0),
    "temperature_min": (0, 0),
    "scientists_per_colour": (4, 4),
    "scientists_start": (1, 3),  # one of the four is the extra
    "scientists_start_advanced": (1, 3),
    "scientists_extra": (1, 1),
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


class RayPack(Pack):
    """What the box holds. Slots are numbered seat * 4 + lane; tables by size start with the empty slot."""

    def __init__(self, id: str, digest: str, numbers: dict[str, int]) -> None:
        self.id = id
        self.digest = digest
        self.energy = numbers["energy_start"]
        self.energy_per_hit = numbers["energy_per_hit"]
        self.hottest = numbers["temperature_max"]
        self.temperature = numbers["temperature_start"]
        self.height = 0
        self.mode = 0
        self.ray_even = numbers["ray_start_even"] - 1
        self.ray_odd = numbers["ray_start_odd"] - 1
        self.scientists = numbers["scientists_start"]
        self.scientists_advanced = numbers["scientists_start_advanced"]
        self.hand = numbers["hand_start"]
        self.hand_open = numbers["hand_start_open"]
        self.cycles = numbers["cycles"]
        self.heat_each = numbers["heat_per_scientist"]
        self.cool_each = numbers["cool_per_scientist"]
        self.cool_from_hottest = numbers["cool_at_maximum"]
        self.heat_of_shot = numbers["heat_per_shot"]
        self.cool_of_rest = numbers["cool_without_shot"]
        self.fire_cost = [numbers["fire_cost_shrink"], numbers["fire_cost_enlarge"]]
        self.loss = [numbers["shrink_loss_cold"], numbers["shrink_loss"]]  # fully cold, warmer
        self.gain = [numbers["enlarge_gain_cold"], numbers["enlarge_gain"]]
        self.medium_value = numbers["free_dice_medium"]
        self.large_sum = numbers["free_dice_sum"] - numbers["free_dice_medium"]
        self.penalty = numbers["solo_penalty"]
        self.target = numbers["solo_target"]
        self.weights: list[int] = []  # points per pip
        self.counts: list[int] = []  # dice of each size per colour
        self.lowest: list[int] = []  # by height: the smallest size the beam hits
        self.near: list[int] = []  # by lane: the seat whose slot is nearer to the ray
        self.sizes: list[int] = []  # dice at the start, by slot
        self.values: list[int] = []
        self.actions: list[list[int]] = []  # by deck and card
        self.amounts: list[list[int]] = []
        self.staff: list[list[int]] = []  # by action: the numbers of scientists it accepts

    def reserve(self) -> list[int]:
        """Dice beside the board at the start, by seat * 4 + size."""
        reserve = self.counts + self.counts
        for slot in range(2 * LANES):
            if self.sizes[slot] != EMPTY:
                reserve[slot // LANES * 4 + self.sizes[slot]] -= 1
        return reserve


def build(source: Source) -> RayPack:
    """The tables, or a PackError with every mistake."""
    numbers = source.constants("constants.toml", NUMBERS)
    pack = RayPack(source.id, "", numbers)
    for row in source.rows("markers.toml", "markers", ["height", "mode"]):
        if row.name == "height":
            pack.height = row.one_of("start", HEIGHTS)
        else:
            pack.mode = row.one_of("start", MODES)
    if numbers["temperature_start"] > numbers["temperature_max"]:
        source.wrong("constants.toml", "temperature_start", "value", "must not exceed temperature_max")
    _sizes(source, pack)
    _board(source, pack)
    _students(source, pack)
    _actions(source, pack)
    if not 3 <= pack.large_sum <= 18:
        source.wrong("constants.toml", "free_dice_sum", "value", "three large dice cannot show what the medium leaves")
    pack.digest = source.finish()
    return pack


def _sizes(source: Source, pack: RayPack) -> None:
    pack.weights.append(0)
    pack.counts.append(0)
    start = [0]
    for row in source.rows("sizes.toml", "sizes", SIZES):
        pack.weights.append(row.integer("weight", 0, 9))
        pack.counts.append(row.integer("count", 1, 4))
        start.append(row.integer("start_on_board", 0, 4))
    for row in source.rows("heights.toml", "heights", HEIGHTS):
        hit = row.texts("hits", SIZES)
        lowest = 1 + min((SIZES.index(size) for size in hit), default=2)
        if sorted(hit) != sorted(SIZES[lowest - 1 :]):
            row.wrong("hits", "must be a size and all larger ones")
        pack.lowest.append(lowest)
    dice = source.rows("dice.toml", "dice", [f"{colour}_{lane}" for colour in COLOURS for lane in range(1, LANES + 1)])
    for index, row in enumerate(dice):
        row.integer("lane", index % LANES + 1, index % LANES + 1)
        row.one_of("colour", [COLOURS[index // LANES]])
        pack.sizes.append(1 + row.one_of("size", SIZES))
        pack.values.append(row.integer("value", 1, 6))
    for seat in range(2):
        samples = pack.sizes[seat * LANES : (seat + 1) * LANES]
        if samples.count(LARGE) != 3 or samples.count(MEDIUM) != 1:
            source.wrong("dice.toml", COLOURS[seat], "size", "each colour starts with three large dice and one medium")
    for size in range(len(SIZES)):
        if pack.counts[size + 1] < start[size + 1]:
            source.wrong("sizes.toml", SIZES[size], "count", "there are fewer dice than start on the board")
    if start != [0, 0, 1, 3]:
        source.wrong("sizes.toml", "", "start_on_board", "each colour starts with three large dice and one medium")


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
