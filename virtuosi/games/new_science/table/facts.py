"""Why not: the facts that the sentences of refusals need."""

from typing import Any

from virtuosi.core.masks import members
from virtuosi.core.task import Task
from virtuosi.core.text import say, seat_name
from virtuosi.games.new_science.rules import knowledge, points
from virtuosi.games.new_science.rules.cards import NO_TRACK
from virtuosi.games.new_science.rules.moves import (
    AT,
    FIELDS,
    INFLUENCE_AT,
    PLACES,
    PUBLISH,
    RESEARCH,
    TO_PLACE,
    TRACK_COUNT,
    space,
)
from virtuosi.games.new_science.rules.pack import FREE
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience
from virtuosi.games.new_science.rules.tasks.actions import DiscoveryAction
from virtuosi.games.new_science.rules.tasks.cubes import LiftCube, owner_moved
from virtuosi.games.new_science.rules.tasks.discoveries import TakeBack
from virtuosi.games.new_science.rules.tasks.markers import PlaceMarker
from virtuosi.games.new_science.table.names import Facts, card_name, discovery, either, scientist_name, track_sign


def facts(p: NewScience, move: int, refusal: int) -> Facts:
    """The arguments of a refusal's sentence."""
    task = p.agenda[-1]
    verb, index, seat = space.verbs[move], space.index(move), task.seat
    if verb == "scientist":
        return {"scientist": scientist_name(index)}
    if verb == "place":
        return _space_facts(p, move - AT) if move != TO_PLACE else {}
    if verb in ("lift", "drop"):
        return _space_facts(p, INFLUENCE_AT + index) | _hooke_facts(p, task)
    if isinstance(task, TakeBack):
        return {"discovery": discovery(task.discovery)}
    if verb in ("rest", "marvel", "save"):
        found: Facts = {"rest": p.rest[seat]}
        if points.forbids_rest(p, seat) != NO_CARD:
            found["card"] = card_name(points.forbids_rest(p, seat))
        return found
    if verb == "research":
        return _research_facts(p, task, index)
    if verb == "publish":
        return _publish_facts(p, task, index)
    return {}


def _space_facts(p: NewScience, s: int) -> Facts:
    found: Facts = {}
    if p.space[s] >= 0:
        found["owner"] = seat_name(p.space[s])
    for place in range(PLACES):
        card = p.face[place]
        if card != NO_CARD and s >= INFLUENCE_AT and p.pack.cards.closes[card] >> (s - INFLUENCE_AT) & 1:
            found["card"] = card_name(card)
    return found


def _hooke_facts(p: NewScience, task: Task[Any]) -> Facts:
    owner = owner_moved(p, task.moved) if isinstance(task, LiftCube) else FREE
    return {"opponent": seat_name(owner)} if owner != FREE else {}


def missing_prerequisites(p: NewScience, seat: int, d: int) -> list[list[int]]:
    """The clauses of a discovery that this seat does not know."""
    known = knowledge.knowledge(p, seat)
    return [members(clause) for clause in p.clauses()[d] if not known & clause]


def _research_facts(p: NewScience, task: Task[Any], d: int) -> Facts:
    seat = task.seat
    found: Facts = {"need": p.pack.research[d], "rest": points.spendable(p, seat)}
    lacking = missing_prerequisites(p, seat, d)
    if lacking:
        found["missing"] = either([discovery(e) for e in lacking[0]])
    if isinstance(task, PlaceMarker):
        found["level"] = task.asks(p).level
        found["field"] = say(f"field-{FIELDS[p.pack.field[d]]}")
    elif isinstance(task, DiscoveryAction):
        found["points"] = points.points(p, seat, RESEARCH, task.space, d)
    return found


def _publish_facts(p: NewScience, task: Task[Any], d: int) -> Facts:
    seat = task.seat
    found: Facts = {"need": p.pack.publish[d], "rest": points.spendable(p, seat)}
    if isinstance(task, DiscoveryAction):
        found["points"] = points.points(p, seat, PUBLISH, task.space, d)
    track = points.lacks_influence(p, seat, d)
    if track != NO_TRACK and p.known[seat] >> d & 1:
        found["track"] = track_sign(track)
        found["need"] = points.asked(p, seat, d, track, points.can_ease(p, seat))
        found["have"] = p.influence[seat * TRACK_COUNT + track]
    return found
