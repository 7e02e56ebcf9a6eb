"""The laboratory: a card comes in, and one may have to leave (rules 5.2, 5.3, 6.15)."""

from typing import final

from virtuosi.core.task import LEGAL, Question
from virtuosi.games.new_science.rules import effects, events
from virtuosi.games.new_science.rules.moves import KEEP_OLD, SAVE_LOSE, TO_KEEP, TO_SAVE
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience
from virtuosi.games.new_science.rules.refusals import TOO_LITTLE_REST


def keep(p: NewScience, seat: int, card: int) -> None:
    """A card comes to the laboratory; one already there leaves the match (rule 5.3)."""
    old = p.laboratory[seat]
    if old != NO_CARD:
        events.note(p, events.LEFT, seat, old)
    p.laboratory[seat] = card
    events.note(p, events.KEPT, seat, card)


@final
class KeepCard(Question[NewScience]):
    """By option: which card stays in a full laboratory, the new one `a` or the old one."""

    @property
    def card(self) -> int:
        return self.a

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_KEEP, KEEP_OLD]

    def take(self, p: NewScience, move: int) -> None:
        if move == KEEP_OLD:
            events.note(p, events.DISMISSED, self.seat, self.card)
        else:
            keep(p, self.seat, self.card)


@final
class SaveCard(Question[NewScience]):
    """Spend `b` rest, or lose the card in the laboratory to card `a` (rule 6.15)."""

    @property
    def card(self) -> int:
        return self.a

    @property
    def price(self) -> int:
        return self.b

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_SAVE, SAVE_LOSE]

    def refusal(self, p: NewScience, move: int) -> int:
        return TOO_LITTLE_REST if move == TO_SAVE and p.rest[self.seat] < self.price else LEGAL

    def take(self, p: NewScience, move: int) -> None:
        if move == SAVE_LOSE:
            events.note(p, events.LEFT, self.seat, p.laboratory[self.seat])
            p.laboratory[self.seat] = NO_CARD
        else:
            effects.gain_rest(p, self.seat, -self.price)
            events.note(p, events.REST_LOST, self.seat, self.price)
