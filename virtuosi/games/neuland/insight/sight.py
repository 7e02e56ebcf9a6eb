"""What a net sees of Neuland: everything, for nothing is hidden. Empty slots count for the map, taken ones for whom."""

from typing import Final, final

from virtuosi.core.sight import Row, Sight, bits, by_seat, kin, number, numbers, owners, plain
from virtuosi.games.neuland.rules.discs import BITS, ONE
from virtuosi.games.neuland.rules.moves import GOOD_COUNT, MINERALS, SLOT_COUNT
from virtuosi.games.neuland.rules.position import Neuland

MOST_SEATS: Final = 4
OPTIONS: Final = 5


@final
class NeulandSight(Sight[Neuland]):
    def __init__(self) -> None:
        self.seats = MOST_SEATS

    def write(self, row: Row, p: Neuland, seat: int) -> None:
        bits(row, p.rules, OPTIONS)
        numbers(row, [p.cycle, p.used, p.limit, p.started])
        number(row, kin(p.winner, seat, p.seats))
        for values in [p.reserve, p.left, p.time, p.turns, p.quiet]:
            by_seat(row, values, 1, p, seat, self.seats)
        self.goods(row, p, seat)
        numbers(row, p.supply)
        numbers(row, p.stock)
        numbers(row, p.built)
        numbers(row, p.scored)
        numbers(row, p.place)
        owners(row, p.scorer, seat, p.seats)
        numbers(row, p.terrain)
        numbers(row, p.tile)
        owners(row, p.owner, seat, p.seats)
        numbers(row, p.good)
        bits(row, p.lying, SLOT_COUNT)
        self.mines(row, p)

    def goods(self, row: Row, p: Neuland, seat: int) -> None:
        """How many markers of each good a seat has on the map."""
        counts = [0] * (MOST_SEATS * GOOD_COUNT)
        for slot in range(SLOT_COUNT):
            if p.owner[slot] >= 0 and p.good[slot] >= 0:
                counts[(p.owner[slot] - seat) % p.seats * GOOD_COUNT + p.good[slot]] += 1
        plain(row, counts)

    def mines(self, row: Row, p: Neuland) -> None:
        """The discs of each mine from below."""
        for slot in range(SLOT_COUNT):
            stack = p.stack[slot]
            for _ in range(len(MINERALS)):
                row.append(stack & ONE)
                stack >>= BITS
