"""Lessons: a face-up card comes to the hand (rules section 7)."""

from typing import final

from virtuosi.core.task import LEGAL, Question
from virtuosi.games.newton.rules.effects import TOOK, has_face_up, value_of
from virtuosi.games.newton.rules.moves import TO_DONE, TO_TAKE
from virtuosi.games.newton.rules.pack import SPLIT, THEN_ACT
from virtuosi.games.newton.rules.position import Newton
from virtuosi.games.newton.rules.refusals import LEVEL_TOO_HIGH
from virtuosi.games.newton.rules.tasks import actions


@final
class Lessons(Question[Newton]):
    """Which card. a: value used for cards taken before; b: the way of the action."""

    def open(self) -> bool:
        return True

    def candidates(self, p: Newton) -> list[int]:
        found = [TO_TAKE + card for row in p.rows for card in row]
        found.append(TO_DONE)
        return found

    def refusal(self, p: Newton, move: int) -> int:
        if move == TO_DONE or p.pack.level[move - TO_TAKE] <= value_of(p, self.b) - self.a:
            return LEGAL
        return LEVEL_TOO_HIGH

    def moves(self, p: Newton) -> list[int]:
        found: list[int] = []
        for level in range(min(3, value_of(p, self.b) - self.a)):
            for card in p.rows[level]:
                found.append(TO_TAKE + card)
        found.append(TO_DONE)
        return found

    def take(self, p: Newton, move: int) -> None:
        if move == TO_DONE:
            actions.finish(p, self.b)
            return
        card = move - TO_TAKE
        level = p.pack.level[card]
        p.rows[level - 1].remove(card)
        p.hands[self.seat].append(card)
        if p.events is not None:
            p.events.add(TOOK, self.seat, card)
        used = self.a + level
        if self.b & SPLIT and has_face_up(p, value_of(p, self.b) - used):
            p.agenda.append(Lessons(self.seat, used, self.b))
            return
        actions.finish(p, self.b)
        if self.b & THEN_ACT:
            self.act(p, card)

    def act(self, p: Newton, card: int) -> None:
        """Descartes: the card's action follows at once (rule 13.7)."""
        if len(p.pack.playable[card]) == 1:
            actions.perform(p, self.seat, card, p.pack.playable[card][0])
        else:
            p.agenda.append(actions.ChooseAction(self.seat, card + 1))
