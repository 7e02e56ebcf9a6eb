"""Where the inputs of a production come from, and what then happens."""

from typing import final

from virtuosi.core.masks import listed
from virtuosi.core.position import raised
from virtuosi.core.task import Question
from virtuosi.games.neuland.rules import discs, effects, events
from virtuosi.games.neuland.rules.moves import (
    DISTANCE,
    FOOD,
    FORAGED,
    HEX_COUNT,
    METAL,
    NO_GOOD,
    NOT_CHOSEN,
    NOTHING,
    ORE,
    PRODUCTION_COUNT,
    SLOTS_PER_HEX,
    STEPS,
    TO_FORAGE,
    TO_FROM,
    UNMARKED,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.refusals import CLOSED, INPUT_MISSING, LOWER_FIRST, MARKER_MISSING, OCCUPIED
from virtuosi.games.neuland.rules.tasks.reach import (
    FAR,
    budget,
    cheapest,
    cost_from,
    may_forage,
    nearest,
    own,
    short,
    two_inputs,
)


def production_refusal(p: Neuland, seat: int, slot: int) -> int:
    """Why a seat cannot produce or deliver on a slot now."""
    kind = p.tile[slot]
    if kind >= PRODUCTION_COUNT:
        tile = kind - PRODUCTION_COUNT
        if p.scorer[tile] != UNMARKED:
            return CLOSED
        if tile % STEPS != p.scored[tile // STEPS]:
            return LOWER_FIRST
    elif p.owner[slot] != UNMARKED:
        return OCCUPIED
    elif p.pack.first_input[kind] == NOTHING and p.reserve[seat] == 0:
        return MARKER_MISSING
    cost = cheapest(p, seat, kind, slot // SLOTS_PER_HEX, 0)
    return INPUT_MISSING if cost >= FAR else short(p, seat, kind, cost)


@final
class ChooseSource(Question[Neuland]):
    """ChooseSource(seat, slot, first): the next input for the building on `slot`; `first` is chosen already."""

    @property
    def slot(self) -> int:
        return self.a

    @property
    def first(self) -> int:
        return self.b

    def wanted(self, p: Neuland) -> int:
        """The good that is asked for now."""
        kind = p.tile[self.slot]
        return p.pack.first_input[kind] if self.first == NOT_CHOSEN else p.pack.second_input[kind]

    def cost(self, p: Neuland, source: int) -> int:
        """The whole production with this source, as cheaply as what is still to be chosen allows."""
        slot, first = self.slot, self.first
        kind = p.tile[slot]
        at = slot // SLOTS_PER_HEX
        if first != NOT_CHOSEN:
            return cost_from(p, kind, at, first, source)
        second = p.pack.second_input[kind]
        if second == NOTHING:
            return cost_from(p, kind, at, source, NOT_CHOSEN)
        one = 0 if source == FORAGED else DISTANCE[at * HEX_COUNT + source // SLOTS_PER_HEX]
        two = nearest(own(p, self.seat, second), at)
        cost = two_inputs(p, one, two)
        if second == FOOD:
            cost = min(cost, p.pack.forage + two_inputs(p, one, 0))
        return cost + (p.pack.forage if source == FORAGED else 0)

    def candidates(self, p: Neuland) -> list[int]:
        good = self.wanted(p)
        found = listed(TO_FROM, own(p, self.seat, good))
        if good == FOOD:
            found.append(TO_FORAGE)
        return found

    def refusal(self, p: Neuland, move: int) -> int:
        kind = p.tile[self.slot]
        if move == TO_FORAGE and not may_forage(p, self.seat, kind):
            return MARKER_MISSING
        return short(p, self.seat, kind, self.cost(p, source_of(move)))

    def moves(self, p: Neuland) -> list[int]:
        kind = p.tile[self.slot]
        most = budget(p, self.seat, kind)
        found = []
        good = self.wanted(p)
        for move in listed(TO_FROM, own(p, self.seat, good)):
            if self.cost(p, move - TO_FROM) <= most:
                found.append(move)
        if good == FOOD and self.cost(p, FORAGED) <= most and may_forage(p, self.seat, kind):
            found.append(TO_FORAGE)
        return found

    def take(self, p: Neuland, move: int) -> None:
        source, slot, first = source_of(move), self.slot, self.first
        if first != NOT_CHOSEN:
            finish(p, self.seat, slot, first, source)
        elif p.pack.second_input[p.tile[slot]] == NOTHING:
            finish(p, self.seat, slot, source, NOT_CHOSEN)
        else:
            p.agenda.append(ChooseSource(self.seat, slot, source))


def source_of(move: int) -> int:
    return FORAGED if move == TO_FORAGE else move - TO_FROM


def finish(p: Neuland, seat: int, slot: int, first: int, second: int) -> None:
    """The production happens: actions are spent, inputs used up, and a good or points are there."""
    kind = p.tile[slot]
    cost = cost_from(p, kind, slot // SLOTS_PER_HEX, first, second)
    p.used += cost
    one = use_up(p, first)
    two = use_up(p, second)
    if kind >= PRODUCTION_COUNT:
        result = effects.points_for(p, seat, kind - PRODUCTION_COUNT)
    else:
        result = effects.output_at(p, slot, one if p.pack.first_input[kind] == ORE else two)
        if p.pack.output[kind] == METAL:
            # The disc of the ore has only moved (5.5).
            p.supply = raised(p.supply, discs.mineral_of(discs.ore_of(result)), -1)
        effects.put_marker(p, seat, slot, result)
    if p.events is not None:
        happened = events.SCORED if kind >= PRODUCTION_COUNT else events.MADE
        details = events.details_code(one, two, result, kind, cost)
        p.events.add(happened, seat, events.slots_code(slot, first, second), details)
    if kind >= PRODUCTION_COUNT:
        effects.place_points(p, seat, kind - PRODUCTION_COUNT)


def use_up(p: Neuland, source: int) -> int:
    """Take an input off the map; returns the good."""
    if source == NOT_CHOSEN:
        return NO_GOOD
    return FOOD if source == FORAGED else effects.take_marker(p, source, False)
