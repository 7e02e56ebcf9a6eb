"""Who knows what: prerequisites, what is open to a seat, and the markers it could use (rules 7, 8.6)."""

from virtuosi.core.task import LEGAL
from virtuosi.games.new_science.rules.position import NewScience
from virtuosi.games.new_science.rules.refusals import ALL_PUBLISHED, NO_MARKER, OWN_MARKER, PREREQUISITES, PUBLISHED


def knowledge(p: NewScience, seat: int) -> int:
    """What a seat knows: whatever is public, and its own successes."""
    return p.public | p.known[seat]


def has_prerequisites(p: NewScience, known: int, d: int) -> bool:
    for clause in p.clauses()[d]:
        if not known & clause:
            return False
    return True


def open_to(p: NewScience, seat: int) -> list[int]:
    """The discoveries this seat could research, points and markers apart."""
    known = p.public | p.known[seat]
    taken = known | p.researched[seat]
    clauses = p.clauses()
    found = []
    for d in p.tree():
        if taken >> d & 1:
            continue
        for clause in clauses[d]:
            if not known & clause:
                break
        else:
            found.append(d)
    return found


def removable(p: NewScience, seat: int, d: int) -> int:
    """With no marker in supply: the own markers that could be taken back to research this (rule 8.6)."""
    mask = p.researched[seat]
    known = p.public | p.known[seat]
    left = p.known[seat]
    while left:
        bit = left & -left
        left ^= bit
        if has_prerequisites(p, known ^ bit, d):
            mask |= bit
    return mask


def has_marker(p: NewScience, seat: int, d: int) -> bool:
    return p.supply[seat] > 0 or removable(p, seat, d) != 0


def barred(p: NewScience, seat: int, d: int) -> int:
    """Why a seat could not put a research marker there, points apart."""
    bit = 1 << d
    if p.public & bit:
        return PUBLISHED
    if (p.researched[seat] | p.known[seat]) & bit:
        return OWN_MARKER
    if not has_prerequisites(p, knowledge(p, seat), d):
        return PREREQUISITES
    if not has_marker(p, seat, d):
        return NO_MARKER if p.researched[seat] | p.known[seat] else ALL_PUBLISHED
    return LEGAL
