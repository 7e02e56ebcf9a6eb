"""What bots know of the solo match: how many hits clear away the other colour, and how many can still be made."""

from typing import Final

from virtuosi.games.ray_master.rules.moves import EMPTY, LANES, LARGE, MEDIUM, SHELF, SMALL
from virtuosi.games.ray_master.rules.position import RayMaster

TURNS_A_CYCLE: Final = 7  # rule 9.7
SHOTS_A_TURN: Final = 0.6  # heat, and the way to the next lane, take turns without a shot
EARNED: Final = 3.5  # points that a hit on one's own dice earns
MISSED: Final = 7.0  # points at least that a hit is worth which clears away a foreign die
IN_THE_WAY: Final = 0.3  # hits that it takes to see past a large die of one's own: shrinking it pays as well
MOVED_AWAY: Final = 0.4  # where another slot is free for the die in the way
GIVEN_UP: Final = 1.5  # where none is: one of one's own dice must go first


def alone(p: RayMaster) -> float:
    """Points that the hits to come will save and earn: so many foreign dice are cleared away as pays best, and the
    hits that are left go to one's own. Of a die that the hits do not suffice for, a part is hoped for."""
    turns = p.pack.cycles * TURNS_A_CYCLE - p.turn + (0 if p.fired else 1)
    hits = min(float(p.energy), SHOTS_A_TURN * turns)
    shrinkable = 0
    for lane in range(LANES):
        shrinkable += max(0, p.sizes[lane] - SMALL)
    wanted = needs(p)
    threat = float(p.pack.penalty * len(wanted))
    best = EARNED * min(float(shrinkable), hits) - threat
    for need in wanted:
        hits -= need
        threat -= p.pack.penalty
        more = EARNED * min(float(shrinkable), hits) if hits > 0.0 else hits * max(MISSED, p.pack.penalty / need)
        best = max(best, more - threat)
    return best


def needs(p: RayMaster) -> list[float]:
    """The hits that each foreign die takes until it vanishes, the fewest first. A large die that finds no medium one to
    become vanishes at once (rule 5.11); those that will find none once the others have shrunk come last."""
    mediums = p.reserve[SHELF + MEDIUM]
    now: list[float] = []
    then: list[float] = []
    for lane in range(LANES):
        size = p.sizes[LANES + lane]
        if size == LARGE and mediums <= 0:
            need = 1.0 + detour(p, lane, True)
            if p.reserve[SHELF + MEDIUM] > 0:
                then.append(need)
            else:
                now.append(need)
        elif size != EMPTY:
            now.append(size + detour(p, lane, False))
            mediums -= size // LARGE
    return sorted(now) + then


def detour(p: RayMaster, lane: int, over: bool) -> float:
    """Hits that a die of one's own costs which stands between a foreign one and the ray, if only a ray that is to hit
    a small die stops there, or also one that passes over smaller dice."""
    if p.pack.near[lane] != 0 or p.sizes[lane] == EMPTY:
        return 0.0
    if over:
        return IN_THE_WAY if p.sizes[lane] >= p.sizes[LANES + lane] else 0.0
    for other in range(LANES):
        if p.sizes[other] == EMPTY:
            return MOVED_AWAY
    return GIVEN_UP
