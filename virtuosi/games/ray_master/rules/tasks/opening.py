"""Before the first turn: who begins, and the dice that players place themselves (rules 2.4 and 10)."""

from typing import Final, final

from virtuosi.core.task import LEGAL, Chance, Question
from virtuosi.games.ray_master.rules import events
from virtuosi.games.ray_master.rules.moves import (
    EMPTY,
    FACES,
    LANES,
    LARGE,
    LARGES,
    MEDIUM,
    PLACED,
    SHELF,
    TO_FIRST,
    TO_PLACE,
)
from virtuosi.games.ray_master.rules.position import RayMaster
from virtuosi.games.ray_master.rules.refusals import LARGES_PLACED, MEDIUM_PLACED, SLOT_TAKEN, SUM_OUT_OF_REACH
from virtuosi.games.ray_master.rules.tasks.chances import Deal, RollRay
from virtuosi.games.ray_master.rules.tasks.turn import StartTurn

DIE_KINDS: Final = len(PLACED)  # the medium, or a large with one of six faces


def begin(p: RayMaster, first: int, free_dice: bool) -> None:
    """All that comes before the first turn, last things first (rule 10.4)."""
    p.agenda.append(StartTurn(first))
    p.agenda.append(Deal(0))
    p.agenda.append(RollRay(0))
    if free_dice:
        for _ in range(LANES):
            for k in range(p.seats - 1, -1, -1):
                p.agenda.append(PlaceDie((first + k) % p.seats))


@final
class FirstSeat(Chance[RayMaster]):
    """Who begins (rule 2.4)."""

    @property
    def free_dice(self) -> bool:
        return self.a == 1

    def candidates(self, p: RayMaster) -> list[int]:
        return [TO_FIRST, TO_FIRST + 1]

    def take(self, p: RayMaster, move: int) -> None:
        seat = move - TO_FIRST
        if p.events is not None:
            p.events.add(events.FIRST, seat)
        begin(p, seat, self.free_dice)


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
        return LEGAL if left <= missing <= FACES * left else SUM_OUT_OF_REACH

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
        p.reserve[self.seat * SHELF + size] -= 1
        if p.events is not None:
            p.events.add(events.PLACED, slot, size, p.values[slot])
