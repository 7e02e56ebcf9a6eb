"""Ada's Study: programs, study items, assignments."""

from typing import Final, final

from virtuosi.core.masks import listed
from virtuosi.core.position import altered, raised
from virtuosi.core.task import LEGAL, Step
from virtuosi.games.adas_dream.rules import effects, events, moves, refusals
from virtuosi.games.adas_dream.rules import pack as atoms
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    ASSIGNMENT_MARKET,
    LINES_EACH,
    ON_BOARD,
    PROGRAM_MARKET,
    STUDY,
)
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import cards, claims, effect, markets
from virtuosi.games.adas_dream.rules.tasks.decision import Decision, FreeChoice

# Kinds of study items, as a mask of those already taken; then how they are taken
BOOK_ITEM: Final = 1
GEAR_ITEM: Final = 2
ASSIGNMENT_ITEM: Final = 4
EVERY_ITEM: Final = 7
MAIN: Final = 8  # the main action: the rightmost card leaves the market
ADVANCED: Final = 16  # its advanced action: the market is filled at once, and one may stop
ASSIGNMENTS_ONLY: Final = 32


def begin(p: AdasDream, seat: int) -> None:
    """The main action: a program, then a study item."""
    p.agenda.append(OfferItems(seat, 1, MAIN))
    offer_program(p, seat, True)


def offer_program(p: AdasDream, seat: int, main: bool) -> None:
    """A program is taken when there is one and a slot for it."""
    if max(p.program_market) and 0 in p.programs_of(seat):
        p.agenda.append(TakeProgram(seat, 1 if main else 0))


@final
class TakeProgram(FreeChoice):
    """Which program of the market, in the main action or outside it."""

    __slots__ = ()

    @property
    def main(self) -> bool:
        return self.a != 0

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.PROGRAM + slot for slot in range(PROGRAM_MARKET) if p.program_market[slot]]

    def take(self, p: AdasDream, move: int) -> None:
        slot = move - moves.PROGRAM
        tile = p.program_market[slot] - 1
        p.program_market = altered(p.program_market, slot, 0)
        if p.events is not None:
            p.events.add(events.TAKES_PROGRAM, self.seat, tile)
        if not self.main:
            p.agenda.append(markets.CleanPrograms(self.seat, 0))
        p.agenda.append(PlaceProgram(self.seat, tile))
        if self.main:
            p.agenda.append(markets.CleanPrograms(self.seat, 1))


