"""The tree of knowledge as a seat sees it: what each discovery asks of that seat, and the odds of its experiments."""

from functools import cache
from typing import Any

import msgspec

from virtuosi.core.masks import members
from virtuosi.core.task import LEGAL, Task
from virtuosi.core.text import Message, say
from virtuosi.games.new_science.rules import knowledge, odds, points
from virtuosi.games.new_science.rules.cards import NO_TRACK
from virtuosi.games.new_science.rules.moves import (
    DISCOVERIES,
    DISCOVERY_ACTIONS,
    EXPERIMENT,
    EXPERIMENT_AT,
    FIELDS,
    PUBLISH,
    PUBLISH_AT,
    RESEARCH,
    RESEARCH_AT,
    SIZE,
    TRACK_COUNT,
    TRACKS,
)
from virtuosi.games.new_science.rules.pack import GROUPS, SciencePack
from virtuosi.games.new_science.rules.position import NO_SCIENTIST, NewScience
from virtuosi.games.new_science.rules.tasks.actions import RollAgain, RollDie, SpendRest
from virtuosi.games.new_science.table.names import card_name, scientist_name


class MarkerView(msgspec.Struct, frozen=True):
    seat: int
    zone: str  # research, experiment, publish


class OddsView(msgspec.Struct, frozen=True):
    """The chance of an experiment with some rest spent."""

    rest: int
    marvel: bool  # with the card that is used before the die
    percent: int
    faces: list[int]  # that succeed
    legal: bool  # the seat has that much rest and may spend it


class MineView(msgspec.Struct, frozen=True):
    """A discovery for the seat that looks. Points and odds: of the space being resolved, or of one without modifier."""

    zone: str | None  # where its own marker lies
    knows: bool
    open: bool  # may be researched: prerequisites known, no own marker, a marker to use
    missing: list[list[str]]  # prerequisites not known yet, one of each list is needed
    research_points: int
    research_rest: int  # rest that would be missing
    number: int  # what an experiment must reach now
    experiment_points: int
    odds: list[OddsView]  # by rest, for discoveries it is researching
    publish_points: int
    publish_rest: int
    asked: dict[str, int]  # influence needed now, cards counted
    short: list[str]  # tracks it lacks
    publishable: bool  # knows it, has the influence, and points with rest would do


class DiscoveryView(msgspec.Struct, frozen=True):
    ref: str  # "discovery/astrology"
    id: str
    field: str
    level: int
    group: str | None
    prerequisites: list[list[str]]  # one of each list
    research: int
    first: int
    later: int
    publish: int
    influence: dict[str, int]  # as printed
    prestige: int  # as it would score now
    history: str
    markers: list[MarkerView]
    publisher: int | None
    mine: MineView | None  # None for a spectator


class PointsView(msgspec.Struct, frozen=True):
    """One term of a sum."""

    text: Message
    points: int


class ExperimentView(msgspec.Struct, frozen=True):
    """The experiment under way."""

    seat: int
    discovery: str
    need: int
    points: int  # before the die, rest included once it is named
    terms: list[PointsView]  # what they are made of; empty once the rest is named
    odds: list[OddsView]  # by rest while it can be chosen, else one
    die: int | None


@cache
def ids(mask: int) -> list[str]:
    return [DISCOVERIES[d] for d in members(mask)]


def zone_of(p: NewScience, seat: int, d: int) -> str | None:
    for zone, mask in (("research", p.researched), ("experiment", p.known), ("publish", p.printed)):
        if mask[seat] >> d & 1:
            return zone
    return None


def odds_of(p: NewScience, seat: int, s: int, d: int) -> list[OddsView]:
    """For every amount of rest on the track, with and without the card used before the die."""
    found = []
    for marvel in (False, True) if points.has_marvel(p, seat, d) else (False,):
        for rest in range(p.pack.rest_max + 1):
            faces = odds.winning_faces(p, seat, d, odds.strength_of(p, seat, s, d, rest, marvel))
            legal = rest <= points.spendable(p, seat)
            found.append(OddsView(rest, marvel, odds.percent(faces), faces, legal))
    return found


def plain(p: NewScience, first: int, last: int) -> int:
    """The space that counts for points shown: the one being resolved, else one without modifier."""
    if first <= p.at < last:
        return p.at
    return without_modifier(p.pack, first, last)


@cache
def without_modifier(pack: SciencePack, first: int, last: int) -> int:
    return next((s for s in range(first, last) if pack.modifier[s] == 0), first)


@cache  # what is printed never changes
def group_of(pack: SciencePack, d: int) -> str | None:
    return next((id for id, mask in zip(GROUPS, pack.groups, strict=True) if mask >> d & 1), None)


