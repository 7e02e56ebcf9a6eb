"""Effect chains: a cursor over a program, one atom or one question at a time."""

from typing import final

from virtuosi.core.position import raised, without_one
from virtuosi.core.task import LEGAL, Question, Step
from virtuosi.games.newton.rules.effects import (
    books_of,
    can_cube,
    give,
    has_face_up,
    pay_coins,
    pay_potions,
    triples,
    villages,
)
from virtuosi.games.newton.rules.events import DISCARDED, REMOVED, SCORED
from virtuosi.games.newton.rules.moves import (
    ANCIENT,
    CITY,
    MASTER,
    PLACES,
    SHELF_TILES,
    TO_CUBE,
    TO_DISCARD,
    TO_DONE,
    UNIVERSITY,
)
from virtuosi.games.newton.rules.ownership import gone_card
from virtuosi.games.newton.rules.pack import (
    ACTION,
    CARD,
    CUBE,
    DISCOVERY,
    END,
    FROM_OBJECTIVES,
    FROM_SPECIALS,
    MEDICINE,
    ON_LAND,
    ON_UNIVERSITY,
    PAY_CARD,
    PAY_COIN,
    PAY_POTION,
    PLAY_MASTER,
    REMOVE_TILE,
    STUDENT,
    TELEPORT,
    VP,
    VP_PER_BOOK,
    VP_PER_TRIPLE,
)
from virtuosi.games.newton.rules.position import Newton
from virtuosi.games.newton.rules.refusals import (
    COINS_FOR_EFFECT,
    COINS_FOR_SPECIAL,
    CUBE_THERE,
    NO_CARD_TO_EXCHANGE,
    NO_CARD_TO_REMOVE,
    NO_CUBE_LEFT,
    NO_FACE_UP_CARD,
    NO_SUCH_BOOK,
    NO_TRIPLE,
    NO_VILLAGE,
    POTIONS_FOR_EFFECT,
    POTIONS_FOR_SPECIAL,
    RESERVE_EMPTY,
)
from virtuosi.games.newton.rules.tasks import again, beginning, landing, lessons, masters, study, tiles, travel


def hindrance(p: Newton, seat: int, counter: int) -> int:
    """Why a seat cannot choose to use this program now: its price, or nothing to gain."""
    pack = p.pack
    op, x, special = pack.op[counter], pack.x[counter], pack.source[counter] == FROM_SPECIALS
    if op == PAY_COIN:
        if p.coins[seat] < x:
            return COINS_FOR_SPECIAL if special else COINS_FOR_EFFECT
    elif op == PAY_POTION:
        if p.potions[seat] < x:
            return POTIONS_FOR_SPECIAL if special else POTIONS_FOR_EFFECT
    elif op == PAY_CARD:
        if not p.hands[seat]:
            return NO_CARD_TO_EXCHANGE if special else NO_CARD_TO_REMOVE
    else:
        return _futility(p, seat, op, x)
    return _futility(p, seat, pack.op[counter + 1], pack.x[counter + 1])


def _futility(p: Newton, seat: int, op: int, x: int) -> int:
    """Why an atom could do nothing, or LEGAL."""
    if op == STUDENT:
        return LEGAL if p.reserve(seat) else RESERVE_EMPTY
    if op == CARD:
        return LEGAL if has_face_up(p, x) else NO_FACE_UP_CARD
    if op == CUBE:
        return LEGAL if has_room(p, seat, x) else NO_CUBE_LEFT
    if op == VP_PER_BOOK:
        return LEGAL if books_of(p, seat, x) else NO_SUCH_BOOK
    if op == VP_PER_TRIPLE:
        return LEGAL if triples(p, seat) else NO_TRIPLE
    if op == TELEPORT:
        return LEGAL if villages(p, seat) else NO_VILLAGE
    return again.refusal_of(op) if again.uses(op) and not again.choices(p, seat, op) else LEGAL


def use(p: Newton, seat: int, counter: int) -> None:
    """A seat has chosen to use this program: the price is paid, the rest follows."""
    op, x = p.pack.op[counter], p.pack.x[counter]
    if op == PAY_COIN:
        pay_coins(p, seat, x)
    elif op == PAY_POTION:
        pay_potions(p, seat, x)
    elif op == PAY_CARD:
        p.agenda.append(Discard(seat, counter + 1))
        return
    else:
        counter -= 1
    p.agenda.append(Effect(seat, counter + 1))


