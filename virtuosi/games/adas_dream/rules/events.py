"""What happened, as numbers: an event is its kind, then a seat and up to two facts."""

from typing import Final

TURN_BEGINS: Final = 0
IS_FIRST: Final = 1
PUSHES: Final = 2
REFILLS: Final = 3
ROLLS: Final = 4
STORES: Final = 5
PLAYS: Final = 6
GAINS: Final = 7
RESEARCHES: Final = 8
BREAKS_THROUGH: Final = 9
TAKES_TOKEN: Final = 10
TAKES_SCIENCE: Final = 11
PLACES: Final = 12
CHOOSES_AREA: Final = 13
TAKES_PROGRAM: Final = 14
FILLS_SLOT: Final = 15
TAKES_ASSIGNMENT: Final = 16
DISCARDS: Final = 17
REMOVES: Final = 18
TRAVELS: Final = 19
SETS_DISC: Final = 20
LIFTS_DISC: Final = 21
BUILDS: Final = 22
TAKES_GEAR: Final = 23
CONVERTS: Final = 24
LECTURES_AT: Final = 25
VISITS: Final = 26
MEETS: Final = 27
TAKES_PARTNER: Final = 28
USES_PARTNER: Final = 29
PUBLISHES: Final = 30
STEAMS: Final = 31
CLAIMS: Final = 32
DRAWS: Final = 33
RESHUFFLES: Final = 34
ADJUSTS: Final = 35
SWAPS: Final = 36
PASSES: Final = 37
LAST_ROUND: Final = 38
ENDS: Final = 39
ACTIVATES: Final = 40
TAKES_REWARD: Final = 41
SPENDS: Final = 42
DRAFTS: Final = 43
PROGRAM_COMES: Final = 44
ASSIGNMENT_COMES: Final = 45
PARTNER_COMES: Final = 46
GEAR_COMES: Final = 47

# Index = the number above; the words of an event are `event-<name>`
EVENTS: Final = [
    "turn",
    "first",
    "push",
    "refill",
    "roll",
    "store",
    "play",
    "gain",
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
