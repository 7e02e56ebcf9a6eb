"""What can be done with the things on the table: gains, costs, discs, gears. No decisions here."""

from typing import Final

from virtuosi.core.masks import count_of
from virtuosi.core.position import altered, raised
from virtuosi.games.adas_dream.rules import events, spots
from virtuosi.games.adas_dream.rules import pack as vocabulary
from virtuosi.games.adas_dream.rules.board import (
    ADDITION,
    CITY_COUNT,
    LECTURE_SPACES,
    LEVELS,
    MULTIPLICATION,
    ON_BOARD,
    OPEN,
    SUBTRACTION,
)
from virtuosi.games.adas_dream.rules.pack import ROW_CITY, ROW_TILE
from virtuosi.games.adas_dream.rules.position import AdasDream

MOST_INNOVATION: Final = 6


def gain(p: AdasDream, seat: int, atom: int, amount: int) -> None:
    """The gains that need no decision."""
    if atom == vocabulary.COINS:
        p.coins[seat] += amount
    elif atom == vocabulary.COAL:
        p.coal[seat] += amount
    elif atom == vocabulary.BRASS:
        p.brass[seat] += amount
    elif atom == vocabulary.BOOK:
        p.books = raised(p.books, seat, amount)
    elif atom == vocabulary.ADDITION_GEAR:
        amount = min(amount, p.addition_supply)
        p.addition_supply -= amount
        p.reserve_add = raised(p.reserve_add, seat, amount)
    else:
        amount = min(amount, p.pack.steam_top - p.steam[seat])
        p.steam = raised(p.steam, seat, amount)
        p.grow(seat, ON_BOARD)
    if p.events is not None and amount > 0:
        p.events.add(events.GAINS, seat, atom, amount)


# Gears


def reserve(p: AdasDream, seat: int) -> int:
    """Mask of the gears that wait in the seat's reserve."""
    found = p.reserve_mul[seat] << MULTIPLICATION
    if p.reserve_add[seat]:
        found |= 1 << ADDITION
    if p.reserve_sub[seat]:
        found |= 1 << SUBTRACTION
    return found


def can_pay_gear(p: AdasDream, seat: int, gear: int) -> bool:
    pack = p.pack
    return (
        p.brass[seat] >= pack.gear_brass[gear]
        and p.coal[seat] >= pack.gear_coal[gear]
        and p.coins[seat] >= pack.gear_coins[gear]
        and p.innovation[seat] >= pack.gear_innovation[gear]
    )


def pay_gear(p: AdasDream, seat: int, gear: int) -> None:
    p.brass[seat] -= p.pack.gear_brass[gear]
    p.coal[seat] -= p.pack.gear_coal[gear]
    p.coins[seat] -= p.pack.gear_coins[gear]
    p.innovation[seat] -= p.pack.gear_innovation[gear]


def has_open_slot(p: AdasDream, seat: int) -> bool:
    return p.shows(seat, OPEN)


def steam_price(p: AdasDream, seat: int) -> int:
    """The coal that the next level of steam costs; 0 at the top."""
    level = p.steam[seat]
    return p.pack.steam_coal[level + 1] if level < p.pack.steam_top else 0


# Places


def university_row(p: AdasDream, university: int) -> int:
    """The effect row of a university: its tile's, or the one printed on the board."""
    tile = p.tiles[university]
    return ROW_TILE + tile - 1 if tile else ROW_CITY + university + 1


def fare(p: AdasDream, seat: int, city: int) -> int:
    """The cheapest way from where the traveller stands, in coins."""
    return p.pack.fare[p.city[seat] * CITY_COUNT + city]


def university_prestige(p: AdasDream, university: int) -> int:
    tile = p.tiles[university]
    return p.pack.tile_prestige[tile - 1] if tile else p.pack.city_prestige[university]


def highest_lecture(p: AdasDream, seat: int) -> int:
    """The highest level with a disc of the seat, in any institution; -1 without one."""
    highest = -1
    lectures = p.lectures
    for space in range(LECTURE_SPACES):
        holder = lectures[space]
        if holder and space % LEVELS > highest and spots.is_held_by(holder, seat):
            highest = space % LEVELS
    return highest


def lecture_cost(p: AdasDream, seat: int, level: int) -> int:
    """Innovation for a lecture; level 0 is the printed level 2. Every level above the highest own disc is paid, and
    always the one chosen."""
    return p.pack.lecture_cost[(highest_lecture(p, seat) + 1) * LEVELS + level]


def empty_below(p: AdasDream, space: int, everywhere: bool) -> int:
    """Mask of empty lecture spaces on lower levels, in the same institution or everywhere."""
    found = 0
    for other in range(LECTURE_SPACES):
        same = everywhere or other // LEVELS == space // LEVELS
        if same and other % LEVELS < space % LEVELS and p.lectures[other] == 0:
            found |= 1 << other
    return found


def owned_cards(p: AdasDream, seat: int) -> int:
    """All partner cards of a seat, wherever they lie."""
    return p.hand[seat] | p.deck[seat] | p.discard[seat] | p.in_play[seat]


def hand_size(p: AdasDream, seat: int) -> int:
    return count_of(p.hand[seat])


def show_card(p: AdasDream, seat: int, card: int) -> None:
    """A card has left the hand for all to see."""
    if p.known[seat] >> card & 1:
        p.known = altered(p.known, seat, p.known[seat] & ~(1 << card))
    if p.dealt[seat] == card:
        p.dealt = altered(p.dealt, seat, -1)
