"""The happening cards: their atoms read from the data, and the tables that the rules look points up in."""

from typing import Final

from virtuosi.core.data import Row, Source
from virtuosi.games.new_science.rules.moves import CARDS, FIELDS, LEVEL_CARDS, SIZE, TRACKS

EFFECT: Final = 0
PLAY: Final = 1
KEEP: Final = 2
TYPES: Final = ["effect", "play", "keep"]

DURATIONS: Final = ["round", "on_reveal", "on_reveal_and_round", "instant", "permanent", "discard"]
ROUND: Final = 0
ON_REVEAL: Final = 1
REVEAL_AND_ROUND: Final = 2
INSTANT: Final = 3
PERMANENT: Final = 4
DISCARD: Final = 5
ALLOWED: Final = [[ROUND, ON_REVEAL, REVEAL_AND_ROUND], [INSTANT, ROUND], [PERMANENT, DISCARD]]  # by type

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
RESEARCH_OR_PUBLISH: Final = 3
REQUIREMENT: Final = 4
NO_REST_GAIN: Final = 5
NO_REST_SPEND: Final = 6
CLOSE: Final = 7
PUBLISH_SPACE: Final = 8
STEP: Final = 9
PRESTIGE_BONUS: Final = 10
REROLL: Final = 11
IGNORE_CRITICAL: Final = 12
GAIN: Final = 13  # from here on: done once, by the cursor in effects
LOSE: Final = 14
REST: Final = 15
STEAL_REST: Final = 16
PRESTIGE: Final = 17
PLACE_MARKER: Final = 18
MOVE_CUBES: Final = 19
DEMOTE: Final = 20
SAVE_KEEP: Final = 21

# The track of an atom, where it is not a fixed one
CHOOSE: Final = 4
OTHER: Final = 5
SAME: Final = 6
EVERY_TRACK: Final = 7
NO_TRACK: Final = 8
TRACK_WORDS: Final = [*TRACKS, "choose", "other", "same", "every_track"]

SELF: Final = 0
EVERYBODY: Final = 1
OPPONENT: Final = 2
OPPONENTS: Final = 3
WHO_WORDS: Final = ["self", "everybody", "opponent", "opponents"]

# What a card with one use can do
AGAIN: Final = 1
MARVEL: Final = 2
BOOST: Final = 4
EASE: Final = 8

ALL_FIELDS: Final = 31
TOP_LEVEL: Final = 5


