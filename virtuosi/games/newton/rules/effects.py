"""What cards, tiles and places do, interpreted from the data: gains at once, questions through the tasks."""

from typing import Final

from virtuosi.core.position import altered, raised
from virtuosi.games.newton.rules import shelf
from virtuosi.games.newton.rules.events import CUBED, GAINED, PAID, TILE, TOKEN
from virtuosi.games.newton.rules.moves import (
    ACTIONS,
    ANY_BOOK,
    BONUSES,
    BOOKS,
    CITY,
    COLOURED,
    COLUMNS,
    HOMES,
    PLACES,
    STUDENTS,
    UNIVERSITIES,
    VILLAGE,
)
from virtuosi.games.newton.rules.ownership import face_up
from virtuosi.games.newton.rules.pack import (
    COIN,
    END,
    FIRST_DEVELOPMENT,
    FROM_CUBES,
    FROM_RUNS,
    MEDICINE_TILE,
    PER_LAND,
    PER_MASTER,
    PER_NOTHING,
    PER_UNIVERSITY,
    POTION,
    SOURCES,
    STUDENT,
    VP,
)
from virtuosi.games.newton.rules.position import NONE, Newton

TRIPLE: Final = 3  # equal books that make a set


def gain(p: Newton, seat: int, counter: int) -> None:
    """Carry out a program that only gives coins, points, potions and students."""
    pack = p.pack
    while True:
        op = pack.op[counter]
        if op == END:
            return
        give(p, seat, op, pack.x[counter], pack.source[counter])
        counter += 1


def give(p: Newton, seat: int, op: int, amount: int, source: int) -> None:
    """One gain, and what gives it."""
    if op == COIN:
        p.coins[seat] += amount
    elif op == VP:
        p.points[seat] += amount
        p.earned = raised(p.earned, seat * SOURCES + source, amount)
    elif op == POTION:
        p.potions = raised(p.potions, seat, amount)
    elif op == STUDENT:
        amount = min(amount, p.reserve(seat))
        for _ in range(amount):
            place_student(p, seat)
    if p.events is not None and amount:
        p.events.add(GAINED, seat, op, amount)


def earn_coins(p: Newton, seat: int, amount: int) -> None:
    p.coins[seat] += amount
    if p.events is not None and amount:
        p.events.add(GAINED, seat, COIN, amount)


def place_student(p: Newton, seat: int) -> None:
    """A student from the reserve goes to the root; nothing happens without one (rule 12.14)."""
    for k in range(seat * STUDENTS, (seat + 1) * STUDENTS):
        if p.students[k] == NONE:
            p.students = altered(p.students, k, 0)
            return


def pay_potions(p: Newton, seat: int, amount: int) -> None:
    if amount:
        p.potions = raised(p.potions, seat, -amount)
        if p.events is not None:
            p.events.add(PAID, seat, POTION, amount)


def pay_coins(p: Newton, seat: int, amount: int) -> None:
    if amount:
        p.coins[seat] -= amount
        if p.events is not None:
            p.events.add(PAID, seat, COIN, amount)


def take_token(p: Newton, seat: int, spot: int, times: int) -> None:
    """A bonus token that is passed or reached is taken (rules 5.3, 6.3)."""
    token = p.tokens[spot]
    if token == NONE:
        return
    p.tokens = altered(p.tokens, spot, NONE)
    p.won = raised(p.won, seat * BONUSES + token, 1)
    if p.events is not None:
        p.events.add(TOKEN, seat, token, spot)
    for _ in range(times):
        gain(p, seat, p.pack.bonus_program[token])


def add_card(p: Newton, seat: int, card: int, sign: int) -> None:
    """A card comes to the desk (1) or leaves it (-1): its symbols and books are in sight or not."""
    pack, symbols, shown = p.pack, p.symbols, p.pack.symbols
    for action in range(ACTIONS):
        count = shown[card * ACTIONS + action]
        if count:
            symbols[seat * ACTIONS + action] += sign * count
    add_books(p, seat, pack.books, pack.face(seat, card) * BOOKS, sign)


def add_books(p: Newton, seat: int, books: list[int], start: int, sign: int) -> None:
    for colour in range(BOOKS):
        count = books[start + colour]
        if count:
            p.books = raised(p.books, seat * BOOKS + colour, sign * count)


