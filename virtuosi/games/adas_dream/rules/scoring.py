"""Every point with its reason, objectives, and the ranking."""

from typing import Final

from virtuosi.core.masks import count_of
from virtuosi.games.adas_dream.rules import effects, machine, spots
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    CELLS_EACH,
    FIRST,
    LATER,
    LECTURE_SPACES,
    LEVELS,
    LINES_EACH,
    ON_DISC,
    PLUS,
    ROOM_SIZE,
    ROOMS,
    SLOTS_EACH,
    TIMES,
    UNIVERSITIES,
)
from virtuosi.games.adas_dream.rules.die import FACES, color_of
from virtuosi.games.adas_dream.rules.position import AdasDream

# Lines of the sheet
OBJECTIVES: Final = 0
TRAVEL: Final = 1
LECTURES: Final = 2
MEETINGS: Final = 3
PARTNERS: Final = 4
PROGRAMS: Final = 5
LINES: Final = 6
GEARS: Final = 7
INNOVATION: Final = 8
ASSIGNMENTS: Final = 9
LEFTOVERS: Final = 10
REASONS: Final = [
    "objectives",
    "travel",
    "lectures",
    "meetings",
    "partners",
    "programs",
    "lines",
    "gears",
    "innovation",
    "assignments",
    "leftovers",
]


def university_points(p: AdasDream, seat: int, university: int) -> int:
    """The printed prestige, and more for each disc above the seat's lowest one."""
    pile = spots.above_lowest(p.piles[university], seat)
    if pile == spots.NO_DISC:
        return 0
    above = spots.in_pile(pile, seat) if p.own_discs else spots.pile_height(pile)
    return effects.university_prestige(p, university) + p.pack.disc_above * above


def counted(p: AdasDream, places: list[int], first: int, end: int, step: int) -> list[int]:
    """Discs of each seat on some places, stacked ones included."""
    found = [0] * p.seats
    at = first
    while at < end:  # a range whose step is not a constant would be an object
        holder = places[at]
        if holder:
            found[spots.owner(holder)] += spots.height(holder)
        at += step
    return found


def level_discs(p: AdasDream, level: int) -> list[int]:
    return counted(p, p.lectures, level, LECTURE_SPACES, LEVELS)


def institution_discs(p: AdasDream, institution: int) -> list[int]:
    return counted(p, p.lectures, institution * LEVELS, institution * LEVELS + LEVELS, 1)


def room_discs(p: AdasDream, room: int) -> list[int]:
    return counted(p, p.rooms, room * ROOM_SIZE, room * ROOM_SIZE + ROOM_SIZE, 1)


def leading(discs: list[int]) -> tuple[int, int]:
    """The most discs that a seat has, and how many seats have so many."""
    most, seats = 0, 0
    for count in discs:
        if count > most:
            most, seats = count, 1
        elif count == most:
            seats += 1
    return most, seats


def lecture_points(p: AdasDream, seat: int, level: int) -> int:
    discs = level_discs(p, level)
    most, leaders = leading(discs)
    if most == 0 or discs[seat] < most:
        return 0
    prize = p.pack.level_prestige[level]
    return prize if leaders == 1 else prize // 2


def room_token(p: AdasDream, seat: int, room: int) -> int:
    """The worth of the science token a room would give: sole most, present, or tied for most."""
    discs = room_discs(p, room)
    if discs[seat] == 0:
        return 0
    most, leaders = leading(discs)
    if discs[seat] == most:
        return p.pack.token_first if leaders == 1 else p.pack.token_later
    return p.pack.token_later if leaders == 1 else 0


def public_cards(p: AdasDream, seat: int) -> int:
    """The seat's cards; until the end without the one only its owner knows."""
    cards = effects.owned_cards(p, seat)
    if p.agenda and p.dealt[seat] >= 0:
        cards &= ~(1 << p.dealt[seat])
    return cards


def science_points(p: AdasDream, seat: int, science: int, cards: int) -> int:
    held = count_of(cards & p.pack.science_cards[science])
    if held == 0:
        return 0
    worth = p.science_tokens[seat * AREAS_EACH + science] * p.pack.token_later
    for room in range(ROOMS):
        if p.room_science[room] == science + 1:
            worth += room_token(p, seat, room)
    return worth * held


