"""Cards that touch markers: a free one is placed, or a rival's goes back a step (rules 6.12, 6.14)."""

from typing import final

from virtuosi.core.task import LEGAL, Question
from virtuosi.games.new_science.rules import effects, events, knowledge
from virtuosi.games.new_science.rules.cards import Clause
from virtuosi.games.new_science.rules.moves import PASS, TO_DISPUTE, TO_OPPONENT, TO_RESEARCH
from virtuosi.games.new_science.rules.position import NewScience
from virtuosi.games.new_science.rules.refusals import CARD_FIELD, CARD_LEVEL, NO_OWN_MARKER, NO_RIVAL, PUBLISHED
from virtuosi.games.new_science.rules.tasks import discoveries
from virtuosi.games.new_science.rules.tasks.discoveries import OneDiscovery


def rivals(p: NewScience, seat: int, d: int) -> list[int]:
    """The opponents with a research or experiment marker on a discovery."""
    return [other for other in range(p.seats) if other != seat and (p.researched[other] | p.known[other]) >> d & 1]


@final
class PlaceMarker(OneDiscovery):
    """Where a free research marker goes, by clause `b` of card `a` (rule 6.12)."""

    @property
    def card(self) -> int:
        return self.a

    def asks(self, p: NewScience) -> Clause:
        return p.pack.cards.clauses[self.card][self.b]

    def first(self) -> int:
        return TO_RESEARCH

    def hindrance(self, p: NewScience, d: int) -> int:
        clause = self.asks(p)
        if p.pack.level[d] > clause.level:
            return CARD_LEVEL
        if not clause.fields >> p.pack.field[d] & 1:
            return CARD_FIELD
        refusal = knowledge.barred(p, self.seat, d)
        if refusal == LEGAL and clause.rival and not rivals(p, self.seat, d):
            return NO_RIVAL
        return refusal

    def take(self, p: NewScience, move: int) -> None:
        if move != PASS:
            discoveries.research(p, self.seat, move - TO_RESEARCH, 0)


@final
class ChooseDispute(OneDiscovery):
    """Over which discovery card `a` starts a dispute of priority (rule 6.14)."""

    @property
    def card(self) -> int:
        return self.a

    def first(self) -> int:
        return TO_DISPUTE

    def hindrance(self, p: NewScience, d: int) -> int:
        if p.public >> d & 1:
            return PUBLISHED
        if not (p.researched[self.seat] | p.known[self.seat]) >> d & 1:
            return NO_OWN_MARKER
        return LEGAL if rivals(p, self.seat, d) else NO_RIVAL

    def take(self, p: NewScience, move: int) -> None:
        if move == PASS:
            return
        d = move - TO_DISPUTE
        found = rivals(p, self.seat, d)
        if len(found) == 1:
            demote(p, found[0], d)
        else:
            p.agenda.append(ChooseDisputed(self.seat, self.card, d))


@final
class ChooseDisputed(Question[NewScience]):
    """Whose marker on discovery `b` goes back a step, by card `a`."""

    @property
    def card(self) -> int:
        return self.a

    @property
    def discovery(self) -> int:
        return self.b

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_OPPONENT + seat for seat in rivals(p, self.seat, self.discovery)]

    def take(self, p: NewScience, move: int) -> None:
        demote(p, move - TO_OPPONENT, self.discovery)


def demote(p: NewScience, seat: int, d: int) -> None:
    bit = 1 << d
    if p.known[seat] & bit:
        p.known[seat] ^= bit
        p.researched[seat] |= bit
    else:
        effects.take_back(p, seat, d)
    events.note(p, events.DEMOTED, seat, d)
