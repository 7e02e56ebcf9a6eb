"""What things may still be worth to a seat in Newton: tiles, places, cards, objectives, runs of the bookshelf."""

from typing import Final

from virtuosi.games.newton.rules.effects import books_of, times_of, triples
from virtuosi.games.newton.rules.moves import (
    BOOKS,
    CITY,
    COLUMNS,
    HAND,
    MASTER,
    MASTER_TILE,
    NO_TILE,
    OBJECTIVE,
    OBJECTIVE_TILE,
    SPECIALIZATION,
    STUDY,
    TRAVEL_CUBES,
)
from virtuosi.games.newton.rules.pack import (
    ACTION,
    ANY_DEVELOPMENT,
    CARD,
    COIN,
    CUBE,
    DISCOVERY,
    END,
    FIRST_DEVELOPMENT,
    MAP_GOAL,
    MEDICINE,
    PAY_CARD,
    PAY_COIN,
    PAY_POTION,
    PLAY_MASTER,
    POTION,
    STUDENT,
    VALUE,
    VP,
    VP_PER_BOOK,
    VP_PER_TRIPLE,
)
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.scoring import objective, worth

COIN_WORTH: Final = 0.8
POTION_WORTH: Final = 1.89
STUDENT_WORTH: Final = 1.24
VALUE_WORTH: Final = 0.5  # each point of value of an action that something gives
SYMBOL_WORTH: Final = [0.091, 0.06, 0.082, 0.066, 0.24]  # a symbol for good, for each turn left
BOOK_WORTH: Final = 0.078  # a book for good, for each turn left
HOME_WORTH: Final = 2.64  # a visited place that an open space of the bookshelf asks for
VISIT_WORTH: Final = 0.4  # a university or land visited, whatever the bookshelf asks
CUBE_WORTH: Final = 0.86
LAST_CUBES: Final = 0.66  # how much of the points of the 9th to 12th cube counts ahead, for each cube before
# What objectives count, gained in a match
GROWTH: Final = [1.6, 1.1, 1.58, 2.2, 0.44, 0.9, 1.03, 0.49, 3.58, 3.33, 0.75]
GROWING: Final = 1.43
MASTER_IN_HAND: Final = 0.045


def turns_left(p: Newton, seat: int) -> int:
    """Turns this seat has still to play, the one under way included until its card is played."""
    if p.over:
        return 0
    before = (seat - p.first) % p.seats
    ended = (p.turns - before + p.seats - 1) // p.seats if p.turns > before else 0
    left = (p.pack.rounds - p.round + 1) * COLUMNS - ended
    if p.card != NONE and (p.first + p.turns) % p.seats == seat:
        left -= 1
    return left


