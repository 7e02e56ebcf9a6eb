"""Naming a discovery; paying for a research or a publication, the marker it takes, what becomes public."""

from typing import final

from virtuosi.core.masks import count_of, listed, members
from virtuosi.core.task import LEGAL, Question, Step
from virtuosi.games.new_science.rules import effects, events, knowledge, points
from virtuosi.games.new_science.rules.cards import NO_TRACK
from virtuosi.games.new_science.rules.moves import ACTION_OF, PASS, PAY_CARD, PUBLISH, TO_MEMBER, TO_PAY, TO_TAKE_BACK
from virtuosi.games.new_science.rules.position import NewScience
from virtuosi.games.new_science.rules.refusals import NEEDED


class OneDiscovery(Question[NewScience]):
    """A seat names a discovery of the tree, or passes."""

    __slots__ = ()

    def first(self) -> int:
        """The move that names the first discovery."""
        raise NotImplementedError

    def hindrance(self, p: NewScience, d: int) -> int:
        """Why a discovery cannot be named, or LEGAL."""
        raise NotImplementedError

    def candidates(self, p: NewScience) -> list[int]:
        first = self.first()
        found = [first + d for d in p.tree()]
        found.append(PASS)
        return found

    def refusal(self, p: NewScience, move: int) -> int:
        return LEGAL if move == PASS else self.hindrance(p, move - self.first())


def pay(p: NewScience, seat: int, space: int, d: int) -> None:
    """Make up the missing points with exactly that much rest (rule 8.4), or with the card; ask where both would do."""
    action = ACTION_OF[space]
    short = points.missing(p, seat, action, space, d)
    if action == PUBLISH and points.short_of(p, seat, d, False) != NO_TRACK:
        settle(p, seat, space, d, True)  # it is the card that makes up for influence
    elif short == 0 or points.boost(p, seat, action, d) == 0:
        settle(p, seat, space, d, False)
    elif short > points.spendable(p, seat):
        settle(p, seat, space, d, True)
    else:
        p.agenda.append(ChoosePayment(seat, space, d))


def settle(p: NewScience, seat: int, space: int, d: int, by_card: bool) -> None:
    """Pay, then do what was paid for."""
    action = ACTION_OF[space]
    rest = points.missing(p, seat, action, space, d)
    if by_card:
        rest = max(0, rest - points.boost(p, seat, action, d))
        effects.spend_card(p, seat)
    p.rest[seat] -= rest
    if action == PUBLISH:
        publish(p, seat, d)
    else:
        research(p, seat, d, rest)


def research(p: NewScience, seat: int, d: int, rest: int) -> None:
    """Put a marker there; with none in supply one is taken back first."""
    if p.supply[seat] > 0:
        effects.place_marker(p, seat, d, rest)
    else:
        p.agenda.append(TakeBack(seat, d, rest))


def publish(p: NewScience, seat: int, d: int) -> None:
    """Score it; what lies below follows."""
    prestige = points.prestige_of(p, seat, d)
    p.prestige[seat] += prestige
    p.authored[seat] += 1
    events.note(p, events.PUBLISHED, seat, d, prestige)
    effects.print_discovery(p, seat, d)
    p.agenda.append(Spread(seat, 1 << d))


@final
class ChoosePayment(Question[NewScience]):
    """Rest or the card: both would do for discovery `b`, from space `a`."""

    @property
    def space(self) -> int:
        return self.a

    @property
    def discovery(self) -> int:
        return self.b

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_PAY, PAY_CARD]

    def take(self, p: NewScience, move: int) -> None:
        settle(p, self.seat, self.space, self.discovery, move == PAY_CARD)


@final
class TakeBack(Question[NewScience]):
    """Which own marker is used again for discovery `a` (rule 8.6). `b` is the rest already spent."""

    @property
    def discovery(self) -> int:
        return self.a

    def candidates(self, p: NewScience) -> list[int]:
        return listed(TO_TAKE_BACK, p.researched[self.seat] | p.known[self.seat])

    def refusal(self, p: NewScience, move: int) -> int:
        return LEGAL if knowledge.removable(p, self.seat, self.discovery) >> (move - TO_TAKE_BACK) & 1 else NEEDED

    def take(self, p: NewScience, move: int) -> None:
        d = move - TO_TAKE_BACK
        effects.take_back(p, self.seat, d)
        events.note(p, events.TAKEN_BACK, self.seat, d)
        effects.place_marker(p, self.seat, self.discovery, self.b)


@final
class Spread(Step[NewScience]):
    """Own experiments below a publication become public with it, all the way down (rules 10.5 to 10.7, 10.11).

    `a` is the set of discoveries just made public whose prerequisites are still to be looked at.
    """

    @property
    def waiting(self) -> int:
        return self.a

    def run(self, p: NewScience) -> None:
        seat, waiting = self.seat, self.waiting
        while waiting:
            bit = waiting & -waiting
            d = members(bit)[0]
            for clause in p.clauses()[d]:
                mine = p.known[seat] & clause
                if p.public & clause or not mine:
                    continue
                if count_of(mine) > 1:
                    p.agenda.append(Spread(seat, waiting))
                    p.agenda.append(ChooseMember(seat, d, mine))
                    return
                make_public(p, seat, members(mine)[0])
                waiting |= mine
            waiting ^= bit


def make_public(p: NewScience, seat: int, d: int) -> None:
    events.note(p, events.BECAME_PUBLIC, seat, d)
    effects.print_discovery(p, seat, d)


@final
class ChooseMember(Question[NewScience]):
    """Which member of a group, of the set `b`, becomes public with discovery `a`. Below it the Spread waits."""

    @property
    def discovery(self) -> int:
        return self.a

    def candidates(self, p: NewScience) -> list[int]:
        return listed(TO_MEMBER, self.b)

    def take(self, p: NewScience, move: int) -> None:
        d = move - TO_MEMBER
        make_public(p, self.seat, d)
        spread = p.agenda.pop()
        assert isinstance(spread, Spread)
        p.agenda.append(Spread(self.seat, spread.waiting | 1 << d))
