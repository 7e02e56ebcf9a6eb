"""Publications: a book for what the area of the turn offers."""

from typing import final

from virtuosi.core.position import raised
from virtuosi.core.task import LEGAL
from virtuosi.games.adas_dream.rules import effects, events, moves, refusals, spots
from virtuosi.games.adas_dream.rules.board import ANY_AREA, IN_WORKSHOP, MEETINGS, STUDY, TRAVEL
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import dice, discs, gears, tracks
from virtuosi.games.adas_dream.rules.tasks.decision import Decision


def refusal(p: AdasDream, seat: int, area: int) -> int:
    """Why the publication of an area is not possible now."""
    if p.books[seat] == 0:
        return refusals.NO_BOOK
    if area == IN_WORKSHOP:
        if p.steam[seat] >= p.pack.steam_top:
            return refusals.STEAM_TOP
        return LEGAL if p.coal[seat] >= effects.steam_price(p, seat) else refusals.NEEDS_COAL
    if area == ANY_AREA:
        return LEGAL  # the machine holds a die, so Travel's publication at least can be had
    return LEGAL if is_possible(p, seat, area) else refusals.NOTHING_TO_PUBLISH


def is_possible(p: AdasDream, seat: int, area: int) -> bool:
    if area == STUDY:
        return spots.discs_left(p, seat) or len(discs.stack_targets(p, seat)) > 0
    if area == TRAVEL:
        return dice.has_own_die(p, seat)
    return max(p.gear_market) > 0 if area == MEETINGS else dice.can_swap(p, seat)


def publish(p: AdasDream, seat: int, area: int) -> None:
    """Pay the book and begin."""
    if area == ANY_AREA:
        p.agenda.append(ChoosePublication(seat))
        return
    p.books = raised(p.books, seat, -1)
    if p.events is not None:
        p.events.add(events.PUBLISHES, seat, area)
    if area == IN_WORKSHOP:
        tracks.raise_steam(p, seat)
    elif area == STUDY:
        if discs.stack_targets(p, seat):
            p.agenda.append(discs.StackDisc(seat))
        else:
            p.agenda.append(discs.TakeDisc(seat, spots.BOX))
    elif area == TRAVEL:
        p.agenda.append(dice.AdjustDie(seat, p.pack.travel_pips, dice.ONLY_OWN | dice.AT_LEAST_ONE))
    elif area == MEETINGS:
        gears.offer_gear(p, seat)
    else:
        dice.offer_swap(p, seat)


@final
class ChoosePublication(Decision):
    """After a grey die placed without an action: the publication of any one area."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.AREA, moves.AREA + 1, moves.AREA + 2, moves.AREA + 3]

    def refusal(self, p: AdasDream, move: int) -> int:
        return LEGAL if is_possible(p, self.seat, move - moves.AREA) else refusals.NOTHING_TO_PUBLISH

    def take(self, p: AdasDream, move: int) -> None:
        publish(p, self.seat, move - moves.AREA)
