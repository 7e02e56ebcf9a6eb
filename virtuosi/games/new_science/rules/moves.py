"""The move space of The New Science. Slots are fixed: scientists, spaces, discoveries, cards."""

from typing import Final

from virtuosi.core.space import MoveSpace

MOST_SEATS: Final = 5

SCIENTISTS: Final = ["kepler", "galileo", "kircher", "leibniz", "newton"]

FIELDS: Final = ["astronomy", "mathematics", "physics", "chemistry", "biology"]

TRACKS: Final = ["government", "religion", "enterprise", "science"]
TRACK_COUNT: Final = 4

DISCOVERIES: Final = [
    "astrology",
    "heliocentrism",
    "planetary_motion",
    "moons_of_jupiter",
    "speed_of_light",
    "universal_gravitation",
    "symbolic_algebra",
    "logarithms",
    "analytic_geometry",
    "probability_theory",
    "infinite_series",
    "calculus",
    "laws_of_attraction",
    "falling_bodies",
    "atmospheric_pressure",
    "pendulum_theory",
    "light_spectrum",
    "elastic_force",
    "laws_of_motion",
    "iatrochemistry",
    "gas",
    "corpuscular_theory",
    "boyles_law",
    "combustion",
    "anatomy",
    "blood_circulation",
    "capillaries",
    "cells",
    "microorganisms",
]
SIZE: Final = 29  # discoveries

LAST_LEVEL: Final = 5

LEVEL_CARDS: Final = 18
CARD_LEVELS: Final = 3
CARDS: Final = [f"h{level}_{number:02}" for level in range(1, CARD_LEVELS + 1) for number in range(1, LEVEL_CARDS + 1)]

# Action spaces, numbered in the order in which they are resolved
REST_AT: Final = 0
HAPPENING_AT: Final = 5
PLACES: Final = 2  # for happenings
INFLUENCE_AT: Final = 7
RESEARCH_AT: Final = 11
EXPERIMENT_AT: Final = 16
PUBLISH_AT: Final = 21
ALL_SPACES: Final = 25

SPACES: Final = (
    [f"rest_{n}" for n in range(1, 6)]
    + ["happening_1", "happening_2"]
    + TRACKS
    + [f"research_{n}" for n in range(1, 6)]
    + [f"experiment_{n}" for n in range(1, 6)]
    + [f"publish_{n}" for n in range(1, 5)]
)

# The six actions; the first three are the discovery actions, and tables of points are kept for those
ACTIONS: Final = ["research", "experiment", "publish", "rest", "happening", "influence"]
RESEARCH: Final = 0
EXPERIMENT: Final = 1
PUBLISH: Final = 2
DISCOVERY_ACTIONS: Final = 3
REST: Final = 3
HAPPENING: Final = 4
INFLUENCE: Final = 5
ACTION_OF: Final = (  # by space
    [REST] * (HAPPENING_AT - REST_AT)
    + [HAPPENING] * (INFLUENCE_AT - HAPPENING_AT)
    + [INFLUENCE] * (RESEARCH_AT - INFLUENCE_AT)
    + [RESEARCH] * (EXPERIMENT_AT - RESEARCH_AT)
    + [EXPERIMENT] * (PUBLISH_AT - EXPERIMENT_AT)
    + [PUBLISH] * (ALL_SPACES - PUBLISH_AT)
)

space: Final = MoveSpace()
_cubes: Final = SPACES[INFLUENCE_AT:]

TO_SCIENTIST: Final = space.family("scientist", SCIENTISTS)
TO_PLACE: Final = space.family("place", ["rest", *SPACES[HAPPENING_AT:]])  # on Rest the best free space is taken
TO_RESEARCH: Final = space.family("research", DISCOVERIES)
TO_EXPERIMENT: Final = space.family("experiment", DISCOVERIES)
TO_REST: Final = space.family("rest", ["0", "1", "2", "3"])  # spent on an experiment
TO_MARVEL: Final = space.family("marvel", ["0", "1", "2", "3"])  # the same, and the card that is used before the die
FACES: Final = 6  # of the die
TO_ROLL: Final = space.family("roll", [str(face) for face in range(1, FACES + 1)])
TO_AGAIN: Final = space.family("again", ["roll", "stand"])
STAND: Final = TO_AGAIN + 1
TO_PUBLISH: Final = space.family("publish", DISCOVERIES)
TO_PAY: Final = space.family("pay", ["rest", "card"])
PAY_CARD: Final = TO_PAY + 1
TO_MEMBER: Final = space.family("member", DISCOVERIES)
TO_TAKE_BACK: Final = space.family("take_back", DISCOVERIES)
TO_TRACK: Final = space.family("track", TRACKS)
TO_OPPONENT: Final = space.family("opponent", [str(seat + 1) for seat in range(MOST_SEATS)])
TO_LIFT: Final = space.family("lift", _cubes)
TO_DROP: Final = space.family("drop", _cubes)
TO_DISPUTE: Final = space.family("dispute", DISCOVERIES)
TO_KEEP: Final = space.family("keep", ["new", "old"])
KEEP_OLD: Final = TO_KEEP + 1
TO_SAVE: Final = space.family("save", ["pay", "lose"])
SAVE_LOSE: Final = TO_SAVE + 1
TO_REVEAL: Final = space.family("reveal", CARDS)
PASS: Final = space.single("pass")

# A cube goes to space s by the move AT + s (Rest apart)
AT: Final = TO_PLACE + 1 - HAPPENING_AT
