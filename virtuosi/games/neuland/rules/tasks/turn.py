"""A turn: producing and building in any order, until it is ended. The first one begins with a start."""

from typing import Final, final

from virtuosi.core.masks import list_more, listed
from virtuosi.core.task import LEGAL, Question
from virtuosi.games.neuland.rules import effects, events, track
from virtuosi.games.neuland.rules.moves import (
    CATEGORY_COUNT,
    CATEGORY_PILE,
    EMPTY,
    FARTHEST,
    FOOD,
    FOREST,
    GOOD_COUNT,
    HEX_COUNT,
    HEXES_WITHIN,
    IRON_ORE,
    MATERIALS,
    MINE,
    NOT_CHOSEN,
    NOTHING,
    ORE,
    PILE_COUNT,
    PRODUCTION_COUNT,
    SILVER_ORE,
    SLOT_COUNT,
    SLOTS_PER_HEX,
    SLOTS_WITHIN,
    STEPS,
    TERRAIN_COUNT,
    TO_BUILD,
    TO_END,
    TO_PRODUCE,
    TO_START,
    TO_WAIT,
)
from virtuosi.games.neuland.rules.pack import PAIRS
from virtuosi.games.neuland.rules.position import ONE_STEP, RANDOM_MAP, WAITING, Neuland
from virtuosi.games.neuland.rules.refusals import NO_SPACE_TO_END, START_TAKEN, START_UNMARKED
from virtuosi.games.neuland.rules.tasks.building import ChooseSite, build_refusal
from virtuosi.games.neuland.rules.tasks.reach import around, budget, cheapest, top_tile
from virtuosi.games.neuland.rules.tasks.source import ChooseSource, finish, production_refusal

CATEGORY_PILES: Final = (1 << PILE_COUNT) - (1 << CATEGORY_PILE)  # mask


@final
class ChooseStart(Question[Neuland]):
    """Where hunting lodge and sawmill go; then the first turn begins (2.8)."""

    def candidates(self, p: Neuland) -> list[int]:
        return [TO_START + at for at in range(HEX_COUNT) if p.terrain[at] == FOREST]

    def refusal(self, p: Neuland, move: int) -> int:
        at = move - TO_START
        if not effects.is_bare(p, at):
            return START_TAKEN
        if not p.rules & RANDOM_MAP and not p.pack.starts >> at & 1:
            return START_UNMARKED
        return LEGAL

    def take(self, p: Neuland, move: int) -> None:
        effects.start_here(p, self.seat, move - TO_START)
        track.begin_turn(p, self.seat)
        p.agenda.append(PlayTurn(self.seat))


@final
class PlayTurn(Question[Neuland]):
    """Produce somewhere, build something, or end the turn."""

    def candidates(self, p: Neuland) -> list[int]:
        found = [TO_PRODUCE + slot for slot in range(SLOT_COUNT) if p.tile[slot] != EMPTY]
        piles = 0
        for mask in p.open_piles:
            piles |= mask
        found += [TO_BUILD + pile for pile in range(PILE_COUNT) if piles >> pile & 1]
        if p.rules & WAITING:
            found.append(TO_WAIT)
        found.append(TO_END)
        return found

    def refusal(self, p: Neuland, move: int) -> int:
        if move == TO_END:
            return LEGAL
        if move == TO_WAIT:
            return LEGAL if p.used < p.limit else NO_SPACE_TO_END
        if move >= TO_BUILD:
            return build_refusal(p, self.seat, move - TO_BUILD)
        return production_refusal(p, self.seat, move - TO_PRODUCE)

    def moves(self, p: Neuland) -> list[int]:
        found = listed(TO_PRODUCE, producing(p, self.seat))
        list_more(found, TO_BUILD, building(p, self.seat))
        if p.rules & WAITING and p.used < p.limit:
            found.append(TO_WAIT)
        found.append(TO_END)
        return found

    def take(self, p: Neuland, move: int) -> None:
        if move == TO_END:
            track.end_turn(p, self.seat)
            if not p.over:
                pass_on(p, self.seat)
            return
        p.agenda.append(self)
        if move == TO_WAIT:
            p.used += 1
            if p.events is not None:
                p.events.add(events.WAITED, self.seat)
        elif move >= TO_BUILD:
            p.agenda.append(ChooseSite(self.seat, move - TO_BUILD))
        elif p.pack.first_input[p.tile[move - TO_PRODUCE]] == NOTHING:
            finish(p, self.seat, move - TO_PRODUCE, NOT_CHOSEN, NOT_CHOSEN)
        else:
            p.agenda.append(ChooseSource(self.seat, move - TO_PRODUCE, NOT_CHOSEN))


