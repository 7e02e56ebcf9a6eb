"""The four areas: which main action is possible, and the first advanced action of each outside its own action."""

from typing import final

from virtuosi.core.task import LEGAL, Step
from virtuosi.games.adas_dream.rules import effects, events, moves, refusals, spots
from virtuosi.games.adas_dream.rules.board import INSTITUTION, LECTURE_SPACES, MEETINGS, STUDY, TRAVEL
from virtuosi.games.adas_dream.rules.die import GREY, color_of
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.spots import LECTURE_SPOT, ROOM_SPOT
from virtuosi.games.adas_dream.rules.tasks import cards, institution, meetings, study, travel
from virtuosi.games.adas_dream.rules.tasks.decision import MANDATORY, OPTIONAL, Decision


def is_possible(p: AdasDream, seat: int, area: int) -> bool:
    """Whether the main action of an area can be carried out. The Study always has a book to give."""
    if area == STUDY:
        return True
    if area == TRAVEL:
        return travel.is_possible(p, seat)
    return meetings.is_possible(p, seat) if area == MEETINGS else institution.is_possible(p, seat)


def die_is_useful(p: AdasDream, seat: int, die: int) -> bool:
    """Whether a die allows some main action now; the Study is always open to a grey one."""
    color = color_of(die)
    return color == GREY or is_possible(p, seat, color)


@final
class MainAction(Step[AdasDream]):
    """The main action of an area."""

    __slots__ = ()

    @property
    def area(self) -> int:
        return self.a

    def run(self, p: AdasDream) -> None:
        p.area = self.area
        if not is_possible(p, self.seat, self.area):
            return  # only in a match stored when objectives were still claimed before the main action
        if self.area == STUDY:
            study.begin(p, self.seat)
        elif self.area == TRAVEL:
            p.agenda.append(travel.TravelTo(self.seat))
        elif self.area == MEETINGS:
            p.agenda.append(meetings.EnterRoom(self.seat))
        else:
            p.agenda.append(institution.GiveLecture(self.seat))


@final
class ChooseArea(Decision):
    """A grey die serves any area."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.AREA, moves.AREA + 1, moves.AREA + 2, moves.AREA + 3]

    def refusal(self, p: AdasDream, move: int) -> int:
        return LEGAL if is_possible(p, self.seat, move - moves.AREA) else refusals.NO_MAIN_ACTION

    def take(self, p: AdasDream, move: int) -> None:
        if p.events is not None:
            p.events.add(events.CHOOSES_AREA, self.seat, move - moves.AREA)
        p.agenda.append(MainAction(self.seat, move - moves.AREA))


def below_own_lectures(p: AdasDream, seat: int) -> int:
    """Mask of empty lecture spaces below an own disc of the same institution."""
    mask = 0
    for space in range(LECTURE_SPACES):
        if spots.is_held_by(p.lectures[space], seat):
            mask |= effects.empty_below(p, space, False)
    return mask


def start_advanced(p: AdasDream, seat: int, area: int, mask: int, optional: int) -> None:
    """The first advanced action of an area, as far as it can be had; `mask` are its lecture spaces."""
    if area == STUDY:
        p.agenda.append(study.OfferItems(seat, 1))
    elif area == TRAVEL:
        p.agenda.append(travel.VisitCity(seat, p.pack.hops[0], optional))
    elif area == MEETINGS:
        cards.offer_free_play(p, seat, optional)
    elif mask:
        p.agenda.append(institution.VisitHall(seat, mask, optional))


def offer_stacked(p: AdasDream, seat: int, spot: int) -> None:
    """A disc on top of another brings the first advanced action of that area, whatever the research."""
    if spot < ROOM_SPOT:
        start_advanced(p, seat, TRAVEL, 0, OPTIONAL)
    elif spot < LECTURE_SPOT:
        start_advanced(p, seat, MEETINGS, 0, OPTIONAL)
    else:
        start_advanced(p, seat, INSTITUTION, effects.empty_below(p, spot - LECTURE_SPOT, False), OPTIONAL)


@final
class ChooseAdvanced(Decision):
    """The first advanced action of any area."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.AREA, moves.AREA + 1, moves.AREA + 2, moves.AREA + 3]

    def refusal(self, p: AdasDream, move: int) -> int:
        area = move - moves.AREA
        if area == MEETINGS and p.hand[self.seat] == 0:
            return refusals.NOTHING_THERE
        if area == INSTITUTION and below_own_lectures(p, self.seat) == 0:
            return refusals.NOTHING_THERE
        return LEGAL

    def take(self, p: AdasDream, move: int) -> None:
        mask = below_own_lectures(p, self.seat)
        start_advanced(p, self.seat, move - moves.AREA, mask, MANDATORY)
