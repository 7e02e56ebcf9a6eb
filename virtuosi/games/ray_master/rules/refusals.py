"""Why a move is not legal: a number for the rules, a sentence and a rule number for people."""

from typing import Final

from virtuosi.core.task import Refusal

ALREADY_DONE: Final = 1
STUDENT_DOES_IT: Final = 2
TOO_FAR: Final = 3
NOT_THE_CARDS_DISTANCE: Final = 4
SAME_HEIGHT: Final = 5
NOTHING_TO_SWAP: Final = 6
HOTTEST: Final = 7
COLDEST: Final = 8
TOO_HOT_TO_FIRE: Final = 9
TOO_FEW_SCIENTISTS: Final = 10
NOT_THE_CARDS_NUMBER: Final = 11
STUDENT_WAITS: Final = 12
CANNOT_STAFF: Final = 13
SUM_OUT_OF_REACH: Final = 14
MEDIUM_PLACED: Final = 15
LARGES_PLACED: Final = 16
SLOT_TAKEN: Final = 17
STUDENT_CAN_WORK: Final = 18
ONE_IS_ENOUGH: Final = 19

# Index = the number above; 0 is LEGAL
REFUSALS: Final = (
    Refusal("legal", ""),
    Refusal("already-done", "3.4"),
    Refusal("student-does-it", "3.4"),
    Refusal("too-far", "4.1"),
    Refusal("not-the-cards-distance", "4.2"),
    Refusal("same-height", "4.3"),
    Refusal("nothing-to-swap", "4.5"),
    Refusal("hottest", "4.7"),
    Refusal("coldest", "4.9"),
    Refusal("too-hot-to-fire", "5.3"),
    Refusal("too-few-scientists", "3.9"),
    Refusal("not-the-cards-number", "4.11"),
    Refusal("student-waits", "3.8"),
    Refusal("cannot-staff", "8.5"),
    Refusal("sum-out-of-reach", "10.3"),
    Refusal("medium-placed", "10.1"),
    Refusal("larges-placed", "10.1"),
    Refusal("slot-taken", "1.3"),
    Refusal("student-can-work", "3.8"),
    Refusal("one-is-enough", "3.11"),
)
