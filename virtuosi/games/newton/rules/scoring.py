"""Every point of Newton that is not on the points track: objectives, masters, discoveries."""

from typing import TYPE_CHECKING

from virtuosi.games.newton.rules.moves import (
    ANY_BOOK,
    BONUSES,
    BOOKS,
    COLOURED,
    COLUMNS,
    HAND,
    HOMES,
    SHELF_TILES,
    STARTERS,
    STUDENTS,
    UNIVERSITIES,
)
from virtuosi.games.newton.rules.ownership import owner_of
from virtuosi.games.newton.rules.pack import (
    BOOK_SETS,
    CARDS_GAINED,
    COINS_LEFT,
    CUBES_LEFT,
    GOALS,
    GOALS_FREE,
    LANDS_VISITED,
    MAP_GOAL,
    MASTERS_IN_HAND,
    MASTERS_PLAYED,
    POTIONS_LEFT,
    SLOTS_EMPTY,
    SPECIALS_AHEAD,
    STUDENTS_AT_ENDS,
    STUDENTS_IN_RESERVE,
    TILES_PLACED,
    TOKENS_TAKEN,
    UNIVERSITIES_AHEAD,
    UNIVERSITIES_VISITED,
    WORK_GOAL,
)

if TYPE_CHECKING:
    from virtuosi.games.newton.rules.position import Newton


def objective(p: "Newton", goal: int) -> int:
    """The objective tile on one of the six objective spaces."""
    space = p.pack.goal_space[goal]
    if goal == MAP_GOAL:
        return p.tiles[space]
    return p.track[space] if goal == WORK_GOAL else p.tree[space]


def occupied(p: "Newton", seat: int, goal: int) -> bool:
    """Whether a piece of the seat holds this objective for the final score (rule 15.3)."""
    space = p.pack.goal_space[goal]
    if goal == MAP_GOAL:
        return bool(p.cubes[seat] >> space & 1)
    if goal == WORK_GOAL:
        return p.marker[seat] == space
    for k in range(seat * STUDENTS, (seat + 1) * STUDENTS):
        if p.students[k] == space:
            return True
    return False


def held_now(p: "Newton", seat: int, goal: int) -> bool:
    """The same in the modules' wording, where the scientist counts too (rules 16.17, 17.7)."""
    return occupied(p, seat, goal) or (goal == MAP_GOAL and p.at[seat] == p.pack.goal_space[goal])


def total(p: "Newton", seat: int) -> int:
    """All points as if the match ended now; hidden masters do not count until they are played."""
    score = p.points[seat] + master_points(p, seat)
    if p.round == 0:
        return score
    for goal in range(GOALS):
        if occupied(p, seat, goal):
            score += worth(p, seat, objective(p, goal))
    return score


def rank(p: "Newton") -> int:
    """The rank that the points of a solo match are worth now (rule 15.9)."""
    points, reached = total(p, 0), 0
    for k in range(len(p.pack.ranks)):
        if points >= p.pack.ranks[k]:
            reached = k
    return reached


def master_points(p: "Newton", seat: int) -> int:
    score = 0
    for k in range(seat * HAND, (seat + 1) * HAND):
        if p.played[k]:
            score += p.pack.master_vp[p.masters[k]]
    return score


def worth(p: "Newton", seat: int, tile: int) -> int:
    """The points of an objective tile for this seat now (rules 15.4 to 15.7)."""
    pack = p.pack
    vp = count(p, seat, pack.objective_counts[tile]) // pack.objective_each[tile] * pack.objective_vp[tile]
    most = pack.objective_most[tile]
    return vp if most == 0 or vp < most else most


