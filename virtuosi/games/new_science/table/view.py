"""What a seat sees of The New Science. All is open but the pile; sums and odds are those of whoever looks."""

from typing import Any

import msgspec

from virtuosi.core.masks import count_of
from virtuosi.core.task import Task
from virtuosi.core.text import Message
from virtuosi.games.new_science.rules import scoring
from virtuosi.games.new_science.rules.cards import TYPES
from virtuosi.games.new_science.rules.moves import (
    ACTION_OF,
    ACTIONS,
    CARD_LEVELS,
    CARDS,
    DISCOVERY_ACTIONS,
    HAPPENING_AT,
    SCIENTISTS,
    SPACES,
    TRACK_COUNT,
    TRACKS,
)
from virtuosi.games.new_science.rules.position import FOR_ALL, NO_CARD, NO_SCIENTIST, PLACING, NewScience
from virtuosi.games.new_science.rules.tasks.laboratory import KeepCard
from virtuosi.games.new_science.table.arrows import ArrowView, arrows
from virtuosi.games.new_science.table.cards import card_text
from virtuosi.games.new_science.table.sheet import next_order, phase
from virtuosi.games.new_science.table.signs import signs
from virtuosi.games.new_science.table.spaces import SpaceView, spaces
from virtuosi.games.new_science.table.tree import DiscoveryView, ExperimentView, discovery_view, experiment_view


class CardView(msgspec.Struct, frozen=True):
    ref: str  # "card/h1_01"
    id: str
    level: int
    type: str  # effect, play, keep
    four_plus: bool
    year: int
    text: list[Message]  # a sentence with icons for each clause
    signs: list[str]  # each clause in icons alone


class HappeningView(msgspec.Struct, frozen=True):
    """A place for a face-up card."""

    ref: str  # "space/happening_1"
    card: CardView | None  # None: not revealed, or already in a laboratory
    seat: int | None  # whose cube stands there
    force: str  # all, seat or none: for whom the card is in force now


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    ref: str  # "seat/0"
    scientist: str | None
    bonus: dict[str, int]  # research, experiment, publish
    influence: dict[str, int]
    rest: int
    prestige: int
    supply: int  # markers left
    cubes: int  # not placed yet this round
    publications: int
    last_level: int
    laboratory: CardView | None


class ScientistView(msgspec.Struct, frozen=True):
    """A scientist still to be had, with what comes along."""

    ref: str  # "scientist/kepler"
    id: str
    bonus: dict[str, int]
    influence: dict[str, int]
    rest: int


