"""Log lines: what happened, in words, with the rule where it surprises."""

from virtuosi.core.events import HIDDEN, Row
from virtuosi.core.scene import Line
from virtuosi.core.text import Message, say
from virtuosi.games.adas_dream.rules import events, moves, spots
from virtuosi.games.adas_dream.rules.die import MILL_DIE
from virtuosi.games.adas_dream.table.names import (
    area_text,
    assignment_name,
    atom_text,
    cell_text,
    city_text,
    color_text,
    die_text,
    gear_slot_text,
    gear_text,
    lecture_text,
    partner_name,
    place_text,
    science_text,
    spot_text,
)
from virtuosi.games.adas_dream.table.refs import spot_ref

OF_A_PARTNER = (
    events.PLAYS,
    events.DISCARDS,
    events.REMOVES,
    events.TAKES_PARTNER,
    events.USES_PARTNER,
    events.DRAFTS,
)
RULES = {
    events.REFILLS: "4.8",
    events.BREAKS_THROUGH: "7.3",
    events.TAKES_TOKEN: "7.6",
    events.RESHUFFLES: "5.6",
    events.LAST_ROUND: "16.1",
    events.CLAIMS: "15.2",
    events.PASSES: "3.6",
    events.SPENDS: "8.6",
    events.PROGRAM_LEAVES: "10.2",
    events.ASSIGNMENT_LEAVES: "10.3",
    events.PARTNER_LEAVES: "12.5",
}


def tell(row: Row) -> Line | None:
    """The line of an event; None for the kinds that only older matches hold."""
    kind, seat, b, c, _ = row
    if kind not in events.NAMES:
        return None
    if kind == events.TURN_BEGINS:
        return Line(None, say("event-turn", round=b), mark=True)
    if kind == events.ENDS:
        return Line(None, say("event-over"), "16.2")
    text, refs = _words(kind, b, c)
    return Line(seat, text, RULES.get(kind), refs=refs)


def _words(kind: int, b: int, c: int) -> tuple[Message, list[str]]:
    for part in (_dice, _cards, _board, _machine):
        found = part(kind, b, c)
        if found is not None:
            return found
    id = f"event-{events.NAMES[kind]}"
    if kind in (events.RESEARCHES, events.BREAKS_THROUGH, events.TAKES_TOKEN, events.ACTIVATES):
        return say(id, area=area_text(b), n=c), [f"track/{moves.AREAS[b]}"]
    if kind == events.GAINS:
        return say(id, what=atom_text(b, c)), []
    return say(id, n=b), []


def _dice(kind: int, b: int, c: int) -> tuple[Message, list[str]] | None:
    if kind == events.PUSHES:
        return say("event-push", die=die_text(b)), [f"space/{moves.RING_SPACES[c]}"]
    if kind == events.REFILLS:
        return say("event-refill"), [f"space/{moves.RING_SPACES[b]}"]
    if kind == events.PLACES:
        return say("event-place", die=die_text(b), cell=cell_text(c)), [f"die/{moves.CELLS[c]}"]
    if kind == events.ADJUSTS:
        where = "event-adjust" if b >= MILL_DIE else "event-nudge"
        return say(where, die=die_text(c), place=place_text(b)), [f"die/{moves.DICE[b]}"]
    if kind == events.SWAPS:
        return say("event-swap", own=die_text(b), other=die_text(c)), []
    return None


def _cards(kind: int, b: int, c: int) -> tuple[Message, list[str]] | None:
    if kind == events.DRAWS:
        if c == HIDDEN:
            return say("event-draw"), []
        return say("event-draw-card", card=partner_name(c)), [f"card/{moves.PARTNERS[c]}"]
    id = f"event-{events.NAMES[kind]}"
    if kind in OF_A_PARTNER:
        return say(id, card=partner_name(b)), [f"card/{moves.PARTNERS[b]}"]
    if kind in (events.PARTNER_COMES, events.PARTNER_LEAVES):
        return say(id, card=partner_name(b)), []
    if kind == events.ASSIGNMENT_LEAVES:
        return say(id, name=assignment_name(b)), []
    if kind == events.TAKES_ASSIGNMENT:
        name = assignment_name(b)
        return say(id, name=name, color=color_text(c)), [f"card/{moves.ASSIGNMENTS[b]}"]
    return None


def _board(kind: int, b: int, c: int) -> tuple[Message, list[str]] | None:
    id = f"event-{events.NAMES[kind]}"
    if kind == events.TRAVELS:
        return say(id, city=city_text(b), fare=c), [f"city/{moves.CITIES[b]}"]
    if kind in (events.SETS_DISC, events.LIFTS_DISC):
        if kind == events.SETS_DISC and spots.OBJECTIVE_SPOT <= b < spots.BOX:
            return say("event-objective-disc"), [spot_ref(b)]
        return say("event-disc-on-top" if c else id, spot=spot_text(b)), [spot_ref(b)]
    if kind in (events.LECTURES_AT, events.VISITS):
        return say(id, lecture=lecture_text(b), cost=c), [f"lecture/{moves.LECTURES[b]}"]
    if kind == events.MEETS:
        paid = "event-meeting" if c >= 0 else "event-meeting-innovation"
        return say(paid, n=b + 1, cost=abs(c)), [f"room/{moves.ROOMS[b]}"]
    if kind == events.CHOOSES_AREA:
        return say(id, area=area_text(b)), []
    if kind == events.CLAIMS:
        return say(id, area=area_text(b), points=c), [f"objective/{moves.AREAS[b]}"]
    if kind == events.TAKES_SCIENCE:
        return say(id, science=science_text(b)), []
    return None


def _machine(kind: int, b: int, c: int) -> tuple[Message, list[str]] | None:
    id = f"event-{events.NAMES[kind]}"
    if kind in (events.TAKES_PROGRAM, events.PROGRAM_LEAVES):
        return say(id), []
    if kind == events.FILLS_SLOT:
        slot = moves.PROGRAM_SLOTS[c]
        return say(id, line=say(f"line-{slot}")), [f"slot/{slot}"]
    if kind == events.BUILDS:
        return say(id, gear=gear_text(b), slot=gear_slot_text(c)), [f"gear/{moves.GEAR_SLOTS[c]}"]
    if kind == events.CONVERTS:
        return say(id), [f"gear/{moves.GEAR_SLOTS[b]}"] if b >= 0 else []
    if kind == events.PUBLISHES:
        where = [*moves.AREAS, "workshop"][b]
        return say(id, where=say(f"publication-{where}")), ["publish"]
    if kind == events.STEAMS:
        return say(id, level=b, coal=c), []
    return None
