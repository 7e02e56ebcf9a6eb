"""Study: a shelf tile is placed (rules section 8)."""

from typing import final

from virtuosi.core.position import altered, raised
from virtuosi.core.task import LEGAL
from virtuosi.games.newton.rules.effects import pay_coins, pay_potions
from virtuosi.games.newton.rules.events import PILE, RUN_FULL, SHELVED
from virtuosi.games.newton.rules.moves import PILE_TILES, SHELF_TILES, TO_DONE, TO_IGNORE, TO_SECOND, TO_SHELF, shelf_of
from virtuosi.games.newton.rules.pack import BY_CARD, IGNORE, IGNORING, PAID_SECOND, SECOND_TILE, SPLIT, VALUE
from virtuosi.games.newton.rules.position import Newton
from virtuosi.games.newton.rules.refusals import (
    BOOKS_MISSING,
    COINS_FOR_IGNORING,
    COINS_FOR_SECOND,
    EFFECT_USED,
    NO_SHELF_TILE,
    NOT_VISITED,
    ONE_TILE,
    SHELF_TOO_HIGH,
)
from virtuosi.games.newton.rules.tasks import effect
from virtuosi.games.newton.rules.tasks.action import Action


def take_shelf_tile(p: Newton, seat: int) -> None:
    """The topmost tile leaves its pile; the third of a pile gives a bonus (rule 8.3)."""
    p.taken = raised(p.taken, seat, 1)
    if p.taken[seat] % PILE_TILES == 0:
        pile = p.taken[seat] // PILE_TILES - 1
        if p.events is not None:
            p.events.add(PILE, seat, pile)
        p.agenda.append(effect.Effect(seat, p.pack.pile_program[pile]))


@final
class Study(Action):
    """Which space. a: value used, then tiles placed."""

    @property
    def used(self) -> int:
        return self.a & VALUE

    @property
    def placed(self) -> int:
        return self.a // (VALUE + 1)

    def left(self, p: Newton) -> int:
        """What shelves may still be worth."""
        return self.value(p) - self.used

    def modifier(self, p: Newton) -> int:
        """The move a card adds to its own Study action, or 0 (rules 11.8, 11.9)."""
        if self.way & BY_CARD:
            if p.pack.modifier[p.card] == SECOND_TILE:
                return TO_SECOND
            if p.pack.modifier[p.card] == IGNORE:
                return TO_IGNORE
        return 0

    def candidates(self, p: Newton) -> list[int]:
        filled = p.shelf[self.seat]
        found = [TO_SHELF + cell for cell in p.pack.cells[p.boards[self.seat]] if not filled >> cell & 1]
        extra = self.modifier(p)
        if extra:
            found.append(extra)
        found.append(TO_DONE)
        return found

    def refusal(self, p: Newton, move: int) -> int:
        if move == TO_DONE:
            return LEGAL
        if p.taken[self.seat] >= SHELF_TILES:  # a master or a special action may have taken the last ones meanwhile
            return NO_SHELF_TILE
        if move == TO_SECOND or move == TO_IGNORE:
            if p.effect_used:
                return EFFECT_USED
            if p.coins[self.seat] >= p.pack.price[p.card]:
                return LEGAL
            return COINS_FOR_SECOND if move == TO_SECOND else COINS_FOR_IGNORING
        if self.placed and not self.way & (SPLIT | PAID_SECOND):
            return ONE_TILE
        cell = move - TO_SHELF
        if shelf_of(cell) > self.left(p):
            return SHELF_TOO_HIGH
        if self.price(p, cell) <= p.potions[self.seat]:
            return LEGAL
        return BOOKS_MISSING if p.pack.home[p.boards[self.seat]][cell] < 0 else NOT_VISITED

    def moves(self, p: Newton) -> list[int]:
        found: list[int] = []
        if p.taken[self.seat] < SHELF_TILES:
            if not self.placed or self.way & (SPLIT | PAID_SECOND):
                filled, left, potions = p.shelf[self.seat], self.left(p), p.potions[self.seat]
                for cell in p.pack.cells[p.boards[self.seat]]:
                    if shelf_of(cell) <= left and not filled >> cell & 1 and self.price(p, cell) <= potions:
                        found.append(TO_SHELF + cell)
            extra = self.modifier(p)
            if extra and self.refusal(p, extra) == LEGAL:
                found.append(extra)
        found.append(TO_DONE)
        return found

    def price(self, p: Newton, cell: int) -> int:
        """Potions for what the space asks and the seat does not have (rules 9.5, 9.6)."""
        if self.way & IGNORING:
            return 0
        return p.cell_price(self.seat, cell)

    def take(self, p: Newton, move: int) -> None:
        if move == TO_DONE:
            self.finish(p, self.placed > 0)
            return
        if move == TO_SECOND or move == TO_IGNORE:
            pay_coins(p, self.seat, p.pack.price[p.card])
            p.effect_used = True
            way = PAID_SECOND if move == TO_SECOND else IGNORING
            p.agenda.append(Study(self.seat, self.a, self.way | way))
            return
        cell = move - TO_SHELF
        pay_potions(p, self.seat, self.price(p, cell))
        self.place(p, cell)
        used = self.used + shelf_of(cell)
        placed = self.placed + 1
        if self.goes_on(p, used, placed):
            p.agenda.append(Study(self.seat, used + placed * (VALUE + 1), self.way))
        else:
            self.finish(p, True)
        take_shelf_tile(p, self.seat)

    def goes_on(self, p: Newton, used: int, placed: int) -> bool:
        """Whether another tile may follow: a split action, or a second tile that is paid or could still be."""
        left = self.value(p) - used + (1 if self.way & BY_CARD and not p.boosted else 0)
        if left <= 0 or p.taken[self.seat] + 1 >= SHELF_TILES:
            return False
        if self.way & SPLIT:
            return True
        if placed > 1:
            return False
        return bool(self.way & PAID_SECOND) or (self.modifier(p) == TO_SECOND and not p.effect_used)

    def place(self, p: Newton, cell: int) -> None:
        seat = self.seat
        before = p.shelf[seat]
        p.shelf = altered(p.shelf, seat, before | 1 << cell)
        if p.events is None:
            return
        p.events.add(SHELVED, seat, cell)
        board = p.boards[seat]
        for index, mask in enumerate(p.pack.run_mask[board]):
            if mask >> cell & 1 and p.shelf[seat] & mask == mask:
                p.events.add(RUN_FULL, seat, p.pack.run_vp[board][index])
