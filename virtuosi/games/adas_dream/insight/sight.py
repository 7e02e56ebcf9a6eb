"""What a net sees of Ada's Dream. Of a rival's cards it sees those everybody knows, and what hand and deck may hold."""

from typing import Final, final

from virtuosi.core.sight import Row, Sight, bits, bits_by_seat, by_seat, kin, numbers, plain
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    CELLS_EACH,
    GEAR_COUNT,
    LINES_EACH,
    PAIR,
    SLOTS_EACH,
    STORED_EACH,
)
from virtuosi.games.adas_dream.rules.moves import PARTNERS
from virtuosi.games.adas_dream.rules.position import AdasDream

MOST_SEATS: Final = 4
DISCS: Final = 4  # of a pile that are seen, the lowest first
DISC_BITS: Final = 3
DISC: Final = 7


@final
class AdaSight(Sight[AdasDream]):
    def __init__(self) -> None:
        super().__init__(MOST_SEATS)

    def write(self, row: Row, p: AdasDream, seat: int) -> None:
        plain(row, [int(p.variable), int(p.drafted), int(p.own_discs), int(p.last), int(p.nudged)])
        plain(row, [kin(p.first, seat, p.seats), kin(p.turn, seat, p.seats)])
        numbers(row, [p.round, p.kind, p.area, p.taken, p.stored, p.active, p.active_space])
        numbers(row, [p.rank1_left, p.addition_supply])
        self.shared(row, p, seat)
        self.people(row, p, seat)
        self.partners(row, p, seat)
        by_seat(row, p.scores(), 1, p, seat, self.seats)  # as they stand

    def shared(self, row: Row, p: AdasDream, seat: int) -> None:
        for values in [p.ring, p.bag, p.program_market, p.assignment_market, p.partner_market, p.gear_market]:
            numbers(row, values)
        for values in [p.tiles, p.objectives, p.objective_round, p.breakthroughs, p.room_science, p.tokens_taken]:
            numbers(row, values)
        for values in [p.rooms, p.lectures]:
            for code in values:
                holder = code - PAIR if code > PAIR else code
                row.append(kin(holder - 1, seat, p.seats) + (MOST_SEATS if code > PAIR else 0))
        for pile in p.piles:
            for _ in range(DISCS):
                row.append(kin((pile & DISC) - 1, seat, p.seats))
                pile >>= DISC_BITS

    def people(self, row: Row, p: AdasDream, seat: int) -> None:
        seats = self.seats
        for values in [p.coins, p.coal, p.brass, p.books, p.innovation, p.steam, p.city, p.boxed]:
            by_seat(row, values, 1, p, seat, seats)
        for values in [p.reserve_add, p.reserve_sub]:
            by_seat(row, values, 1, p, seat, seats)
        for values in [p.columns, p.research, p.tokens, p.science_tokens, p.claims]:
            by_seat(row, values, AREAS_EACH, p, seat, seats)
        by_seat(row, p.storage, STORED_EACH, p, seat, seats)
        by_seat(row, p.mill, CELLS_EACH, p, seat, seats)
        by_seat(row, p.gears, SLOTS_EACH, p, seat, seats)
        by_seat(row, p.slots, LINES_EACH, p, seat, seats)
        bits_by_seat(row, p.reserve_mul, GEAR_COUNT, p, seat, seats)

    def partners(self, row: Row, p: AdasDream, seat: int) -> None:
        cards = len(PARTNERS)
        bits(row, p.hand[seat], cards)
        bits(row, p.deck[seat], cards)
        held: list[int] = []
        open_cards: list[int] = []
        for other in range(p.seats):
            all_cards = p.hand[other] | p.deck[other]
            if other != seat and p.dealt[other] >= 0:
                all_cards &= ~(1 << p.dealt[other])  # which one it is, is its owner's secret
            held.append(all_cards)
            open_cards.append(p.known[other] & p.hand[other])
        bits_by_seat(row, held, cards, p, seat, self.seats)
        bits_by_seat(row, open_cards, cards, p, seat, self.seats)
        bits_by_seat(row, p.discard, cards, p, seat, self.seats)
        bits_by_seat(row, p.in_play, cards, p, seat, self.seats)
