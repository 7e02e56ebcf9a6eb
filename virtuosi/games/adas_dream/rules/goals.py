"""Objectives: how far a seat is with what they ask for."""

from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules import spots
from virtuosi.games.adas_dream.rules.effects import owned_cards
from virtuosi.games.adas_dream.rules.position import PLUS, TIMES, AdasDream, count_of
from virtuosi.games.adas_dream.rules.scoring import institution_discs, room_discs


def is_met(p: AdasDream, seat: int, area: int) -> bool:
    """Whether the seat fulfils the objective of an area now."""
    tile = p.objectives[area] - 1
    if tile < 0:
        return False
    return progress(p, seat, tile) >= p.pack.objective_count[tile]


def progress(p: AdasDream, seat: int, tile: int) -> int:
    """How far the seat is with an objective, in the objective's own count."""
    check, arg = p.pack.objective_check[tile], p.pack.objective_arg[tile]
    if check < 6:
        return _study_progress(p, seat, check, arg)
    if check < 11:
        return _travel_progress(p, seat, check, arg)
    if check < 16:
        return _meeting_progress(p, seat, check)
    return _lecture_progress(p, seat, check)


def _study_progress(p: AdasDream, seat: int, check: int, arg: int) -> int:
    columns = p.columns[seat * 4 : seat * 4 + 4]
    if check == 0:
        return 6 - p.slots[seat * 6 : seat * 6 + 6].count(0)
    if check == 1:
        return columns[arg]
    if check == 2:
        return sum(columns)
    if check == 3:
        return min(columns)
    return p.gears[seat * 12 : seat * 12 + 12].count(PLUS if check == 4 else TIMES)


def _travel_progress(p: AdasDream, seat: int, check: int, arg: int) -> int:
    if check == 9:
        values = [0] * 7
        for die in p.mill[seat * 9 : seat * 9 + 9]:
            if die:
                values[(die - 1) % 6 + 1] += 1
        return max(values)
    if check == 10:
        colors = 0
        for die in p.mill[seat * 9 : seat * 9 + 9]:
            if die:
                colors |= 1 << (die - 1) // 6
        return 1 if colors == 31 else 0
    found = 0
    for university in range(15):
        counts = check == 7 or (arg >> university & 1 if check == 6 else p.pack.region[university] == arg)
        if counts and spots.in_pile(p.piles[university], seat):
            found += 1
    return found


def _meeting_progress(p: AdasDream, seat: int, check: int) -> int:
    if check == 11:
        return sum(1 for room in range(4) if room_discs(p, room)[seat])
    cards = owned_cards(p, seat)
    counts = [count_of(cards & science) for science in p.pack.science_cards]
    if check == 12:
        return counts[tables.SPONSOR]
    if check == 13:
        return max(counts[:4])
    if check == 14:
        return sum(1 for count in counts[:4] if count >= 2)
    return count_of(cards & ~p.pack.start_cards)


def _lecture_progress(p: AdasDream, seat: int, check: int) -> int:
    if check == 20:
        return p.steam[seat]
    if check in (16, 17):
        found = 0
        for institution in range(4):
            discs = institution_discs(p, institution)
            sole = discs[seat] == max(discs) and discs.count(discs[seat]) == 1
            if discs[seat] and (check == 17 or sole):
                found += 1
        return found
    levels = 0
    for space in range(20):
        if p.lectures[space] & 7 == seat + 1:
            levels |= 1 << (space % 5)
    return levels.bit_length() + 1 if check == 18 and levels else count_of(levels) if check == 19 else 0