def count(p: "Newton", seat: int, what: int) -> int:
    """How many of the things an objective counts (in the order of COUNTS) the seat has."""
    if what == COINS_LEFT:
        return p.coins[seat]
    if what == POTIONS_LEFT:
        return p.potions[seat]
    if what == TOKENS_TAKEN:
        return sum(p.won[seat * BONUSES : (seat + 1) * BONUSES])
    if what == UNIVERSITIES_VISITED:
        return p.visited(seat, 0, UNIVERSITIES)
    if what == LANDS_VISITED:
        return p.visited(seat, UNIVERSITIES, HOMES)
    if what == STUDENTS_AT_ENDS:
        return students_at_ends(p, seat)
    if what == MASTERS_PLAYED:
        return p.masters_played(seat)
    if what == BOOK_SETS:
        return book_sets(p, seat)
    if what == TILES_PLACED:
        return p.taken[seat] - p.removed[seat]
    return cards_gained(p, seat) if what == CARDS_GAINED else discoveries(p, seat)


def students_at_ends(p: "Newton", seat: int) -> int:
    total = 0
    for k in range(seat * STUDENTS, (seat + 1) * STUDENTS):
        space = p.students[k]
        if space > 0 and not p.pack.next[space]:
            total += 1
    return total


def own_cards(p: "Newton", seat: int) -> list[int]:
    """Cards in hand and on the desk, not those under it."""
    return p.hands[seat] + [card for card in p.desk[seat * COLUMNS : (seat + 1) * COLUMNS] if card >= 0]


def book_sets(p: "Newton", seat: int) -> int:
    """Sets of three different books on cards and played masters; a book of any colour fills a gap (rule 15.5)."""
    pack = p.pack
    have = [0, 0, 0, 0]
    for card in own_cards(p, seat):
        face = pack.face(seat, card) * BOOKS
        for colour in range(BOOKS):
            have[colour] += pack.books[face + colour]
    for k in range(seat * HAND, (seat + 1) * HAND):
        if p.played[k]:
            for colour in range(BOOKS):
                have[colour] += pack.master_books[p.masters[k] * BOOKS + colour]
    sets = 0
    while True:
        gaps = 0
        for colour in range(COLOURED):
            gaps += max(0, sets + 1 - have[colour])
        if gaps > have[ANY_BOOK]:
            return sets
        sets += 1


def cards_gained(p: "Newton", seat: int) -> int:
    total = 0
    for card in own_cards(p, seat):
        if card >= STARTERS:
            total += 1
    return total


def discoveries(p: "Newton", seat: int) -> int:
    total = 0
    for state in p.offer:
        if owner_of(state) == seat:
            total += 1
    return total


def discovery_worth(p: "Newton", seat: int, tile: int) -> int:
    """What a great discovery scores when it is used (rules 17.7 to 17.14)."""
    pack = p.pack
    vp = lacking(p, seat, pack.discovery_counts[tile]) * pack.discovery_vp[tile]
    most = pack.discovery_most[tile]
    return vp if most == 0 or vp < most else most


def lacking(p: "Newton", seat: int, what: int) -> int:
    """How many of the things a discovery counts (in the order of LACKS)."""
    if what == GOALS_FREE:
        return GOALS - sum([1 for goal in range(GOALS) if held_now(p, seat, goal)])
    if what == STUDENTS_IN_RESERVE:
        return p.reserve(seat)
    if what == UNIVERSITIES_AHEAD:
        mask = p.cubes[seat] | 1 << p.at[seat]
        return sum([1 for home in range(UNIVERSITIES) if not mask >> p.homes[home] & 1])
    if what == MASTERS_IN_HAND:
        return HAND - p.masters_played(seat)
    if what == SLOTS_EMPTY:
        return p.slots[seat * COLUMNS : (seat + 1) * COLUMNS].count(-1)
    if what == CUBES_LEFT:
        return p.cubes_left[seat]
    if what == SPECIALS_AHEAD:
        ahead = p.pack.track_tile[p.marker[seat] + 1 : p.pack.length + 1]
        return sum([1 for tile in ahead if tile])
    return SHELF_TILES - p.taken[seat]