class View(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    phase: str  # setup, placing, resolving, cleanup, over
    at: str | None  # the space being resolved: "space/research_1"
    action: str | None  # the action being resolved
    pile: int
    pile_level: int  # of the next card; 0 when the pile is empty
    wide: bool  # all five fields are played
    order: list[int]
    next_order: list[int]
    leaders: dict[str, list[int]]  # by track, and "publications": the seats that would get the bonus now
    last_level: int  # discoveries of the last level: the match ends once all are published
    last_published: int  # how many of them are
    discoveries: list[DiscoveryView]
    arrows: list[ArrowView]  # what the discoveries rest on
    spaces: list[SpaceView]
    happenings: list[HappeningView]
    players: list[PlayerView]
    experiment: ExperimentView | None
    offered: CardView | None  # the card that asks for room in a full laboratory
    scientists: list[ScientistView]  # still to be dealt or chosen, during setup
    energy: int
    markers: int
    rest_max: int
    influence_max: int
    most_publications: int  # the bonus
    leader: int  # the bonus for each track
    keep_either: bool
    actions_only: bool


def card_view(p: NewScience, card: int) -> CardView:
    tables = p.pack.cards
    return CardView(
        ref=f"card/{CARDS[card]}",
        id=CARDS[card],
        level=tables.level[card],
        type=TYPES[tables.type[card]],
        four_plus=tables.four_plus[card],
        year=tables.year[card],
        text=card_text(tables, card),
        signs=[signs(clause) for clause in tables.clauses[card]],
    )


def happening_view(p: NewScience, place: int) -> HappeningView:
    card, owner = p.face[place], p.space[HAPPENING_AT + place]
    force = "none"
    if card != NO_CARD and p.force[place] == FOR_ALL:
        force = "all"
    elif card != NO_CARD and p.force[place] >= 0:
        force = "seat"
    return HappeningView(
        ref=f"space/{SPACES[HAPPENING_AT + place]}",
        card=card_view(p, card) if card != NO_CARD else None,
        seat=owner if owner >= 0 else None,
        force=force,
    )


def cubes_left(p: NewScience, seat: int) -> int:
    if p.at != PLACING:
        return 0
    return p.pack.energy - p.space.count(seat)


def bonus_of(p: NewScience, scientist: int) -> list[int]:
    first = scientist * DISCOVERY_ACTIONS
    return p.pack.bonus[first : first + DISCOVERY_ACTIONS]


def scientist_view(p: NewScience, scientist: int) -> ScientistView:
    pack = p.pack
    return ScientistView(
        ref=f"scientist/{SCIENTISTS[scientist]}",
        id=SCIENTISTS[scientist],
        bonus=dict(zip(ACTIONS[:DISCOVERY_ACTIONS], bonus_of(p, scientist), strict=True)),
        influence={track: pack.start_influence[scientist * TRACK_COUNT + index] for index, track in enumerate(TRACKS)},
        rest=pack.start_rest[scientist],
    )


def player_view(p: NewScience, seat: int) -> PlayerView:
    scientist = p.scientist[seat]
    dealt = scientist != NO_SCIENTIST
    bonus = bonus_of(p, scientist) if dealt else [0] * DISCOVERY_ACTIONS
    return PlayerView(
        seat=seat,
        ref=f"seat/{seat}",
        scientist=SCIENTISTS[scientist] if dealt else None,
        bonus=dict(zip(ACTIONS[:DISCOVERY_ACTIONS], bonus, strict=True)),
        influence={track: p.influence[seat * TRACK_COUNT + index] for index, track in enumerate(TRACKS)},
        rest=p.rest[seat],
        prestige=p.prestige[seat],
        supply=p.supply[seat],
        cubes=cubes_left(p, seat),
        publications=scoring.publications(p, seat),
        last_level=scoring.last_level(p, seat),
        laboratory=card_view(p, p.laboratory[seat]) if p.laboratory[seat] != NO_CARD else None,
    )


def leaders(p: NewScience) -> dict[str, list[int]]:
    seats = range(p.seats)
    found = {track: [seat for seat in seats if scoring.leads(p, seat, index)] for index, track in enumerate(TRACKS)}
    found["publications"] = [seat for seat in seats if scoring.leads_publications(p, seat)]
    return found


def pile_level(p: NewScience) -> int:
    per_level = p.pack.per_level[p.seats]
    return (CARD_LEVELS * per_level - p.pile) // per_level + 1 if p.pile else 0


def view(p: NewScience, seat: int) -> View:
    task: Task[Any] | None = p.agenda[-1] if p.agenda else None
    now = phase(p)
    resolving = now == "resolving"
    places = p.pack.reveals[p.seats]
    return View(
        round=p.round,
        rounds=p.pack.rounds(p.seats),
        phase=now,
        at=f"space/{SPACES[p.at]}" if resolving else None,
        action=ACTIONS[ACTION_OF[p.at]] if resolving else None,
        pile=p.pile,
        pile_level=pile_level(p),
        wide=bool(p.pack.wide[p.seats]),
        order=p.order,
        next_order=next_order(p),
        leaders=leaders(p),
        last_level=count_of(p.last()),
        last_published=count_of(p.public & p.last()),
        discoveries=[discovery_view(p, d, seat) for d in p.tree()],
        arrows=arrows(p),
        spaces=spaces(p, seat),
        happenings=[happening_view(p, place) for place in range(places)],
        players=[player_view(p, player) for player in range(p.seats)],
        experiment=experiment_view(p, task),
        offered=card_view(p, task.card) if isinstance(task, KeepCard) else None,
        scientists=[
            scientist_view(p, index) for index in range(len(SCIENTISTS)) if now == "setup" and index not in p.scientist
        ],
        energy=p.pack.energy,
        markers=p.pack.markers,
        rest_max=p.pack.rest_max,
        influence_max=p.pack.influence_max,
        most_publications=p.pack.most_publications,
        leader=p.pack.leader,
        keep_either=p.keep_either,
        actions_only=p.actions_only,
    )
