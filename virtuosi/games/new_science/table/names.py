"""Names of things as messages, and the cards' effects in words: every sentence is made from the card's atoms."""

from virtuosi.core.text import Message, say
from virtuosi.games.new_science.rules.cards import (
    ALL_FIELDS,
    CHOOSE,
    CLOSE,
    DEMOTE,
    DISCARD,
    EVERY_TRACK,
    EVERYBODY,
    GAIN,
    IGNORE_CRITICAL,
    LOSE,
    MOVE_CUBES,
    NO_REST_GAIN,
    NO_REST_SPEND,
    NO_TRACK,
    OPPONENT,
    OPPONENTS,
    OPS,
    OTHER,
    PLACE_MARKER,
    PRESTIGE,
    PRESTIGE_BONUS,
    PUBLISH_SPACE,
    REQUIREMENT,
    REROLL,
    REST,
    ROUND,
    SAME,
    SAVE_KEEP,
    STEAL_REST,
    STEP,
    TOP_LEVEL,
    Atom,
    CardTables,
)
from virtuosi.games.new_science.rules.moves import CARDS, DISCOVERIES, FIELDS, SCIENTISTS, SPACES, TRACKS

SIMPLE = {
    NO_REST_GAIN: "atom-no-rest-gain",
    NO_REST_SPEND: "atom-no-rest-spend",
    PUBLISH_SPACE: "atom-add-space",
    STEAL_REST: "atom-steal-rest",
    PRESTIGE: "atom-gain-prestige",
    PRESTIGE_BONUS: "atom-prestige-bonus",
    MOVE_CUBES: "atom-move-energy",
    DEMOTE: "atom-demote-marker",
    SAVE_KEEP: "atom-save-keep",
    REROLL: "atom-reroll",
    IGNORE_CRITICAL: "atom-ignore-critical",
}

GAINS = {
    CHOOSE: "atom-gain-influence-choose",
    OTHER: "atom-gain-influence-other",
    SAME: "atom-gain-influence-same",
}


def dashed(id: str) -> str:
    return id.replace("_", "-")


def discovery(d: int) -> Message:
    return say(f"discovery-{dashed(DISCOVERIES[d])}")


def card_name(card: int) -> Message:
    return say(f"card-{dashed(CARDS[card])}")


def scientist_name(scientist: int) -> Message:
    return say(f"scientist-{SCIENTISTS[scientist]}")


def space_name(space: int) -> Message:
    return say(f"space-{dashed(SPACES[space])}")


def track_name(track: int) -> Message:
    return say(f"track-{TRACKS[track]}")


def track_sign(track: int) -> Message:
    """The name with its icon."""
    return say(f"icon-{TRACKS[track]}")


def either(names: list[Message]) -> Message:
    """`a or b or c`."""
    joined = names[0]
    for name in names[1:]:
        joined = say("or", a=joined, b=name)
    return joined


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def card_text(tables: CardTables, card: int) -> list[Message]:
    """What a card says, a sentence for each atom."""
    return [sentence(atom, tables.duration[card]) for atom in tables.atoms[card]]


def sentence(atom: Atom, duration: int) -> Message:
    if atom.op in SIMPLE:
        return say(SIMPLE[atom.op], n=atom.n)
    if atom.op == REQUIREMENT:
        return _requirement(atom)
    if atom.op == CLOSE:
        return say("atom-close-space", track=track_sign(atom.track))
    if atom.op == STEP:
        return say("atom-influence-step", track=track_sign(atom.track), n=atom.n)
    if atom.op == GAIN:
        names = {
            CHOOSE: "atom-gain-influence-choose",
            OTHER: "atom-gain-influence-other",
            SAME: "atom-gain-influence-same",
        }
        if atom.track in names:
            return say(names[atom.track], n=atom.n)
        return say("atom-gain-influence", n=atom.n, track=track_sign(atom.track))
    if atom.op == LOSE:
        return _loss(atom)
    if atom.op == REST:
        return say("atom-gain-rest-all" if atom.who == EVERYBODY else "atom-gain-rest", n=atom.n)
    if atom.op == PLACE_MARKER:
        rival = "yes" if atom.rival else "no"
        return say("atom-place-research", level=atom.level, scope=scope(atom.fields, TOP_LEVEL), rival=rival)
    return _points(atom, duration)


def _requirement(atom: Atom) -> Message:
    if atom.track == EVERY_TRACK:
        return say("atom-requirement-all", delta=signed(atom.n))
    track = track_sign(atom.track)
    if atom.printed:
        return say("atom-requirement-printed", track=track, printed=atom.printed, delta=signed(atom.n))
    return say("atom-requirement", track=track, delta=signed(atom.n))


def _loss(atom: Atom) -> Message:
    if atom.who == OPPONENT:
        return say("atom-lose-influence-one", n=atom.n, track=track_sign(atom.track))
    if atom.who == OPPONENTS:
        return say("atom-lose-influence-rivals", n=atom.n)
    return say("atom-lose-influence-all", n=atom.n, track=track_sign(atom.track), least=atom.at_least)


def _points(atom: Atom, duration: int) -> Message:
    deed = say(f"deed-{dashed(OPS[atom.op])}")
    delta = signed(atom.n)
    if atom.if_track != NO_TRACK:
        return say("atom-mod-if", delta=delta, deed=deed, track=track_sign(atom.if_track), most=atom.at_most)
    where = scope(atom.fields, atom.level)
    if duration == DISCARD:
        return say("atom-mod-once", delta=delta, deed=deed, scope=where)
    if duration == ROUND and atom.who != EVERYBODY:
        return say("atom-mod-round", delta=delta, deed=deed, scope=where)
    everybody = "yes" if atom.who == EVERYBODY else "no"
    return say("atom-mod", delta=delta, deed=deed, scope=where, everybody=everybody)


def scope(fields: int, level: int) -> Message:
    """Which discoveries an atom reaches, as the end of a sentence."""
    if level < TOP_LEVEL:
        return say("scope-level", level=level)
    if fields == ALL_FIELDS:
        return say("scope-any")
    names = [say(f"in-{field}") for index, field in enumerate(FIELDS) if fields >> index & 1]
    return say("scope-field", a=either(names))
