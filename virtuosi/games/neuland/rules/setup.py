"""From options to the first position: the map, the first player and the starts wait on its agenda."""

from typing import Any, Final

from virtuosi.core.options import Options, switches
from virtuosi.core.task import Task
from virtuosi.games.neuland.rules import effects
from virtuosi.games.neuland.rules.moves import (
    BARE,
    CATEGORY_COUNT,
    EMPTY,
    GOOD_COUNT,
    HEX_COUNT,
    KINDS,
    LODGE,
    MATERIALS,
    NO_GOOD,
    PILE_COUNT,
    SAWMILL,
    SLOT_COUNT,
    TERRAIN_COUNT,
    UNMARKED,
)
from virtuosi.games.neuland.rules.pack import PAIRS, NeulandPack
from virtuosi.games.neuland.rules.position import DISCS_STAY, ONE_STEP, RANDOM_MAP, SUM_OF_DISTANCES, WAITING, Neuland
from virtuosi.games.neuland.rules.tasks.opening import DrawFirst, LayMap

SWITCHES: Final = {
    "progress_one_step": ONE_STEP,
    "sum_of_distances": SUM_OF_DISTANCES,
    "discs_stay": DISCS_STAY,
    "allow_wait": WAITING,
}


def start(pack: NeulandPack, seats: int, options: Options) -> Neuland:
    rules = RANDOM_MAP if options.get("map") == "random" else 0
    for flag, on in zip(SWITCHES.values(), switches(options, *SWITCHES), strict=True):
        rules |= flag if on else 0
    return lay(pack, seats, rules)


def lay(pack: NeulandPack, seats: int, rules: int) -> Neuland:
    """The table before the first player is drawn."""
    agenda: list[Task[Any]] = [DrawFirst(0)]
    if rules & RANDOM_MAP:
        agenda.append(LayMap(0))
    p = Neuland(
        seats,
        agenda,
        pack,
        rules,
        terrain=[BARE] * HEX_COUNT,
        pieces=pack.doubles[:],
        tile=[EMPTY] * SLOT_COUNT,
        owner=[UNMARKED] * SLOT_COUNT,
        good=[NO_GOOD] * SLOT_COUNT,
        stack=[0] * SLOT_COUNT,
        supply=pack.discs[:],
        stock=pack.counts[:],
        built=[0] * CATEGORY_COUNT,
        scored=[0] * CATEGORY_COUNT,
        place=[EMPTY] * len(pack.points),
        scorer=[UNMARKED] * len(pack.points),
        reserve=[pack.markers] * seats,
        left=[pack.arms[seats]] * seats,
        time=[0] * seats,
        turns=[0] * seats,
        quiet=[0] * seats,
        lying=0,
        cycle=0,
        used=0,
        limit=0,
        turn=0,
        started=0,
        winner=UNMARKED,
        stands=[0] * len(KINDS),
        has=[0] * (seats * GOOD_COUNT),
        free=[0] * (PAIRS + 1),
        room=[0] * TERRAIN_COUNT,
        open_piles=[0] * (len(MATERIALS) * TERRAIN_COUNT),
        kept=0,
    )
    for kind in (LODGE, SAWMILL):
        p.stock[kind] -= seats  # set aside for the starts (2.3)
    for pile in range(PILE_COUNT):
        effects.refresh_pile(p, pile)
    if not rules & RANDOM_MAP:
        effects.lay_terrain(p, pack.first_map)
    return p
