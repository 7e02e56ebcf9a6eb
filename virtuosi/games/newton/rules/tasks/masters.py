"""Masters: played when a trigger comes (rules section 13)."""

from typing import final

from virtuosi.core.position import altered
from virtuosi.core.task import Question
from virtuosi.games.newton.rules.effects import add_books
from virtuosi.games.newton.rules.events import MASTER_PLAYED
from virtuosi.games.newton.rules.moves import BOOKS, HAND, TO_DONE, TO_MASTER
from virtuosi.games.newton.rules.position import Newton
from virtuosi.games.newton.rules.tasks import effect


def trigger(p: Newton, seat: int) -> None:
    """A chance to play one master, for a seat that still has one (rule 13.1)."""
    if p.masters_played(seat) < HAND:
        p.agenda.append(PlayMaster(seat))


@final
class PlayMaster(Question[Newton]):
    """Which master of the hand, or none."""

    def candidates(self, p: Newton) -> list[int]:
        found = [TO_MASTER + master for master in p.masters_in_hand(self.seat)]
        found.append(TO_DONE)
        return found

    def take(self, p: Newton, move: int) -> None:
        if move == TO_DONE:
            return
        seat, master, pack = self.seat, move - TO_MASTER, p.pack
        p.played = altered(p.played, seat * HAND + p.masters[seat * HAND : (seat + 1) * HAND].index(master), 1)
        if p.events is not None:
            p.events.add(MASTER_PLAYED, seat, master)
        add_books(p, seat, pack.master_books, master * BOOKS, 1)
        if pack.master_lightning[master]:
            p.agenda.append(effect.Effect(seat, pack.master_program[master]))