@final
class Effect(Step[Newton]):
    """One atom of a program. a: the counter; b: coins owed for what comes next (a city's price)."""

    @property
    def counter(self) -> int:
        return self.a

    def run(self, p: Newton) -> None:
        pack = p.pack
        op, x, y = pack.op[self.a], pack.x[self.a], pack.y[self.a]
        if op == END:
            return
        if op == PAY_COIN:
            p.agenda.append(Effect(self.seat, self.a + 1, x))
            return
        if pack.op[self.a + 1] != END:
            p.agenda.append(Effect(self.seat, self.a + 1))
        if op <= STUDENT:
            give(p, self.seat, op, x, pack.source[self.a])
        elif op == ACTION:
            beginning.begin(p, self.seat, x, y)
        else:
            self.ask(p, op, x)

    def ask(self, p: Newton, op: int, x: int) -> None:
        """The atoms that ask something, or count something."""
        seat = self.seat
        if op == CUBE:
            if self.b <= p.coins[seat] and has_room(p, seat, x):
                p.agenda.append(PlaceCube(seat, x, self.b))
        elif op == MEDICINE:
            tiles.medicine(p, seat)
        elif op == DISCOVERY:
            tiles.offer_discovery(p, seat, x)
        elif op == REMOVE_TILE:
            remove_tiles(p, seat, x)
        elif op == CARD:
            if lessons.within_reach(p, seat, x):
                p.agenda.append(lessons.Lessons(seat, 0, x))
        elif op == PLAY_MASTER:
            masters.trigger(p, seat)
        elif op == TELEPORT:
            if villages(p, seat):
                p.agenda.append(travel.Teleport(seat))
        else:
            self.count_or_repeat(p, op, x)

    def count_or_repeat(self, p: Newton, op: int, x: int) -> None:
        """The atoms that count something, or use something again. A modifier does nothing by itself."""
        seat = self.seat
        if op == VP_PER_BOOK:
            give(p, seat, VP, books_of(p, seat, x), p.pack.source[self.counter])
        elif op == VP_PER_TRIPLE:
            give(p, seat, VP, x * triples(p, seat), p.pack.source[self.counter])
        elif again.uses(op) and again.choices(p, seat, op):
            p.agenda.append(again.Again(seat, op))


def remove_tiles(p: Newton, seat: int, amount: int) -> None:
    """Shelf tiles leave their piles for good; they earn pile bonuses but are not placed (rule 13.8)."""
    for _ in range(min(amount, SHELF_TILES - p.taken[seat])):
        p.removed = raised(p.removed, seat, 1)
        study.take_shelf_tile(p, seat)
    if p.events is not None:
        p.events.add(REMOVED, seat, amount)


def places(p: Newton, where: int) -> list[int]:
    """Places of the kind asked for."""
    kind = p.pack.kind
    if where == ON_UNIVERSITY:
        return [k for k in range(PLACES) if kind[k] == UNIVERSITY]
    if where == ON_LAND:
        return [k for k in range(PLACES) if kind[k] == ANCIENT]
    return [k for k in range(PLACES) if CITY <= kind[k] < MASTER]


def has_room(p: Newton, seat: int, where: int) -> bool:
    """Whether the seat can put a cube on such a place."""
    for place in places(p, where):
        if can_cube(p, seat, place):
            return True
    return False


@final
class PlaceCube(Question[Newton]):
    """A cube without a journey. a: on what; b: what it costs."""

    @property
    def cost(self) -> int:
        return self.b

    def candidates(self, p: Newton) -> list[int]:
        found = [TO_CUBE + place for place in places(p, self.a)]
        found.append(TO_DONE)
        return found

    def refusal(self, p: Newton, move: int) -> int:
        if move == TO_DONE:
            return LEGAL
        if p.cubes[self.seat] >> (move - TO_CUBE) & 1:
            return CUBE_THERE
        return LEGAL if p.cubes_left[self.seat] else NO_CUBE_LEFT

    def take(self, p: Newton, move: int) -> None:
        if move == TO_DONE:
            return
        pay_coins(p, self.seat, self.cost)
        landing.on_place(p, self.seat, move - TO_CUBE)


@final
class Discard(Question[Newton]):
    """Which hand card leaves the match as the price. a: the counter that follows."""

    def candidates(self, p: Newton) -> list[int]:
        return [TO_DISCARD + card for card in p.hands[self.seat]]

    def take(self, p: Newton, move: int) -> None:
        card = move - TO_DISCARD
        p.hands = without_one(p.hands, self.seat, card)
        p.gone = [*p.gone, gone_card(self.seat, card)]
        if p.events is not None:
            p.events.add(DISCARDED, self.seat, card, p.pack.source[self.a])
        p.agenda.append(Effect(self.seat, self.a))


def score_now(p: Newton, seat: int, tile: int, points: int) -> None:
    """An objective scored during the match (rule 16.17)."""
    if p.events is not None:
        p.events.add(SCORED, seat, tile, points)
    give(p, seat, VP, points, FROM_OBJECTIVES)
