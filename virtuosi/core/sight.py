"""What a net sees of a position: small numbers in a row that has one length at every moment and number of seats."""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from librt.strings import BytesWriter

from virtuosi.core.insight import Survey
from virtuosi.core.position import Position
from virtuosi.core.task import Task

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, an int of the machine; interpreted, nothing but a note

P = TypeVar("P")
Row: TypeAlias = BytesWriter  # compiled, a byte is put where it belongs; a list of numbers takes five times as long

MOST: Final = 254  # larger numbers look like this one
WAITING: Final = 3  # tasks of the agenda that are seen, the asked one first
WORD: Final = 62  # bits that an int of the machine holds
LOWEST: Final = (1 << WORD) - 1
UNSEATED: Final = 0  # in place of what a seat would have that is not at this table


class Sight(Generic[P]):
    """Writes a position down as `seat` may know it, `seat` itself first and the others in their order."""

    def __init__(self, seats: int, traits: int = 0) -> None:
        self.seats = seats  # the most that a table of the game has
        self.traits = traits  # numbers that are told of each legal move, where its name says too little

    def write(self, row: Row, p: P, seat: int) -> None:
        """Append the numbers, by `number` and its kin. What the seat cannot know is not looked at."""
        raise NotImplementedError

    def add(self, row: Row, p: P, seat: int, survey: Survey) -> None:
        """Append what of the insight's survey is to be seen."""

    def tell(self, row: Row, p: P, seat: int, moves: list[int], survey: Survey) -> None:
        """Append the traits of these moves, which `seat` can make now, one move after the other: what it is that is
        built or taken, what it costs, what it leads to."""


def seen(sight: Sight[Any], kinds: dict[type[Task[Any]], int], p: Position, seat: int, survey: Survey) -> bytes:
    """The whole row: what is asked, then what the game's own sight tells. `kinds` numbers the game's tasks from 1."""
    agenda = p.agenda
    waiting = len(agenda)
    row = BytesWriter()
    plain(row, [p.seats, seat])
    for k in range(1, WAITING + 1):
        if k > waiting:
            plain(row, [0, 0, 0, 0])
            continue
        task: Task[Any] = agenda[waiting - k]
        row.append(kinds[type(task)])
        row.append(kin(task.seat, seat, p.seats))
        number(row, task.a)
        number(row, task.b)
    sight.write(row, p, seat)
    sight.add(row, p, seat, survey)
    return row.getvalue()


def told(sight: Sight[Any], p: Position, seat: int, moves: list[int], survey: Survey) -> bytes:
    """The traits of the moves that a seat can make now."""
    row = BytesWriter()
    sight.tell(row, p, seat, moves, survey)
    return row.getvalue()


def kin(other: int, seat: int, seats: int) -> int:
    """A seat as `seat` counts: 1 for itself, 2 for the next; 0 for nobody."""
    return 0 if other < 0 else (other - seat) % seats + 1


def plain(row: Row, values: list[int]) -> None:
    """Numbers that are never below 0, as they are."""
    for value in values:
        row.append(value)


def number(row: Row, value: int) -> None:
    """A number from -1 on."""
    row.append(0 if value < -1 else value + 1 if value < MOST else MOST + 1)


def numbers(row: Row, values: list[int]) -> None:
    for value in values:
        row.append(0 if value < -1 else value + 1 if value < MOST else MOST + 1)


def bits(row: Row, mask: int, count: int) -> None:
    while count > WORD:
        _word(row, mask & LOWEST, WORD)
        mask >>= WORD
        count -= WORD
    _word(row, mask, count)


def _word(row: Row, mask: int, count: int) -> None:
    rest: i64 = mask
    for _ in range(count):
        row.append(int(rest & 1))
        rest >>= 1


def by_seat(row: Row, values: list[int], each: int, p: Position, seat: int, seats: int) -> None:
    """A list of `each` numbers a seat: own ones first, then the next seat's, and so on for all places at the table."""
    for k in range(seats):
        if k >= p.seats:
            for _ in range(each):
                row.append(UNSEATED)
            continue
        first = (seat + k) % p.seats * each
        for i in range(first, first + each):
            value = values[i]
            row.append(0 if value < -1 else value + 1 if value < MOST else MOST + 1)


def bits_by_seat(row: Row, masks: list[int], count: int, p: Position, seat: int, seats: int) -> None:
    """A mask of `count` bits a seat, own first."""
    for k in range(seats):
        bits(row, masks[(seat + k) % p.seats] if k < p.seats else 0, count)


def owners(row: Row, values: list[int], seat: int, seats: int) -> None:
    """Whose each thing is: nobody's, own, the next seat's."""
    for other in values:
        row.append(0 if other < 0 else (other - seat) % seats + 1)
