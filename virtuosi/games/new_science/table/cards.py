"""What a card says: a sentence for each of its clauses, made from the clause itself."""

from virtuosi.core.text import Message, dashed, say
from virtuosi.games.new_science.rules.cards import (
    ALL_FIELDS,
    ANY,
    CHOOSE,
    CLOSE,
    DEMOTE,
    DISCARD,
    EVERY_TRACK,
    GAIN,
    IGNORE_CRITICAL,
    KEEP,
    LOSE,
    MOVE_CUBES,
    NO_REST_GAIN,
    NO_REST_SPEND,
    NO_TRACK,
    OPS,
    OTHER,
    PLACE_MARKER,
    PRESTIGE,
    PRESTIGE_BONUS,
    PUBLISH_SPACE,
    REQUIREMENT,
    REROLL,
    REST,
    SAME,
    SAVE_KEEP,
    SELF,
    STEAL_REST,
    STEP,
    WHO_WORDS,
    CardTables,
    Clause,
)
from virtuosi.games.new_science.rules.moves import FIELDS, LAST_LEVEL
from virtuosi.games.new_science.table.names import either, signed, track_sign

SIMPLE = {
    PUBLISH_SPACE: "clause-add-space",
    STEAL_REST: "clause-steal-rest",
    PRESTIGE: "clause-gain-prestige",
    MOVE_CUBES: "clause-move-energy",
    DEMOTE: "clause-demote-marker",
    SAVE_KEEP: "clause-save-keep",
    REROLL: "clause-reroll",
    IGNORE_CRITICAL: "clause-ignore-critical",
}
LASTING = {
    NO_REST_GAIN: "clause-no-rest-gain",
    NO_REST_SPEND: "clause-no-rest-spend",
    PRESTIGE_BONUS: "clause-prestige-bonus",
}
CHOSEN = {CHOOSE: "on-chosen-track", OTHER: "on-other-track", SAME: "on-same-track"}


def card_text(tables: CardTables, card: int) -> list[Message]:
    """What a card says, clause by clause."""
    clauses = tables.clauses[card]
    apart = any(clause.who != SELF for clause in clauses)  # where others are named too, "you" is said
    return [sentence(clause, holder(tables, card), apart) for clause in clauses]


def holder(tables: CardTables, card: int) -> str:
    """For whom and how long what lasts does: all, round (its player, this round), keep (its player), once."""
    if tables.duration[card] == DISCARD:
        return "once"
    if tables.type[card] == KEEP:
        return "keep"
    return "round" if tables.type[card] else "all"


def sentence(clause: Clause, lasts: str, apart: bool = False) -> Message:
    if clause.op in SIMPLE:
        return say(SIMPLE[clause.op], n=clause.n)
    if clause.op in LASTING:
        return say(LASTING[clause.op], n=clause.n, lasts=lasts)
    if clause.op == REQUIREMENT:
        return _requirement(clause, lasts)
    if clause.op == CLOSE:
        return say("clause-close-space", track=track_sign(clause.track))
    if clause.op == STEP:
        return say("clause-influence-step", track=track_sign(clause.track), n=clause.n, lasts=lasts)
    if clause.op in (GAIN, LOSE):
        return _influence(clause, apart)
    if clause.op == REST:
        return say("clause-gain-rest", n=clause.n, who=_who(clause, apart))
    if clause.op == PLACE_MARKER:
        rival = "yes" if clause.rival else "no"
        return say("clause-place-research", level=clause.level, scope=scope(clause.fields, LAST_LEVEL), rival=rival)
    return _points(clause, lasts)


def _who(clause: Clause, apart: bool) -> str:
    return "you" if clause.who == SELF and apart else WHO_WORDS[clause.who]


def _influence(clause: Clause, apart: bool) -> Message:
    """`+2 Government`; `An opponent of your choice: −1 Religion`."""
    where = say(CHOSEN[clause.track]) if clause.track in CHOSEN else track_sign(clause.track)
    delta = signed(clause.n if clause.op == GAIN else -clause.n)
    least = "yes" if clause.at_least else "no"
    return say("clause-influence", delta=delta, track=where, who=_who(clause, apart), least=least, n=clause.at_least)


def _requirement(clause: Clause, lasts: str) -> Message:
    every = "yes" if clause.track == EVERY_TRACK else "no"
    return say(
        "clause-requirement",
        track=track_sign(clause.track),
        every=every,
        printed=clause.printed,
        delta=signed(clause.n),
        lasts=lasts,
        condition=condition(clause, lasts, "condition-none"),
    )


def _points(clause: Clause, lasts: str) -> Message:
    deed = say(f"deed-{dashed(OPS[clause.op])}")
    where = scope(clause.fields, clause.level)
    return say(
        "clause-points",
        delta=signed(clause.n),
        deed=deed,
        scope=where,
        lasts=lasts,
        condition=condition(clause, lasts, "condition-all" if lasts == "all" else "condition-none"),
    )


def condition(clause: Clause, lasts: str, without: str) -> Message:
    """`, for whoever then has Religion 1 or less`; `without` a condition something else is said."""
    if clause.if_track == NO_TRACK:
        return say(without)
    everybody = "yes" if lasts == "all" else "no"
    track = track_sign(clause.if_track)
    if clause.if_most != ANY:
        return say("condition-most", track=track, n=clause.if_most, everybody=everybody)
    return say("condition-least", track=track, n=clause.if_least, everybody=everybody)


def scope(fields: int, level: int) -> Message:
    """Which discoveries a clause reaches, as the end of a sentence."""
    names = [say(f"in-{field}") for index, field in enumerate(FIELDS) if fields >> index & 1]
    if fields == ALL_FIELDS:
        return say("scope-any") if level == LAST_LEVEL else say("scope-level", level=level)
    if level == LAST_LEVEL:
        return say("scope-field", a=either(names))
    return say("scope-both", a=either(names), level=level)
