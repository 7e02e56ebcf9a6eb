"""The turn: workshop or action, then a publication or a gear, then the next seat."""

from typing import Final, final

from virtuosi.core.masks import listed, members
from virtuosi.core.position import altered
from virtuosi.core.task import LEGAL, Step
from virtuosi.games.adas_dream.rules import effects, events, moves, refusals, ring
from virtuosi.games.adas_dream.rules.board import (
    ANY_AREA,
    CELLS_EACH,
    IN_MACHINE,
    IN_WORKSHOP,
    MOST_SEATS,
    RING_SLOTS,
    STORED_EACH,
)
from virtuosi.games.adas_dream.rules.die import GREY, color_of, storage_slot
from virtuosi.games.adas_dream.rules.position import ACTION, CLOSING, PASSED, UNDECIDED, WORKSHOP, AdasDream
from virtuosi.games.adas_dream.rules.tasks import areas, cards, claims, gears, publication, workshop
from virtuosi.games.adas_dream.rules.tasks.decision import Decision, FreeChoice


@final
class StartTurn(Step[AdasDream]):
    """A seat's turn begins; what came true since its last one is claimed first."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        p.turn = self.seat
        p.kind = UNDECIDED
        p.nudged = False
        p.taken = GREY
        if self.seat == p.first:
            p.round += 1
            if p.events is not None:
                p.events.add(events.TURN_BEGINS, self.seat, p.round)
        p.agenda.append(CLOSE_TURN[self.seat])
        p.agenda.append(OFFER_END[self.seat])
        p.agenda.append(TAKE_TURN[self.seat])
        claims.check(p, self.seat)


def needs_nudge(p: AdasDream, seat: int) -> bool:
    """Whether no die can push another unless coal changes one first."""
    coal = p.coal[seat]
    return not ring.any_push(p, coal) and coal >= p.pack.nudge_coal and ring.any_push(p, coal - p.pack.nudge_coal, 1)


def is_stuck(p: AdasDream, seat: int) -> bool:
    """Neither a workshop turn, with all the coal there is, nor any stored die's main action is possible."""
    if storage_slot(p, seat) >= 0 and (ring.any_push(p, p.coal[seat]) or needs_nudge(p, seat)):
        return False
    for at in range(seat * STORED_EACH, seat * STORED_EACH + STORED_EACH):
        die = p.storage[at]
        if die and areas.die_is_useful(p, seat, die):
            return False
    return True


