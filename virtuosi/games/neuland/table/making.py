"""Who makes what, and what the decision under way is about, with the costs for one pair of eyes."""

import msgspec

from virtuosi.games.neuland.rules.discs import top_good
from virtuosi.games.neuland.rules.moves import (
    EMPTY,
    GOODS,
    MINERAL,
    PRODUCTION_COUNT,
    SLOT_COUNT,
    SLOTS_PER_HEX,
    UNMARKED,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.building import ChooseMaterial, ChooseMineral, ChooseSite
from virtuosi.games.neuland.rules.tasks.reach import FAR, material, nearest, own
from virtuosi.games.neuland.rules.tasks.source import ChooseSource
from virtuosi.games.neuland.table.costs import costs, inputs_of, missing, production_cost
from virtuosi.games.neuland.table.names import good_name
from virtuosi.games.neuland.table.refs import hex_ref, pile_ref, slot_ref


class MakerView(msgspec.Struct, frozen=True):
    """A building that makes a good, for the question who makes what."""

    ref: str
    free: bool
    owner: int | None  # whose marker stands there
    steps: int | None  # hexes from the nearest first input of these eyes
    cost: int | None
    missing: list[str]


class PendingView(msgspec.Struct, frozen=True):
    """A decision half made: what it is about, and what each candidate would cost."""

    about: list[str]  # refs: the building or pile, the site
    good: str | None  # what is asked for
    chosen: list[str]  # refs of sources chosen already
    costs: dict[str, int]  # by notation of the move


def makers_of(p: Neuland, good: int, eyes: int) -> list[MakerView]:
    """Who makes this good, the cheapest for these eyes first."""
    found = []
    for slot in range(SLOT_COUNT):
        kind = p.tile[slot]
        if kind == EMPTY or kind >= PRODUCTION_COUNT or kind not in p.pack.makers[good]:
            continue
        if p.pack.output[kind] == MINERAL and top_good(p.stack[slot]) != good:
            continue
        owner = None if p.owner[slot] == UNMARKED else p.owner[slot]
        wanted = inputs_of(p, kind)
        steps = nearest(own(p, eyes, wanted[0]), slot // SLOTS_PER_HEX) if wanted else FAR
        lack = [good_name(good) for good in missing(p, eyes, kind)]
        cost = production_cost(p, eyes, slot)
        found.append(MakerView(slot_ref(slot), owner is None, owner, None if steps == FAR else steps, cost, lack))
    return sorted(found, key=lambda maker: (maker.cost is None, maker.cost or 0, not maker.free))


def pending_view(p: Neuland) -> PendingView | None:
    """Costs beside every candidate of the decision under way."""
    task = p.agenda[-1] if p.agenda else None
    if isinstance(task, ChooseSource):
        chosen = [slot_ref(task.first)] if 0 <= task.first < SLOT_COUNT else []
        return PendingView([slot_ref(task.slot)], good_name(task.wanted(p)), chosen, costs(p))
    if isinstance(task, ChooseSite):
        return PendingView([pile_ref(task.pile)], None, [], costs(p))
    if isinstance(task, ChooseMaterial):
        about = [pile_ref(task.pile), hex_ref(task.at)]
        return PendingView(about, GOODS[material(p, task.kind(p))], [], costs(p))
    if isinstance(task, ChooseMineral):
        return PendingView([slot_ref(task.slot)], None, [], {})
    return None
