"""What a net sees of Neuland: everything, for nothing is hidden, and how far each seat is from the next tiles. Empty
slots count for the map, taken ones for whom."""

from typing import Final, final

from virtuosi.core.insight import Survey
from virtuosi.core.sight import MOST, UNSEATED, Row, Sight, bits, by_seat, kin, number, numbers, owners, plain
from virtuosi.games.neuland.insight.survey import NeulandSurvey
from virtuosi.games.neuland.insight.traits import TRAITS, tell
from virtuosi.games.neuland.rules.discs import BITS, ONE
from virtuosi.games.neuland.rules.moves import CATEGORY_COUNT, GOOD_COUNT, MINERALS, SLOT_COUNT, STEPS
from virtuosi.games.neuland.rules.position import Neuland

MOST_SEATS: Final = 4
OPTIONS: Final = 5
CLOSED: Final = 99  # in place of the way to a tile where there is none to come


@final
class NeulandSight(Sight[Neuland]):
    def __init__(self) -> None:
        super().__init__(MOST_SEATS, TRAITS)

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

    def add(self, row: Row, p: Neuland, seat: int, survey: Survey) -> None:
        """How many actions each seat is from the next tile of every category, and has had more than whoever is last.
        A tile that is being delivered to counts as done."""
        assert isinstance(survey, NeulandSurvey)
        for k in range(MOST_SEATS):
            other = (seat + k) % p.seats
            row.append(min(survey.ahead[other], MOST) if k < p.seats else UNSEATED)
            rests = [CLOSED] * CATEGORY_COUNT
            if k < p.seats:
                for way in survey.ways[other]:
                    rests[way.tile // STEPS] = way.rest
            plain(row, rests)

    def tell(self, row: Row, p: Neuland, seat: int, moves: list[int], survey: Survey) -> None:
        assert isinstance(survey, NeulandSurvey)
        tell(row, p, seat, moves, survey)

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