@final
class TakeTurn(Decision):
    """A ring die to move: a workshop turn. A stored die to use: an action turn."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        found = [moves.MOVE + slot for slot in range(RING_SLOTS) if p.ring[slot]]
        first = self.seat * STORED_EACH
        stored = [moves.USE + slot for slot in range(STORED_EACH) if p.storage[first + slot]]
        if not stored and is_stuck(p, self.seat):
            return [*found, moves.END]
        return found + stored

    def refusal(self, p: AdasDream, move: int) -> int:
        seat = self.seat
        if move == moves.END:
            return LEGAL
        if move >= moves.USE:
            if p.nudged:
                return refusals.WORKSHOP_BEGUN
            die = p.storage[seat * STORED_EACH + move - moves.USE]
            return LEGAL if areas.die_is_useful(p, seat, die) or is_stuck(p, seat) else refusals.NO_MAIN_ACTION
        if storage_slot(p, seat) < 0:
            return refusals.STORAGE_FULL
        return LEGAL if ring.can_push(p, move - moves.MOVE, p.coal[seat]) else refusals.NOTHING_TO_PUSH

    def moves(self, p: AdasDream) -> list[int]:
        seat = self.seat
        movers = ring.movers(p, p.coal[seat]) if storage_slot(p, seat) >= 0 else 0
        found = listed(moves.MOVE, movers)
        stuck = movers == 0 and is_stuck(p, seat)
        stored = False
        for slot in range(STORED_EACH):
            die = p.storage[seat * STORED_EACH + slot]
            if die:
                stored = True
                if not p.nudged and (stuck or areas.die_is_useful(p, seat, die)):
                    found.append(moves.USE + slot)
        if stuck and not stored:
            found.append(moves.END)
        return found

    def take(self, p: AdasDream, move: int) -> None:
        seat = self.seat
        if move == moves.END:
            p.kind = PASSED
            if p.events is not None:
                p.events.add(events.PASSES, seat)
        elif move >= moves.USE:
            p.kind = ACTION
            idle = is_stuck(p, seat)
            p.agenda.append(PlaceDie(seat, move - moves.USE, 1 if idle else 0))
        else:
            p.kind = WORKSHOP
            p.area = IN_WORKSHOP
            p.agenda.append(workshop.PushDie(seat, move - moves.MOVE))


@final
class PlaceDie(FreeChoice):
    """Into which cell of the machine the die of a storage slot goes; an `idle` one allows no main action."""

    __slots__ = ()

    @property
    def slot(self) -> int:
        return self.a

    @property
    def idle(self) -> bool:
        return self.b != 0

    def candidates(self, p: AdasDream) -> list[int]:
        first = self.seat * CELLS_EACH
        return [moves.PLACE + cell for cell in range(CELLS_EACH) if p.mill[first + cell] == 0]

    def take(self, p: AdasDream, move: int) -> None:
        seat, cell = self.seat, move - moves.PLACE
        die = p.storage[seat * STORED_EACH + self.slot]
        p.storage[seat * STORED_EACH + self.slot] = 0
        p.mill = altered(p.mill, seat * CELLS_EACH + cell, die)
        p.grow(seat, IN_MACHINE)
        color = color_of(die)
        if p.events is not None:
            p.events.add(events.PLACES, seat, die, cell)
        if 0 not in p.cells_of(seat) and not p.last:
            p.last = True
            if p.events is not None:
                p.events.add(events.LAST_ROUND, seat)
        # The main action comes first: a disc it needs is not claimed by an objective that the die fulfils.
        claims.check(p, seat)
        if self.idle:
            p.area = ANY_AREA if color == GREY else color
        elif color == GREY:
            p.agenda.append(areas.ChooseArea(seat))
        else:
            p.agenda.append(areas.MainAction(seat, color))


@final
class OfferEnd(Step[AdasDream]):
    """After a workshop or action turn: publish, build, or end the turn."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        if p.kind != PASSED:
            p.agenda.append(END_TURN[self.seat])


@final
class EndTurn(Decision):
    """One publication or one gear, or neither."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.PUBLISH, *listed(moves.BUILD, effects.reserve(p, self.seat)), moves.END]

    def moves(self, p: AdasDream) -> list[int]:
        seat = self.seat
        found = [moves.PUBLISH] if publication.refusal(p, seat, p.area) == LEGAL else []
        if effects.has_open_slot(p, seat):
            for gear in members(effects.reserve(p, seat)):
                if effects.can_pay_gear(p, seat, gear):
                    found.append(moves.BUILD + gear)
        found.append(moves.END)
        return found

    def refusal(self, p: AdasDream, move: int) -> int:
        if move == moves.END:
            return LEGAL
        if move == moves.PUBLISH:
            return publication.refusal(p, self.seat, p.area)
        return gears.build_refusal(p, self.seat, move - moves.BUILD)

    def take(self, p: AdasDream, move: int) -> None:
        p.kind = CLOSING
        if move == moves.PUBLISH:
            publication.publish(p, self.seat, p.area)
        elif move != moves.END:
            gears.start_building(p, self.seat, move - moves.BUILD)


@final
class CloseTurn(Step[AdasDream]):
    """Down to the hand limit, then the next seat; after a full last round the match is over."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        seat = self.seat
        p.kind = CLOSING
        surplus = effects.hand_size(p, seat) - p.pack.hand_limit
        if surplus > 0:
            p.agenda.append(self)
            p.agenda.append(cards.DiscardCards(seat, surplus))
            return
        following = (seat + 1) % p.seats
        if p.last and following == p.first:
            p.over = True
            if p.events is not None:
                p.events.add(events.ENDS, seat)
        else:
            p.agenda.append(START_TURN[following])


# Tasks never change: one for each seat is enough for those of every turn.
START_TURN: Final = [StartTurn(seat) for seat in range(MOST_SEATS)]
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(MOST_SEATS)]
OFFER_END: Final = [OfferEnd(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
CLOSE_TURN: Final = [CloseTurn(seat) for seat in range(MOST_SEATS)]
