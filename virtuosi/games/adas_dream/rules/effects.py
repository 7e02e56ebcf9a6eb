"""What can be done with the things on the table: gains, costs, discs, gears. No decisions here."""

from typing import Final

from virtuosi.games.adas_dream.rules import events
from virtuosi.games.adas_dream.rules import pack as vocabulary
from virtuosi.games.adas_dream.rules.pack import ROW_CITY, ROW_TILE
from virtuosi.games.adas_dream.rules.position import (
    OPEN,
    AdasDream,
    count_of,
)

GREY: Final = 4
MOST_INNOVATION: Final = 6

# Places a die can lie on, as the move space numbers them
ACTIVE_DIE: Final = 18
MILL_DIE: Final = 19
STORAGE_DIE: Final = 28
DICE: Final = 32


def color_of(die: int) -> int:
    return (die - 1) // 6


def value_of(die: int) -> int:
    return (die - 1) % 6 + 1


def die_at(p: AdasDream, seat: int, place: int) -> int:
    """The die on a place: the ring, the bonus space, the seat's machine or storage."""
    if place < ACTIVE_DIE:
        return p.ring[place]
    if place == ACTIVE_DIE:
        return p.active
    if place < STORAGE_DIE:
        return p.mill[seat * 9 + place - MILL_DIE]
    return p.storage[seat * 4 + place - STORAGE_DIE]


def put_die(p: AdasDream, seat: int, place: int, die: int) -> None:
    if place < ACTIVE_DIE:
        p.ring[place] = die
    elif place == ACTIVE_DIE:
        p.active = die
    elif place < STORAGE_DIE:
        p.mill[seat * 9 + place - MILL_DIE] = die
    else:
        p.storage[seat * 4 + place - STORAGE_DIE] = die


def storage_slot(p: AdasDream, seat: int) -> int:
    """The topmost empty storage slot, or -1."""
    for slot in range(p.pack.storage_slots):
        if p.storage[seat * 4 + slot] == 0:
            return slot
    return -1


def lowest_on(p: AdasDream, space: int) -> int:
    """The smallest value on a ring space, 9 where it is empty."""
    lowest = 9
    for place in range(space * 3, space * 3 + 3):
        die = p.ring[place]
        if die and value_of(die) < lowest:
            lowest = value_of(die)
    return lowest


def reach(p: AdasDream, slot: int, coal: int) -> int:
    """The smallest value the die in this ring slot can meet where its move may end."""
    space = slot // 3
    lowest = lowest_on(p, (space + 1) % 6)
    if coal >= p.pack.further_coal:
        lowest = min(lowest, lowest_on(p, (space + 2) % 6))
    return lowest


def can_push(p: AdasDream, slot: int, coal: int, lift: int = 0) -> bool:
    """Whether this die can push another; `lift` is what a change by coal may still add."""
    die = p.ring[slot]
    return die > 0 and reach(p, slot, coal) <= value_of(die) + lift


def any_push(p: AdasDream, coal: int, lift: int = 0) -> bool:
    for slot in range(18):
        if p.ring[slot] and can_push(p, slot, coal, lift):
            return True
    return False


def gain(p: AdasDream, seat: int, atom: int, amount: int) -> None:
    """The gains that need no decision."""
    if atom == vocabulary.COINS:
        p.coins[seat] += amount
    elif atom == vocabulary.COAL:
        p.coal[seat] += amount
    elif atom == vocabulary.BRASS:
        p.brass[seat] += amount
    elif atom == vocabulary.BOOK:
        p.books[seat] += amount
    elif atom == vocabulary.ADDITION_GEAR:
        amount = min(amount, p.addition_supply)
        p.addition_supply -= amount
        p.reserve_add[seat] += amount
    else:
        amount = min(amount, p.pack.steam_top - p.steam[seat])
        p.steam[seat] += amount
    if p.events is not None and amount > 0:
        p.events.add(events.GAINS, seat, atom, amount)


# Gears


def has_gear(p: AdasDream, seat: int, gear: int) -> bool:
    """Whether this gear waits in the seat's reserve."""
    if gear == 0:
        return p.reserve_add[seat] > 0
    if gear == 1:
        return p.reserve_sub[seat] > 0
    return bool(p.reserve_mul[seat] >> (gear - 2) & 1)


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
    return OPEN in p.gears[seat * 12 : seat * 12 + 12]


# Places


def university_row(p: AdasDream, university: int) -> int:
    """The effect row of a university: its tile's, or the one printed on the board."""
    tile = p.tiles[university]
    return ROW_TILE + tile - 1 if tile else ROW_CITY + university + 1


def fare(p: AdasDream, seat: int, city: int) -> int:
    """The cheapest way from where the traveller stands, in coins."""
    return p.pack.fare[p.city[seat] * 30 + city]


def university_prestige(p: AdasDream, university: int) -> int:
    tile = p.tiles[university]
    return p.pack.tile_prestige[tile - 1] if tile else p.pack.city_prestige[university]


def lecture_cost(p: AdasDream, seat: int, level: int) -> int:
    """Innovation for a lecture; level 0 is the printed level 2. Every level above the highest own disc is paid."""
    highest = -1
    for space in range(20):
        if p.lectures[space] & 7 == seat + 1 and space % 5 > highest:
            highest = space % 5
    cost = p.pack.level_innovation[level]
    for between in range(highest + 1, level):
        cost += p.pack.level_innovation[between]
    return cost


def empty_below(p: AdasDream, space: int, everywhere: bool) -> int:
    """Mask of empty lecture spaces on lower levels, in the same institution or everywhere."""
    found = 0
    for other in range(20):
        same = everywhere or other // 5 == space // 5
        if same and other % 5 < space % 5 and p.lectures[other] == 0:
            found |= 1 << other
    return found


def owned_cards(p: AdasDream, seat: int) -> int:
    """All partner cards of a seat, wherever they lie."""
    return p.hand[seat] | p.deck[seat] | p.discard[seat] | p.in_play[seat]


def hand_size(p: AdasDream, seat: int) -> int:
    return count_of(p.hand[seat])


def show_card(p: AdasDream, seat: int, card: int) -> None:
    """A card has left the hand for all to see."""
    p.known[seat] &= ~(1 << card)
    if p.dealt[seat] == card:
        p.dealt[seat] = -1
