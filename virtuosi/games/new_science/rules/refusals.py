"""Why a move is not legal: a number for the rules, a sentence and a rule number for people."""

from typing import Final

from virtuosi.core.task import Refusal

SCIENTIST_TAKEN: Final = 1
OCCUPIED: Final = 2
CLOSED: Final = 3
ONE_REST: Final = 4
EFFECT_CARD: Final = 5
PUBLISHED: Final = 6
OWN_MARKER: Final = 7
PREREQUISITES: Final = 8
RESEARCH_POINTS: Final = 9
NO_MARKER: Final = 10
ALL_PUBLISHED: Final = 11
NOT_RESEARCHED: Final = 12
ALREADY_KNOWN: Final = 13
NO_EXPERIMENT: Final = 14
PUBLISH_POINTS: Final = 15
INFLUENCE: Final = 16
TOO_LITTLE_REST: Final = 17
REST_FORBIDDEN: Final = 18
CARD_LEVEL: Final = 19
CARD_FIELD: Final = 20
NO_RIVAL: Final = 21
NO_OWN_MARKER: Final = 22
NEEDED: Final = 23
SAME_TRACK: Final = 24
EMPTY_SPACE: Final = 25
OWN_CUBE: Final = 26
OTHER_OPPONENT: Final = 27
ALREADY_MOVED: Final = 28
SAME_SPACE: Final = 29

# Index = the number above; 0 is LEGAL
REFUSALS: Final = (
    Refusal("legal", ""),
    Refusal("scientist-taken", "2.1"),
    Refusal("occupied", "3.3"),
    Refusal("closed", "3.8"),
    Refusal("one-rest", "3.4"),
    Refusal("effect-card", "3.7"),
    Refusal("published", "10.9"),
    Refusal("own-marker", "8.1"),
    Refusal("prerequisites", "7.2"),
    Refusal("research-points", "8.2"),
    Refusal("no-marker", "8.6"),
    Refusal("all-published", "8.6"),
    Refusal("not-researched", "9.1"),
    Refusal("already-known", "9.1"),
    Refusal("no-experiment", "10.1"),
    Refusal("publish-points", "10.2"),
    Refusal("influence", "10.3"),
    Refusal("too-little-rest", "4.5"),
    Refusal("rest-forbidden", "6.5"),
    Refusal("card-level", "6.12"),
    Refusal("card-field", "6.12"),
    Refusal("no-rival", "6.12"),
    Refusal("no-own-marker", "6.14"),
    Refusal("needed", "8.6"),
    Refusal("same-track", "5.6"),
    Refusal("empty-space", "6.13"),
    Refusal("own-cube", "6.13"),
    Refusal("other-opponent", "6.13"),
    Refusal("already-moved", "6.13"),
    Refusal("same-space", "6.13"),
)
