"""What a net sees of The New Science, where everything but the pile is open."""

from typing import Final, final

from virtuosi.core.sight import Row, Sight, bits, bits_by_seat, by_seat, kin, numbers, plain
from virtuosi.games.new_science.rules.moves import CARDS, MOST_SEATS, SIZE, TRACK_COUNT
from virtuosi.games.new_science.rules.pack import SHUT
from virtuosi.games.new_science.rules.position import FOR_ALL, NewScience

TAKEN_OUT: Final = MOST_SEATS + 1  # a space that takes no cube this round
FOR_EVERYBODY: Final = MOST_SEATS + 1


@final
class ScienceSight(Sight[NewScience]):
    def __init__(self) -> None:
        super().__init__(MOST_SEATS)

    def write(self, row: Row, p: NewScience, seat: int) -> None:
        plain(row, [int(p.keep_either), int(p.actions_only), p.round, p.pile])
        row.append(p.at + 4)  # what goes on besides the spaces is told by negative numbers
        self.people(row, p, seat)
        self.tree(row, p, seat)
        for holder in p.space:
            row.append(TAKEN_OUT if holder == SHUT else kin(holder, seat, p.seats))
        numbers(row, p.face)
        for whom in p.force:
            row.append(FOR_EVERYBODY if whom == FOR_ALL else kin(whom, seat, p.seats))
        bits(row, p.seen, len(CARDS))

    def people(self, row: Row, p: NewScience, seat: int) -> None:
        seats = self.seats
        by_seat(row, p.scientist, 1, p, seat, seats)
        by_seat(row, p.rest, 1, p, seat, seats)
        by_seat(row, p.influence, TRACK_COUNT, p, seat, seats)
        by_seat(row, p.prestige, 1, p, seat, seats)
        by_seat(row, p.scores(), 1, p, seat, seats)
        by_seat(row, p.authored, 1, p, seat, seats)
        by_seat(row, p.supply, 1, p, seat, seats)
        by_seat(row, p.laboratory, 1, p, seat, seats)
        for place in range(seats):
            row.append(kin(p.order[place], seat, p.seats) if place < p.seats else 0)

    def tree(self, row: Row, p: NewScience, seat: int) -> None:
        bits_by_seat(row, p.researched, SIZE, p, seat, self.seats)
        bits_by_seat(row, p.known, SIZE, p, seat, self.seats)
        bits_by_seat(row, p.printed, SIZE, p, seat, self.seats)
        bits(row, p.public, SIZE)
