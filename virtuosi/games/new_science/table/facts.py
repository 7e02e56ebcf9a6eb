"""Why not: the facts that the sentences of refusals need."""

from typing import Any

from virtuosi.core.task import Task
from virtuosi.core.text import say, seat_name, task_name
from virtuosi.games.new_science.rules import effects
from virtuosi.games.new_science.rules.cards import NO_TRACK
from virtuosi.games.new_science.rules.moves import (
    AT,
    FIELDS,
    INFLUENCE_AT,
    PUBLISH,
    RESEARCH,
    TO_EXPERIMENT,
    TO_PAY,
    TO_PLACE,
    TO_PUBLISH,
    TO_RESEARCH,
    space,
)
from virtuosi.games.new_science.rules.pack import members
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience
from virtuosi.games.new_science.rules.tasks.actions import lacks_influence
from virtuosi.games.new_science.table.names import card_name, discovery, either, scientist_name, track_sign
from virtuosi.games.new_science.table.telling import Facts


def facts(p: NewScience, move: int, refusal: int) -> Facts:
    """The arguments of a refusal's sentence."""
    task = p.agenda[-1]
    verb, index, seat = space.verbs[move], space.index(move), task.seat
    if verb == "scientist":
        return {"scientist": scientist_name(index)}
    if verb == "place":
        return _space_facts(p, move - AT) if move != TO_PLACE else {}
    if verb in ("lift", "drop"):
        return _space_facts(p, INFLUENCE_AT + index) | _hooke_facts(p, task, verb)
    if verb == "take_back":
        return {"discovery": discovery(task.a)}
    if verb in ("rest", "marvel", "save"):
        found: Facts = {"rest": p.rest[seat]}
        if effects.forbids_rest(p) != NO_CARD:
            found["card"] = card_name(effects.forbids_rest(p))
        return found
    if TO_RESEARCH <= move < TO_EXPERIMENT:
        return _research_facts(p, task, index)
    if TO_PUBLISH <= move < TO_PAY:
        return _publish_facts(p, seat, task.a, index)
    return {}


def _space_facts(p: NewScience, s: int) -> Facts:
    found: Facts = {}
    if p.space[s] >= 0:
        found["owner"] = seat_name(p.space[s])
    for place in range(2):
        card = p.face[place]
        if card != NO_CARD and s >= INFLUENCE_AT and p.pack.cards.closes[card] >> (s - INFLUENCE_AT) & 1:
            found["card"] = card_name(card)
    return found


def _hooke_facts(p: NewScience, task: Task[Any], verb: str) -> Facts:
    moved = task.b // 8 - 1 if verb == "lift" else -1
    return {"opponent": seat_name(p.space[moved])} if moved >= 0 else {}


def missing_prerequisites(p: NewScience, seat: int, d: int) -> list[list[int]]:
    """The clauses of a discovery that this seat does not know."""
    knowledge = p.public | p.known[seat]
    return [members(clause) for clause in p.clauses()[d] if not knowledge & clause]


def _research_facts(p: NewScience, task: Task[Any], d: int) -> Facts:
    seat = task.seat
    found: Facts = {"need": p.pack.research[d], "rest": effects.spendable(p, seat)}
    lacking = missing_prerequisites(p, seat, d)
    if lacking:
        found["missing"] = either([discovery(e) for e in lacking[0]])
    if task_name(task) == "place-marker":
        found["level"] = p.pack.cards.atoms[task.a][task.b].level
        found["field"] = say(f"field-{FIELDS[p.pack.field[d]]}")
    else:
        found["points"] = effects.points(p, seat, RESEARCH, task.a, d)
    return found


def _publish_facts(p: NewScience, seat: int, s: int, d: int) -> Facts:
    found: Facts = {
        "need": p.pack.publish[d],
        "points": effects.points(p, seat, PUBLISH, s, d),
        "rest": effects.spendable(p, seat),
    }
    track = lacks_influence(p, seat, d)
    if track != NO_TRACK and p.known[seat] >> d & 1:
        found["track"] = track_sign(track)
        found["need"] = effects.asked(p, seat, d, track, effects.can_ease(p, seat))
        found["have"] = p.influence[seat * 4 + track]
    return found