def put_cube(p: Newton, seat: int, place: int) -> bool:
    """Whether a cube could be put here; points for the last four come at once (rules 6.4 to 6.6, 6.8)."""
    if not can_cube(p, seat, place):
        return False
    p.cubes = altered(p.cubes, seat, p.cubes[seat] | 1 << place)
    p.cubes_left = raised(p.cubes_left, seat, -1)
    number = len(p.pack.cube_vp) - 1 - p.cubes_left[seat]
    if p.events is not None:
        p.events.add(CUBED, seat, place, number)
    give(p, seat, VP, p.pack.cube_vp[number], FROM_CUBES)
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
    runs = shelf.run_income(p, seat)
    if runs:
        give(p, seat, VP, runs, FROM_RUNS)
    for k in range(seat * COLUMNS, (seat + 1) * COLUMNS):
        if p.slots[k] != NONE:
            gain(p, seat, pack.income_program[p.slots[k]])
    if p.discoveries:
        for tile in range(len(p.offer)):
            if p.offer[tile] == face_up(seat):
                gain(p, seat, pack.discovery_income[tile])


def times_of(p: Newton, seat: int, per: int) -> int:
    """How often an invention gives its bonus."""
    if per == PER_NOTHING:
        return 1
    if per == PER_MASTER:
        return p.masters_played(seat)
    if per == PER_UNIVERSITY:
        return p.visited(seat, 0, UNIVERSITIES)
    return p.visited(seat, UNIVERSITIES, HOMES) if per == PER_LAND else shelf.runs(p, seat)


def books_of(p: Newton, seat: int, colour: int) -> int:
    """Books at hand that count as this colour (rules 9.3, 11.4)."""
    return p.books[seat * BOOKS + colour] + p.books[seat * BOOKS + ANY_BOOK]


def triples(p: Newton, seat: int) -> int:
    """Sets of three equal books at hand; a book of any colour helps one of them (rules 9.3, 11.5)."""
    wild = p.books[seat * BOOKS + ANY_BOOK]
    sets = 0
    gaps = []
    for colour in range(COLOURED):
        have = p.books[seat * BOOKS + colour]
        sets += have // TRIPLE
        if have % TRIPLE:
            gaps.append(TRIPLE - have % TRIPLE)
    gaps.sort()
    for gap in gaps:
        if gap > wild:
            return sets
        wild -= gap
        sets += 1
    return sets + wild // TRIPLE


def villages(p: Newton, seat: int) -> list[int]:
    """Where a teleport may lead: villages without a token (rule 11.11)."""
    kind, tokens = p.pack.kind, p.tokens
    return [k for k in range(PLACES) if kind[k] == VILLAGE and tokens[k] == NONE and k != p.at[seat]]


def has_face_up(p: Newton, level: int) -> bool:
    for k in range(min(level, len(p.rows))):
        if p.rows[k]:
            return True
    return False


def stack_of(tile: int) -> int:
    """Where a tile lies in the stock; a medicine tile is the same tile on both sides."""
    return min(tile, MEDICINE_TILE)


def put_tile(p: Newton, seat: int, tile: int, slot: int, exchanged: bool) -> None:
    """A tile of the stock goes into a free drawer or slot."""
    p.stock = raised(p.stock, stack_of(tile), -1)
    if FIRST_DEVELOPMENT <= tile < MEDICINE_TILE:
        p.drawers = altered(p.drawers, slot, tile)
        p.symbols[seat * ACTIONS + tile - FIRST_DEVELOPMENT] += 1
    else:
        p.slots = altered(p.slots, slot, tile)
    if p.events is not None:
        p.events.add(TILE, seat, tile, 1 if exchanged else 0)


def take_tile_off(p: Newton, seat: int, development: bool, slot: int) -> None:
    """A drawer or slot is emptied: its tile goes back to the stack (rule 12.5)."""
    if development:
        tile = p.drawers[slot]
        p.drawers = altered(p.drawers, slot, NONE)
        p.symbols[seat * ACTIONS + tile - FIRST_DEVELOPMENT] -= 1
    else:
        tile = p.slots[slot]
        p.slots = altered(p.slots, slot, NONE)
    p.stock = raised(p.stock, stack_of(tile), 1)
