"""The happening cards as tables: their clauses, and the rows in which the rules look points and requirements up."""

from typing import Final

from virtuosi.games.new_science.rules.moves import CARDS, FIELDS, LAST_LEVEL, TRACKS

TYPES: Final = ["effect", "play", "keep"]
EFFECT: Final = 0
PLAY: Final = 1
KEEP: Final = 2

DURATIONS: Final = ["round", "on_reveal", "on_reveal_and_round", "instant", "permanent", "discard"]
ROUND: Final = 0
ON_REVEAL: Final = 1
REVEAL_AND_ROUND: Final = 2
INSTANT: Final = 3
PERMANENT: Final = 4
DISCARD: Final = 5

# What a clause does. The first three are the discovery actions: their points.
OPS: Final = [
    "research",
    "experiment",
    "publish",
    "research_or_publish",
    "requirement",
    "no_rest_gain",
    "no_rest_spend",
    "close",
    "publish_space",
    "step",
    "prestige_bonus",
    "reroll",
    "ignore_critical",
    "gain",
    "lose",
    "rest",
    "steal_rest",
    "prestige",
    "place_marker",
    "move_cubes",
    "demote",
    "save_keep",
]
RESEARCH_OR_PUBLISH: Final = 3  # up to here: points
REQUIREMENT: Final = 4
NO_REST_GAIN: Final = 5
NO_REST_SPEND: Final = 6
CLOSE: Final = 7
PUBLISH_SPACE: Final = 8
STEP: Final = 9
PRESTIGE_BONUS: Final = 10
REROLL: Final = 11
IGNORE_CRITICAL: Final = 12
GAIN: Final = 13  # from here on: done once, by the cursor in tasks/happenings.py
LOSE: Final = 14
REST: Final = 15
STEAL_REST: Final = 16
PRESTIGE: Final = 17
PLACE_MARKER: Final = 18
MOVE_CUBES: Final = 19
DEMOTE: Final = 20
SAVE_KEEP: Final = 21

# The track of a clause, where it is not a fixed one
CHOOSE: Final = 4
OTHER: Final = 5
SAME: Final = 6
EVERY_TRACK: Final = 7
NO_TRACK: Final = 8
TRACK_WORDS: Final = [*TRACKS, "choose", "other", "same", "every_track"]

# For whom
SELF: Final = 0
EVERYBODY: Final = 1
OPPONENT: Final = 2
OPPONENTS: Final = 3
WHO_WORDS: Final = ["self", "everybody", "opponent", "opponents"]

ALL_FIELDS: Final = (1 << len(FIELDS)) - 1
ANY: Final = 99  # no upper end for a track in a condition


class Clause:
    """One clause of a card."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.op = -1
        self.n = 0
        self.track = NO_TRACK
        self.who = SELF
        self.fields = ALL_FIELDS
        self.level = LAST_LEVEL
        self.printed = 0  # requirements: only where at least this much is printed
        self.if_track = NO_TRACK  # counts only for whoever stands here from `if_least` to `if_most`
        self.if_least = 0
        self.if_most = ANY
        self.at_least = 0  # gains and losses: only for whoever has at least this much there
        self.rival = False


class CardTables:
    """By card; what can be in force by row instead: every card has one, and one more for each clause that counts
    only sometimes. Then by row * 29 + discovery, or row * 4 + track.
    """

    def __init__(self) -> None:
        self.level: list[int] = []
        self.type: list[int] = []
        self.four_plus: list[bool] = []
        self.year: list[int] = []
        self.duration: list[int] = []
        self.clauses: list[list[Clause]] = []
        self.closes: list[int] = [0] * len(CARDS)  # a mask of tracks
        self.publish_spaces: list[int] = [0] * len(CARDS)
        # By row
        self.card_of: list[int] = []
        self.more: list[list[int]] = [[] for _ in CARDS]  # by card: its rows beside its own
        self.if_track: list[int] = []
        self.if_least: list[int] = []
        self.if_most: list[int] = []
        self.points: list[list[int]] = [[], [], []]  # by discovery action
        self.asked: list[int] = []  # change of the influence asked
        self.printed: list[int] = []  # by row alone: only where at least this is printed
        self.step: list[int] = []  # length of an influence step, 0 when unchanged
        self.no_gain: list[bool] = []
        self.no_spend: list[bool] = []
        self.prestige: list[int] = []
        # What a card with one use does when it is used, by card
        self.once_points: list[list[int]] = [[], [], []]  # by discovery action
        self.once_asked: list[int] = []  # by card * 4 + track
        self.again: list[bool] = [False] * len(CARDS)  # rolls the die again
        self.calm: list[bool] = [False] * len(CARDS)  # the critical face does not fail by itself
        self.eases: list[bool] = [False] * len(CARDS)  # changes requirements

    def condition(self, row: int, level: int) -> bool:
        """Whether a row counts for a seat that stands at this level on the row's track."""
        return self.if_least[row] <= level <= self.if_most[row]
