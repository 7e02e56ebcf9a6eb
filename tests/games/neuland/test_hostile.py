"""Positions nobody plays into: few actions left, goods everywhere, the end in sight. The rules hold there too."""

from typing import TypeVar

import pytest

from tests.games.neuland.build import Country, country
from virtuosi.core.rng import Rng
from virtuosi.core.task import LEGAL
from virtuosi.games.neuland.rules import effects
from virtuosi.games.neuland.rules.discs import is_metal, mineral_of, ore_of
from virtuosi.games.neuland.rules.moves import (
    CATEGORY_COUNT,
    CENTRE,
    DISTANCE,
    GOODS,
    HEX_COUNT,
    HEXES,
    KINDS,
    METAL,
    MINE,
    MINERALS,
    NOTHING,
    ORE,
    PRODUCTION_COUNT,
    STEPS,
)
from virtuosi.games.neuland.rules.position import DISCS_STAY, ONE_STEP, SUM_OF_DISTANCES, WAITING
from virtuosi.games.neuland.rules.tasks.reach import material

T = TypeVar("T")
POSITIONS = 30
RULES = [
    one_step | summed | stay | wait
    for one_step in (0, ONE_STEP)
    for summed in (0, SUM_OF_DISTANCES)
    for stay in (0, DISCS_STAY)
    for wait in (0, WAITING)
]


def hostile(rng: Rng, rules: int) -> Country:
    """A country strewn with buildings and goods, with a turn that is nearly over and points that are nearly placed."""
    seats = 2 + rng.below(3)
    t = country(seats, rules=rules)
    t.p.left = [99] * seats
    for good in wanted(t, rng):
        strew(t, rng, [kind for kind in t.p.pack.makers[good] if t.p.stock[kind] > 0], good)
    for category in range(CATEGORY_COUNT):
        progress(t, rng, category)
    for _ in range(rng.below(45)):
        strew(t, rng, [kind for kind in range(PRODUCTION_COUNT) if t.p.stock[kind] > 0], None)
    t.p.left = [1 + rng.below(5) // 4 for _ in range(seats)]
    spread_out(t, rng)
    t.begin(0)
    t.p.used = t.p.limit - rng.below(5) // 3
    return t


def progress(t: Country, rng: Rng, category: int) -> None:
    """Some of it is made already; without progress in one step some is only built."""
    for step in range(max(0, rng.below(STEPS + 2) - 2)):  # often nothing is built yet
        name = KINDS[PRODUCTION_COUNT + category * STEPS + step]
        if t.p.rules & ONE_STEP or (t.p.scored[category] == step and rng.below(2)):
            t.score(name, t.p.seats - 1)
        else:
            t.put(free_hex(t, rng), name)


def wanted(t: Country, rng: Rng) -> list[int]:
    """The inputs of a progress tile, and what it is built with."""
    kind = PRODUCTION_COUNT + rng.below(CATEGORY_COUNT) * STEPS
    goods = [t.p.pack.first_input[kind], t.p.pack.second_input[kind], material(t.p, kind)]
    return [good for good in goods if good not in (NOTHING, ORE)]


def free_hex(t: Country, rng: Rng) -> str:
    """A hex with room, mostly as near the middle as there is one: it gets crowded where the goods are."""
    free = [at for at in range(HEX_COUNT) if effects.free_slot(t.p, at) >= 0]
    nearest = min(DISTANCE[CENTRE * HEX_COUNT + at] for at in free)
    near = [at for at in free if DISTANCE[CENTRE * HEX_COUNT + at] == nearest]
    return HEXES[one_of(near if rng.below(5) else free, rng)]


def one_of(things: list[T], rng: Rng) -> T:
    return things[rng.below(len(things))]


def strew(t: Country, rng: Rng, kinds: list[int], good: int | None) -> None:
    """One of these buildings, with a marker of somebody; of the seat on turn when it is for a good it wants."""
    p = t.p
    if not kinds:
        return
    kind = one_of(kinds, rng)
    discs = [name for number, name in enumerate(MINERALS) if p.supply[number] > 0]
    if kind == MINE and good is not None:
        discs = [name for name in discs if name == GOODS[good]]
    metals = [metal for metal in range(len(GOODS)) if is_metal(metal) and p.supply[mineral_of(ore_of(metal))] > 0]
    if (kind == MINE and not discs) or (p.pack.output[kind] == METAL and not metals):
        return
    slot = t.put(free_hex(t, rng), KINDS[kind], [one_of(discs, rng)] if kind == MINE else [])
    seat = 0 if good is not None else rng.below(p.seats)
    if p.reserve[seat] == 0:
        return
    if p.pack.output[kind] == METAL:
        made = good if good in metals else one_of(metals, rng)
        p.supply[mineral_of(ore_of(made))] -= 1
    else:
        made = effects.output_at(p, slot, 0)
    effects.put_marker(p, seat, slot, made)


def spread_out(t: Country, rng: Rng) -> None:
    """Time markers on spaces of their own, the rivals' mostly where a turn would like to end."""
    spaces = list(range(1, t.p.pack.track))
    for seat in range(1, t.p.seats):
        t.p.time[seat] = one_of(spaces[-1:] if rng.below(4) else spaces, rng)
        spaces.remove(t.p.time[seat])
    t.p.time[0] = 0


def components(t: Country) -> dict[str, int]:
    """All but the coats of arms, whose number is made up."""
    return {name: count for name, count in t.p.census().items() if not name.startswith("arms")}


@pytest.mark.parametrize("rules", RULES)
def test_moves_and_refusals_agree_and_no_question_is_without_an_answer(rules: int) -> None:
    rng = Rng(rules + 1)
    for _ in range(POSITIONS):
        t = hostile(rng, rules)
        census = components(t)
        for _ in range(12):
            if not t.p.agenda:
                break
            legal = [move for move, refusal in t.p.refusals() if refusal == LEGAL]
            assert legal == t.p.moves()
            assert legal, type(t.p.agenda[-1])
            t.random_move(rng)
            assert min(t.p.supply) >= 0
        assert components(t) == census
