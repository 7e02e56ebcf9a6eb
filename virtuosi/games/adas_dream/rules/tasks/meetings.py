"""Meetings: enter a room, take a partner, let another go."""

from typing import Final, final

from virtuosi.core.masks import listed
from virtuosi.core.position import altered
from virtuosi.core.task import LEGAL, Step
from virtuosi.games.adas_dream.rules import effects, events, moves, refusals, spots
from virtuosi.games.adas_dream.rules import pack as atoms
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, IN_COMPANY, MEETINGS, ROOMS
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.spots import ROOM_SPOT
from virtuosi.games.adas_dream.rules.tasks import cards, claims, discs, effect, markets
from virtuosi.games.adas_dream.rules.tasks.decision import OPTIONAL, Decision, FreeChoice

IN_ACTION: Final = 0
OUTSIDE: Final = 1


def room_refusal(p: AdasDream, seat: int, room: int) -> int:
    """Why nobody may enter this room now, whatever is paid."""
    if spots.room_place(p, room) < 0:
        return refusals.ROOM_FULL
    if not has_partner(p, room):
        return refusals.NO_PARTNER
    return LEGAL if spots.has_disc_for(p, seat, ROOM_SPOT + room) else refusals.NO_DISC


def has_partner(p: AdasDream, room: int) -> bool:
    """Whether a partner waits below a room or to its right."""
    for slot in range(room, ROOMS):
        if p.partner_market[slot]:
            return True
    return False


def is_possible(p: AdasDream, seat: int) -> bool:
    for room in range(ROOMS):
        paid = p.coins[seat] >= p.pack.room_coins[room] or p.innovation[seat] >= p.pack.room_innovation[room]
        if paid and room_refusal(p, seat, room) == LEGAL:
            return True
    return False


@final
class EnterRoom(Decision):
    """The main action: a room, for coins or innovation."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [first + room for first in (moves.COINS_FOR, moves.INNOVATION_FOR) for room in range(ROOMS)]

    def refusal(self, p: AdasDream, move: int) -> int:
        coins = move < moves.INNOVATION_FOR
        room = move - (moves.COINS_FOR if coins else moves.INNOVATION_FOR)
        refusal = room_refusal(p, self.seat, room)
        if refusal != LEGAL:
            return refusal
        if coins:
            return LEGAL if p.coins[self.seat] >= p.pack.room_coins[room] else refusals.NEEDS_COINS
        return LEGAL if p.innovation[self.seat] >= p.pack.room_innovation[room] else refusals.NEEDS_INNOVATION

    def take(self, p: AdasDream, move: int) -> None:
        seat = self.seat
        coins = move < moves.INNOVATION_FOR
        room = move - (moves.COINS_FOR if coins else moves.INNOVATION_FOR)
        if coins:
            p.coins[seat] -= p.pack.room_coins[room]
        else:
            p.innovation[seat] -= p.pack.room_innovation[room]
        if p.events is not None:
            paid = p.pack.room_coins[room] if coins else -p.pack.room_innovation[room]
            p.events.add(events.MEETS, seat, room, paid)
        p.agenda.append(AdvancedMeeting(seat))
        p.agenda.append(TakePartner(seat, room, IN_ACTION))
        p.agenda.append(discs.PlaceDisc(seat, ROOM_SPOT + room))


@final
class TakePartner(FreeChoice):
    """A partner of the market, below the room or to its right."""

    __slots__ = ()

    @property
    def in_action(self) -> bool:
        return self.b == IN_ACTION

    @property
    def room(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.PARTNER + slot for slot in range(self.room, ROOMS) if p.partner_market[slot]]

    def take(self, p: AdasDream, move: int) -> None:
        seat, slot = self.seat, move - moves.PARTNER
        card = p.partner_market[slot] - 1
        p.partner_market = altered(p.partner_market, slot, 0)
        p.hand[seat] |= 1 << card
        p.known = altered(p.known, seat, p.known[seat] | 1 << card)
        p.grow(seat, IN_COMPANY)
        if p.events is not None:
            p.events.add(events.TAKES_PARTNER, seat, card)
        if self.in_action:
            if p.pack.slot_draw[slot]:
                p.agenda.append(cards.DrawCards(seat, p.pack.slot_draw[slot]))
            p.agenda.append(PartWith(seat, card))
            p.agenda.append(markets.CleanPartners(seat, 1))
        else:
            p.agenda.append(markets.CleanPartners(seat, 0))
            p.agenda.append(PartWith(seat, card))


@final
class PartWith(Step[AdasDream]):
    """There are always eight: one other card goes, or the new one itself when there is no other to choose."""

    __slots__ = ()

    @property
    def card(self) -> int:
        return self.a

    def run(self, p: AdasDream) -> None:
        if (p.hand[self.seat] | p.discard[self.seat]) & ~(1 << self.card):
            p.agenda.append(RemovePartner(self.seat, self.card))
        else:
            remove_card(p, self.seat, self.card)


def remove_card(p: AdasDream, seat: int, card: int) -> None:
    p.hand[seat] &= ~(1 << card)
    p.discard[seat] &= ~(1 << card)
    effects.show_card(p, seat, card)
    if p.events is not None:
        p.events.add(events.REMOVES, seat, card)
    claims.check(p, seat)


@final
class RemovePartner(FreeChoice):
    """Which card of hand or discard pile leaves the match, other than the one `kept`."""

    __slots__ = ()

    @property
    def kept(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        others = (p.hand[self.seat] | p.discard[self.seat]) & ~(1 << self.kept)
        return listed(moves.REMOVE, others)

    def take(self, p: AdasDream, move: int) -> None:
        remove_card(p, self.seat, move - moves.REMOVE)


@final
class UsePartner(FreeChoice):
    """The effect of a partner in the market; the card stays there."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.PARTNER + slot for slot in range(ROOMS) if p.partner_market[slot]]

    def take(self, p: AdasDream, move: int) -> None:
        card = p.partner_market[move - moves.PARTNER] - 1
        if p.events is not None:
            p.events.add(events.USES_PARTNER, self.seat, card)
        p.agenda.append(effect.Effect(self.seat, atoms.ROW_PARTNER + card))


@final
class AdvancedMeeting(Step[AdasDream]):
    """A hand card may be played without cost; from the second level on after drawing."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        level = p.research[self.seat * AREAS_EACH + MEETINGS]
        if level >= p.pack.advanced_2:
            p.agenda.append(DrawAndPlay(self.seat))
        elif level >= p.pack.advanced_1:
            cards.offer_free_play(p, self.seat, OPTIONAL)


@final
class DrawAndPlay(FreeChoice):
    """The second level: draw, then play a card; or play one without drawing, as on the first level."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.ACTIVATE, *listed(moves.PLAY, p.hand[self.seat]), moves.SKIP]

    def take(self, p: AdasDream, move: int) -> None:
        if move == moves.ACTIVATE:
            p.agenda.append(effect.Atom(self.seat, atoms.PLAY_PARTNER, 1))
            p.agenda.append(cards.DrawCards(self.seat, p.pack.meeting_draw))
        elif move != moves.SKIP:
            cards.play_card(p, self.seat, move - moves.PLAY)
