"""Gears are gained into the reserve, built on open slots, and sometimes exchanged."""

from typing import final

from virtuosi.core.masks import listed, members
from virtuosi.core.position import altered, raised
from virtuosi.core.task import LEGAL, Chance
from virtuosi.games.adas_dream.rules import effects, events, moves, refusals
from virtuosi.games.adas_dream.rules.board import (
    ADDITION,
    GEAR_MARKET,
    MINUS,
    MULTIPLICATION,
    ON_BOARD,
    OPEN,
    PLUS,
    SLOTS_EACH,
    SUBTRACTION,
    TIMES,
)
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import claims
from virtuosi.games.adas_dream.rules.tasks.decision import Decision, FreeChoice


def offer_gear(p: AdasDream, seat: int) -> None:
    if max(p.gear_market):
        p.agenda.append(TakeGear(seat))


@final
class TakeGear(FreeChoice):
    """One of the multiplication gears on display."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.TAKE_GEAR + slot for slot in range(GEAR_MARKET) if p.gear_market[slot]]

    def take(self, p: AdasDream, move: int) -> None:
        slot = move - moves.TAKE_GEAR
        gear = p.gear_market[slot] - 1
        p.gear_market = altered(p.gear_market, slot, 0)
        p.reserve_mul = altered(p.reserve_mul, self.seat, p.reserve_mul[self.seat] | 1 << gear)
        if p.events is not None:
            p.events.add(events.TAKES_GEAR, self.seat, MULTIPLICATION + gear)
        if p.gear_bag:
            p.agenda.append(NewGear(self.seat, slot))


@final
class NewGear(Chance[AdasDream]):
    """The next multiplication gear comes to a place of the market."""

    __slots__ = ()

    @property
    def slot(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        return listed(moves.NEW_GEAR, p.gear_bag)

    def take(self, p: AdasDream, move: int) -> None:
        gear = move - moves.NEW_GEAR
        p.gear_bag &= ~(1 << gear)
        p.gear_market = altered(p.gear_market, self.slot, gear + 1)


def build_refusal(p: AdasDream, seat: int, gear: int) -> int:
    if not effects.has_open_slot(p, seat):
        return refusals.NO_OPEN_SLOT
    return LEGAL if effects.can_pay_gear(p, seat, gear) else refusals.GEAR_TOO_DEAR


def offer_build(p: AdasDream, seat: int) -> None:
    """A gear may be built for its cost, when one can."""
    if not effects.has_open_slot(p, seat):
        return
    for gear in members(effects.reserve(p, seat)):
        if effects.can_pay_gear(p, seat, gear):
            p.agenda.append(BuildGear(seat))
            return


def start_building(p: AdasDream, seat: int, gear: int) -> None:
    effects.pay_gear(p, seat, gear)
    p.agenda.append(ChooseGearSlot(seat, gear))


@final
class BuildGear(Decision):
    """Which gear of the reserve is built for its cost, if any."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [*listed(moves.BUILD, effects.reserve(p, self.seat)), moves.SKIP]

    def refusal(self, p: AdasDream, move: int) -> int:
        return LEGAL if move == moves.SKIP else build_refusal(p, self.seat, move - moves.BUILD)

    def take(self, p: AdasDream, move: int) -> None:
        if move != moves.SKIP:
            start_building(p, self.seat, move - moves.BUILD)


@final
class ChooseGearSlot(FreeChoice):
    """Where a gear is built; its cost is settled."""

    __slots__ = ()

    @property
    def gear(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        first = self.seat * SLOTS_EACH
        return [moves.GEAR_SLOT + slot for slot in range(SLOTS_EACH) if p.gears[first + slot] == OPEN]

    def take(self, p: AdasDream, move: int) -> None:
        slot = move - moves.GEAR_SLOT
        seat = self.seat
        if self.gear == ADDITION:
            p.reserve_add = raised(p.reserve_add, seat, -1)
            p.gears = altered(p.gears, seat * SLOTS_EACH + slot, PLUS)
        elif self.gear == SUBTRACTION:
            p.reserve_sub = raised(p.reserve_sub, seat, -1)
            p.gears = altered(p.gears, seat * SLOTS_EACH + slot, MINUS)
        else:
            p.reserve_mul = altered(p.reserve_mul, seat, p.reserve_mul[seat] & ~(1 << (self.gear - MULTIPLICATION)))
            p.gears = altered(p.gears, seat * SLOTS_EACH + slot, TIMES)
        p.grow(seat, ON_BOARD)
        if p.events is not None:
            p.events.add(events.BUILDS, seat, self.gear, slot)
        claims.check(p, seat)


def offer_conversion(p: AdasDream, seat: int) -> None:
    if p.addition_supply and (p.reserve_sub[seat] or p.shows(seat, MINUS)):
        p.agenda.append(ConvertGear(seat))


@final
class ConvertGear(FreeChoice):
    """A subtraction gear, in reserve or built, becomes an addition gear."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        first = self.seat * SLOTS_EACH
        found = [moves.CONVERT] if p.reserve_sub[self.seat] else []
        return found + [moves.CONVERT + 1 + slot for slot in range(SLOTS_EACH) if p.gears[first + slot] == MINUS]

    def take(self, p: AdasDream, move: int) -> None:
        p.addition_supply -= 1
        if move == moves.CONVERT:
            p.reserve_sub = raised(p.reserve_sub, self.seat, -1)
            p.reserve_add = raised(p.reserve_add, self.seat, 1)
        else:
            p.gears = altered(p.gears, self.seat * SLOTS_EACH + move - moves.CONVERT - 1, PLUS)
            p.grow(self.seat, ON_BOARD)
        if p.events is not None:
            p.events.add(events.CONVERTS, self.seat, move - moves.CONVERT - 1)
        claims.check(p, self.seat)
