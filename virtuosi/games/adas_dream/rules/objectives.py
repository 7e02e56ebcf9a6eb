"""Objectives: how far a seat is with what they ask for."""

from virtuosi.core.masks import count_of
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules import spots
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    AT_UNIVERSITIES,
    IN_COMPANY,
    IN_MACHINE,
    LECTURE_SPACES,
    LEVELS,
    LINES_EACH,
    ON_BOARD,
    PLUS,
    TIMES,
    UNIVERSITIES,
)
from virtuosi.games.adas_dream.rules.die import EVERY_COLOR, color_of, value_of
from virtuosi.games.adas_dream.rules.effects import owned_cards
from virtuosi.games.adas_dream.rules.position import AdasDream


def is_met(p: AdasDream, seat: int, area: int) -> bool:
    """Whether the seat fulfils the objective of an area now."""
    tile = p.objectives[area] - 1
    if tile < 0:
        return False
    return progress(p, seat, tile) >= p.pack.objective_count[tile]


def progress(p: AdasDream, seat: int, tile: int) -> int:
    """How far the seat is with an objective, in the objective's own count."""
    check, arg, counted = p.pack.objective_check[tile], p.pack.objective_arg[tile], p.pack.objective_counted[tile]
    if counted == ON_BOARD:
        return _on_own_board(p, seat, check, arg)
    if counted == IN_MACHINE:
        return _in_machine(p, seat, check)
    if counted == AT_UNIVERSITIES:
        return _at_universities(p, seat, check, arg)
    if counted == IN_COMPANY:
        return _in_company(p, seat, check)
    return _in_lectures(p, seat, check)


def _on_own_board(p: AdasDream, seat: int, check: int, arg: int) -> int:
    if check == tables.PROGRAMS_PLACED:
        return LINES_EACH - p.programs_of(seat).count(0)
    if check == tables.IN_COLUMN:
        return p.columns[seat * AREAS_EACH + arg]
    if check == tables.STEAM_LEVEL:
        return p.steam[seat]
    columns = p.columns[seat * AREAS_EACH : seat * AREAS_EACH + AREAS_EACH]
    if check == tables.ASSIGNMENTS_TOTAL:
        return sum(columns)
    if check == tables.IN_EACH_COLUMN:
        return min(columns)
    return p.gears_of(seat).count(PLUS if check == tables.ADDITIONS_BUILT else TIMES)


def _in_machine(p: AdasDream, seat: int, check: int) -> int:
    values = [0] * 7
    colors = 0
    for die in p.cells_of(seat):
        if die:
            values[value_of(die)] += 1
            colors |= 1 << color_of(die)
    if check == tables.DICE_OF_ONE_VALUE:
        return max(values)
    return 1 if colors == EVERY_COLOR else 0


def _at_universities(p: AdasDream, seat: int, check: int, arg: int) -> int:
    found = 0
    for university in range(UNIVERSITIES):
        counts = True
        if check == tables.ON_CITIES:
            counts = bool(arg >> university & 1)
        elif check == tables.IN_REGION:
            counts = p.pack.region[university] == arg
        if counts and spots.in_pile(p.piles[university], seat):
            found += 1
    return found


def _in_company(p: AdasDream, seat: int, check: int) -> int:
    if check == tables.ROOMS_ENTERED:
        return count_of(spots.rooms_entered(p, seat))
    cards = owned_cards(p, seat)
    if check == tables.NOT_START_PARTNERS:
        return count_of(cards & ~p.pack.start_cards)
    counts = [count_of(cards & science) for science in p.pack.science_cards]
    sponsors = counts.pop()
    if check == tables.SPONSORS:
        return sponsors
    if check == tables.OF_ONE_SCIENCE:
        return max(counts)
    return sum(1 for count in counts if count >= 2)


def _discs_in(p: AdasDream, seat: int, institution: int) -> int:
    """How many discs of the seat lie on the lecture spaces of an institution."""
    found = 0
    for space in range(institution * LEVELS, institution * LEVELS + LEVELS):
        holder = p.lectures[space]
        if holder and spots.is_held_by(holder, seat):
            found += spots.height(holder)
    return found


def _leads(p: AdasDream, seat: int, institution: int, discs: int) -> bool:
    """Whether nobody else has as many discs there."""
    for other in range(p.seats):
        if other != seat and _discs_in(p, other, institution) >= discs:
            return False
    return True


def _in_lectures(p: AdasDream, seat: int, check: int) -> int:
    if check <= tables.IN_INSTITUTIONS:
        found = 0
        for institution in range(LECTURE_SPACES // LEVELS):
            discs = _discs_in(p, seat, institution)
            if discs and (check == tables.IN_INSTITUTIONS or _leads(p, seat, institution, discs)):
                found += 1
        return found
    levels = 0
    for space in range(LECTURE_SPACES):
        if spots.is_held_by(p.lectures[space], seat):
            levels |= 1 << space % LEVELS
    if check == tables.LECTURE_LEVELS:
        return count_of(levels)
    return levels.bit_length() + 1 if levels else 0
