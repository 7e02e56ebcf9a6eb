"""What a net sees of Newton. Only masters are ever hidden: own ones and played ones are seen."""

from typing import Final, final

from virtuosi.core.sight import Row, Sight, bits_by_seat, by_seat, kin, number, numbers, plain
from virtuosi.games.newton.rules.moves import (
    ACTIONS,
    BONUSES,
    BOOKS,
    CARDS,
    CELLS,
    COLUMNS,
    HAND,
    LEVELS,
    MAX_SEATS,
    PLACES,
    STUDENTS,
)
from virtuosi.games.newton.rules.position import Newton

IN_ROW: Final = 1  # where a card lies; then the seats whose hand it is in, own first


@final
class NewtonSight(Sight[Newton]):
    def __init__(self) -> None:
        super().__init__(MAX_SEATS)

    def write(self, row: Row, p: Newton, seat: int) -> None:
        plain(row, [int(p.lectures), int(p.discoveries), int(p.draft), p.pick, p.round, p.turns])
        row.append(kin(p.first, seat, p.seats))
        numbers(row, [p.card, p.acted, p.action, p.value])
        plain(row, [int(p.boosted), int(p.effect_used), int(p.special_used)])
        numbers(row, p.tiles)
        numbers(row, p.tree)
        numbers(row, p.track)
        numbers(row, p.homes)
        numbers(row, p.tokens)
        numbers(row, p.stock)
        numbers(row, p.offer)
        self.cards(row, p, seat)
        self.people(row, p, seat)
        self.masters(row, p, seat)
        by_seat(row, p.scores(), 1, p, seat, self.seats)  # as they stand

    def cards(self, row: Row, p: Newton, seat: int) -> None:
        """Starters are in every hand alike until they are laid: each hand tells its own."""
        for level in range(LEVELS):
            number(row, len(p.decks[level]))
        lies = [0] * CARDS
        for level in range(LEVELS):
            for card in p.rows[level]:
                lies[card] = IN_ROW
        plain(row, lies)
        for k in range(self.seats):
            held = [0] * CARDS
            if k < p.seats:
                for card in p.hands[(seat + k) % p.seats]:
                    held[card] = 1
            plain(row, held)

    def people(self, row: Row, p: Newton, seat: int) -> None:
        seats = self.seats
        for values in [p.boards, p.coins, p.potions, p.points, p.at, p.cubes_left, p.marker, p.taken, p.removed]:
            by_seat(row, values, 1, p, seat, seats)
        by_seat(row, p.students, STUDENTS, p, seat, seats)
        for values in [p.desk, p.tucked, p.drawers, p.slots]:
            by_seat(row, values, COLUMNS, p, seat, seats)
        by_seat(row, p.symbols, ACTIONS, p, seat, seats)
        by_seat(row, p.books, BOOKS, p, seat, seats)
        by_seat(row, p.won, BONUSES, p, seat, seats)
        bits_by_seat(row, p.cubes, PLACES, p, seat, seats)
        bits_by_seat(row, p.shelf, CELLS, p, seat, seats)

    def masters(self, row: Row, p: Newton, seat: int) -> None:
        for k in range(self.seats):
            for slot in range(HAND):
                if k >= p.seats:
                    row.append(0)
                    continue
                place = (seat + k) % p.seats * HAND + slot
                number(row, p.masters[place] if k == 0 or p.played[place] else -1)
        by_seat(row, p.played, HAND, p, seat, self.seats)
