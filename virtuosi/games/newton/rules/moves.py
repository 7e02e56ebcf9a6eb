"""The move space of Newton. Slots are fixed: cards, places, spaces, cells; a pack changes what lies in them."""

from typing import Final

from virtuosi.core.space import MoveSpace

# The five actions; the joker is played as one of them
WORK: Final = 0
TECHNOLOGY: Final = 1
TRAVEL: Final = 2
LESSONS: Final = 3
STUDY: Final = 4
JOKER: Final = 5
ACTION_IDS: Final = ["work", "technology", "travel", "lessons", "study"]
ACTIONS: Final = 5

# Books by colour; a book of any colour is counted apart, behind those that have one
BOOK_IDS: Final = ["orange", "green", "blue", "any"]
BOOKS: Final = 4
COLOURED: Final = 3
ANY_BOOK: Final = 3

COLOURS: Final = ["red", "green", "blue", "yellow"]  # by seat
MAX_SEATS: Final = 4

LEVELS: Final = 3
STARTERS: Final = 6
LEVEL_CARDS: Final = 15
LECTURE_CARDS: Final = 10
FIRST_LECTURE: Final = STARTERS + LEVELS * LEVEL_CARDS
CARD_IDS: Final = (
    [f"start_{action}" for action in [*ACTION_IDS, "joker"]]
    + [f"l{level}_{number:02}" for level in range(1, LEVELS + 1) for number in range(1, LEVEL_CARDS + 1)]
    + [f"x{level}_{number:02}" for level in range(1, LEVELS + 1) for number in range(1, LECTURE_CARDS + 1)]
)
CARDS: Final = len(CARD_IDS)

# The pieces of each colour
STUDENTS: Final = 4
HAND: Final = 4  # masters
TRAVEL_CUBES: Final = 12
SHELF_TILES: Final = 12
PILE_TILES: Final = 3

BOARD_IDS: Final = ["a", "b", "c", "d"]
SHELVES: Final = 3
SHELF_WIDTH: Final = 8  # more than any shipped board has, so that an owner may enter a wider one
CELLS: Final = SHELVES * SHELF_WIDTH
COLUMNS: Final = 5


def shelf_of(cell: int) -> int:
    """The shelf of a cell, which is also its worth: 1, 2 or 3."""
    return cell // SHELF_WIDTH + 1


# Kinds of places
START: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
UNIVERSITY: Final = 3
ANCIENT: Final = 4
MASTER: Final = 5
OBJECTIVE: Final = 6
PLACE_KINDS: Final = ["start", "village", "city", "university", "ancient_land", "master", "objective"]
PLACE_IDS: Final = [
    "basel", "bologna", "paris", "leipzig", "krakow", "cambridge", "salamanca",
    "athenai", "carthago", "alexandria",
    "istanbul", "amsterdam", "napoli", "lisboa", "wien", "stockholm", "edinburgh",
    "master", "objective",
    "dijon", "koln", "calais", "york", "bordeaux", "sevilla", "marseille", "milano",
    "roma", "hamburg", "nurnberg", "danzig", "beograd", "creta",
]  # fmt: skip
PLACES: Final = len(PLACE_IDS)

# Tiles on the technology tree and the Work track
NO_TILE: Final = 0
SPECIALIZATION: Final = 1
INVENTION: Final = 2
MASTER_TILE: Final = 3
OBJECTIVE_TILE: Final = 4
SPACE_TILES: Final = ["none", "specialization", "invention", "master", "objective"]
TREE_IDS: Final = [
    "t0", "l1", "l2a", "l3a", "l4a", "l5a", "l6a", "l2b", "l3b", "l4b", "l5b",
    "m1", "m2", "m3a", "m4a", "m5a", "m3b", "m4b", "m5b",
    "r1", "r2a", "r3a", "r4a", "r5a", "r2b", "r3b", "r4b", "r5b", "r6b",
    "e1", "e2", "e3", "e4", "e5", "e6",
    *[f"x{number}" for number in range(1, 14)],
]  # fmt: skip
TREE: Final = len(TREE_IDS)  # the x spaces are spare: the printed tree may have more
TRACK: Final = 24  # the longest Work track a pack may have

MASTER_IDS: Final = [
    "boyle", "brahe", "browne", "bruno", "descartes", "cavendish", "copernicus", "cusano", "fahrenheit", "galilei",
    "gilbert", "halley", "huygens", "kepler", "leibniz", "newton", "paracelsus", "pascal", "torricelli", "winkelmann",
]  # fmt: skip
MASTERS: Final = len(MASTER_IDS)

CITY_IDS: Final = ["coins", "potions", "student", "university", "ancient", "medicine", "discovery"]
LAND_IDS: Final = ["column", "pyramid", "menhir"]
UNIVERSITIES: Final = 6
HOMES: Final = 9  # the universities, then the ancient lands
BONUS_IDS: Final = ["coins_2", "coins_3", "vp_2", "vp_3", "potion_1", "potion_2", "student"]
BONUSES: Final = 7
SPECIALIZATION_IDS: Final = [*ACTION_IDS, "any_dev", "income_vp", "income_coins", "income_potion", "income_any"]
INCOME_IDS: Final = ["vp", "coins", "potion"]
INVENTION_IDS: Final = [
    "potion_vp", "potions_vp", "student", "masters", "univ", "ancient", "shelf_runs", "study", "lessons", "travel",
    "discovery",
]  # fmt: skip
OBJECTIVE_IDS: Final = [
    "coins", "potions", "bonus", "univ", "ancient", "students", "masters", "books", "shelf", "cards", "discovery",
]  # fmt: skip
DISCOVERY_IDS: Final = [f"gd{number}" for number in range(1, 9)]
RANK_IDS: Final = [
    "illiterate", "scribe", "student", "scholar", "professor", "dean", "luminary", "master_of_knowledge", "genius",
    "legend",
]  # fmt: skip
SPECIAL_IDS: Final = [f"sp{number:02}" for number in range(1, 12)]

