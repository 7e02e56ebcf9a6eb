"""What cards, tiles and places do, interpreted from the data: gains at once, questions through the tasks."""

from typing import Final

from virtuosi.games.newton.rules.moves import ANY_BOOK, CITY, COLUMNS, PLACES, UNIVERSITIES, VILLAGE
from virtuosi.games.newton.rules.pack import (
    BY_CARD,
    COIN,
    END,
    FIRST_DEVELOPMENT,
    MEDICINE_TILE,
    PER_LAND,
    PER_MASTER,
    PER_NOTHING,
    PER_UNIVERSITY,
    POTION,
    STUDENT,
    VALUE,
    VP,
)
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.scoring import HOMES

# Kinds of events
ROUND: Final = 0
FIRST: Final = 1
DEALT: Final = 3
KEPT: Final = 4
PLAYED: Final = 5
NO_CARD: Final = 6
ACTED: Final = 7
WORKED: Final = 8
STEPPED: Final = 9
WENT: Final = 10
CUBED: Final = 11
TOOK: Final = 12
SHELVED: Final = 13
RUN_FULL: Final = 14
GAINED: Final = 15
TOKEN: Final = 16
PAID: Final = 17
TILE: Final = 18
MASTER: Final = 19
INVENTED: Final = 20
CITY_BONUS: Final = 21
GOAL: Final = 22
REVEALED: Final = 23
BOOSTED: Final = 24
HIRED: Final = 25
BREWED: Final = 26
SPECIAL: Final = 27
BOUGHT: Final = 28
USED: Final = 29
DISCARDED: Final = 30
REMOVED: Final = 31
TUCKED: Final = 32
INCOME: Final = 33
TELEPORTED: Final = 34
EFFECT: Final = 35
TURNED_UP: Final = 36
PILE: Final = 37
SCORED: Final = 38
ENDED: Final = 39
PASSED: Final = 40
BOARD: Final = 41
FIRST_CUBE_WITH_POINTS: Final = 9


def gain(p: Newton, seat: int, counter: int) -> None:
    """Carry out a program that only gives coins, points, potions and students."""
    pack = p.pack
    while True:
        op = pack.op[counter]
        if op == END:
            return
        give(p, seat, op, pack.x[counter])
        counter += 1


def give(p: Newton, seat: int, op: int, amount: int) -> None:
    """One gain."""
    if op == COIN:
        p.coins[seat] += amount
    elif op == VP:
        p.points[seat] += amount
    elif op == POTION:
        p.potions[seat] += amount
    elif op == STUDENT:
        for _ in range(amount):
            if not place_student(p, seat):
                return
    if p.events is not None and amount:
        p.events.add(GAINED, seat, op, amount)


def place_student(p: Newton, seat: int) -> bool:
    """A student from the reserve goes to the root; nothing happens without one (rule 12.14)."""
    for k in range(seat * 4, seat * 4 + 4):
        if p.students[k] == NONE:
            p.students[k] = 0
            return True
    return False


def pay_potions(p: Newton, seat: int, amount: int) -> None:
    if amount:
        p.potions[seat] -= amount
        if p.events is not None:
            p.events.add(PAID, seat, POTION, amount)


def pay_coins(p: Newton, seat: int, amount: int) -> None:
    if amount:
        p.coins[seat] -= amount
        if p.events is not None:
            p.events.add(PAID, seat, COIN, amount)


def value_of(p: Newton, way: int) -> int:
    """The value of an action: the card's own grows with a boost, all others are printed."""
    return p.value if way & BY_CARD else way & VALUE


def boostable(p: Newton, seat: int, way: int) -> bool:
    return way & BY_CARD != 0 and not p.boosted and p.coins[seat] >= p.pack.boost_cost


def take_token(p: Newton, seat: int, spot: int, times: int) -> None:
    """A bonus token that is passed or reached is taken (rules 5.3, 6.3)."""
    token = p.tokens[spot]
    if token == NONE:
        return
    p.tokens[spot] = NONE
    p.won[seat * 7 + token] += 1
    if p.events is not None:
        p.events.add(TOKEN, seat, token, spot)
    for _ in range(times):
        gain(p, seat, p.pack.bonus_program[token])


def add_card(p: Newton, seat: int, card: int, sign: int) -> None:
    """A card comes to the desk (1) or leaves it (-1): its symbols and books are in sight or not."""
    pack = p.pack
    for action in range(5):
        p.symbols[seat * 5 + action] += sign * pack.symbols[card * 5 + action]
    face = pack.face(seat, card) * 4
    for colour in range(4):
        p.books[seat * 4 + colour] += sign * pack.books[face + colour]


