"""The move space of Ray Master. Slots are fixed: lanes, levels, the twelve cards of a deck."""

from typing import Final

from virtuosi.core.space import MoveSpace

LANES: Final = 4
CARDS: Final = 12
FACES: Final = 6

# Dice by size: 0 is an empty slot. A beam at some height hits the dice that are taller than it.
EMPTY: Final = 0
SMALL: Final = 1
MEDIUM: Final = 2
LARGE: Final = 3
SIZES: Final = ["small", "medium", "large"]
LARGES: Final = 3  # large dice a colour starts with, besides one medium
SHELF: Final = 4  # a reserve counts its dice by size, the empty one included

HEIGHTS: Final = ["low", "middle", "high"]

SHRINK: Final = 0
MODES: Final = ["shrink", "enlarge"]

COLOURS: Final = ["blue", "yellow"]  # seat 0 is blue

# The seven actions of the dashboard
MOVE: Final = 0
HEIGHT: Final = 1
MODE: Final = 2
SWAP: Final = 3
HEAT: Final = 4
COOL: Final = 5
FIRE: Final = 6
ACTIONS: Final = ["move", "height", "mode", "swap", "heat", "cool", "fire"]

BY_STUDENT: Final = 7  # who did an action this turn: so many scientists, or the student

SWAP_PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
PLACED: Final = ["medium6", *[f"large{face}" for face in range(1, FACES + 1)]]

space: Final = MoveSpace()
_lanes: Final = [str(lane + 1) for lane in range(LANES)]

TO_FIRST: Final = space.family("first", ["1", "2"])
TO_ROLL: Final = space.family("roll", [str(face) for face in range(1, FACES + 1)])
TO_DRAW: Final = space.family("draw", [str(card + 1) for card in range(CARDS)])
TO_PLACE: Final = space.family("place", [f"{lane}-{die}" for lane in _lanes for die in PLACED])
TO_STUDENT: Final = space.family("student", [str(card + 1) for card in range(CARDS)])
TO_RAY: Final = space.family("ray", _lanes)
TO_HEIGHT: Final = space.family("height", HEIGHTS)
TO_MODE: Final = space.single("mode")
TO_SWAP: Final = space.family("swap", [f"{a + 1}-{b + 1}" for a, b in SWAP_PAIRS])
TO_HEAT: Final = space.family("heat", ["1", "2"])
TO_COOL: Final = space.family("cool", ["1", "2"])
TO_FIRE: Final = space.single("fire")
TO_IDLE: Final = space.single("idle")  # the student finds nothing to do
TO_END: Final = space.single("end")

# Which action a move of the turn belongs to; -1 for moves that are no action
ACTION_OF: Final = [
    ACTIONS.index("move") if verb == "ray" else (ACTIONS.index(verb) if verb in ACTIONS else -1) for verb in space.verbs
]

# Candidates of a turn by the position of the ray, so that none is built anew
TURN_MOVES: Final = [
    [TO_RAY + lane for lane in range(LANES) if lane != ray]
    + [TO_HEIGHT, TO_HEIGHT + 1, TO_HEIGHT + 2, TO_MODE]
    + [TO_SWAP + pair for pair in range(len(SWAP_PAIRS))]
    + [TO_HEAT, TO_HEAT + 1, TO_COOL, TO_COOL + 1, TO_FIRE, TO_END]
    for ray in range(LANES)
]
WAITING_MOVES: Final = [[*moves[:-1], TO_IDLE, TO_END] for moves in TURN_MOVES]  # while the student waits
