"""How an action begins, whoever or whatever gives it."""

from typing import final

from virtuosi.core.task import Question
from virtuosi.games.newton.rules.effects import has_face_up
from virtuosi.games.newton.rules.events import ACTED
from virtuosi.games.newton.rules.moves import (
    ACTIONS,
    JOKER,
    LESSONS,
    LEVELS,
    SHELF_TILES,
    TECHNOLOGY,
    TO_ACT,
    TO_DONE,
    TRAVEL,
    WORK,
)
from virtuosi.games.newton.rules.pack import BY_CARD, NO_COINS, VALUE
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.tasks import lessons, study, technology, travel, work


def begin(p: Newton, seat: int, action: int, way: int) -> None:
    """Ask for an action that can do something; one that cannot is over at once."""
    if p.events is not None and not way & BY_CARD and action != JOKER:
        p.events.add(ACTED, seat, action, way & VALUE)
    if action == JOKER:
        p.agenda.append(ChooseAction(seat, 0, way))
    elif action == WORK:
        if p.marker[seat] < p.pack.length or not way & NO_COINS:
            p.agenda.append(work.Work(seat, 0, way))
    elif action == TECHNOLOGY:
        if technology.can_move(p, seat):
            p.agenda.append(technology.Technology(seat, 0, way))
    elif action == TRAVEL:
        p.agenda.append(travel.Travel(seat, 0, way))
    elif action == LESSONS:
        if has_face_up(p, LEVELS):
            p.agenda.append(lessons.Lessons(seat, 0, way))
    elif p.taken[seat] < SHELF_TILES:
        p.agenda.append(study.Study(seat, 0, way))


@final
class ChooseAction(Question[Newton]):
    """An action of one's choice (Paracelsus), or one of the two of a card (Descartes).
    a: the card + 1, or 0; b: the way of an action of one's choice."""

    @property
    def card(self) -> int:
        """Whose action it is, or NONE."""
        return self.a - 1

    def value(self, p: Newton, action: int) -> int:
        return self.b & VALUE if self.card == NONE else value_of_card(p, self.seat, self.card, action)

    def candidates(self, p: Newton) -> list[int]:
        if self.card != NONE:
            return [TO_ACT + action for action in p.pack.playable[self.card]] + [TO_DONE]
        return [TO_ACT + action for action in range(ACTIONS)] + [TO_DONE]

    def take(self, p: Newton, move: int) -> None:
        if move == TO_DONE:
            return
        action = move - TO_ACT
        if self.card != NONE:
            perform(p, self.seat, self.card, action)
        else:
            begin(p, self.seat, action, self.b)


def of_card(seat: int, card: int) -> ChooseAction:
    """Which of the two actions of a card."""
    return ChooseAction(seat, card + 1)


def value_of_card(p: Newton, seat: int, card: int, action: int) -> int:
    """The value of an action of a card just taken: the symbols in sight, and the card's own (rule 13.7)."""
    return min(p.symbols[seat * ACTIONS + action] + max(1, p.pack.symbols[card * ACTIONS + action]), VALUE)


def perform(p: Newton, seat: int, card: int, action: int) -> None:
    """The action of a card just taken, as if it had been played (rule 13.7)."""
    begin(p, seat, action, value_of_card(p, seat, card, action))
