"""Discs leave the own board for the main board, or move on it."""

from typing import Final, final

from virtuosi.core.position import altered
from virtuosi.core.task import LEGAL, Step
from virtuosi.games.adas_dream.rules import effects, events, moves, refusals, spots
from virtuosi.games.adas_dream.rules.board import ON_DISC, OPEN, SLOTS_EACH
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.spots import BOX, LECTURE_SPOT, OBJECTIVE_SPOT, ON_TOP, ROOM_SPOT
from virtuosi.games.adas_dream.rules.tasks import areas, claims, effect
from virtuosi.games.adas_dream.rules.tasks.decision import OPTIONAL, Decision, FreeChoice

# Where an effect lets a disc go
ANYWHERE: Final = 0
AT_UNIVERSITY: Final = 1
IN_ROOM: Final = 2


def spots_of(place: int) -> range:
    if place == AT_UNIVERSITY:
        return range(ROOM_SPOT)
    return range(ROOM_SPOT, LECTURE_SPOT) if place == IN_ROOM else range(OBJECTIVE_SPOT)


@final
class PlaceDisc(Step[AdasDream]):
    """Bring a disc to a spot; with `b` the owner may leave it when it must come from the main board."""

    __slots__ = ()

    @property
    def spot(self) -> int:
        return self.a

    def run(self, p: AdasDream) -> None:
        if spots.discs_left(p, self.seat):
            p.agenda.append(TakeDisc(self.seat, self.spot))
        elif spots.liftable(p, self.seat, self.spot):
            p.agenda.append(LiftDisc(self.seat, self.spot, self.b))


@final
class TakeDisc(FreeChoice):
    """Which disc leaves the own board for a spot: its gear slot opens."""

    __slots__ = ()

    @property
    def spot(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        first = self.seat * SLOTS_EACH
        return [moves.DISC + slot for slot in range(SLOTS_EACH) if p.gears[first + slot] == ON_DISC]

    def take(self, p: AdasDream, move: int) -> None:
        p.gears = altered(p.gears, self.seat * SLOTS_EACH + move - moves.DISC, OPEN)
        arrive(p, self.seat, self.spot)


@final
class LiftDisc(Decision):
    """The own board has no disc left: which disc of the main board moves to the spot?"""

    __slots__ = ()

    @property
    def spot(self) -> int:
        return self.a

    @property
    def optional(self) -> bool:
        return self.b != 0

    def candidates(self, p: AdasDream) -> list[int]:
        found = [moves.SPOT + spot for spot in spots.origins(p, self.seat, self.spot)]
        return [*found, moves.SKIP] if self.optional else found

    def refusal(self, p: AdasDream, move: int) -> int:
        if move != moves.SKIP and spots.needed(p, self.seat, move - moves.SPOT, self.spot):
            return refusals.NEEDED_BY_OBJECTIVE
        return LEGAL

    def take(self, p: AdasDream, move: int) -> None:
        if move == moves.SKIP:
            return
        if p.events is not None:
            p.events.add(events.LIFTS_DISC, self.seat, move - moves.SPOT)
        spots.lift_disc(p, self.seat, move - moves.SPOT)
        arrive(p, self.seat, self.spot)


def arrive(p: AdasDream, seat: int, spot: int) -> None:
    """The disc lies down; a disc on top of another brings the first advanced action of its area."""
    spots.put_disc(p, seat, spot)
    if spot >= ON_TOP:
        areas.offer_stacked(p, seat, spot - ON_TOP)
    if spot != BOX:
        claims.check(p, seat)


def stack_targets(p: AdasDream, seat: int) -> list[int]:
    """Spots where a disc can go on top of an own one, given a disc to put there."""
    found = [spot for spot in range(OBJECTIVE_SPOT) if spots.can_stack(p, seat, spot)]
    if found and not spots.discs_left(p, seat):
        return [spot for spot in found if spots.liftable(p, seat, spot + ON_TOP)]
    return found


def offer_stack(p: AdasDream, seat: int) -> None:
    if stack_targets(p, seat):
        p.agenda.append(StackDisc(seat))


@final
class StackDisc(FreeChoice):
    """On which own disc does another one go?"""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.SPOT + spot for spot in stack_targets(p, self.seat)]

    def take(self, p: AdasDream, move: int) -> None:
        p.agenda.append(PlaceDisc(self.seat, move - moves.SPOT + ON_TOP, OPTIONAL))


def offer_spot(p: AdasDream, seat: int, place: int) -> None:
    """A disc without cost or reward, where there is room and a disc for it."""
    for spot in spots_of(place):
        if spots.is_free(p, seat, spot) and spots.has_disc_for(p, seat, spot):
            p.agenda.append(SetDisc(seat, place))
            return


@final
class SetDisc(Decision):
    """Where a free disc goes: one of the own board, or one moved from `origin`."""

    __slots__ = ()

    @property
    def place(self) -> int:
        return self.a

    @property
    def origin(self) -> int:
        """The spot a moved disc comes from; -1 for a disc of the own board."""
        return self.b - 1

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.SPOT + spot for spot in spots_of(self.place) if spot != self.origin]

    def refusal(self, p: AdasDream, move: int) -> int:
        spot = move - moves.SPOT
        if spots.is_free(p, self.seat, spot):
            if self.origin < 0 and not spots.has_disc_for(p, self.seat, spot):
                return refusals.NO_DISC
            return LEGAL
        return (
            refusals.OWN_DISC if spot < ROOM_SPOT else refusals.ROOM_FULL if spot < LECTURE_SPOT else refusals.OCCUPIED
        )

    def take(self, p: AdasDream, move: int) -> None:
        spot = move - moves.SPOT
        if self.origin < 0:
            p.agenda.append(PlaceDisc(self.seat, spot, OPTIONAL))
            return
        spots.lift_disc(p, self.seat, self.origin)
        if p.events is not None:
            p.events.add(events.LIFTS_DISC, self.seat, self.origin)
        if self.place == AT_UNIVERSITY:
            p.agenda.append(effect.Effect(self.seat, effects.university_row(p, spot)))
        arrive(p, self.seat, spot)


def offer_move(p: AdasDream, seat: int, place: int) -> None:
    """An own disc moves, when there is one and another spot is free."""
    places = spots_of(place)
    held = [spot for spot in places if spots.discs_at(p, seat, spot)]
    free = [spot for spot in places if spots.is_free(p, seat, spot)]
    if held and (len(free) > 1 or (free and free != held)):
        p.agenda.append(MoveDisc(seat, place))


@final
class MoveDisc(Decision):
    """Which own disc moves."""

    __slots__ = ()

    @property
    def place(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.SPOT + spot for spot in spots_of(self.place) if spots.discs_at(p, self.seat, spot)]

    def refusal(self, p: AdasDream, move: int) -> int:
        origin = move - moves.SPOT
        for spot in spots_of(self.place):
            if spot != origin and spots.is_free(p, self.seat, spot):
                return LEGAL
        return refusals.NOTHING_THERE

    def take(self, p: AdasDream, move: int) -> None:
        p.agenda.append(SetDisc(self.seat, self.place, move - moves.SPOT + 1))
