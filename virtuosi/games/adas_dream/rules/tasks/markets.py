"""The three sliding markets: the rightmost may leave, the rest slides right, gaps on the left are filled."""

from typing import final

from virtuosi.core.task import Chance, Step
from virtuosi.games.adas_dream.rules import events, moves
from virtuosi.games.adas_dream.rules.position import AdasDream, members


def slide(market: list[int], remove: bool) -> int:
    """Slide to the right; returns the rightmost gap, or -1."""
    if remove:
        market[-1] = 0
    gap = len(market) - 1
    for place in range(len(market) - 1, -1, -1):
        if market[place]:
            if place != gap:
                market[gap] = market[place]
                market[place] = 0
            gap -= 1
    return gap


@final
class CleanPrograms(Step[AdasDream]):
    """Slides the programs and fills the gaps; with `a` the rightmost leaves the match first."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        gap = slide(p.program_market, self.a == 1)
        if gap >= 0 and p.program_bag:
            p.agenda.append(CleanPrograms(self.seat, 0))
            p.agenda.append(NewProgram(self.seat, gap))


@final
class CleanAssignments(Step[AdasDream]):
    """The same for the assignments."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        gap = slide(p.assignment_market, self.a == 1)
        if gap >= 0 and p.assignment_bag:
            p.agenda.append(CleanAssignments(self.seat, 0))
            p.agenda.append(NewAssignment(self.seat, gap))


@final
class CleanPartners(Step[AdasDream]):
    """The same for the partners: the cards of rank 1 lie on top of those of rank 2."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        gap = slide(p.partner_market, self.a == 1)
        if gap >= 0 and (p.rank1_left or p.rank2_bag):
            p.agenda.append(CleanPartners(self.seat, 0))
            p.agenda.append(NewPartner(self.seat, gap))


@final
class NewProgram(Chance[AdasDream]):
    """A program comes to market place `a`."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.NEW_PROGRAM + tile for tile in members(p.program_bag)]

    def moves(self, p: AdasDream) -> list[int]:
        return [moves.NEW_PROGRAM + tile for tile in members(p.program_bag)]

    def take(self, p: AdasDream, move: int) -> None:
        tile = move - moves.NEW_PROGRAM
        p.program_bag &= ~(1 << tile)
        p.program_market[self.a] = tile + 1
        if p.events is not None:
            p.events.add(events.PROGRAM_COMES, self.seat, tile)


@final
class NewAssignment(Chance[AdasDream]):
    """An assignment comes to market place `a`."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.NEW_ASSIGNMENT + card for card in members(p.assignment_bag)]

    def moves(self, p: AdasDream) -> list[int]:
        return [moves.NEW_ASSIGNMENT + card for card in members(p.assignment_bag)]

    def take(self, p: AdasDream, move: int) -> None:
        card = move - moves.NEW_ASSIGNMENT
        p.assignment_bag &= ~(1 << card)
        p.assignment_market[self.a] = card + 1
        if p.events is not None:
            p.events.add(events.ASSIGNMENT_COMES, self.seat, card)


@final
class NewPartner(Chance[AdasDream]):
    """A partner comes to market place `a`. Rank 1 cards out of the match are as unseen as those in the deck."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        # A card dealt to a seat and never shown is not in the bag: only that seat could tell.
        return [moves.MEET + card for card in members(p.rank1_bag if p.rank1_left else p.rank2_bag)]

    def moves(self, p: AdasDream) -> list[int]:
        return [moves.MEET + card for card in members(p.rank1_bag if p.rank1_left else p.rank2_bag)]

    def take(self, p: AdasDream, move: int) -> None:
        card = move - moves.MEET
        if p.rank1_left:
            p.rank1_left -= 1
            p.rank1_bag &= ~(1 << card)
        else:
            p.rank2_bag &= ~(1 << card)
        p.partner_market[self.a] = card + 1
        if p.events is not None:
            p.events.add(events.PARTNER_COMES, self.seat, card)