class Worths:
    """To one seat. They fade as the turns in which they could be used run out."""

    def __init__(self, p: Newton, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.turns = turns_left(p, seat)
        self.upkeeps = 0 if p.over else p.pack.rounds - p.round + 1
        fade = min(1.0, (self.turns + 0.5) / 4.0)
        self.coin = COIN_WORTH * fade * (1.0 if p.coins[seat] < 8 else 0.5)
        self.potion = POTION_WORTH * fade * (1.0 if p.potions[seat] < 5 else 0.5)
        self.time = min(1.0, self.turns / 8.0)
        self.master = -1.0  # the best master in hand, found when first asked

    def program(self, counter: int) -> float:
        """Roughly what a program gives; a price counts against it."""
        pack = self.p.pack
        found = 0.0
        while True:
            op, x = pack.op[counter], pack.x[counter]
            if op == END:
                return found
            if op == VP:
                found += x
            elif op == COIN:
                found += self.coin * x
            elif op == POTION:
                found += self.potion * x
            elif op == PAY_COIN:
                found -= self.coin * x
            elif op == PAY_POTION:
                found -= self.potion * x
            else:
                found += self.odd(op, x, pack.y[counter])
            counter += 1

    def odd(self, op: int, x: int, y: int) -> float:
        """The atoms that are more than a gain."""
        p, seat = self.p, self.seat
        if op == ACTION:
            return VALUE_WORTH * (y & VALUE)
        if op == STUDENT:
            return STUDENT_WORTH * self.time if p.reserve(seat) else 0.0
        if op == CUBE:
            return 2.0 if p.cubes_left[seat] else 0.0
        if op == MEDICINE:
            return 1.3 * self.upkeeps
        if op == DISCOVERY:
            return 3.0
        if op == VP_PER_BOOK:
            return float(books_of(p, seat, x))
        if op == VP_PER_TRIPLE:
            return float(x * triples(p, seat))
        if op == PLAY_MASTER:
            return self.best_master()
        if op == PAY_CARD:
            return -2.0
        return 1.5 if op == CARD else 1.0

    def best_master(self) -> float:
        """What playing the best master in hand would bring."""
        if self.master >= 0.0:
            return self.master
        self.master = 0.0  # a master whose effect is to play one counts that as nothing
        p, pack = self.p, self.p.pack
        for k in range(self.seat * HAND, (self.seat + 1) * HAND):
            master = p.masters[k]
            if p.played[k] or master == NONE:
                continue
            found = float(pack.master_vp[master])
            if pack.master_lightning[master]:
                found += self.program(pack.master_program[master])
            else:
                for colour in range(BOOKS):
                    found += BOOK_WORTH * self.turns * pack.master_books[master * BOOKS + colour]
            self.master = max(self.master, found)
        return self.master

    def tile(self, tile: int) -> float:
        """A tile of the stock, taken now."""
        if tile >= FIRST_DEVELOPMENT:
            return SYMBOL_WORTH[tile - FIRST_DEVELOPMENT] * self.turns
        return self.program(self.p.pack.income_program[tile]) * self.upkeeps

    def growth(self, goal: int) -> float:
        """What an objective may gain until the end."""
        p, pack = self.p, self.p.pack
        tile = objective(p, goal)
        found = GROWTH[pack.objective_counts[tile]] * pack.objective_vp[tile] * self.turns
        found = found / (30.0 * pack.objective_each[tile])
        most = pack.objective_most[tile]
        return min(found, most - worth(p, self.seat, tile)) if most else found

    def goal(self, goal: int) -> float:
        """What holding an objective is worth."""
        return worth(self.p, self.seat, objective(self.p, goal)) + GROWING * self.growth(goal)

    def price(self, goal: int) -> int:
        """Potions to enter an objective now."""
        return self.p.goal_price(self.seat, goal)

    def entry(self, goal: int) -> float:
        """What entering an objective now is worth; nothing when the books are missing."""
        price = self.price(goal)
        return 0.0 if price > self.p.potions[self.seat] else self.goal(goal) - self.potion * price

    def space(self, kind: int, tile: int, goal: int) -> float:
        """Ending a move on a space of the tree or the track."""
        if kind == NO_TILE:
            return 0.0
        if kind == MASTER_TILE:
            return self.best_master()
        if kind == OBJECTIVE_TILE:
            return self.entry(goal)
        p = self.p
        if kind == SPECIALIZATION:
            given = p.pack.gives[tile]
            if given >= 0:
                return self.tile(given) if p.stock[given] else 0.0
            return self.tile(FIRST_DEVELOPMENT + STUDY if given == ANY_DEVELOPMENT else 0)
        times = min(4, times_of(p, self.seat, p.pack.invention_per[tile]))
        return times * self.program(p.pack.invention_program[tile])

    def place(self, place: int) -> float:
        """Ending a journey on a place: its cube and its tile."""
        p, seat = self.p, self.seat
        kind = p.pack.kind[place]
        if kind < CITY or p.cubes[seat] >> place & 1 or not p.cubes_left[seat]:
            return 0.0
        placed = TRAVEL_CUBES - p.cubes_left[seat]
        found = self.cubes(placed + 1) - self.cubes(placed) + p.pack.cube_vp[placed + 1]
        if kind == CITY:
            return found + max(0.0, self.program(p.pack.city_program[p.tiles[place]]))
        if kind == MASTER:
            return found + self.best_master()
        return found + (self.entry(MAP_GOAL) if kind == OBJECTIVE else self.home(p.homes.index(place)))

    def cubes(self, placed: int) -> float:
        """Cubes on the map: each helps a little, and leads to the points of the last four."""
        return self.time * (CUBE_WORTH * min(placed, 8) + LAST_CUBES * max(0, min(placed, 8) - 4))

    def home(self, home: int) -> float:
        """A visit that opens a space of the bookshelf."""
        p = self.p
        board = p.boards[self.seat]
        found = VISIT_WORTH
        if home in p.pack.home[board] and not p.shelf[self.seat] >> p.pack.home[board].index(home) & 1:
            found += HOME_WORTH
        return found * self.time

    def token(self, spot: int) -> float:
        token = self.p.tokens[spot]
        return 0.0 if token == NONE else self.program(self.p.pack.bonus_program[token])
