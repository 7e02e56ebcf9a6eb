"""What Nature decides in Ray Master."""

from typing import final

from virtuosi.core.events import EVERYONE
from virtuosi.core.task import Chance, Step
from virtuosi.games.ray_master.rules import events
from virtuosi.games.ray_master.rules.moves import CARDS, FACES, TO_DRAW, TO_ROLL
from virtuosi.games.ray_master.rules.position import DISCARD, PILE, RayMaster

ROLLS = [TO_ROLL + face for face in range(FACES)]


@final
class RollRay(Chance[RayMaster]):
    """A die places the ray (rule 2.5)."""

    def candidates(self, p: RayMaster) -> list[int]:
        return ROLLS

    def take(self, p: RayMaster, move: int) -> None:
        face = move - TO_ROLL + 1
        p.ray = p.pack.ray_even if face % 2 == 0 else p.pack.ray_odd
        if p.events is not None:
            p.events.add(events.ROLLED, face, p.ray)


@final
class Deal(Step[RayMaster]):
    """A full hand for every seat."""

    def run(self, p: RayMaster) -> None:
        cards = p.pack.hand_open if p.open_hands else p.pack.hand
        for seat in range(p.seats - 1, -1, -1):
            for _ in range(cards):
                p.agenda.append(Draw(seat))


@final
class Draw(Chance[RayMaster]):
    """A student from the pile to a hand, unseen by the rival unless hands are open."""

    def candidates(self, p: RayMaster) -> list[int]:
        return [TO_DRAW + card for card in range(CARDS) if p.cards[card] == PILE]

    def secret(self, p: RayMaster) -> bool:
        return not p.open_hands

    def take(self, p: RayMaster, move: int) -> None:
        card = move - TO_DRAW
        p.cards[card] = self.seat
        if p.events is not None:
            p.events.add(
                events.DRAWN, self.seat, 0, events.card_code(p.deck, card), EVERYONE if p.open_hands else self.seat
            )


@final
class TurnOver(Chance[RayMaster]):
    """Solo: the top student of the pile is turned over (rule 9.2)."""

    def candidates(self, p: RayMaster) -> list[int]:
        return [TO_DRAW + card for card in range(CARDS) if p.cards[card] == PILE]

    def take(self, p: RayMaster, move: int) -> None:
        card = move - TO_DRAW
        p.cards[card] = DISCARD
        p.student = card
        if p.events is not None:
            p.events.add(events.FORCED, self.seat, events.card_code(p.deck, card))
