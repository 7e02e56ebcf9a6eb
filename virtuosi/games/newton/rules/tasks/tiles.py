"""Specializations, medicine and great discoveries: tiles that come to a study board."""

from typing import final

from virtuosi.core.position import altered
from virtuosi.core.task import LEGAL, Question
from virtuosi.games.newton.rules.effects import add_books, free_place, pay_coins, put_tile, stack_of, take_tile_off
from virtuosi.games.newton.rules.events import BOUGHT, TILE
from virtuosi.games.newton.rules.moves import BOOKS, CITY, COLUMNS, PLACES, TO_CLAIM, TO_DONE, TO_REPLACE, TO_TILE
from virtuosi.games.newton.rules.ownership import ON_OFFER, face_up
from virtuosi.games.newton.rules.pack import (
    ANY_DEVELOPMENT,
    FIRST_DEVELOPMENT,
    FREE,
    HALF_PRICE,
    MEDICINE,
    MEDICINE_TILE,
    MEDICINE_TURNED,
)
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.refusals import COINS_AT_HALF_PRICE, STACK_EMPTY


def specialize(p: Newton, seat: int, tile: int) -> None:
    """Rule 12.2: the tile shown, or one of a kind to be chosen."""
    given = p.pack.gives[tile]
    if given >= 0:
        take(p, seat, given)
    elif given == ANY_DEVELOPMENT:
        if any(p.stock[FIRST_DEVELOPMENT:MEDICINE_TILE]):
            p.agenda.append(ChooseTile(seat, 1))
    elif any(p.stock[:FIRST_DEVELOPMENT]):
        p.agenda.append(ChooseTile(seat, 0))


def is_development(tile: int) -> bool:
    return FIRST_DEVELOPMENT <= tile < MEDICINE_TILE


def take(p: Newton, seat: int, tile: int) -> None:
    """A tile of the stock to a free place; when all are full it may be exchanged for another (rule 12.5)."""
    if p.stock[stack_of(tile)] == 0:
        return
    slot = free_place(p.drawers if is_development(tile) else p.slots, seat)
    if slot == NONE:
        p.agenda.append(ReplaceTile(seat, tile))
    else:
        put_tile(p, seat, tile, slot, False)


def medicine(p: Newton, seat: int) -> None:
    """The first medicine city gives the tile, the second turns it; a tile that comes late lies on the side of the
    cities visited (rule 12.13)."""
    slot = p.medicine_slot(seat)
    if slot == NONE:
        take(p, seat, MEDICINE_TURNED if medicine_cities(p, seat) > 1 else MEDICINE_TILE)
    elif p.slots[slot] == MEDICINE_TILE:
        p.slots = altered(p.slots, slot, MEDICINE_TURNED)
        if p.events is not None:
            p.events.add(TILE, seat, MEDICINE_TURNED)


def medicine_cities(p: Newton, seat: int) -> int:
    """Medicine cities that hold the seat's cube."""
    pack, cubes = p.pack, p.cubes[seat]
    found = 0
    for place in range(PLACES):
        if (
            pack.kind[place] == CITY
            and cubes >> place & 1
            and MEDICINE in pack.atoms(pack.city_program[p.tiles[place]])
        ):
            found += 1
    return found


@final
class ChooseTile(Question[Newton]):
    """A question mark: which development (a = 1) or income (a = 0)."""

    def candidates(self, p: Newton) -> list[int]:
        kinds = range(FIRST_DEVELOPMENT, MEDICINE_TILE) if self.a else range(FIRST_DEVELOPMENT)
        return [*[TO_TILE + tile for tile in kinds], TO_DONE]

    def refusal(self, p: Newton, move: int) -> int:
        return LEGAL if move == TO_DONE or p.stock[move - TO_TILE] else STACK_EMPTY

    def take(self, p: Newton, move: int) -> None:
        if move != TO_DONE:
            take(p, self.seat, move - TO_TILE)


@final
class ReplaceTile(Question[Newton]):
    """Which tile makes room for the new one. a: the new tile."""

    @property
    def tile(self) -> int:
        return self.a

    def candidates(self, p: Newton) -> list[int]:
        return [*[TO_REPLACE + column for column in range(COLUMNS)], TO_DONE]

    def take(self, p: Newton, move: int) -> None:
        if move == TO_DONE:
            return
        slot = self.seat * COLUMNS + move - TO_REPLACE
        take_tile_off(p, self.seat, is_development(self.tile), slot)
        put_tile(p, self.seat, self.tile, slot, True)


def offer_discovery(p: Newton, seat: int, terms: int) -> None:
    """A city or invention offers a great discovery (rules 17.15, 17.16)."""
    if ON_OFFER in p.offer:
        p.agenda.append(ClaimDiscovery(seat, terms))


def acquire(p: Newton, seat: int, tile: int, terms: int) -> None:
    """A great discovery comes face up before its new owner (rules 17.3, 17.4)."""
    if p.events is not None:
        p.events.add(BOUGHT, seat, tile, terms)
    pay_coins(p, seat, price_of(p, tile, terms))
    p.offer = altered(p.offer, tile, face_up(seat))
    add_books(p, seat, p.pack.discovery_books, tile * BOOKS, 1)


def price_of(p: Newton, tile: int, terms: int) -> int:
    """What a great discovery costs; half a price is rounded up."""
    if terms == FREE:
        return 0
    return (p.pack.cost[tile] + 1) // 2 if terms == HALF_PRICE else p.pack.cost[tile]


@final
class ClaimDiscovery(Question[Newton]):
    """Which great discovery, at half its price or for free. a: the terms."""

    def candidates(self, p: Newton) -> list[int]:
        found = [TO_CLAIM + tile for tile in range(len(p.offer)) if p.offer[tile] == ON_OFFER]
        found.append(TO_DONE)
        return found

    def price(self, p: Newton, move: int) -> int:
        return price_of(p, move - TO_CLAIM, self.a)

    def refusal(self, p: Newton, move: int) -> int:
        return LEGAL if move == TO_DONE or p.coins[self.seat] >= self.price(p, move) else COINS_AT_HALF_PRICE

    def take(self, p: Newton, move: int) -> None:
        if move != TO_DONE:
            acquire(p, self.seat, move - TO_CLAIM, self.a)
