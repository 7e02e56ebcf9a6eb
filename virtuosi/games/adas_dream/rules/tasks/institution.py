"""Institution: lectures for innovation."""

from typing import final

from virtuosi.core.masks import listed
from virtuosi.core.task import LEGAL, Step
from virtuosi.games.adas_dream.rules import effects, events, moves, refusals, spots
from virtuosi.games.adas_dream.rules import pack as atoms
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, INSTITUTION, LECTURE_SPACES, LEVELS
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.spots import LECTURE_SPOT
from virtuosi.games.adas_dream.rules.tasks import discs, effect
from virtuosi.games.adas_dream.rules.tasks.decision import OPTIONAL, Decision, FreeChoice


def lecture_refusal(p: AdasDream, seat: int, space: int) -> int:
    if p.lectures[space]:
        return refusals.OCCUPIED
    if effects.lecture_cost(p, seat, space % LEVELS) > p.innovation[seat]:
        return refusals.NEEDS_INNOVATION
    return LEGAL if spots.has_disc_for(p, seat, LECTURE_SPOT + space) else refusals.NO_DISC


def is_possible(p: AdasDream, seat: int) -> bool:
    levels = payable(p, seat)
    if levels:
        for space in range(LECTURE_SPACES):
            if is_open(p, seat, space, levels):
                return True
    return False


def payable(p: AdasDream, seat: int) -> int:
    """Mask of the levels on which the seat can pay a lecture."""
    found = 0
    costs, innovation = p.pack.lecture_cost, p.innovation[seat]
    first = (effects.highest_lecture(p, seat) + 1) * LEVELS
    for level in range(LEVELS):
        if costs[first + level] <= innovation:
            found |= 1 << level
    return found


def is_open(p: AdasDream, seat: int, space: int, levels: int) -> bool:
    """Whether a lecture can be given on a space, of all levels only those of a mask."""
    if not levels >> space % LEVELS & 1 or p.lectures[space]:
        return False
    return spots.has_disc_for(p, seat, LECTURE_SPOT + space)


@final
class GiveLecture(Decision):
    """The main action: an empty lecture space, paid with innovation."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.LECTURE + space for space in range(LECTURE_SPACES)]

    def refusal(self, p: AdasDream, move: int) -> int:
        return lecture_refusal(p, self.seat, move - moves.LECTURE)

    def moves(self, p: AdasDream) -> list[int]:
        seat = self.seat
        levels = payable(p, seat)
        return [moves.LECTURE + space for space in range(LECTURE_SPACES) if is_open(p, seat, space, levels)]

    def take(self, p: AdasDream, move: int) -> None:
        seat, space = self.seat, move - moves.LECTURE
        cost = effects.lecture_cost(p, seat, space % LEVELS)
        p.innovation[seat] -= cost
        if p.events is not None:
            p.events.add(events.LECTURES_AT, seat, space, cost)
        p.agenda.append(AdvancedLecture(seat, space))
        p.agenda.append(effect.Effect(seat, atoms.ROW_LECTURE + space))
        p.agenda.append(discs.PlaceDisc(seat, LECTURE_SPOT + space))


@final
class AdvancedLecture(Step[AdasDream]):
    """The reward of an empty space below the lecture's `space`, here or from the second level on anywhere."""

    __slots__ = ()

    @property
    def space(self) -> int:
        return self.a

    def run(self, p: AdasDream) -> None:
        level = p.research[self.seat * AREAS_EACH + INSTITUTION]
        if level >= p.pack.advanced_1:
            mask = effects.empty_below(p, self.space, level >= p.pack.advanced_2)
            if mask:
                p.agenda.append(VisitHall(self.seat, mask, OPTIONAL))


@final
class VisitHall(FreeChoice):
    """The reward of one of the empty lecture spaces in a mask; an `optional` one may be declined."""

    __slots__ = ()

    @property
    def mask(self) -> int:
        return self.a

    @property
    def optional(self) -> bool:
        return self.b != 0

    def candidates(self, p: AdasDream) -> list[int]:
        found = listed(moves.VISIT, self.mask)
        return [*found, moves.SKIP] if self.optional else found

    def take(self, p: AdasDream, move: int) -> None:
        if move == moves.SKIP:
            return
        space = move - moves.VISIT
        if p.events is not None:
            p.events.add(events.VISITS, self.seat, space)
        p.agenda.append(effect.Effect(self.seat, atoms.ROW_LECTURE + space))
