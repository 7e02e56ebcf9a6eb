"""Why a move is not legal: a number for the rules, a sentence and a rule number for people.

One sentence may stand for several reasons, each with the rule that applies.
"""

from typing import Final

from virtuosi.core.task import Refusal

ALREADY_ACTED: Final = 1
EFFECT_USED: Final = 2
COINS_FOR_EFFECT: Final = 3
COINS_FOR_SECOND: Final = 4
COINS_FOR_IGNORING: Final = 5
COINS_FOR_CUBE: Final = 6
COINS_TO_REVEAL: Final = 7
COINS_TO_BOOST: Final = 8
COINS_FOR_POTION: Final = 9
COINS_FOR_STUDENT: Final = 10
COINS_FOR_SPECIAL: Final = 11
COINS_TO_BUY: Final = 12
COINS_AT_HALF_PRICE: Final = 13
POTIONS_FOR_EFFECT: Final = 14
POTIONS_FOR_SPECIAL: Final = 15
NO_CARD_TO_REMOVE: Final = 16
NO_CARD_TO_EXCHANGE: Final = 17
NO_SUCH_BOOK: Final = 18
NO_TRIPLE: Final = 19
NOTHING_TO_REPEAT: Final = 20
NO_VILLAGE: Final = 21
NO_INCOME_TILE: Final = 22
NO_TOKEN: Final = 23
NO_CITY: Final = 24
NO_MASTER: Final = 25
NO_OBJECTIVE: Final = 26
NO_SPACE_LEFT: Final = 27
NO_STUDENT: Final = 28
NO_SHELF_TILE: Final = 29
NO_FACE_UP_CARD: Final = 30
BOOKS_MISSING: Final = 31
END_TAKEN: Final = 32
NO_STEPS_LEFT: Final = 33
TOLL: Final = 34
CUBE_THERE: Final = 35
NO_CUBE_LEFT: Final = 36
NO_CUBE_HERE: Final = 37
LEVEL_TOO_HIGH: Final = 38
SHELF_TOO_HIGH: Final = 39
NOT_VISITED: Final = 40
ONE_TILE: Final = 41
STACK_EMPTY: Final = 42
DECK_EMPTY: Final = 43
ALREADY_BOOSTED: Final = 44
NOTHING_TO_BOOST: Final = 45
RESERVE_EMPTY: Final = 46
NONE_TO_HIRE: Final = 47
SPECIAL_USED: Final = 48
CONDITION_NOT_MET: Final = 49
TOO_FAR: Final = 50
TOO_FAR_UP: Final = 51

# Index = the number above; 0 is LEGAL
REFUSALS: Final = (
    Refusal("legal", ""),
    Refusal("already-acted", "3.3"),
    Refusal("effect-used", "10.6"),
    Refusal("too-few-coins", "11.3"),
    Refusal("too-few-coins", "11.8"),
    Refusal("too-few-coins", "11.9"),
    Refusal("too-few-coins", "11.12"),
    Refusal("too-few-coins", "10.2"),
    Refusal("too-few-coins", "10.3"),
    Refusal("too-few-coins", "10.4"),
    Refusal("too-few-coins", "10.5"),
    Refusal("too-few-coins", "16.5"),
    Refusal("too-few-coins", "17.3"),
    Refusal("too-few-coins", "17.15"),
    Refusal("too-few-potions", "11.3"),
    Refusal("too-few-potions", "16.5"),
    Refusal("hand-empty", "11.6"),
    Refusal("hand-empty", "16.13"),
    Refusal("no-such-book", "11.4"),
    Refusal("no-triple", "11.5"),
    Refusal("nothing-to-repeat", "11.7"),
    Refusal("no-village", "11.11"),
    Refusal("no-income-tile", "16.10"),
    Refusal("no-token", "16.11"),
    Refusal("no-city", "16.14"),
    Refusal("no-master", "16.16"),
    Refusal("no-objective", "16.17"),
    Refusal("no-space-left", "4.3"),
    Refusal("no-student", "5.2"),
    Refusal("no-shelf-tile", "8.6"),
    Refusal("no-face-up-card", "7.1"),
    Refusal("books-missing", "9.5"),
    Refusal("end-taken", "5.6"),
    Refusal("no-steps-left", "3.5"),
    Refusal("toll", "6.2"),
    Refusal("cube-there", "6.5"),
    Refusal("no-cube-left", "6.8"),
    Refusal("no-cube-here", "6.4"),
    Refusal("level-too-high", "7.1"),
    Refusal("shelf-too-high", "8.1"),
    Refusal("not-visited", "9.6"),
    Refusal("one-tile", "8.1"),
    Refusal("stack-empty", "12.5"),
    Refusal("deck-empty", "10.2"),
    Refusal("already-boosted", "10.3"),
    Refusal("nothing-to-boost", "10.3"),
    Refusal("reserve-empty", "12.14"),
    Refusal("reserve-empty", "10.5"),
    Refusal("special-used", "16.5"),
    Refusal("condition-not-met", "16.6"),
    Refusal("too-far", "6.1"),
    Refusal("too-far", "5.1"),
)
