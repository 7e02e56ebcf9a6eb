"""The move space: every move of the game, as families of a verb and fixed slots."""

from typing import Final

from virtuosi.core.space import MoveSpace

COLORS: Final = ["purple", "blue", "yellow", "green", "grey"]
AREAS: Final = ["study", "travel", "meetings", "institution"]
SCIENCES: Final = ["mathematics", "physics", "astronomy", "engineering", "sponsor"]
INSTITUTIONS: Final = ["royal_society", "royal_institution", "astronomical_society", "civil_engineers"]

CITIES: Final = [
    "london",
    "oxford",
    "cambridge",
    "bristol",
    "exeter",
    "lampeter",
    "birmingham",
    "manchester",
    "sheffield",
    "leeds",
    "durham",
    "edinburgh",
    "glasgow",
    "st_andrews",
    "aberdeen",
    "dublin",
    "brighton",
    "southampton",
    "bath",
    "plymouth",
    "norwich",
    "cardiff",
    "coventry",
    "derby",
    "stoke",
    "liverpool",
    "york",
    "newcastle",
    "carlisle",
    "dundee",
]
PARTNERS: Final = (
    [f"s{n}" for n in range(1, 8)] + [f"r{n:02}" for n in range(1, 11)] + [f"t{n:02}" for n in range(1, 31)]
)
PROGRAMS: Final = [f"p{n:02}" for n in range(1, 26)]
ASSIGNMENTS: Final = [f"a{n:02}" for n in range(1, 31)]
TILES: Final = [f"us{n}" for n in range(1, 9)] + [f"uc{n}" for n in range(1, 8)]
GEARS: Final = ["addition", "subtraction"] + [f"m{n:02}" for n in range(1, 13)]
OBJECTIVES: Final = [f"o{n:02}" for n in range(1, 25)]
BREAKTHROUGHS: Final = [f"bt{n}" for n in range(1, 10)]
PROGRAM_SLOTS: Final = ["row1", "row2", "row3", "col1", "col2", "col3"]
RING_SPACES: Final = [f"w{space}" for space in range(6)]
RING: Final = [f"w{space}-{place}" for space in range(6) for place in range(1, 4)]
CELLS: Final = [f"c{row}{column}" for row in range(1, 4) for column in range(1, 4)]
STORAGE: Final = [f"s{place}" for place in range(1, 5)]
GEAR_SLOTS: Final = [f"{line}-{place}" for line in PROGRAM_SLOTS for place in range(1, 3)]
DICE: Final = [*RING, "active", *CELLS, *STORAGE]
LECTURES: Final = [f"{name}_{level}" for name in INSTITUTIONS for level in range(2, 7)]
ROOMS: Final = ["room1", "room2", "room3", "room4"]
SPOTS: Final = [*CITIES[1:16], *ROOMS, *LECTURES]
FACES: Final = [f"{color}-{value}" for color in COLORS for value in range(1, 7)]

SPACE: Final = MoveSpace()

# The turn
MOVE: Final[int] = SPACE.family("move", RING)
USE: Final[int] = SPACE.family("use", STORAGE)
PUSH: Final[int] = SPACE.family("push", RING)
NUDGE: Final[int] = SPACE.single("nudge")
RAISE: Final[int] = SPACE.family("raise", DICE)
LOWER: Final[int] = SPACE.family("lower", DICE)
STORE: Final[int] = SPACE.single("store")
PLAY: Final[int] = SPACE.family("play", PARTNERS)
ACTIVATE: Final[int] = SPACE.single("activate")
PLACE: Final[int] = SPACE.family("place", CELLS)
AREA: Final[int] = SPACE.family("area", AREAS)
PUBLISH: Final[int] = SPACE.single("publish")
BUILD: Final[int] = SPACE.family("build", GEARS)
END: Final[int] = SPACE.single("end")  # also: pass, where no turn is possible
SKIP: Final[int] = SPACE.single("skip")  # no, thank you; or: that is enough

# Things to take, places to go
PROGRAM: Final[int] = SPACE.family("program", ["1", "2", "3", "4", "5"])
SLOT: Final[int] = SPACE.family("slot", PROGRAM_SLOTS)
BOOK: Final[int] = SPACE.single("book")
ADDITION: Final[int] = SPACE.single("addition")
ASSIGN: Final[int] = SPACE.family("assign", ["1", "2", "3", "4"])
COLUMN: Final[int] = SPACE.family("column", AREAS)
DISCARD: Final[int] = SPACE.family("discard", PARTNERS)
REMOVE: Final[int] = SPACE.family("remove", PARTNERS)
TRAVEL: Final[int] = SPACE.family("travel", CITIES)
COINS_FOR: Final[int] = SPACE.family("coins", ROOMS)
INNOVATION_FOR: Final[int] = SPACE.family("innovation", ROOMS)
PARTNER: Final[int] = SPACE.family("partner", ["1", "2", "3", "4"])
LECTURE: Final[int] = SPACE.family("lecture", LECTURES)
VISIT: Final[int] = SPACE.family("visit", LECTURES)
GEAR_SLOT: Final[int] = SPACE.family("gear", GEAR_SLOTS)
TAKE_GEAR: Final[int] = SPACE.family("take", ["1", "2"])
CONVERT: Final[int] = SPACE.family("convert", ["reserve", *GEAR_SLOTS])
DISC: Final[int] = SPACE.family("disc", GEAR_SLOTS)
SPOT: Final[int] = SPACE.family("spot", SPOTS)  # where a disc is lifted, stacked or set down
RESEARCH: Final[int] = SPACE.family("research", AREAS)
REWARD: Final[int] = SPACE.family("reward", RING_SPACES)
TRACK: Final[int] = SPACE.family("track", AREAS)  # a breakthrough token, an assignment token
SCIENCE: Final[int] = SPACE.family("science", SCIENCES[:4])  # a token; in the setup, a room
SPEND: Final[int] = SPACE.single("spend")
GIVE: Final[int] = SPACE.family("give", [*CELLS, *STORAGE])
FETCH: Final[int] = SPACE.family("fetch", RING)
DRAFT: Final[int] = SPACE.family("draft", PARTNERS)

# Nature
FIRST: Final[int] = SPACE.family("first", ["1", "2", "3", "4"])
ROLL: Final[int] = SPACE.family("roll", FACES)
DRAW: Final[int] = SPACE.family("draw", PARTNERS)
MEET: Final[int] = SPACE.family("meet", PARTNERS)
NEW_PROGRAM: Final[int] = SPACE.family("new-program", PROGRAMS)
NEW_ASSIGNMENT: Final[int] = SPACE.family("new-assignment", ASSIGNMENTS)
NEW_GEAR: Final[int] = SPACE.family("new-gear", GEARS[2:])
TILE: Final[int] = SPACE.family("tile", TILES)
LETTER: Final[int] = SPACE.family("letter", ["A", "B"])
OBJECTIVE: Final[int] = SPACE.family("objective", OBJECTIVES)
NEW_BREAKTHROUGH: Final[int] = SPACE.family("new-breakthrough", BREAKTHROUGHS)
