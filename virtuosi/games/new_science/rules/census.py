"""How many of each component there are, wherever they lie: it never changes."""

from virtuosi.core.masks import count_of
from virtuosi.games.new_science.rules.position import PLACING, NewScience
from virtuosi.games.new_science.rules.tasks.rounds import PlaceEnergy


def census(p: NewScience) -> dict[str, int]:
    found = {"cards": p.pile + count_of(p.seen), "cubes": sum([1 for owner in p.space if owner >= 0]) + in_hand(p)}
    for seat in range(p.seats):
        found["markers of seat " + str(seat)] = p.supply[seat] + count_of(p.markers(seat))
    return found


def in_hand(p: NewScience) -> int:
    """The cubes not on the board: the question counts those placed, and while they are resolved all lie there."""
    if p.at >= 0:
        return 0
    task = p.agenda[-1] if p.agenda else None
    placed = task.placed if p.at == PLACING and isinstance(task, PlaceEnergy) else 0
    return p.pack.energy * p.seats - placed
