"""From options to the first position: what is random waits on its agenda."""

from typing import Any

from virtuosi.core.options import Options, switches
from virtuosi.core.task import Task
from virtuosi.games.ray_master.rules.moves import CARDS, EMPTY, LANES, SHELF
from virtuosi.games.ray_master.rules.pack import RayPack
from virtuosi.games.ray_master.rules.position import NO_CARD, PILE, RayMaster
from virtuosi.games.ray_master.rules.tasks.opening import FirstSeat, begin


def start(pack: RayPack, seats: int, options: Options) -> RayMaster:
    return lay(pack, seats, *switches(options, "advanced", "open_hands", "free_dice", "fire_deck"))


def lay(pack: RayPack, seats: int, advanced: bool, open_hands: bool, free_dice: bool, fire_deck: bool) -> RayMaster:
    """The table before the first player is drawn."""
    agenda: list[Task[Any]] = [FirstSeat(0, 1 if free_dice else 0)] if seats == 2 else []
    p = RayMaster(
        seats,
        agenda,
        pack,
        advanced=advanced,
        open_hands=open_hands,
        deck=1 if fire_deck else 0,
        sizes=pack.sizes[:],
        values=pack.values[:],
        reserve=pack.reserve(),
        cards=[PILE] * CARDS,
        extra=[0, 0],
        ray=pack.ray_even,
        height=pack.height,
        mode=pack.mode,
        temperature=pack.temperature,
        energy=pack.energy,
        free=0,
        done=0,
        fired=False,
        student=NO_CARD,
        waiting=False,
        held=0,
        cycle=0,
        turn=0,
    )
    if free_dice:
        for seat in range(seats):
            clear_board(p, seat)
    if seats == 1:
        begin(p, 0, free_dice)
        p.settle()
    return p


def clear_board(p: RayMaster, seat: int) -> None:
    for slot in range(seat * LANES, (seat + 1) * LANES):
        p.reserve[seat * SHELF + p.sizes[slot]] += 1
        p.sizes[slot] = EMPTY
        p.values[slot] = 0