@final
class PlaceProgram(FreeChoice):
    """Beside which line a program goes; the slot pays its bonus at once."""

    __slots__ = ()

    @property
    def tile(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        first = self.seat * LINES_EACH
        return [moves.SLOT + slot for slot in range(LINES_EACH) if p.slots[first + slot] == 0]

    def take(self, p: AdasDream, move: int) -> None:
        slot = move - moves.SLOT
        p.slots = altered(p.slots, self.seat * LINES_EACH + slot, self.tile + 1)
        p.grow(self.seat, ON_BOARD)
        if p.events is not None:
            p.events.add(events.FILLS_SLOT, self.seat, self.tile, slot)
        p.agenda.append(effect.Effect(self.seat, atoms.ROW_SLOT + slot))
        claims.check(p, self.seat)


@final
class OfferItems(Step[AdasDream]):
    """`count` study items are left, all different, asked only when one can be had. `how`: those taken, and where."""

    __slots__ = ()

    @property
    def count(self) -> int:
        return self.a

    @property
    def how(self) -> int:
        return self.b

    def run(self, p: AdasDream) -> None:
        question = TakeItem(self.seat, self.count, self.how)
        for move in question.candidates(p):
            if move != moves.SKIP and question.refusal(p, move) == LEGAL:
                p.agenda.append(question)
                return


@final
class AdvancedItems(Step[AdasDream]):
    """The advanced action: one more item, or both others; `taken` is a mask."""

    __slots__ = ()

    @property
    def taken(self) -> int:
        return self.a

    def run(self, p: AdasDream) -> None:
        level = p.research[self.seat * AREAS_EACH + STUDY]
        if level >= p.pack.advanced_1:
            more = 2 if level >= p.pack.advanced_2 else 1
            p.agenda.append(OfferItems(self.seat, more, self.taken | ADVANCED))


@final
class TakeItem(Decision):
    """A book, an addition gear, or an assignment from the market."""

    __slots__ = ()

    @property
    def count(self) -> int:
        return self.a

    @property
    def how(self) -> int:
        return self.b

    def candidates(self, p: AdasDream) -> list[int]:
        found = [] if self.how & ASSIGNMENTS_ONLY else [moves.BOOK, moves.ADDITION]
        for slot in range(ASSIGNMENT_MARKET):
            if p.assignment_market[slot]:
                found.append(moves.ASSIGN + slot)
        if self.how & ADVANCED:
            found.append(moves.SKIP)
        return found

    def refusal(self, p: AdasDream, move: int) -> int:
        if move == moves.SKIP:
            return LEGAL
        if move == moves.BOOK:
            return refusals.SAME_AGAIN if self.how & BOOK_ITEM else LEGAL
        if move == moves.ADDITION:
            if self.how & GEAR_ITEM:
                return refusals.SAME_AGAIN
            return LEGAL if p.addition_supply else refusals.NO_GEAR_LEFT
        if self.how & ASSIGNMENT_ITEM:
            return refusals.SAME_AGAIN
        card = p.assignment_market[move - moves.ASSIGN] - 1
        enough = effects.hand_size(p, self.seat) >= p.pack.assignment_discard[card]
        return LEGAL if enough else refusals.NEEDS_DISCARDS

    def take(self, p: AdasDream, move: int) -> None:
        if move == moves.SKIP:
            return
        kind = BOOK_ITEM if move == moves.BOOK else GEAR_ITEM if move == moves.ADDITION else ASSIGNMENT_ITEM
        if self.how & MAIN:
            p.agenda.append(AdvancedItems(self.seat, self.how & EVERY_ITEM | kind))
        elif self.count > 1:
            p.agenda.append(OfferItems(self.seat, self.count - 1, self.how | kind))
        if kind == ASSIGNMENT_ITEM:
            self.take_assignment(p, move - moves.ASSIGN)
        else:
            effects.gain(p, self.seat, atoms.BOOK if kind == BOOK_ITEM else atoms.ADDITION_GEAR, 1)
            if self.how & MAIN:
                p.agenda.append(markets.CleanAssignments(self.seat, 1))

    def take_assignment(self, p: AdasDream, slot: int) -> None:
        """In the action the market is filled before the card does anything, elsewhere afterwards."""
        card = p.assignment_market[slot] - 1
        p.assignment_market = altered(p.assignment_market, slot, 0)
        inside = bool(self.how & (MAIN | ADVANCED))
        if not inside:
            p.agenda.append(markets.CleanAssignments(self.seat, 0))
        p.agenda.append(CarryOut(self.seat, card))
        if inside:
            p.agenda.append(markets.CleanAssignments(self.seat, 1 if self.how & MAIN else 0))


@final
class CarryOut(Step[AdasDream]):
    """An assignment is paid for, filed under a column, and takes effect."""

    __slots__ = ()

    @property
    def card(self) -> int:
        return self.a

    def run(self, p: AdasDream) -> None:
        card, seat = self.card, self.seat
        p.agenda.append(effect.Effect(seat, atoms.ROW_ASSIGNMENT + card))
        columns = p.pack.assignment_columns[card]
        if columns & columns - 1:
            p.agenda.append(ChooseColumn(seat, card))
        else:
            file_assignment(p, seat, card, columns.bit_length() - 1)
        if p.pack.assignment_discard[card]:
            p.agenda.append(cards.DiscardCards(seat, p.pack.assignment_discard[card]))


def file_assignment(p: AdasDream, seat: int, card: int, column: int) -> None:
    p.columns = raised(p.columns, seat * AREAS_EACH + column, 1)
    p.grow(seat, ON_BOARD)
    p.assigned = altered(p.assigned, card, 1 + seat * AREAS_EACH + column)
    if p.events is not None:
        p.events.add(events.TAKES_ASSIGNMENT, seat, card, column)
    claims.check(p, seat)


@final
class ChooseColumn(FreeChoice):
    """Under which column an assignment goes: one of its colours, or any."""

    __slots__ = ()

    @property
    def card(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        return listed(moves.COLUMN, p.pack.assignment_columns[self.card])

    def take(self, p: AdasDream, move: int) -> None:
        file_assignment(p, self.seat, self.card, move - moves.COLUMN)
