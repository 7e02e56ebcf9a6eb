"""The move space of The New Science. Slots are fixed: scientists, spaces, discoveries, cards."""

from typing import Final

from virtuosi.core.space import MoveSpace

MOST_SEATS: Final = 5

SCIENTISTS: Final = ["kepler", "galileo", "kircher", "leibniz", "newton"]

FIELDS: Final = ["astronomy", "mathematics", "physics", "chemistry", "biology"]

TRACKS: Final = ["government", "religion", "enterprise", "science"]
RELIGION: Final = 1

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

LEVEL_CARDS: Final = 18
CARDS: Final = [f"h{level}_{number:02}" for level in (1, 2, 3) for number in range(1, LEVEL_CARDS + 1)]

# Action spaces, numbered in the order in which they are resolved
REST_AT: Final = 0
HAPPENING_AT: Final = 5
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

# The six actions; the last three are the discovery actions, and tables of points are kept for those
ACTIONS: Final = ["research", "experiment", "publish", "rest", "happening", "influence"]
RESEARCH: Final = 0
EXPERIMENT: Final = 1
PUBLISH: Final = 2
ACTION_OF: Final = [3] * 5 + [4] * 2 + [5] * 4 + [0] * 5 + [1] * 5 + [2] * 4  # by space

space: Final = MoveSpace()
_cubes: Final = SPACES[INFLUENCE_AT:]

TO_SCIENTIST: Final = space.family("scientist", SCIENTISTS)
TO_PLACE: Final = space.family("place", ["rest", *SPACES[HAPPENING_AT:]])  # on Rest the best free space is taken
TO_RESEARCH: Final = space.family("research", DISCOVERIES)
TO_EXPERIMENT: Final = space.family("experiment", DISCOVERIES)
TO_REST: Final = space.family("rest", ["0", "1", "2", "3"])
TO_MARVEL: Final = space.family("marvel", ["0", "1", "2", "3"])  # the same, and the card that is used before the die
TO_ROLL: Final = space.family("roll", ["1", "2", "3", "4", "5", "6"])
TO_AGAIN: Final = space.family("again", ["roll", "stand"])
TO_PUBLISH: Final = space.family("publish", DISCOVERIES)
TO_PAY: Final = space.family("pay", ["rest", "card"])
TO_MEMBER: Final = space.family("member", DISCOVERIES)
TO_TAKE_BACK: Final = space.family("take_back", DISCOVERIES)
TO_TRACK: Final = space.family("track", TRACKS)
TO_OPPONENT: Final = space.family("opponent", [str(seat + 1) for seat in range(MOST_SEATS)])
TO_LIFT: Final = space.family("lift", _cubes)
TO_DROP: Final = space.family("drop", _cubes)
TO_DISPUTE: Final = space.family("dispute", DISCOVERIES)
TO_KEEP: Final = space.family("keep", ["new", "old"])
TO_SAVE: Final = space.family("save", ["pay", "lose"])
TO_REVEAL: Final = space.family("reveal", CARDS)
PASS: Final = space.single("pass")

# A cube goes to space s by the move AT + s (Rest apart)
AT: Final = TO_PLACE + 1 - HAPPENING_AT
