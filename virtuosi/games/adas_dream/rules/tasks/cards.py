"""Partner cards: drawing, playing without cost, discarding."""

from typing import final

from virtuosi.core.masks import count_of, listed, member
from virtuosi.core.position import altered
from virtuosi.core.task import Chance, Step
from virtuosi.games.adas_dream.rules import effects, events, moves
from virtuosi.games.adas_dream.rules.pack import ROW_PARTNER
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import effect
from virtuosi.games.adas_dream.rules.tasks.decision import FreeChoice


@final
class DrawCards(Step[AdasDream]):
    """`count` cards are still to be drawn; an empty deck is made anew from the discard pile."""

    __slots__ = ()

    @property
    def count(self) -> int:
        return self.a

    def run(self, p: AdasDream) -> None:
        seat = self.seat
        if self.count == 0:
            return
        if p.deck[seat] == 0:
            if p.discard[seat] == 0:
                return
            p.deck[seat] = p.discard[seat]
            p.discard[seat] = 0
            if p.events is not None:
                p.events.add(events.RESHUFFLES, seat)
        if self.count > 1:
            p.agenda.append(DrawCards(seat, self.count - 1))
        p.agenda.append(DrawCard(seat))


@final
class DrawCard(Chance[AdasDream]):
    """A card from the own deck; only its owner sees it."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return listed(moves.DRAW, p.deck[self.seat])

    def toss(self, p: AdasDream, number: int) -> int:
        deck = p.deck[self.seat]
        return moves.DRAW + member(deck, number % count_of(deck))

    def secret(self, p: AdasDream) -> bool:
        return True

    def take(self, p: AdasDream, move: int) -> None:
        card = 1 << (move - moves.DRAW)
        p.deck[self.seat] &= ~card
        p.hand[self.seat] |= card
        if p.events is not None:
            p.events.add(events.DRAWS, self.seat, 0, move - moves.DRAW, self.seat)


def play_card(p: AdasDream, seat: int, card: int) -> None:
    """The card lies in play until all it does is done, so that nothing it does can draw or remove it."""
    p.hand[seat] &= ~(1 << card)
    p.in_play = altered(p.in_play, seat, p.in_play[seat] | 1 << card)
    effects.show_card(p, seat, card)
    if p.events is not None:
        p.events.add(events.PLAYS, seat, card)
    p.agenda.append(PutAway(seat, card))
    p.agenda.append(effect.Effect(seat, ROW_PARTNER + card))


@final
class PutAway(Step[AdasDream]):
    """Card `a` has done its work and goes to the discard pile."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        p.in_play = altered(p.in_play, self.seat, p.in_play[self.seat] & ~(1 << self.a))
        p.discard[self.seat] |= 1 << self.a


def offer_free_play(p: AdasDream, seat: int, optional: int) -> None:
    if p.hand[seat]:
        p.agenda.append(PlayFree(seat, optional))


@final
class PlayFree(FreeChoice):
    """A hand card without requirement or cost; an `optional` one may be declined."""

    __slots__ = ()

    @property
    def optional(self) -> bool:
        return self.a != 0

    def candidates(self, p: AdasDream) -> list[int]:
        found = listed(moves.PLAY, p.hand[self.seat])
        return [*found, moves.SKIP] if self.optional else found

    def take(self, p: AdasDream, move: int) -> None:
        if move != moves.SKIP:
            play_card(p, self.seat, move - moves.PLAY)


@final
class DiscardCards(FreeChoice):
    """`count` hand cards are still to be discarded."""

    __slots__ = ()

    @property
    def count(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        return listed(moves.DISCARD, p.hand[self.seat])

    def take(self, p: AdasDream, move: int) -> None:
        card = move - moves.DISCARD
        p.hand[self.seat] &= ~(1 << card)
        p.discard[self.seat] |= 1 << card
        effects.show_card(p, self.seat, card)
        if p.events is not None:
            p.events.add(events.DISCARDS, self.seat, card)
        if self.count > 1:
            p.agenda.append(DiscardCards(self.seat, self.count - 1))