def pass_on(p: Neuland, seat: int) -> None:
    """To whoever is next; the cycle marker follows when the first round is over (3.11)."""
    after = track.next_seat(p, seat, p.time[seat])
    if p.started < p.seats:
        p.agenda.append(ChooseStart(after))
        return
    p.cycle = p.time[after]
    track.begin_turn(p, after)
    p.agenda.append(PlayTurn(after))


def is_supplied(p: Neuland, kind: int, inputs: int) -> bool:
    """Whether both inputs of a kind are in this mask."""
    wanted = p.pack.inputs[kind]
    return inputs & wanted == wanted


def producing(p: Neuland, seat: int) -> int:
    """Mask of the slots where this seat can produce now."""
    actions = p.limit - p.used
    has, free, first = p.has, p.free, seat * GOOD_COUNT
    inputs = 1 << FOOD | 1 << NOTHING  # mask of those that the seat could get somewhere: food is foraged at worst
    slots = 0
    for good in range(GOOD_COUNT):
        mask = has[first + good]
        if mask:
            inputs |= 1 << good
            wanted = free[good]
            if good == IRON_ORE or good == SILVER_ORE:
                inputs |= 1 << ORE
                wanted |= free[ORE]
            if wanted and actions > 0:
                slots |= wanted if actions >= FARTHEST else wanted & around(SLOTS_WITHIN, mask, actions)
    if actions > 0 and p.reserve[seat] > 0:
        slots |= free[NOTHING]
        if actions > p.pack.forage:
            slots |= free[FOOD]
    if actions > 0 and free[PAIRS]:
        slots |= pairs(p, seat, free[PAIRS], actions, inputs)
    return slots | delivering(p, seat, inputs)


def pairs(p: Neuland, seat: int, tiles: int, actions: int, inputs: int) -> int:
    """Of these free buildings with two inputs, those that the seat can supply."""
    found = 0
    while tiles:
        low = tiles & -tiles
        tiles ^= low
        slot = low.bit_length() - 1
        kind = p.tile[slot]
        if is_supplied(p, kind, inputs) and cheapest(p, seat, kind, slot // SLOTS_PER_HEX, 0) <= actions:
            found |= low
    return found


def delivering(p: Neuland, seat: int, inputs: int) -> int:
    """Mask of the progress tiles the seat can deliver to now: only the lowest one in each category is open (7.4)."""
    found = 0
    for category in range(CATEGORY_COUNT):
        step = p.scored[category]
        if step < p.built[category]:
            tile = category * STEPS + step
            kind = PRODUCTION_COUNT + tile
            if is_supplied(p, kind, inputs):
                slot = p.place[tile]
                if cheapest(p, seat, kind, slot // SLOTS_PER_HEX, 0) <= budget(p, seat, kind):
                    found |= 1 << slot
    return found


def building(p: Neuland, seat: int) -> int:
    """Mask of the piles this seat can build from now."""
    piles = 0
    first = seat * GOOD_COUNT
    for stuff in range(len(MATERIALS)):
        mask = p.has[first + MATERIALS[stuff]]
        if mask:
            hexes = around(HEXES_WITHIN, mask, p.limit - p.used + 1) & ~p.kept
            files = effects.filed(stuff, 0)
            for terrain in range(TERRAIN_COUNT):
                if hexes & p.room[terrain]:
                    piles |= p.open_piles[files + terrain]
    if piles >> MINE & 1 and effects.discs_left(p) == 0:
        piles &= ~(1 << MINE)
    return in_one_step(p, seat, piles) if p.rules & ONE_STEP else piles


def in_one_step(p: Neuland, seat: int, piles: int) -> int:
    """The same with progress in one step (7.5): its limit is that of the delivery, which a win lifts (3.6)."""
    piles &= ~CATEGORY_PILES
    for pile in range(CATEGORY_PILE, PILE_COUNT):
        if top_tile(p, pile) >= 0 and build_refusal(p, seat, pile) == LEGAL:
            piles |= 1 << pile
    return piles
