"""Why a move is not legal: a number for the rules, a sentence and a rule number for people."""

from typing import Final

from virtuosi.core.task import Refusal

STORAGE_FULL: Final = 1
NOTHING_TO_PUSH: Final = 2
WORKSHOP_BEGUN: Final = 3
NO_MAIN_ACTION: Final = 4
TOO_HIGH: Final = 5
NEEDS_COAL: Final = 6
NUDGED_ALREADY: Final = 7
NO_SUCH_FACE: Final = 8
LEAVES_NO_PUSH: Final = 9
WRONG_DIE: Final = 10
DIE_IS_ONE: Final = 11
NEEDS_COINS: Final = 12
NEEDS_INNOVATION: Final = 13
OWN_DISC: Final = 14
NO_DISC: Final = 15
ROOM_FULL: Final = 16
NO_PARTNER: Final = 17
OCCUPIED: Final = 18
TOP_OF_TRACK: Final = 19
SAME_AGAIN: Final = 20
NO_GEAR_LEFT: Final = 21
NEEDS_DISCARDS: Final = 22
NO_BOOK: Final = 23
STEAM_TOP: Final = 24
NO_OPEN_SLOT: Final = 25
GEAR_TOO_DEAR: Final = 26
NEEDED_BY_OBJECTIVE: Final = 27
HAS_TOKEN: Final = 28
NOTHING_TO_PUBLISH: Final = 29
NOTHING_THERE: Final = 30

# Index = the number above; 0 is LEGAL
REFUSALS: Final = (
    Refusal("legal", ""),
    Refusal("storage-full", "4.1"),
    Refusal("nothing-to-push", "4.4"),
    Refusal("workshop-begun", "4.6"),
    Refusal("no-main-action", "9.2"),
    Refusal("too-high", "4.4"),
    Refusal("needs-coal", "8.1"),
    Refusal("nudged-already", "4.5"),
    Refusal("no-such-face", "4.5"),
    Refusal("leaves-no-push", "4.6"),
    Refusal("wrong-die", "5.8"),
    Refusal("die-is-one", "5.9"),
    Refusal("needs-coins", "8.1"),
    Refusal("needs-innovation", "8.1"),
    Refusal("own-disc", "11.4"),
    Refusal("no-disc", "9.7"),
    Refusal("room-full", "12.2"),
    Refusal("no-partner", "12.4"),
    Refusal("occupied", "13.2"),
    Refusal("top-of-track", "7.7"),
    Refusal("same-again", "17.3"),
    Refusal("no-gear-left", "14.4"),
    Refusal("needs-discards", "6.3"),
    Refusal("no-book", "14.1"),
    Refusal("steam-top", "14.6"),
    Refusal("no-open-slot", "14.12"),
    Refusal("gear-too-dear", "14.13"),
    Refusal("needed-by-objective", "9.8"),
    Refusal("has-token", "7.6"),
    Refusal("nothing-to-publish", "14.2"),
    Refusal("nothing-there", "17.2"),
)