def card_points(p: AdasDream, cards: int) -> int:
    total = 0
    card = 0
    while cards:
        if cards & 1:
            total += p.pack.card_prestige[card]
        cards >>= 1
        card += 1
    return total


def objective_points(p: AdasDream, seat: int) -> int:
    total = 0
    for claim in p.claims[seat * AREAS_EACH : seat * AREAS_EACH + AREAS_EACH]:
        if claim == FIRST:
            total += p.pack.objective_first
        elif claim == LATER:
            total += p.pack.objective_later
    return total


def assignment_points(p: AdasDream, seat: int) -> int:
    total = 0
    for at in range(seat * AREAS_EACH, seat * AREAS_EACH + AREAS_EACH):
        total += p.tokens[at] * p.columns[at]
    return total


def leftover_points(p: AdasDream, seat: int) -> int:
    resources = p.coins[seat] + p.coal[seat] + p.brass[seat]
    return p.books[seat] * p.pack.book_prestige + resources // p.pack.resources_per_point


def points(p: AdasDream, seat: int) -> list[int]:
    """The points of a seat by reason, as if the match ended now."""
    found = besides_machine(p, seat)
    for line in range(LINES_EACH):
        found[PROGRAMS] += machine.program_points(p, seat, line)
        found[LINES] += machine.line_points(p, seat, line)
    return found


def besides_machine(p: AdasDream, seat: int) -> list[int]:
    """The same without programs and lines."""
    cards = public_cards(p, seat)
    found = [0] * len(REASONS)
    found[OBJECTIVES] = objective_points(p, seat)
    for university in range(UNIVERSITIES):
        if p.piles[university]:
            found[TRAVEL] += university_points(p, seat, university)
    for level in range(LEVELS):
        found[LECTURES] += lecture_points(p, seat, level)
    for science in range(AREAS_EACH):
        found[MEETINGS] += science_points(p, seat, science, cards)
    found[PARTNERS] = card_points(p, cards)
    found[GEARS] = -p.pack.empty_slot_penalty * (SLOTS_EACH - machine.gears_built(p, seat))
    found[INNOVATION] = p.pack.innovation_prestige[p.innovation[seat]]
    found[ASSIGNMENTS] = assignment_points(p, seat)
    found[LEFTOVERS] = leftover_points(p, seat)
    return found


def scores(p: AdasDream) -> list[int]:
    return [sum(points(p, seat)) for seat in range(p.seats)]


def standing(p: AdasDream, seat: int, score: int) -> int:
    """One number that orders the seats by points and every tie-break; no two seats are equal."""
    key = score * (SLOTS_EACH + 1) + machine.gears_built(p, seat)
    key = key * (CELLS_EACH * FACES + 1) + machine.dice_sum(p, seat)
    return key * p.seats + p.seats - 1 - (seat - p.first) % p.seats


def ranking(p: AdasDream) -> list[int]:
    totals = scores(p)
    keys = [standing(p, seat, totals[seat]) for seat in range(p.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def census(p: AdasDream) -> dict[str, int]:
    """The components that never leave the table: dice by colour, discs by seat, the gears that are not removed."""
    found: dict[str, int] = {}
    dice = [*p.ring, p.active, *p.mill, *p.storage]
    for color in range(len(p.bag)):
        found[f"dice {color}"] = p.bag[color] + sum(1 for die in dice if die and color_of(die) == color)
    for seat in range(p.seats):
        on_board = sum(spots.discs_at(p, seat, spot) for spot in range(spots.OBJECTIVE_SPOT))
        claimed = AREAS_EACH - p.claims[seat * AREAS_EACH : seat * AREAS_EACH + AREAS_EACH].count(0)
        left = p.gears_of(seat).count(ON_DISC)
        found[f"discs {seat}"] = on_board + claimed + left + p.boxed[seat]
    found["additions"] = p.addition_supply + sum(p.reserve_add) + p.gears.count(PLUS)
    held = sum(count_of(mask) for mask in p.reserve_mul)
    on_display = len(p.gear_market) - p.gear_market.count(0)
    found["multiplications"] = count_of(p.gear_bag) + on_display + held + p.gears.count(TIMES)
    return found
