"""Setup: everything that is drawn or rolled before the first turn."""

from typing import final

from virtuosi.core.masks import count_of, listed
from virtuosi.core.position import altered
from virtuosi.core.task import Chance, Question, Step
from virtuosi.games.adas_dream.rules import events, moves
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, GEAR_MARKET, RING_SLOTS
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import cards, gears, markets, turn, workshop


@final
class ChooseFirst(Chance[AdasDream]):
    """Who begins; later seats get a little more."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.FIRST + seat for seat in range(p.seats)]

    def take(self, p: AdasDream, move: int) -> None:
        p.first = p.turn = move - moves.FIRST
        for seat in range(p.seats):
            order = (seat - p.first) % p.seats
            p.coins[seat] += p.pack.extra_coins[order]
            p.coal[seat] += p.pack.extra_coal[order]
        if p.events is not None:
            p.events.add(events.IS_FIRST, p.first)


@final
class LayTile(Chance[AdasDream]):
    """A tile of its region for university `a`."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        region = p.pack.region[self.a]
        return [
            moves.TILE + tile
            for tile in range(len(moves.TILES))
            if p.pack.tile_region[tile] == region and tile + 1 not in p.tiles
        ]

    def take(self, p: AdasDream, move: int) -> None:
        p.tiles = altered(p.tiles, self.a, move - moves.TILE + 1)


@final
class ChooseLetter(Chance[AdasDream]):
    """All objectives show the same letter."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.LETTER, moves.LETTER + 1]

    def take(self, p: AdasDream, move: int) -> None:
        for area in reversed(range(AREAS_EACH)):
            p.agenda.append(LayObjective(self.seat, area, move - moves.LETTER))


@final
class LayObjective(Chance[AdasDream]):
    """An objective of letter `b` for area `a`."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        pack = p.pack
        return [
            moves.OBJECTIVE + tile
            for tile in range(len(moves.OBJECTIVES))
            if pack.objective_area[tile] == self.a and pack.objective_letter[tile] == self.b
        ]

    def take(self, p: AdasDream, move: int) -> None:
        p.objectives = altered(p.objectives, self.a, move - moves.OBJECTIVE + 1)


@final
class LayBreakthrough(Chance[AdasDream]):
    """A breakthrough token for track `a`."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [
            moves.NEW_BREAKTHROUGH + token
            for token in range(len(moves.BREAKTHROUGHS))
            if token + 1 not in p.breakthroughs
        ]

    def take(self, p: AdasDream, move: int) -> None:
        p.breakthroughs = altered(p.breakthroughs, self.a, move - moves.NEW_BREAKTHROUGH + 1)


@final
class NameRoom(Chance[AdasDream]):
    """A science for room `a`."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.SCIENCE + science for science in range(AREAS_EACH) if science + 1 not in p.room_science]

    def take(self, p: AdasDream, move: int) -> None:
        p.room_science = altered(p.room_science, self.a, move - moves.SCIENCE + 1)


@final
class DealPartner(Chance[AdasDream]):
    """A rank 1 partner for a seat, unseen by the others."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return listed(moves.DRAW, p.rank1_bag)

    def secret(self, p: AdasDream) -> bool:
        return True

    def take(self, p: AdasDream, move: int) -> None:
        card = move - moves.DRAW
        p.rank1_bag &= ~(1 << card)
        p.deck[self.seat] |= 1 << card
        p.dealt = altered(p.dealt, self.seat, card)


@final
class RevealPartner(Chance[AdasDream]):
    """A rank 1 partner is turned up for the draft, on market place `a`."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return listed(moves.MEET, p.rank1_bag)

    def take(self, p: AdasDream, move: int) -> None:
        card = move - moves.MEET
        p.rank1_bag &= ~(1 << card)
        p.partner_market = altered(p.partner_market, self.a, card + 1)


@final
class DraftPartner(Question[AdasDream]):
    """A seat chooses its first partner among those turned up."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.DRAFT + card - 1 for card in sorted(p.partner_market) if card]

    def take(self, p: AdasDream, move: int) -> None:
        card = move - moves.DRAFT
        p.partner_market = altered(p.partner_market, p.partner_market.index(card + 1), 0)
        p.deck[self.seat] |= 1 << card
        if p.events is not None:
            p.events.add(events.DRAFTS, self.seat, card)


@final
class FirstPartners(Step[AdasDream]):
    """Every seat gets a rank 1 partner: dealt, or drafted in reverse turn order."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        order = [(p.first + place) % p.seats for place in range(p.seats)]
        if not p.drafted:
            for seat in reversed(order):
                p.agenda.append(DealPartner(seat))
            return
        for seat in order:
            p.agenda.append(DraftPartner(seat))
        for place in range(p.seats):
            p.agenda.append(RevealPartner(self.seat, place))


@final
class FillTable(Step[AdasDream]):
    """Dice, programs, assignments, partners and gears are laid out, hands drawn, and the first turn begins."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        agenda = p.agenda
        agenda.append(turn.StartTurn(p.first))
        for place in range(p.seats - 1, -1, -1):
            agenda.append(cards.DrawCards((p.first + place) % p.seats, p.pack.start_hand))
        for slot in reversed(range(GEAR_MARKET)):
            agenda.append(gears.NewGear(p.first, slot))
        agenda.append(markets.CleanPartners(p.first, 0))
        agenda.append(markets.CleanAssignments(p.first, 0))
        agenda.append(markets.CleanPrograms(p.first, 0))
        for slot in reversed(range(RING_SLOTS)):
            agenda.append(workshop.RollDie(p.first, slot))
        assert count_of(p.rank1_bag) >= p.rank1_left
