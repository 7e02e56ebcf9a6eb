"""Why a move is not legal: a number for the rules, a sentence and a rule number for people."""

from typing import Final

from virtuosi.core.task import Refusal

ALREADY_ACTED: Final = 1
EFFECT_USED: Final = 2
TOO_FEW_COINS: Final = 3
TOO_FEW_POTIONS: Final = 4
HAND_EMPTY: Final = 5
NOTHING_TO_GAIN: Final = 6
NO_STUDENT: Final = 7
NO_SHELF_TILE: Final = 8
NO_FACE_UP_CARD: Final = 9
BOOKS_MISSING: Final = 10
END_TAKEN: Final = 11
NO_STEPS_LEFT: Final = 12
TOLL: Final = 13
CUBE_THERE: Final = 14
NO_CUBE_LEFT: Final = 15
LEVEL_TOO_HIGH: Final = 16
SHELF_TOO_HIGH: Final = 17
NOT_VISITED: Final = 18
ONE_TILE: Final = 19
STACK_EMPTY: Final = 20
DECK_EMPTY: Final = 21
ALREADY_BOOSTED: Final = 22
NOTHING_TO_BOOST: Final = 23
RESERVE_EMPTY: Final = 24
SPECIAL_USED: Final = 25
CONDITION_NOT_MET: Final = 26

# Index = the number above; 0 is LEGAL
REFUSALS: Final = (
    Refusal("legal", ""),
    Refusal("already-acted", "3.3"),
    Refusal("effect-used", "10.6"),
    Refusal("too-few-coins", "10.6"),
    Refusal("too-few-potions", "11.3"),
    Refusal("hand-empty", "11.6"),
    Refusal("nothing-to-gain", "3.6"),
    Refusal("no-student", "5.2"),
    Refusal("no-shelf-tile", "8.6"),
    Refusal("no-face-up-card", "7.1"),
    Refusal("books-missing", "9.5"),
    Refusal("end-taken", "5.6"),
    Refusal("no-steps-left", "3.5"),
    Refusal("toll", "6.2"),
    Refusal("cube-there", "6.5"),
    Refusal("no-cube-left", "6.8"),
    Refusal("level-too-high", "7.1"),
    Refusal("shelf-too-high", "8.1"),
    Refusal("not-visited", "9.6"),
    Refusal("one-tile", "8.1"),
    Refusal("stack-empty", "12.5"),
    Refusal("deck-empty", "10.2"),
    Refusal("already-boosted", "10.3"),
    Refusal("nothing-to-boost", "10.3"),
    Refusal("reserve-empty", "12.14"),
    Refusal("special-used", "16.5"),
    Refusal("condition-not-met", "16.6"),
)
