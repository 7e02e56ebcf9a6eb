"""How an action begins and ends, whoever or whatever gives it."""

from typing import final

from virtuosi.core.task import Question
from virtuosi.games.newton.rules.effects import ACTED, has_face_up
from virtuosi.games.newton.rules.moves import ACTIONS, JOKER, LESSONS, LEVELS, TECHNOLOGY, TO_ACT, TO_DONE, TRAVEL, WORK
from virtuosi.games.newton.rules.pack import BY_CARD, NO_COINS, VALUE
from virtuosi.games.newton.rules.position import FINISHED, Newton
from virtuosi.games.newton.rules.scoring import SHELF_TILES
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


def finish(p: Newton, way: int) -> None:
    """The card's own action is over: conditions of special actions may now look at it (rule 16.6)."""
    if way & BY_CARD:
        p.acted = FINISHED


@final
class ChooseAction(Question[Newton]):
    """An action of one's choice (Paracelsus), or one of the two of a card (Descartes): `a` is its card + 1, or 0."""

    def candidates(self, p: Newton) -> list[int]:
        if self.a:
            return [TO_ACT + action for action in p.pack.playable[self.a - 1]] + [TO_DONE]
        return [TO_ACT + action for action in range(len(ACTIONS))] + [TO_DONE]

    def take(self, p: Newton, move: int) -> None:
        if move == TO_DONE:
            return
        action = move - TO_ACT
        if self.a:
            perform(p, self.seat, self.a - 1, action)
        else:
            begin(p, self.seat, action, self.b)


def perform(p: Newton, seat: int, card: int, action: int) -> None:
    """The action of a card just taken, as if it had been played (rule 13.7)."""
    value = p.symbols[seat * 5 + action] + max(1, p.pack.symbols[card * 5 + action])
    begin(p, seat, action, min(value, VALUE))
