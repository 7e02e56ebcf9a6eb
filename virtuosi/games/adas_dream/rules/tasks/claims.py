"""Objectives are claimed as soon as they are met, in the own turn."""

from typing import Final, final

from virtuosi.core.task import Step
from virtuosi.games.adas_dream.rules import objectives, spots
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, MOST_SEATS
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import discs


def check(p: AdasDream, seat: int) -> None:
    """Look at the objectives before anything else happens, unless nothing they count has changed."""
    if not p.grown(seat):
        return
    for at in range(seat * AREAS_EACH, seat * AREAS_EACH + AREAS_EACH):
        if p.claims[at] == 0:
            p.agenda.append(CHECK_OBJECTIVES[seat])
            return


@final
class CheckObjectives(Step[AdasDream]):
    """Claims one objective after another; one whose every disc is needed waits."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        seat, pack = self.seat, p.pack
        grown = p.grown(seat)
        looked_at = grown
        for area in range(AREAS_EACH):
            tile = p.objectives[area] - 1
            if tile < 0 or p.claims[seat * AREAS_EACH + area] or not grown & pack.objective_counted[tile]:
                continue
            if not objectives.is_met(p, seat, area):
                continue
            spot = spots.OBJECTIVE_SPOT + area
            if spots.has_disc_for(p, seat, spot):
                p.agenda.append(self)
                p.agenda.append(discs.PlaceDisc(seat, spot))
                return
            looked_at &= ~pack.objective_counted[tile]  # it waits, and is looked at again
        p.look_at(seat, looked_at)


CHECK_OBJECTIVES: Final = [CheckObjectives(seat) for seat in range(MOST_SEATS)]  # tasks never change: one is enough