@cache
def prerequisites(pack: SciencePack, wide: int, d: int) -> list[list[str]]:
    return [ids(clause) for clause in pack.clauses[wide][d]]


@cache
def influence_of(pack: SciencePack, d: int) -> dict[str, int]:
    return {track: pack.need[d * TRACK_COUNT + index] for index, track in enumerate(TRACKS)}


def mine_view(p: NewScience, d: int, seat: int) -> MineView:
    known = knowledge.knowledge(p, seat)
    zone = zone_of(p, seat, d)
    tries = plain(p, EXPERIMENT_AT, PUBLISH_AT)
    prints = PUBLISH_AT
    studies = plain(p, RESEARCH_AT, EXPERIMENT_AT)
    reaches = points.reaches(p, seat, PUBLISH, prints, d) and points.lacks_influence(p, seat, d) == NO_TRACK
    asked = {track: points.asked(p, seat, d, index, False) for index, track in enumerate(TRACKS)}
    return MineView(
        zone=zone,
        knows=bool(known >> d & 1),
        open=knowledge.barred(p, seat, d) == LEGAL,
        missing=[ids(clause) for clause in p.clauses()[d] if not known & clause],
        research_points=points.points(p, seat, RESEARCH, studies, d),
        research_rest=points.missing(p, seat, RESEARCH, studies, d),
        number=odds.number_asked(p, seat, d),
        experiment_points=points.points(p, seat, EXPERIMENT, tries, d),
        odds=odds_of(p, seat, tries, d) if zone == "research" else [],
        publish_points=points.points(p, seat, PUBLISH, prints, d),
        publish_rest=points.missing(p, seat, PUBLISH, prints, d),
        asked=asked,
        short=[track for index, track in enumerate(TRACKS) if p.influence[seat * TRACK_COUNT + index] < asked[track]],
        publishable=zone == "experiment" and reaches,
    )


def discovery_view(p: NewScience, d: int, eyes: int) -> DiscoveryView:
    markers = []
    publisher = None
    for seat in range(p.seats):
        zone = zone_of(p, seat, d)
        if zone is not None:
            markers.append(MarkerView(seat, zone))
        if zone == "publish":
            publisher = seat
    pack = p.pack
    dealt = eyes >= 0 and p.scientist[eyes] != NO_SCIENTIST
    return DiscoveryView(
        ref=f"discovery/{DISCOVERIES[d]}",
        id=DISCOVERIES[d],
        field=FIELDS[pack.field[d]],
        level=pack.level[d],
        group=group_of(pack, d),
        prerequisites=prerequisites(pack, pack.wide[p.seats], d),
        research=pack.research[d],
        first=pack.first[d],
        later=pack.later[d],
        publish=pack.publish[d],
        influence=influence_of(pack, d),
        prestige=points.prestige_of(p, eyes, d) if dealt else pack.prestige[d],
        history=pack.history[d],
        markers=markers,
        publisher=publisher,
        mine=mine_view(p, d, eyes) if dealt else None,
    )


def terms(p: NewScience, seat: int, action: int, s: int, d: int) -> list[PointsView]:
    """What the points of an action are made of: energy, scientist, space, cards."""
    pack = p.pack
    scientist = p.scientist[seat]
    found = [
        PointsView(say("term-energy"), pack.base),
        PointsView(scientist_name(scientist), pack.bonus[scientist * DISCOVERY_ACTIONS + action]),
        PointsView(say("term-space"), pack.modifier[s]),
    ]
    for row in points.in_force(p, seat):
        added = pack.cards.points[action][row * SIZE + d]
        if added:
            found.append(PointsView(card_name(pack.cards.card_of[row]), added))
    return found


def experiment_view(p: NewScience, task: Task[Any] | None) -> ExperimentView | None:
    """Only while an experiment is under way: the rest is being named, or the die is in the air."""
    if isinstance(task, SpendRest):
        seat, d, s = task.seat, task.discovery, task.space
        return ExperimentView(
            seat=seat,
            discovery=DISCOVERIES[d],
            need=odds.number_asked(p, seat, d),
            points=points.points(p, seat, EXPERIMENT, s, d),
            terms=terms(p, seat, EXPERIMENT, s, d),
            odds=odds_of(p, seat, s, d),
            die=None,
        )
    if isinstance(task, (RollDie, RollAgain)):
        seat, d = task.seat, task.discovery
        faces = odds.winning_faces(p, seat, d, task.strength)
        return ExperimentView(
            seat=seat,
            discovery=DISCOVERIES[d],
            need=odds.number_asked(p, seat, d),
            points=odds.before_die(task.strength),
            terms=[],
            odds=[OddsView(0, False, odds.percent(faces), faces, True)],
            die=task.die if isinstance(task, RollAgain) else None,
        )
    return None
