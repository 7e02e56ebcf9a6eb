"""How an action begins, whoever or whatever gives it."""

from typing import final

from virtuosi.core.task import LEGAL, Question
from virtuosi.games.newton.rules.events import ACTED, IDLE
from virtuosi.games.newton.rules.moves import (
    ACTIONS,
    JOKER,
    LESSONS,
    LEVELS,
    SHELF_TILES,
    STUDY,
    TECHNOLOGY,
    TO_ACT,
    TO_DONE,
    TRAVEL,
    WORK,
)
from virtuosi.games.newton.rules.pack import BY_CARD, NO_COINS, VALUE
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.refusals import NO_FACE_UP_CARD, NO_SHELF_TILE, NO_SPACE_LEFT, NO_STUDENT
from virtuosi.games.newton.rules.tasks import lessons, study, technology, travel, work
from virtuosi.games.newton.rules.tasks.action import Action


def hindrance(p: Newton, seat: int, action: int, way: int) -> int:
    """Why an action could do nothing now, or LEGAL."""
    if action == WORK:
        return NO_SPACE_LEFT if way & NO_COINS and p.marker[seat] == p.pack.length else LEGAL
    if action == TECHNOLOGY:
        return LEGAL if technology.can_move(p, seat) else NO_STUDENT
    if action == LESSONS:
        return LEGAL if lessons.within_reach(p, seat, LEVELS) else NO_FACE_UP_CARD
    if action == STUDY:
        return LEGAL if p.taken[seat] < SHELF_TILES else NO_SHELF_TILE
    return LEGAL


def begin(p: Newton, seat: int, action: int, way: int) -> None:
    """Ask for an action that can do something; one that cannot is over at once, and said to be."""
    if action == JOKER:
        p.agenda.append(ChooseAction(seat, 0, way))
        return
    possible = hindrance(p, seat, action, way) == LEGAL
    if p.events is not None and not way & BY_CARD:
        p.events.add(ACTED if possible else IDLE, seat, action, way & VALUE)
    if possible:
        p.agenda.append(asked(seat, action, way))


def asked(seat: int, action: int, way: int) -> Action:
    """The question of an action."""
    if action == WORK:
        return work.Work(seat, 0, way)
    if action == TECHNOLOGY:
        return technology.Technology(seat, 0, way)
    if action == TRAVEL:
        return travel.Travel(seat, 0, way)
    return lessons.Lessons(seat, 0, way) if action == LESSONS else study.Study(seat, 0, way)


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

    def refusal(self, p: Newton, move: int) -> int:
        return LEGAL if move == TO_DONE else hindrance(p, self.seat, move - TO_ACT, self.b)

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
