"""The data language of the cards: a clause is read from its words, and must be one that such a card can carry out."""

from typing import Final

from virtuosi.core.data import Row
from virtuosi.games.new_science.rules.cards import (
    CHOOSE,
    CLOSE,
    DEMOTE,
    DISCARD,
    EFFECT,
    EVERYBODY,
    GAIN,
    IGNORE_CRITICAL,
    INSTANT,
    KEEP,
    LOSE,
    MOVE_CUBES,
    NO_REST_GAIN,
    NO_REST_SPEND,
    NO_TRACK,
    ON_REVEAL,
    OPS,
    OTHER,
    PLACE_MARKER,
    PLAY,
    PRESTIGE,
    PRESTIGE_BONUS,
    PUBLISH_SPACE,
    REQUIREMENT,
    REROLL,
    RESEARCH_OR_PUBLISH,
    REST,
    REVEAL_AND_ROUND,
    SAME,
    SAVE_KEEP,
    SELF,
    STEAL_REST,
    STEP,
    TRACK_WORDS,
    WHO_WORDS,
    Clause,
)
from virtuosi.games.new_science.rules.moves import FIELDS, LAST_LEVEL, TRACKS

MOST_CLAUSES: Final = 8  # of one card


class Form:
    """What a clause of one kind must and may say: a number, a track, for whom, and further words."""

    def __init__(self, low: int, high: int, tracks: list[str], more: list[str], whos: list[str]) -> None:
        self.low = low
        self.high = high
        self.tracks = tracks
        self.more = more
        self.whos = whos


_EVERY: Final = [*TRACKS, "every_track"]
_ALL: Final = ["self", "everybody"]
_POINTS: Final = Form(-9, 9, [], ["fields", "level", "if"], _ALL)
_PLAIN: Final = Form(0, 0, [], [], _ALL)
_INFLUENCE: Final = Form(1, 9, TRACK_WORDS, ["at_least"], WHO_WORDS)
FORMS: Final = {
    REQUIREMENT: Form(-9, 9, _EVERY, ["printed", "if"], _ALL),
    NO_REST_GAIN: _PLAIN,
    NO_REST_SPEND: _PLAIN,
    CLOSE: Form(0, 0, _EVERY, [], _ALL),
    PUBLISH_SPACE: Form(1, 3, [], [], _ALL),
    STEP: Form(1, 9, _EVERY, [], _ALL),
    PRESTIGE_BONUS: Form(1, 9, [], [], _ALL),
    REROLL: _PLAIN,
    IGNORE_CRITICAL: _PLAIN,
    GAIN: _INFLUENCE,
    LOSE: _INFLUENCE,
    REST: Form(1, 3, [], [], ["self", "everybody", "opponents"]),
    STEAL_REST: Form(1, 3, [], [], ["opponents"]),
    PRESTIGE: Form(1, 9, [], [], ["self"]),
    PLACE_MARKER: Form(0, 0, [], ["fields", "level", "rival"], ["self"]),
    MOVE_CUBES: Form(1, 4, [], [], ["opponent"]),
    DEMOTE: Form(0, 0, [], [], ["opponent"]),
    SAVE_KEEP: Form(1, 3, [], [], ["everybody"]),
}


def read_clause(row: Row, text: str) -> Clause:
    """`experiment -1 everybody if religion at_most 1`: an op, then words in any order."""
    clause = Clause(text)
    words = text.split()
    if not words or words[0] not in OPS:
        row.wrong("effect", f"{text!r} must begin with one of {', '.join(OPS)}")
        return clause
    clause.op = OPS.index(words[0])
    clause.fields = 0
    said: list[str] = []
    i = 1
    while i < len(words):
        used = _read_words(clause, words[i:], said)
        if used == 0:
            row.wrong("effect", f"{text!r}: {words[i]!r} is not understood")
            used = 1
        i += used
    if clause.fields == 0:
        clause.fields = (1 << len(FIELDS)) - 1
    for problem in _misused(clause, said):
        row.wrong("effect", f"{text!r} {problem}")
    return clause


def _read_words(clause: Clause, words: list[str], said: list[str]) -> int:
    """Enter the next word, or words that belong together; returns how many, 0 when they are not understood."""
    word = words[0]
    number = int(words[1]) if len(words) > 1 and words[1].isdigit() else -1
    if word in FIELDS:
        clause.fields |= 1 << FIELDS.index(word)
        said.append("fields")
    elif word in TRACK_WORDS:
        clause.track = TRACK_WORDS.index(word)
        said.append("a track")
    elif word in WHO_WORDS:
        clause.who = WHO_WORDS.index(word)
        said.append(word)
    elif word == "rival":
        clause.rival = True
        said.append(word)
    elif word.lstrip("+-").isdigit():
        clause.n = int(word)
        said.append("a number")
    elif word == "if":
        return _read_condition(clause, words, said)
    elif number >= 0 and word in ("level", "printed", "at_least"):
        setattr(clause, word, number)
        said.append(word)
        return 2
    else:
        return 0
    return 1


