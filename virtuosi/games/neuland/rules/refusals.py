"""Why a move is not legal: a number for the rules, a sentence and a rule number for people."""

from typing import Final

from virtuosi.core.task import Refusal

OCCUPIED: Final = 1
INPUT_MISSING: Final = 2
MARKER_MISSING: Final = 3
TOO_FEW_ACTIONS: Final = 4
NO_SPACE_TO_END: Final = 5
CLOSED: Final = 6
LOWER_FIRST: Final = 7
MATERIAL_MISSING: Final = 8
NO_SITE: Final = 9
NO_DISCS: Final = 10
START_KEPT: Final = 11
WRONG_TERRAIN: Final = 12
WRONG_SMELTER: Final = 13
HEX_FULL: Final = 14
DISC_GONE: Final = 15
START_TAKEN: Final = 16
START_UNMARKED: Final = 17
ONE_STEP_INPUTS: Final = 18

# Index = the number above; 0 is LEGAL
REFUSALS: Final = (
    Refusal("legal", ""),
    Refusal("occupied", "4.6"),
    Refusal("input-missing", "4.2"),
    Refusal("marker-missing", "4.8"),
    Refusal("too-few-actions", "3.3"),
    Refusal("no-space-to-end", "3.5"),
    Refusal("closed", "7.3"),
    Refusal("lower-first", "7.4"),
    Refusal("material-missing", "6.5"),
    Refusal("no-site", "6.4"),
    Refusal("no-discs", "6.9"),
    Refusal("start-kept", "2.9"),
    Refusal("wrong-terrain", "6.2"),
    Refusal("wrong-smelter", "6.3"),
    Refusal("hex-full", "6.4"),
    Refusal("disc-gone", "6.8"),
    Refusal("start-taken", "2.8"),
    Refusal("start-unmarked", "2.8"),
    Refusal("one-step-inputs", "7.5"),
)
