"""Masters are dealt, and kept or passed on (rules 2.10 to 2.12)."""

from typing import final

from virtuosi.core.masks import mask_of
from virtuosi.core.position import altered
from virtuosi.core.task import Chance, Question, Step
from virtuosi.games.newton.rules.events import DEALT, FIRST_MATCH, IN_DRAFT, IN_SOLO, KEPT
from virtuosi.games.newton.rules.moves import HAND, MASTERS, TO_DEAL, TO_KEEP
from virtuosi.games.newton.rules.position import NONE, Newton


@final
class DealMaster(Chance[Newton]):
    """A master to the seat, unseen by others: to its hand, or to the pack it looks at first. a: which."""

    def secret(self, p: Newton) -> bool:
        return True

    def candidates(self, p: Newton) -> list[int]:
        dealt = mask_of(p.masters) | mask_of(p.packs)
        return [TO_DEAL + k for k in range(MASTERS) if not dealt >> k & 1]

    def take(self, p: Newton, move: int) -> None:
        if p.packs:
            p.packs = altered(p.packs, self.seat * HAND + self.a, move - TO_DEAL)
        else:
            p.masters = altered(p.masters, self.seat * HAND + self.a, move - TO_DEAL)
        if p.events is not None:
            p.events.add(DEALT, self.seat, how(p), move - TO_DEAL, self.seat)


def how(p: Newton) -> int:
    """How masters come to their seats in this match."""
    if p.seats == 1:
        return IN_SOLO
    return IN_DRAFT if p.draft else FIRST_MATCH


def pack_of(p: Newton, seat: int, pick: int) -> list[int]:
    """The masters a seat looks at in this pick; packs pass to the left (rule 2.11)."""
    if p.seats == 1:
        return [master for master in p.packs if master != NONE]
    origin = (seat - pick) % p.seats
    return [master for master in p.packs[origin * HAND : (origin + 1) * HAND] if master != NONE]


@final
class KeepMaster(Question[Newton]):
    """Which master of the pack in hand is kept. a: the pick."""

    @property
    def pick(self) -> int:
        return self.a

    def secret(self, p: Newton) -> bool:
        return True

    def candidates(self, p: Newton) -> list[int]:
        return [TO_KEEP + master for master in sorted(pack_of(p, self.seat, self.a))]

    def take(self, p: Newton, move: int) -> None:
        keep(p, self.seat, self.a, move - TO_KEEP)


def keep(p: Newton, seat: int, pick: int, master: int) -> None:
    p.packs = altered(p.packs, p.packs.index(master), NONE)
    p.masters = altered(p.masters, seat * HAND + pick, master)
    if p.events is not None:
        p.events.add(KEPT, seat, how(p), master, seat)


@final
class EndPick(Step[Newton]):
    """All have chosen: the packs move on; the last master of each is nobody's choice. a: the pick."""

    def run(self, p: Newton) -> None:
        p.pick = self.a + 1
        if self.a < HAND - 1:
            return
        if p.seats > 1:
            for seat in range(p.seats):
                keep(p, seat, self.a, pack_of(p, seat, self.a)[0])
        p.packs = []
