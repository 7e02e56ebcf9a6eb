"""Travel: pay the way to a city, or be carried there by an effect."""

from typing import final

from virtuosi.core.masks import listed
from virtuosi.core.position import altered
from virtuosi.core.task import LEGAL, Step
from virtuosi.games.adas_dream.rules import effects, events, moves, refusals, spots
from virtuosi.games.adas_dream.rules import pack as atoms
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, CITY_COUNT, LONDON, SMALL, TRAVEL
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import discs, effect
from virtuosi.games.adas_dream.rules.tasks.decision import OPTIONAL, Decision, FreeChoice


def destination_refusal(p: AdasDream, seat: int, city: int) -> int:
    """Why the main action cannot end in this city."""
    if effects.fare(p, seat, city) > p.coins[seat]:
        return refusals.NEEDS_COINS
    if city >= SMALL:
        return LEGAL
    if spots.in_pile(p.piles[city - 1], seat):
        return refusals.OWN_DISC
    return LEGAL if spots.has_disc_for(p, seat, city - 1) else refusals.NO_DISC


def is_possible(p: AdasDream, seat: int) -> bool:
    if p.coins[seat] == 0:
        return False
    for city in range(CITY_COUNT - 1, LONDON, -1):
        if city != p.city[seat] and destination_refusal(p, seat, city) == LEGAL:
            return True
    return False


def arrive(p: AdasDream, seat: int, city: int, fare: int) -> None:
    p.city = altered(p.city, seat, city)
    if p.events is not None:
        p.events.add(events.TRAVELS, seat, city, fare)


@final
class TravelTo(Decision):
    """The main action: a city other than the own one, every segment paid."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.TRAVEL + city for city in range(LONDON + 1, CITY_COUNT) if city != p.city[self.seat]]

    def moves(self, p: AdasDream) -> list[int]:
        seat, here, fares = self.seat, p.city[self.seat], p.pack.fare
        coins = p.coins[seat]
        found: list[int] = []
        for city in range(LONDON + 1, CITY_COUNT):
            if city == here or fares[here * CITY_COUNT + city] > coins:
                continue
            if city >= SMALL or destination_refusal(p, seat, city) == LEGAL:
                found.append(moves.TRAVEL + city)
        return found

    def refusal(self, p: AdasDream, move: int) -> int:
        return destination_refusal(p, self.seat, move - moves.TRAVEL)

    def take(self, p: AdasDream, move: int) -> None:
        seat, city = self.seat, move - moves.TRAVEL
        fare = effects.fare(p, seat, city)
        p.coins[seat] -= fare
        arrive(p, seat, city, fare)
        p.agenda.append(AdvancedTravel(seat))
        if city >= SMALL:
            p.agenda.append(effect.Effect(seat, atoms.ROW_CITY + city))
        else:
            p.agenda.append(effect.Effect(seat, effects.university_row(p, city - 1)))
            p.agenda.append(discs.PlaceDisc(seat, city - 1))


@final
class AdvancedTravel(Step[AdasDream]):
    """On to a small city, one hop away or two."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        level = p.research[self.seat * AREAS_EACH + TRAVEL]
        if level >= p.pack.advanced_1:
            hops = p.pack.hops[1 if level >= p.pack.advanced_2 else 0]
            p.agenda.append(VisitCity(self.seat, hops, OPTIONAL))


@final
class VisitCity(FreeChoice):
    """A free move to a small city at most so many hops away, with its reward; an `optional` one may be left."""

    __slots__ = ()

    @property
    def hops(self) -> int:
        return self.a

    @property
    def optional(self) -> bool:
        return self.b != 0

    def candidates(self, p: AdasDream) -> list[int]:
        here = p.city[self.seat]
        reached = p.pack.hop_1[here] if self.hops == 1 else p.pack.hop_2[here]
        found = listed(moves.TRAVEL, reached)
        return [*found, moves.SKIP] if self.optional else found

    def take(self, p: AdasDream, move: int) -> None:
        if move == moves.SKIP:
            return
        city = move - moves.TRAVEL
        arrive(p, self.seat, city, 0)
        p.agenda.append(effect.Effect(self.seat, atoms.ROW_CITY + city))


def nearest_universities(p: AdasDream, seat: int) -> list[int]:
    """The cities of the nearest universities without an own disc, other than where the traveller stands."""
    here = p.city[seat]
    best = 99
    found: list[int] = []
    for city in range(LONDON + 1, SMALL):
        if city == here or spots.in_pile(p.piles[city - 1], seat):
            continue
        far = p.pack.segments[here * CITY_COUNT + city]
        if far < best:
            best = far
            found.clear()
        if far == best:
            found.append(city)
    return found


def offer_nearest(p: AdasDream, seat: int) -> None:
    if nearest_universities(p, seat):
        p.agenda.append(VisitUniversity(seat))


@final
class VisitUniversity(FreeChoice):
    """A free move to the nearest university; a disc goes there, the reward does not come."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.TRAVEL + city for city in nearest_universities(p, self.seat)]

    def take(self, p: AdasDream, move: int) -> None:
        city = move - moves.TRAVEL
        arrive(p, self.seat, city, 0)
        p.agenda.append(discs.PlaceDisc(self.seat, city - 1, OPTIONAL))
