"""Naming a discovery; paying for a research or a publication, the marker it takes, what becomes public."""

from typing import final

from virtuosi.core.task import LEGAL, Question, Step
from virtuosi.games.new_science.rules import effects
from virtuosi.games.new_science.rules.cards import NO_TRACK
from virtuosi.games.new_science.rules.moves import PASS, PUBLISH, PUBLISH_AT, RESEARCH, TO_MEMBER, TO_PAY, TO_TAKE_BACK
from virtuosi.games.new_science.rules.pack import bits, members
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
    action = PUBLISH if space >= PUBLISH_AT else RESEARCH
    short = effects.missing(p, seat, action, space, d)
    boost = effects.boost(p, seat)
    if short > 0 and boost > 0:
        if short <= effects.spendable(p, seat):
            p.agenda.append(ChoosePayment(seat, space, d))
        else:
            settle(p, seat, space, d, True)
    else:
        settle(p, seat, space, d, False)


def settle(p: NewScience, seat: int, space: int, d: int, by_card: bool) -> None:
    """Pay, then do what was paid for."""
    action = PUBLISH if space >= PUBLISH_AT else RESEARCH
    rest = effects.missing(p, seat, action, space, d)
    if by_card:
        rest = max(0, rest - effects.boost(p, seat))
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
    if effects.short_of(p, seat, d, False) != NO_TRACK:
        effects.spend_card(p, seat)
    prestige = effects.prestige_of(p, d)
    p.prestige[seat] += prestige
    p.authored[seat] += 1
    effects.note(p, effects.PUBLISHED, seat, d, prestige)
    effects.print_discovery(p, seat, d)
    p.agenda.append(Spread(seat, 1 << d))


@final
class ChoosePayment(Question[NewScience]):
    """Rest or the card: both would do. `a` is the space, `b` the discovery."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_PAY, TO_PAY + 1]

    def take(self, p: NewScience, move: int) -> None:
        settle(p, self.seat, self.a, self.b, move == TO_PAY + 1)


@final
class TakeBack(Question[NewScience]):
    """Which own marker is used again for discovery `a` (rule 8.6). `b` is the rest already spent."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_TAKE_BACK + d for d in members(p.researched[self.seat] | p.known[self.seat])]

    def refusal(self, p: NewScience, move: int) -> int:
        return LEGAL if effects.removable(p, self.seat, self.a) >> (move - TO_TAKE_BACK) & 1 else NEEDED

    def take(self, p: NewScience, move: int) -> None:
        d = move - TO_TAKE_BACK
        effects.take_back(p, self.seat, d)
        effects.note(p, effects.TAKEN_BACK, self.seat, d)
        effects.place_marker(p, self.seat, self.a, self.b)


@final
class Spread(Step[NewScience]):
    """Own experiments below a publication become public with it, all the way down (rules 10.5 to 10.7, 10.11).

    `a` is the set of discoveries just made public whose prerequisites are still to be looked at.
    """

    def run(self, p: NewScience) -> None:
        seat, waiting = self.seat, self.a
        while waiting:
            bit = waiting & -waiting
            d = members(bit)[0]
            for clause in p.clauses()[d]:
                mine = p.known[seat] & clause
                if p.public & clause or not mine:
                    continue
                if bits(mine) > 1:
                    p.agenda.append(self if waiting == self.a else Spread(seat, waiting))
                    p.agenda.append(ChooseMember(seat, d, mine))
                    return
                make_public(p, seat, members(mine)[0])
                waiting |= mine
            waiting ^= bit


def make_public(p: NewScience, seat: int, d: int) -> None:
    effects.note(p, effects.BECAME_PUBLIC, seat, d)
    effects.print_discovery(p, seat, d)


@final
class ChooseMember(Question[NewScience]):
    """Which member of a group becomes public with discovery `a`. `b` is the set to choose from."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_MEMBER + d for d in members(self.b)]

    def take(self, p: NewScience, move: int) -> None:
        d = move - TO_MEMBER
        make_public(p, self.seat, d)
        below = p.agenda.pop()
        p.agenda.append(Spread(self.seat, below.a | 1 << d))
