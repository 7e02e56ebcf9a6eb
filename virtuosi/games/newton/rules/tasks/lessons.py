"""Lessons: a face-up card comes to the hand (rules section 7)."""

from typing import final

from virtuosi.core.position import with_one, without_one
from virtuosi.core.task import LEGAL
from virtuosi.games.newton.rules.events import TOOK
from virtuosi.games.newton.rules.moves import LEVELS, TO_DONE, TO_TAKE
from virtuosi.games.newton.rules.pack import SPLIT, THEN_ACT
from virtuosi.games.newton.rules.position import Newton
from virtuosi.games.newton.rules.refusals import LEVEL_TOO_HIGH
from virtuosi.games.newton.rules.tasks import beginning
from virtuosi.games.newton.rules.tasks.action import Action


def within_reach(p: Newton, seat: int, level: int) -> bool:
    """Whether a card up to this level lies face up, or could be turned up for a coin (rule 10.2)."""
    for k in range(min(level, LEVELS)):
        if p.rows[k] or (p.coins[seat] >= p.pack.reveal_cost and len(p.decks[k]) > 0):
            return True
    return False


@final
class Lessons(Action):
    """Which card. a: value used for cards taken before."""

    @property
    def used(self) -> int:
        return self.a

    def left(self, p: Newton) -> int:
        """What cards may still be worth."""
        return self.value(p) - self.a

    def candidates(self, p: Newton) -> list[int]:
        found = [TO_TAKE + card for row in p.rows for card in row]
        found.append(TO_DONE)
        return found

    def refusal(self, p: Newton, move: int) -> int:
        if move == TO_DONE or p.pack.level[move - TO_TAKE] <= self.left(p):
            return LEGAL
        return LEVEL_TOO_HIGH

    def moves(self, p: Newton) -> list[int]:
        found: list[int] = []
        for level in range(min(LEVELS, self.left(p))):
            for card in p.rows[level]:
                found.append(TO_TAKE + card)
        found.append(TO_DONE)
        return found

    def take(self, p: Newton, move: int) -> None:
        if move == TO_DONE:
            self.finish(p, self.used > 0)
            return
        card = move - TO_TAKE
        level = p.pack.level[card]
        p.rows = without_one(p.rows, level - 1, card)
        p.hands = with_one(p.hands, self.seat, card)
        if p.events is not None:
            p.events.add(TOOK, self.seat, card)
        used = self.a + level
        if self.way & SPLIT and within_reach(p, self.seat, self.value(p) - used):
            p.agenda.append(Lessons(self.seat, used, self.way))
            return
        self.finish(p, True)
        if self.way & THEN_ACT:
            self.act(p, card)

    def act(self, p: Newton, card: int) -> None:
        """Descartes: the card's action follows at once (rule 13.7)."""
        if len(p.pack.playable[card]) == 1:
            beginning.perform(p, self.seat, card, p.pack.playable[card][0])
        else:
            p.agenda.append(beginning.of_card(self.seat, card))