space: Final = MoveSpace()
_columns: Final = [str(column + 1) for column in range(COLUMNS)]
_cells: Final = [f"{shelf + 1}-{cell + 1}" for shelf in range(SHELVES) for cell in range(SHELF_WIDTH)]

# Nature's
TO_FIRST: Final = space.family("first", [str(seat + 1) for seat in range(MAX_SEATS)])
TO_BOARD: Final = space.family("board", BOARD_IDS)
TO_CITY: Final = space.family("city", CITY_IDS)
TO_UNIVERSITY: Final = space.family("university", [str(number + 1) for number in range(UNIVERSITIES)])
TO_LAND: Final = space.family("land", LAND_IDS)
TO_SPECIALIZATION: Final = space.family("specialization", SPECIALIZATION_IDS)
TO_INVENTION: Final = space.family("invention", INVENTION_IDS)
TO_OBJECTIVE: Final = space.family("objective", OBJECTIVE_IDS)
TO_TOKEN: Final = space.family("token", BONUS_IDS)
TO_DISCOVERY: Final = space.family("discovery", DISCOVERY_IDS)
TO_DRAW: Final = space.family("draw", CARD_IDS)
TO_DEAL: Final = space.family("deal", MASTER_IDS)

# The turn. Families are few and broad: playing a card or a master, taking a card or a discovery, placing tile or cube
TO_KEEP: Final = space.family("keep", MASTER_IDS)
TO_PLAY: Final = space.family("play", CARD_IDS + MASTER_IDS)
TO_MASTER: Final = TO_PLAY + CARDS
TO_ACT: Final = space.family("act", ACTION_IDS)
TO_END: Final = space.single("end")
TO_DONE: Final = space.single("done")
TO_WORK: Final = space.family("work", [str(number) for number in range(TRACK + 1)])
TO_COLLECT: Final = TO_WORK  # coins without a step
TO_STEP: Final = space.family("step", TREE_IDS)
TO_GO: Final = space.family("go", PLACE_IDS)
TO_TAKE: Final = space.family("take", CARD_IDS + DISCOVERY_IDS)
TO_CLAIM: Final = TO_TAKE + CARDS
TO_SHELF: Final = space.family("place", [*_cells, *PLACE_IDS, "here"])
TO_CUBE: Final = TO_SHELF + CELLS
TO_DROP: Final = TO_CUBE + PLACES  # a cube on a place that is only passed
TO_DISCARD: Final = space.family("discard", CARD_IDS)
TO_TILE: Final = space.family(
    "tile", [f"income-{kind}" for kind in INCOME_IDS] + ACTION_IDS + [f"instead-{column}" for column in _columns]
)
TO_REPLACE: Final = TO_TILE + len(INCOME_IDS) + len(ACTION_IDS)
TO_TUCK: Final = space.family("tuck", _columns)
# What a card adds to the turn, and everything that is used a second time
TO_EFFECT: Final = space.family(
    "effect",
    ["now", "second", "ignore"]
    + [f"card-{column}" for column in _columns]
    + [f"income-{kind}" for kind in INCOME_IDS]
    + [f"token-{kind}" for kind in BONUS_IDS]
    + [f"city-{place}" for place in PLACE_IDS]
    + [f"master-{master}" for master in MASTER_IDS]
    + [f"objective-{objective}" for objective in OBJECTIVE_IDS],
)
TO_SECOND: Final = TO_EFFECT + 1
TO_IGNORE: Final = TO_EFFECT + 2
TO_REPEAT: Final = TO_EFFECT + 3
TO_INCOME: Final = TO_REPEAT + COLUMNS
TO_REBONUS: Final = TO_INCOME + len(INCOME_IDS)
TO_REVISIT: Final = TO_REBONUS + len(BONUS_IDS)
TO_INVOKE: Final = TO_REVISIT + PLACES
TO_SCORE: Final = TO_INVOKE + MASTERS

# Quick actions, taken while the question stays
FIRST_QUICK: Final = space.family(
    "quick",
    ["reveal-1", "reveal-2", "reveal-3", "boost", "potion", "student", "special"]
    + [f"buy-{discovery}" for discovery in DISCOVERY_IDS]
    + [f"use-{discovery}" for discovery in DISCOVERY_IDS],
)
TO_REVEAL: Final = FIRST_QUICK
TO_BOOST: Final = TO_REVEAL + LEVELS
TO_POTION: Final = TO_BOOST + 1
TO_HIRE: Final = TO_POTION + 1
TO_SPECIAL: Final = TO_HIRE + 1
TO_BUY: Final = TO_SPECIAL + 1
TO_USE: Final = TO_BUY + len(DISCOVERY_IDS)
AFTER_QUICK: Final = TO_USE + len(DISCOVERY_IDS)

# A single step, for those who choose the way themselves: a place, or a space of the tree
TO_BY: Final = space.family("by", PLACE_IDS + TREE_IDS)
TO_CLIMB: Final = TO_BY + PLACES