def add_books(p: Newton, seat: int, books: list[int], start: int, sign: int) -> None:
    for colour in range(4):
        p.books[seat * 4 + colour] += sign * books[start + colour]


def put_cube(p: Newton, seat: int, place: int) -> bool:
    """Whether a cube could be put here; points for the last four come at once (rules 6.4 to 6.6, 6.8)."""
    if not can_cube(p, seat, place):
        return False
    p.cubes[seat] |= 1 << place
    p.cubes_left[seat] -= 1
    number = len(p.pack.cube_vp) - 1 - p.cubes_left[seat]
    if p.events is not None:
        p.events.add(CUBED, seat, place, number)
    if number >= FIRST_CUBE_WITH_POINTS:
        give(p, seat, VP, p.pack.cube_vp[number])
    return True


def can_cube(p: Newton, seat: int, place: int) -> bool:
    return p.pack.kind[place] >= CITY and not p.cubes[seat] >> place & 1 and p.cubes_left[seat] > 0


def free_place(tiles: list[int], seat: int) -> int:
    """The first free drawer or income slot, or NONE."""
    for k in range(seat * COLUMNS, (seat + 1) * COLUMNS):
        if tiles[k] == NONE:
            return k
    return NONE


def income(p: Newton, seat: int) -> None:
    """All that an upkeep pays (rules 14.4, 17.4)."""
    pack = p.pack
    runs = p.run_income(seat)
    if runs:
        give(p, seat, VP, runs)
    for k in range(seat * COLUMNS, (seat + 1) * COLUMNS):
        if p.slots[k] != NONE:
            gain(p, seat, pack.income_program[p.slots[k]])
    if p.discoveries:
        for tile in range(len(p.offer)):
            if p.offer[tile] == seat * 2:
                gain(p, seat, pack.discovery_income[tile])


def times_of(p: Newton, seat: int, per: int) -> int:
    """How often an invention gives its bonus."""
    if per == PER_NOTHING:
        return 1
    if per == PER_MASTER:
        return p.masters_played(seat)
    if per == PER_UNIVERSITY:
        return p.visited(seat, 0, UNIVERSITIES)
    return p.visited(seat, UNIVERSITIES, HOMES) if per == PER_LAND else p.runs(seat)


def books_of(p: Newton, seat: int, colour: int) -> int:
    """Books at hand that count as this colour (rules 9.3, 11.4)."""
    return p.books[seat * 4 + colour] + p.books[seat * 4 + ANY_BOOK]


def triples(p: Newton, seat: int) -> int:
    """Sets of three equal books at hand; a book of any colour helps one of them (rules 9.3, 11.5)."""
    wild = p.books[seat * 4 + ANY_BOOK]
    sets = 0
    gaps = []
    for colour in range(3):
        have = p.books[seat * 4 + colour]
        sets += have // 3
        if have % 3:
            gaps.append(3 - have % 3)
    gaps.sort()
    for gap in gaps:
        if gap > wild:
            return sets
        wild -= gap
        sets += 1
    return sets + wild // 3


def villages(p: Newton, seat: int) -> list[int]:
    """Where a teleport may lead: villages without a token (rule 11.11)."""
    kind, tokens = p.pack.kind, p.tokens
    return [k for k in range(PLACES) if kind[k] == VILLAGE and tokens[k] == NONE and k != p.at[seat]]


def has_face_up(p: Newton, level: int) -> bool:
    for k in range(min(level, len(p.rows))):
        if p.rows[k]:
            return True
    return False


def put_tile(p: Newton, seat: int, tile: int, slot: int) -> None:
    """A tile of the stock goes into a free drawer or slot."""
    p.stock[tile] -= 1
    if FIRST_DEVELOPMENT <= tile < MEDICINE_TILE:
        p.drawers[slot] = tile
        p.symbols[seat * 5 + tile - FIRST_DEVELOPMENT] += 1
    else:
        p.slots[slot] = tile
    if p.events is not None:
        p.events.add(TILE, seat, tile)


def take_tile_off(p: Newton, seat: int, development: bool, slot: int) -> None:
    """A drawer or slot is emptied: its tile goes back to the stack (rule 12.5)."""
    if development:
        tile = p.drawers[slot]
        p.drawers[slot] = NONE
        p.symbols[seat * 5 + tile - FIRST_DEVELOPMENT] -= 1
    else:
        tile = min(p.slots[slot], MEDICINE_TILE)
        p.slots[slot] = NONE
    p.stock[tile] += 1
