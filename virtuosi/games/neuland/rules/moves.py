"""The move space of Neuland, and the fixed slots it names: hexes, building slots, kinds of tiles and goods."""

from typing import Final

from virtuosi.core.space import MoveSpace

# The map: rows A to E from north to south, hexes numbered from west to east, three slots in each.
HEX_COUNT: Final = 19
SLOTS_PER_HEX: Final = 3
SLOT_COUNT: Final = 57
ROWS: Final = [3, 4, 5, 4, 3]
HEXES: Final = ["ABCDE"[row] + str(k + 1) for row in range(5) for k in range(ROWS[row])]
CENTRE: Final = 9
SIDES: Final = ["l", "r", "b"]  # the slots of a hex: left, right, below
SLOTS: Final = [name + side for name in HEXES for side in SIDES]

FOREST: Final = 0
TERRAINS: Final = ["forest", "field", "mountain"]
TERRAIN_COUNT: Final = 3
PAIR_COUNT: Final = 9  # of terrains, in order: what a double piece may show
BARE: Final = -1  # not laid yet

FOOD: Final = 0
WOOD: Final = 2
STONE: Final = 3
COAL: Final = 4
IRON_ORE: Final = 5
SILVER_ORE: Final = 6
IRON: Final = 7
SILVER: Final = 8
GOOD_COUNT: Final = 14
GOODS: Final = [
    "food", "wool", "wood", "stone", "coal", "iron_ore", "silver_ore",
    "iron", "silver", "paper", "cloth", "coins", "weapons", "tools",
]  # fmt: skip
ORE: Final = 14  # as an input: iron ore or silver ore
NOTHING: Final = 15  # the input of a hunting lodge
MINERAL: Final = 14  # as an output: the top disc of the mine
METAL: Final = 15  # as an output: what the smelted ore becomes
NO_GOOD: Final = -1

MATERIALS: Final = [WOOD, STONE]  # what tiles are built with

MINERALS: Final = ["coal", "iron_ore", "silver_ore"]  # disc 0 is coal; a mineral's good is COAL + disc

# Kinds of tiles: fourteen production rows, then fifteen progress tiles, three to a category.
LODGE: Final = 0
SAWMILL: Final = 1
MINE: Final = 8
SMELTER: Final = 9  # of two colours
MOUNTAIN_SMELTER: Final = 10
PRODUCTION_COUNT: Final = 14
PRODUCTION: Final = [
    "hunting_lodge", "sawmill", "farm", "sheepfold", "windmill", "paper_mill", "charcoal_burner",
    "quarry", "mine", "smelter_dual", "smelter_single", "workshop", "smith", "mint",
]  # fmt: skip
PROGRESS: Final = [
    "studio", "academy", "theatre", "laboratory", "library", "guild", "abbey", "church", "cathedral",
    "town_hall", "court", "senate", "barracks", "castle", "fortress",
]  # fmt: skip
KINDS: Final = PRODUCTION + PROGRESS
EMPTY: Final = -1

CATEGORIES: Final = ["art", "science", "religion", "society", "war"]
CATEGORY_COUNT: Final = 5
STEPS: Final = 3

# Piles on the two boards: both kinds of smelters lie in one, a category is one.
SMELTER_PILE: Final = 9
CATEGORY_PILE: Final = 13
PILE_COUNT: Final = 18
PILES: Final = [*PRODUCTION[:9], "smelter", *PRODUCTION[11:], *CATEGORIES]
PILE_OF: Final = [*range(10), *range(9, 13), *[CATEGORY_PILE + tile // STEPS for tile in range(15)]]
# The production kinds that lie in a pile; none in a category's
KINDS_IN: Final = [[kind for kind in range(PRODUCTION_COUNT) if PILE_OF[kind] == pile] for pile in range(PILE_COUNT)]

DIRECTIONS: Final = ["e", "sw", "se"]  # from the first bare hex, in reading order, these are the ways on
DIRECTION_COUNT: Final = 3
UNMARKED: Final = -1

space: Final = MoveSpace()
TO_FIRST: Final = space.family("first", ["1", "2", "3", "4"])
TO_LAY: Final = space.family(
    "lay", [f"{way}-{one}-{two}" for way in DIRECTIONS for one in TERRAINS for two in TERRAINS]
)
TO_LAY_SINGLE: Final = space.family("single", TERRAINS)
TO_START: Final = space.family("start", HEXES)
TO_PRODUCE: Final = space.family("produce", SLOTS)
TO_BUILD: Final = space.family("build", PILES)
TO_WAIT: Final = space.single("wait")
TO_END: Final = space.single("end")
TO_SITE: Final = space.family("site", HEXES)
TO_FROM: Final = space.family("from", SLOTS)
TO_FORAGE: Final = space.single("forage")
TO_MINERAL: Final = space.family("mineral", MINERALS)

# Where a source slot is expected: food that was foraged comes from no slot.
FORAGED: Final = SLOT_COUNT
NOT_CHOSEN: Final = -1


def _coordinates() -> list[tuple[int, int]]:
    found = []
    for row in range(5):
        first = -2 - min(row - 2, 0)  # axial q of the row's first hex
        found += [(first + k, row - 2) for k in range(ROWS[row])]
    return found


COORDINATES: Final = _coordinates()  # axial q, r of each hex


def _far(one: tuple[int, int], two: tuple[int, int]) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


# Distances and reach as flat tables: hex * 19 + hex, and hex * 5 + steps as a mask.
DISTANCE: Final = [_far(one, two) for one in COORDINATES for two in COORDINATES]
FARTHEST: Final = 4
REACH: Final = FARTHEST + 1
ALL_HEXES: Final = (1 << HEX_COUNT) - 1
HEXES_WITHIN: Final = [
    sum(1 << other for other in range(HEX_COUNT) if DISTANCE[at * HEX_COUNT + other] <= steps)
    for at in range(HEX_COUNT)
    for steps in range(REACH)
]
SLOTS_WITHIN: Final = [
    sum(1 << slot for slot in range(SLOT_COUNT) if mask >> slot // SLOTS_PER_HEX & 1) for mask in HEXES_WITHIN
]


def _next(at: int, way: int) -> int:
    q, r = COORDINATES[at]
    target = [(q + 1, r), (q - 1, r + 1), (q, r + 1)][way]
    return COORDINATES.index(target) if target in COORDINATES else -1


NEXT: Final = [_next(at, way) for at in range(HEX_COUNT) for way in range(DIRECTION_COUNT)]  # hex * 3 + direction