class Atom:
    """One clause of a card."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.op = -1
        self.n = 0
        self.track = NO_TRACK
        self.who = SELF
        self.fields = ALL_FIELDS
        self.level = TOP_LEVEL
        self.printed = 0
        self.if_track = NO_TRACK
        self.at_most = -1
        self.at_least = 0
        self.rival = False


class CardTables:
    """By card, or card * 29 + discovery, or card * 4 + track. Points are those of cards that stay in force."""

    def __init__(self) -> None:
        self.level: list[int] = []
        self.type: list[int] = []
        self.four_plus: list[bool] = []
        self.year: list[int] = []
        self.duration: list[int] = []
        self.atoms: list[list[Atom]] = []
        self.points: list[list[int]] = [[], [], []]  # by action, then card * 29 + discovery
        self.if_track: list[int] = []  # the points count only for whoever stands at `at_most` or less here
        self.at_most: list[int] = []
        self.asked: list[int] = []  # by card * 4 + track: change of the influence asked
        self.printed: list[int] = []  # by card * 4 + track: only where at least this is printed
        self.step: list[int] = []  # by card * 4 + track: length of an influence step, 0 when unchanged
        self.closes: list[int] = []  # a mask of tracks
        self.no_gain: list[bool] = []
        self.no_spend: list[bool] = []
        self.publish_spaces: list[int] = []
        self.prestige: list[int] = []
        self.once: list[int] = []  # a mask of AGAIN, MARVEL, BOOST, EASE
        self.once_points: list[int] = []  # what MARVEL or BOOST adds
        self.calm: list[bool] = []  # MARVEL: the critical face does not fail by itself
        self.once_asked: list[int] = []  # by card * 4 + track: what EASE changes


def read_cards(source: Source, tables: CardTables, field: list[int], level: list[int]) -> None:
    """Fill the tables from cards.toml."""
    for card, row in enumerate(source.rows("cards.toml", "cards", CARDS)):
        in_level = card // LEVEL_CARDS + 1
        tables.level.append(row.integer("level", in_level, in_level))
        kind = row.one_of("type", TYPES)
        duration = row.one_of("duration", DURATIONS)
        if duration not in ALLOWED[kind]:
            allowed = ", ".join(DURATIONS[d] for d in ALLOWED[kind])
            row.wrong("duration", f"of a card of type {TYPES[kind]} must be one of {allowed}")
        tables.type.append(kind)
        tables.duration.append(duration)
        tables.four_plus.append(row.flag("four_plus"))
        tables.year.append(row.integer("year", 1500, 1799))
        atoms = [read_atom(row, text) for text in row.texts("effect")]
        tables.atoms.append(atoms)
        _fits(row, kind, duration, atoms)
        _empty_rows(tables)
        for atom in atoms:
            _enter(tables, card, atom, field, level)


def read_atom(row: Row, text: str) -> Atom:
    """`experiment -1 everybody if religion at_most 1`: an op, then words in any order."""
    atom = Atom(text)
    words = text.split()
    if not words or words[0] not in OPS:
        row.wrong("effect", f"{text!r} must begin with one of {', '.join(OPS)}")
        return atom
    atom.op = OPS.index(words[0])
    fields = 0
    i = 1
    while i < len(words):
        word = words[i]
        number = words[i + 1] if i + 1 < len(words) else ""
        if word in FIELDS:
            fields |= 1 << FIELDS.index(word)
        elif word == "if" and number in TRACKS:
            atom.if_track = TRACKS.index(number)
            i += 1
        elif word in TRACK_WORDS:
            atom.track = TRACK_WORDS.index(word)
        elif word in WHO_WORDS:
            atom.who = WHO_WORDS.index(word)
        elif word == "rival":
            atom.rival = True
        elif word in ("level", "printed", "at_most", "at_least") and number.isdigit():
            setattr(atom, word, int(number))
            i += 1
        elif word.lstrip("+-").isdigit():
            atom.n = int(word)
        else:
            row.wrong("effect", f"{text!r}: {word!r} is not understood")
        i += 1
    atom.fields = fields or ALL_FIELDS
    return atom


def _fits(row: Row, kind: int, duration: int, atoms: list[Atom]) -> None:
    """An atom must be able to work on a card of this type and duration."""
    for atom in atoms:
        problem = ""
        if atom.op < 0:
            continue
        if atom.op >= GAIN and duration not in (ON_REVEAL, REVEAL_AND_ROUND, INSTANT):
            problem = "happens at once, so the card must be instant or on_reveal"
        elif atom.op < GAIN and duration in (ON_REVEAL, INSTANT):
            problem = "lasts, so the card must last too"
        elif atom.op in (REROLL, IGNORE_CRITICAL, RESEARCH_OR_PUBLISH) and duration != DISCARD:
            problem = "is for a keep card with one use (duration discard)"
        elif duration == DISCARD and atom.op not in (1, RESEARCH_OR_PUBLISH, REQUIREMENT, REROLL, IGNORE_CRITICAL):
            problem = "is not something a card with one use can do"
        elif atom.op in (GAIN, LOSE, STEP, CLOSE, REQUIREMENT) and atom.track == NO_TRACK:
            problem = "needs a track"
        elif kind == EFFECT and atom.op in (GAIN, STEAL_REST, PRESTIGE, PLACE_MARKER, MOVE_CUBES, DEMOTE):
            problem = "needs a player who took the card"
        elif atom.op == SAVE_KEEP and kind != EFFECT:
            problem = "is for an effect card"
        if problem:
            row.wrong("effect", f"{atom.text!r} {problem}")


def _empty_rows(tables: CardTables) -> None:
    for action in range(3):
        tables.points[action] += [0] * SIZE
    for by_track in (tables.asked, tables.printed, tables.step, tables.once_asked):
        by_track += [0] * len(TRACKS)
    tables.if_track.append(NO_TRACK)
    tables.at_most.append(-1)
    tables.closes.append(0)
    tables.no_gain.append(False)
    tables.no_spend.append(False)
    tables.publish_spaces.append(0)
    tables.prestige.append(0)
    tables.once.append(0)
    tables.once_points.append(0)
    tables.calm.append(False)


def _enter(tables: CardTables, card: int, atom: Atom, field: list[int], level: list[int]) -> None:
    """Enter a lasting atom into the tables; what is done once is left to the cursor."""
    if tables.duration[card] == DISCARD:
        _enter_once(tables, card, atom)
    elif 0 <= atom.op <= 2:
        for d in range(SIZE):
            if atom.fields >> field[d] & 1 and level[d] <= atom.level:
                tables.points[atom.op][card * SIZE + d] += atom.n
        if atom.if_track != NO_TRACK:
            tables.if_track[card] = atom.if_track
            tables.at_most[card] = atom.at_most
    elif atom.op in (REQUIREMENT, STEP, CLOSE):
        _enter_tracks(tables, card, atom)
    elif atom.op == NO_REST_GAIN:
        tables.no_gain[card] = True
    elif atom.op == NO_REST_SPEND:
        tables.no_spend[card] = True
    elif atom.op == PUBLISH_SPACE:
        tables.publish_spaces[card] += atom.n
    elif atom.op == PRESTIGE_BONUS:
        tables.prestige[card] += atom.n


def _enter_tracks(tables: CardTables, card: int, atom: Atom) -> None:
    for track in range(len(TRACKS)):
        if atom.track not in (track, EVERY_TRACK):
            continue
        if atom.op == REQUIREMENT:
            tables.asked[card * 4 + track] += atom.n
            tables.printed[card * 4 + track] = atom.printed
        elif atom.op == STEP:
            tables.step[card * 4 + track] = atom.n
        else:
            tables.closes[card] |= 1 << track


def _enter_once(tables: CardTables, card: int, atom: Atom) -> None:
    if atom.op == REROLL:
        tables.once[card] |= AGAIN
    elif atom.op == IGNORE_CRITICAL:
        tables.once[card] |= MARVEL
        tables.calm[card] = True
    elif atom.op == REQUIREMENT:
        tables.once[card] |= EASE
        for track in range(len(TRACKS)):
            if atom.track in (track, EVERY_TRACK):
                tables.once_asked[card * 4 + track] += atom.n
    elif atom.op >= 0:
        tables.once[card] |= MARVEL if atom.op == 1 else BOOST
        tables.once_points[card] += atom.n
