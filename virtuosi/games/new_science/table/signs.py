"""A card's clauses in icons, for where there is no room for sentences."""

from virtuosi.games.new_science.rules.cards import (
    ALL_FIELDS,
    ANY,
    CHOOSE,
    CLOSE,
    DEMOTE,
    EVERY_TRACK,
    GAIN,
    IGNORE_CRITICAL,
    LOSE,
    MOVE_CUBES,
    NO_REST_GAIN,
    NO_REST_SPEND,
    NO_TRACK,
    OPS,
    PLACE_MARKER,
    PRESTIGE,
    PRESTIGE_BONUS,
    PUBLISH_SPACE,
    REQUIREMENT,
    REROLL,
    RESEARCH_OR_PUBLISH,
    REST,
    SAVE_KEEP,
    SELF,
    STEAL_REST,
    STEP,
    Clause,
)
from virtuosi.games.new_science.rules.moves import FIELDS, LAST_LEVEL, TRACK_COUNT, TRACKS
from virtuosi.games.new_science.table.names import signed

# {n}: the number; {track}: the icon of the track; {who}: a person where it is not for its own player
SIGNS = {
    NO_REST_GAIN: "+:rest: :close:",
    NO_REST_SPEND: "−:rest: :close:",
    CLOSE: "{track} :close:",
    PUBLISH_SPACE: "+{n} :cube::publish:",
    STEP: "{track} :step: {n}",
    PRESTIGE_BONUS: ":publish: +{n} :prestige:",
    REROLL: ":die-5: :undo:",
    IGNORE_CRITICAL: ":die-1: :check:",
    REST: "{who}+{n} :rest:",
    STEAL_REST: ":person: :arrow: :rest:{n}",
    PRESTIGE: "+{n} :prestige:",
    PLACE_MARKER: ":disc::research:{scope}",
    MOVE_CUBES: ":cube: :move: {n}",
    DEMOTE: ":disc: :undo:",
    SAVE_KEEP: ":card: :close: :rest:{n}",
}


def signs(clause: Clause) -> str:
    who = "" if clause.who == SELF else ":person: "
    if clause.op <= RESEARCH_OR_PUBLISH:
        deeds = "".join(f":{deed}:" for deed in OPS[clause.op].split("_or_"))
        return f"{_condition(clause)}{deeds}{signed(clause.n)}{_scope(clause)}"
    if clause.op == REQUIREMENT:
        return f"{_condition(clause)}:publish:{_track(clause.track)}{signed(clause.n)}"
    if clause.op in (GAIN, LOSE):
        n = signed(clause.n if clause.op == GAIN else -clause.n)
        if clause.at_least:
            return f"{who}{_track(clause.track)}≥{clause.at_least} :arrow: {n}"
        return (
            f"{who}{_track(clause.track)} {n}".strip()
            if clause.track >= TRACK_COUNT
            else f"{who}{n} {_track(clause.track)}"
        )
    return SIGNS[clause.op].format(n=clause.n, track=_track(clause.track), who=who, scope=_scope(clause))


def _track(track: int) -> str:
    if track < TRACK_COUNT:
        return f":{TRACKS[track]}:"
    return ":influence:" if track in (CHOOSE, EVERY_TRACK) else ""


def _scope(clause: Clause) -> str:
    level = f" ≤{clause.level}" if clause.level < LAST_LEVEL else ""
    fields = "".join(f":{field}:" for index, field in enumerate(FIELDS) if clause.fields >> index & 1)
    return level if clause.fields == ALL_FIELDS else f"{level} {fields}"


def _condition(clause: Clause) -> str:
    if clause.if_track == NO_TRACK:
        return ""
    track = _track(clause.if_track)
    return f"{track}0–{clause.if_most} :arrow: " if clause.if_most != ANY else f"{track}≥{clause.if_least} :arrow: "
