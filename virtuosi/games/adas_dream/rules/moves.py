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


# Events: kind, then seat and up to two facts
EVENTS: Final = [
    "turn",
    "first",
    "push",
    "refill",
    "roll",
    "nudge",
    "store",
    "play",
    "gain",
    "pay",
    "research",
    "breakthrough",
    "token",
    "science-token",
    "place",
    "area",
    "program",
    "slot",
    "assignment",
    "discard",
    "remove",
    "travel",
    "disc",
    "lift",
    "build",
    "gear",
    "convert",
    "lecture",
    "visit",
    "meeting",
    "partner",
    "use-partner",
    "publish",
    "steam",
    "objective",
    "draw",
    "reshuffle",
    "adjust",
    "swap",
    "pass",
    "last-round",
    "over",
    "activate",
    "reward",
    "spend",
    "draft",
    "new-program",
    "new-assignment",
    "new-partner",
    "new-gear",
]
TURN_BEGINS: Final = 0
IS_FIRST: Final = 1
PUSHES: Final = 2
REFILLS: Final = 3
ROLLS: Final = 4
NUDGES: Final = 5
STORES: Final = 6
PLAYS: Final = 7
GAINS: Final = 8
PAYS: Final = 9
RESEARCHES: Final = 10
BREAKS_THROUGH: Final = 11
TAKES_TOKEN: Final = 12
TAKES_SCIENCE: Final = 13
PLACES: Final = 14
CHOOSES_AREA: Final = 15
TAKES_PROGRAM: Final = 16
FILLS_SLOT: Final = 17
TAKES_ASSIGNMENT: Final = 18
DISCARDS: Final = 19
REMOVES: Final = 20
TRAVELS: Final = 21
SETS_DISC: Final = 22
LIFTS_DISC: Final = 23
BUILDS: Final = 24
TAKES_GEAR: Final = 25
CONVERTS: Final = 26
LECTURES_AT: Final = 27
VISITS: Final = 28
MEETS: Final = 29
TAKES_PARTNER: Final = 30
USES_PARTNER: Final = 31
PUBLISHES: Final = 32
STEAMS: Final = 33
CLAIMS: Final = 34
DRAWS: Final = 35
RESHUFFLES: Final = 36
ADJUSTS: Final = 37
SWAPS: Final = 38
PASSES: Final = 39
LAST_ROUND: Final = 40
ENDS: Final = 41
ACTIVATES: Final = 42
TAKES_REWARD: Final = 43
SPENDS: Final = 44
DRAFTS: Final = 45
PROGRAM_COMES: Final = 46
ASSIGNMENT_COMES: Final = 47
PARTNER_COMES: Final = 48
GEAR_COMES: Final = 49