def _read_condition(clause: Clause, words: list[str], said: list[str]) -> int:
    """`if religion at_most 1`."""
    if len(words) < 4 or words[1] not in TRACKS or words[2] not in ("at_least", "at_most") or not words[3].isdigit():
        return 0
    clause.if_track = TRACKS.index(words[1])
    if words[2] == "at_most":
        clause.if_most = int(words[3])
    else:
        clause.if_least = int(words[3])
    said.append("if")
    return 4


def _misused(clause: Clause, said: list[str]) -> list[str]:
    """What a clause of this kind cannot say, or lacks."""
    form = _POINTS if clause.op <= RESEARCH_OR_PUBLISH else FORMS[clause.op]
    found = []
    for word in sorted(set(said)):
        if word != "fields" and said.count(word) > 1:
            found.append(f"says {word} twice")
        if word not in ("a number", "a track") and word not in form.whos and word not in form.more:
            found.append(f"cannot say {word}")
    if len([word for word in said if word in WHO_WORDS]) > 1:
        found.append("is for several at once")
    if form.tracks and clause.track == NO_TRACK:
        found.append("needs a track")
    elif clause.track != NO_TRACK and TRACK_WORDS[clause.track] not in form.tracks:
        found.append(f"cannot say {TRACK_WORDS[clause.track]}")
    if not form.low <= clause.n <= form.high or ("a number" in said) != (clause.n != 0):
        numbers = f"a number from {form.low} to {form.high}, not 0" if form.high else "no number"
        found.append(f"needs {numbers}")
    if not 1 <= clause.level <= LAST_LEVEL:
        found.append(f"needs a level from 1 to {LAST_LEVEL}")
    return found


def fits(row: Row, kind: int, duration: int, clauses: list[Clause]) -> None:
    """Every clause must be able to work on a card of this type and duration."""
    if not 1 <= len(clauses) <= MOST_CLAUSES:
        row.wrong("effect", f"must have 1 to {MOST_CLAUSES} clauses")
    chosen = False
    for clause in clauses:
        if clause.op < 0:
            continue
        problem = _of_duration(clause, duration) or _of_type(clause, kind)
        if not problem and clause.track in (OTHER, SAME) and not chosen:
            problem = "refers to a track that no clause before it chooses"
        chosen = chosen or clause.track in (CHOOSE, OTHER)
        if problem:
            row.wrong("effect", f"{clause.text!r} {problem}")


def _of_duration(clause: Clause, duration: int) -> str:
    """Why a clause cannot work on a card of this duration."""
    op = clause.op
    if op >= GAIN and duration not in (ON_REVEAL, REVEAL_AND_ROUND, INSTANT):
        return "happens at once, so the card must be instant or on_reveal"
    if op < GAIN and duration in (ON_REVEAL, INSTANT):
        return "lasts, so the card must last too"
    if duration != DISCARD:
        return "is for a keep card with one use (duration discard)" if op in (REROLL, IGNORE_CRITICAL) else ""
    if op > REQUIREMENT and op not in (REROLL, IGNORE_CRITICAL):
        return "is not something a card with one use can do"
    if clause.if_track != NO_TRACK or clause.printed:
        return "cannot have a condition on a card with one use, which is optional"
    if (op == REQUIREMENT and clause.n > 0) or (op <= RESEARCH_OR_PUBLISH and clause.n < 0):
        return "would only harm whoever uses the card"
    return ""


def _of_type(clause: Clause, kind: int) -> str:
    """Why a clause cannot work on a card of this type. What an effect card does is for everybody."""
    op = clause.op
    if kind == EFFECT:
        if op in (GAIN, LOSE) and clause.track in (CHOOSE, OTHER, SAME):
            return "needs a player who took the card"
        if op in (GAIN, LOSE, REST) and clause.who != EVERYBODY:
            return "needs a player who took the card, or the word everybody"
        if op in (STEAL_REST, PRESTIGE, PLACE_MARKER, MOVE_CUBES, DEMOTE):
            return "needs a player who took the card"
        clause.who = EVERYBODY
        return ""
    if op in (CLOSE, PUBLISH_SPACE, SAVE_KEEP):
        return "is for an effect card"
    if op == NO_REST_GAIN and kind == PLAY:
        return "would come too late: Rest is resolved before the happenings"
    if op < GAIN and clause.who != SELF:
        holder = "holds" if kind == KEEP else "took"
        return f"lasts, so it is for the player who {holder} the card"
    return ""
