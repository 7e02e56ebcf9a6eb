"""The three sliding markets: the rightmost may leave, the rest slides right, gaps on the left are filled."""

from typing import final

from virtuosi.core.masks import count_of, listed, member
from virtuosi.core.position import altered
from virtuosi.core.task import Chance, Step
from virtuosi.games.adas_dream.rules import events, moves
from virtuosi.games.adas_dream.rules.position import AdasDream


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


def gaps(market: list[int]) -> bool:
    for item in market:
        if item == 0:
            return True
    return False


class Clean(Step[AdasDream]):
    """Slides one market and fills its gaps one by one; if it `removes`, the rightmost leaves the match first."""

    __slots__ = ()

    @property
    def removes(self) -> bool:
        return self.a != 0

    def market(self, p: AdasDream) -> list[int]:
        raise NotImplementedError

    def lay(self, p: AdasDream, market: list[int]) -> None:
        raise NotImplementedError

    def fill(self, p: AdasDream, gap: int) -> None:
        """Put the draw for this gap on the agenda, and this step below it, while the pile lasts."""
        raise NotImplementedError

    def event(self) -> int:
        """What to tell when something leaves."""
        raise NotImplementedError

    def run(self, p: AdasDream) -> None:
        if not self.removes and not gaps(self.market(p)):
            return
        market = self.market(p)[:]
        if self.removes and market[-1] and p.events is not None:
            p.events.add(self.event(), self.seat, market[-1] - 1)
        gap = slide(market, self.removes)
        self.lay(p, market)
        if gap >= 0:
            self.fill(p, gap)


@final
class CleanPrograms(Clean):
    __slots__ = ()

    def market(self, p: AdasDream) -> list[int]:
        return p.program_market

    def lay(self, p: AdasDream, market: list[int]) -> None:
        p.program_market = market

    def event(self) -> int:
        return events.PROGRAM_LEAVES

    def fill(self, p: AdasDream, gap: int) -> None:
        if p.program_bag:
            p.agenda.append(CleanPrograms(self.seat))
            p.agenda.append(NewProgram(self.seat, gap))


@final
class CleanAssignments(Clean):
    __slots__ = ()

    def market(self, p: AdasDream) -> list[int]:
        return p.assignment_market

    def lay(self, p: AdasDream, market: list[int]) -> None:
        p.assignment_market = market

    def event(self) -> int:
        return events.ASSIGNMENT_LEAVES

    def fill(self, p: AdasDream, gap: int) -> None:
        if p.assignment_bag:
            p.agenda.append(CleanAssignments(self.seat))
            p.agenda.append(NewAssignment(self.seat, gap))


@final
class CleanPartners(Clean):
    """The cards of rank 1 lie on top of those of rank 2."""

    __slots__ = ()

    def market(self, p: AdasDream) -> list[int]:
        return p.partner_market

    def lay(self, p: AdasDream, market: list[int]) -> None:
        p.partner_market = market

    def event(self) -> int:
        return events.PARTNER_LEAVES

    def fill(self, p: AdasDream, gap: int) -> None:
        if p.rank1_left or p.rank2_bag:
            p.agenda.append(CleanPartners(self.seat))
            p.agenda.append(NewPartner(self.seat, gap))


class Comes(Chance[AdasDream]):
    """Something of a pile comes to a place of its market."""

    __slots__ = ()

    @property
    def place(self) -> int:
        return self.a

    def first(self) -> int:
        """The first move of its family."""
        raise NotImplementedError

    def pile(self, p: AdasDream) -> int:
        raise NotImplementedError

    def candidates(self, p: AdasDream) -> list[int]:
        return listed(self.first(), self.pile(p))

    def toss(self, p: AdasDream, number: int) -> int:
        pile = self.pile(p)
        return self.first() + member(pile, number % count_of(pile))


@final
class NewProgram(Comes):
    __slots__ = ()

    def first(self) -> int:
        return moves.NEW_PROGRAM

    def pile(self, p: AdasDream) -> int:
        return p.program_bag

    def take(self, p: AdasDream, move: int) -> None:
        tile = move - moves.NEW_PROGRAM
        p.program_bag &= ~(1 << tile)
        p.program_market = altered(p.program_market, self.place, tile + 1)


@final
class NewAssignment(Comes):
    __slots__ = ()

    def first(self) -> int:
        return moves.NEW_ASSIGNMENT

    def pile(self, p: AdasDream) -> int:
        return p.assignment_bag

    def take(self, p: AdasDream, move: int) -> None:
        card = move - moves.NEW_ASSIGNMENT
        p.assignment_bag &= ~(1 << card)
        p.assignment_market = altered(p.assignment_market, self.place, card + 1)


@final
class NewPartner(Comes):
    """Rank 1 cards out of the match are as unseen as those in the deck."""

    __slots__ = ()

    def first(self) -> int:
        return moves.MEET

    def pile(self, p: AdasDream) -> int:
        # A card dealt to a seat and never shown is not in the bag: only that seat could tell.
        return p.rank1_bag if p.rank1_left else p.rank2_bag

    def take(self, p: AdasDream, move: int) -> None:
        card = move - moves.MEET
        if p.rank1_left:
            p.rank1_left -= 1
            p.rank1_bag &= ~(1 << card)
        else:
            p.rank2_bag &= ~(1 << card)
        p.partner_market = altered(p.partner_market, self.place, card + 1)
        if p.events is not None:
            p.events.add(events.PARTNER_COMES, self.seat, card)
