"""Points and places: prestige, the bonuses of the end, and the tie-break."""

from typing import TYPE_CHECKING

from virtuosi.core.masks import count_of
from virtuosi.games.new_science.rules.moves import SIZE, TRACK_COUNT

if TYPE_CHECKING:
    from virtuosi.games.new_science.rules.position import NewScience


def publications(p: "NewScience", seat: int) -> int:
    """What counts for the bonus of most publications (rule 12.7)."""
    return p.authored[seat] if p.actions_only else count_of(p.printed[seat])


def last_level(p: "NewScience", seat: int) -> int:
    """Publications of the last level: the tie-break."""
    return count_of(p.printed[seat] & p.last())


def leads_publications(p: "NewScience", seat: int) -> bool:
    mine = publications(p, seat)
    for other in range(p.seats):
        if publications(p, other) > mine:
            return False
    return True


def leads(p: "NewScience", seat: int, track: int) -> bool:
    influence = p.influence
    mine = influence[seat * TRACK_COUNT + track]
    for other in range(track, p.seats * TRACK_COUNT, TRACK_COUNT):
        if influence[other] > mine:
            return False
    return True


def total(p: "NewScience", seat: int) -> int:
    """Prestige and the bonuses, as if the match ended now (rules 12.6, 12.8)."""
    found = p.prestige[seat]
    if leads_publications(p, seat):
        found += p.pack.most_publications
    for track in range(TRACK_COUNT):
        if leads(p, seat, track):
            found += p.pack.leader
    return found


def ranking(p: "NewScience") -> list[int]:
    """Most points first, then most discoveries of the last level; ties share the place (rules 12.10, 12.11)."""
    weight = SIZE + 1
    keys = [total(p, seat) * weight + last_level(p, seat) for seat in range(p.seats)]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
