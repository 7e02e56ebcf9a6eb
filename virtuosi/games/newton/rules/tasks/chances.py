"""Cards that are turned up during the match."""

from typing import final

from virtuosi.core.position import with_one
from virtuosi.core.task import Chance
from virtuosi.games.newton.rules.events import TURNED_UP
from virtuosi.games.newton.rules.moves import TO_DRAW
from virtuosi.games.newton.rules.position import Newton


@final
class Draw(Chance[Newton]):
    """The top card of a deck is turned up into its row. a: the deck."""

    def candidates(self, p: Newton) -> list[int]:
        return [TO_DRAW + card for card in p.decks[self.a].top()]

    def toss(self, p: Newton, number: int) -> int:
        cards = p.decks[self.a].top()
        return TO_DRAW + cards[number % len(cards)]

    def take(self, p: Newton, move: int) -> None:
        card = move - TO_DRAW
        p.own_deck(self.a).draw(card)
        p.rows = with_one(p.rows, self.a, card)
        if p.events is not None:
            p.events.add(TURNED_UP, self.a, card)
