"""What happened, as numbers: an event is its kind, then a seat and up to two facts.

Stored matches keep these numbers: none is changed, or used again for something else. Those missing here were once
written and are never told.
"""

from typing import Final

TURN_BEGINS: Final = 0
IS_FIRST: Final = 1
PUSHES: Final = 2
REFILLS: Final = 3
PLAYS: Final = 7
GAINS: Final = 8
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
SPENDS: Final = 44
DRAFTS: Final = 45
PARTNER_COMES: Final = 48
PROGRAM_LEAVES: Final = 50
ASSIGNMENT_LEAVES: Final = 51
PARTNER_LEAVES: Final = 52

# The words of an event are `event-<name>`; what has none here is not told.
NAMES: Final = {
    TURN_BEGINS: "turn",
    IS_FIRST: "first",
    PUSHES: "push",
    REFILLS: "refill",
    PLAYS: "play",
    GAINS: "gain",
    RESEARCHES: "research",
    BREAKS_THROUGH: "breakthrough",
    TAKES_TOKEN: "token",
    TAKES_SCIENCE: "science-token",
    PLACES: "place",
    CHOOSES_AREA: "area",
    TAKES_PROGRAM: "program",
    FILLS_SLOT: "slot",
    TAKES_ASSIGNMENT: "assignment",
    DISCARDS: "discard",
    REMOVES: "remove",
    TRAVELS: "travel",
    SETS_DISC: "disc",
    LIFTS_DISC: "lift",
    BUILDS: "build",
    TAKES_GEAR: "gear",
    CONVERTS: "convert",
    LECTURES_AT: "lecture",
    VISITS: "visit",
    MEETS: "meeting",
    TAKES_PARTNER: "partner",
    USES_PARTNER: "use-partner",
    PUBLISHES: "publish",
    STEAMS: "steam",
    CLAIMS: "objective",
    DRAWS: "draw",
    RESHUFFLES: "reshuffle",
    ADJUSTS: "adjust",
    SWAPS: "swap",
    PASSES: "pass",
    LAST_ROUND: "last-round",
    ENDS: "over",
    ACTIVATES: "activate",
    SPENDS: "spend",
    DRAFTS: "draft",
    PARTNER_COMES: "new-partner",
    PROGRAM_LEAVES: "program-leaves",
    ASSIGNMENT_LEAVES: "assignment-leaves",
    PARTNER_LEAVES: "partner-leaves",
}
