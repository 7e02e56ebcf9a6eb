"""From options to the first position: what is random waits on its agenda."""

from typing import Any, Final, final

from virtuosi.core.options import Options, switches
from virtuosi.core.task import LEGAL, Chance, Question, Task
from virtuosi.games.ray_master.rules import effects
from virtuosi.games.ray_master.rules.chances import Deal, RollRay
from virtuosi.games.ray_master.rules.moves import CARDS, EMPTY, LANES, LARGE, MEDIUM, PLACED, TO_FIRST, TO_PLACE
from virtuosi.games.ray_master.rules.pack import RayPack
from virtuosi.games.ray_master.rules.position import NO_CARD, PILE, RayMaster
from virtuosi.games.ray_master.rules.refusals import LARGES_PLACED, MEDIUM_PLACED, SLOT_TAKEN, SUM_OUT_OF_REACH
from virtuosi.games.ray_master.rules.tasks import StartTurn

LARGES: Final = 3
DIE_KINDS: Final = len(PLACED)  # the medium, or a large with one of six faces


def start(pack: RayPack, seats: int, options: Options) -> RayMaster:
    return lay(pack, seats, *switches(options, "advanced", "open_hands", "free_dice", "fire_deck"))


def lay(pack: RayPack, seats: int, advanced: bool, open_hands: bool, free_dice: bool, fire_deck: bool) -> RayMaster:
    """The table before the first player is drawn."""
    sizes, values, reserve = pack.sizes[:], pack.values[:], pack.reserve()
    agenda: list[Task[Any]] = [FirstSeat(0, 1 if free_dice else 0)] if seats == 2 else []
    p = RayMaster(
        seats,
        agenda,
        pack,
        advanced,
        open_hands,
        1 if fire_deck else 0,
        sizes,
        values,
        reserve,
        [PILE] * CARDS,
        [0, 0],
        pack.ray_even,
        pack.height,
        pack.mode,
        pack.temperature,
        pack.energy,
        0,
        0,
        False,
        NO_CARD,
        False,
        0,
        0,
        0,
    )
    if free_dice:
        for seat in range(seats):
            clear_board(p, seat)
    if seats == 1:
        begin(p, 0, free_dice)
        p.settle()
    return p


def begin(p: RayMaster, first: int, free_dice: bool) -> None:
    """All that comes before the first turn, last things first (rule 10.4)."""
    p.agenda.append(StartTurn(first))
    p.agenda.append(Deal(0))
    p.agenda.append(RollRay(0))
    if free_dice:
        for _ in range(LANES):
            for k in range(p.seats - 1, -1, -1):
                p.agenda.append(PlaceDie((first + k) % p.seats))


def clear_board(p: RayMaster, seat: int) -> None:
    for slot in range(seat * LANES, (seat + 1) * LANES):
        p.reserve[seat * 4 + p.sizes[slot]] += 1
        p.sizes[slot] = EMPTY
        p.values[slot] = 0


@final
class FirstSeat(Chance[RayMaster]):
    """Who begins (rule 2.4). `a` is 1 when dice are placed freely."""

    def candidates(self, p: RayMaster) -> list[int]:
        return [TO_FIRST, TO_FIRST + 1]

    def take(self, p: RayMaster, move: int) -> None:
        seat = move - TO_FIRST
        if p.events is not None:
            p.events.add(effects.FIRST, seat)
        begin(p, seat, self.a == 1)


@final
class PlaceDie(Question[RayMaster]):
    """Free setup: one die of one's own, in a free own slot, with a face that keeps the sum within reach."""

    def candidates(self, p: RayMaster) -> list[int]:
        return [TO_PLACE + k for k in range(LANES * DIE_KINDS)]

    def refusal(self, p: RayMaster, move: int) -> int:
        lane, kind = divmod(move - TO_PLACE, DIE_KINDS)
        first = self.seat * LANES
        mine = p.sizes[first : first + LANES]
        if mine[lane] != EMPTY:
            return SLOT_TAKEN
        if kind == 0:
            return MEDIUM_PLACED if MEDIUM in mine else LEGAL
        left = self.larges_left(p) - 1
        if left < 0:
            return LARGES_PLACED
        missing = self.sum_left(p) - kind
        return LEGAL if left <= missing <= 6 * left else SUM_OUT_OF_REACH

    def larges_left(self, p: RayMaster) -> int:
        """Large dice this seat has still to place."""
        first = self.seat * LANES
        return LARGES - p.sizes[first : first + LANES].count(LARGE)

    def sum_left(self, p: RayMaster) -> int:
        """What they must show together."""
        left = p.pack.large_sum
        for slot in range(self.seat * LANES, (self.seat + 1) * LANES):
            if p.sizes[slot] == LARGE:
                left -= p.values[slot]
        return left

    def take(self, p: RayMaster, move: int) -> None:
        lane, kind = divmod(move - TO_PLACE, DIE_KINDS)
        slot = self.seat * LANES + lane
        size = MEDIUM if kind == 0 else LARGE
        p.sizes[slot] = size
        p.values[slot] = p.pack.medium_value if kind == 0 else kind
        p.reserve[self.seat * 4 + size] -= 1
        if p.events is not None:
            p.events.add(effects.PLACED, slot, size, p.values[slot])
