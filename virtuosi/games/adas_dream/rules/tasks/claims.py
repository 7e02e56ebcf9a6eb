"""Objectives are claimed as soon as they are met, in the own turn."""

from typing import final

from virtuosi.core.task import Step
from virtuosi.games.adas_dream.rules import objectives, spots
from virtuosi.games.adas_dream.rules.board import AREAS_EACH
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import discs


def check(p: AdasDream, seat: int) -> None:
    """Look at the objectives before anything else happens."""
    for at in range(seat * AREAS_EACH, seat * AREAS_EACH + AREAS_EACH):
        if p.claims[at] == 0:
            p.agenda.append(CheckObjectives(seat))
            return


@final
class CheckObjectives(Step[AdasDream]):
    """Claims one objective after another; one whose every disc is needed waits."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        seat = self.seat
        for area in range(AREAS_EACH):
            if p.claims[seat * AREAS_EACH + area] or not objectives.is_met(p, seat, area):
                continue
            spot = spots.OBJECTIVE_SPOT + area
            if spots.has_disc_for(p, seat, spot):
                p.agenda.append(CheckObjectives(seat))
                p.agenda.append(discs.PlaceDisc(seat, spot))
                return
