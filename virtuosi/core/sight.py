"""What a net sees of a position: small numbers in a row that has one length at every moment and number of seats."""

from typing import Any, Final, Generic, TypeVar

from virtuosi.core.position import Position
from virtuosi.core.task import Task

P = TypeVar("P")

MOST: Final = 254  # larger numbers look like this one
WAITING: Final = 3  # tasks of the agenda that are seen, the asked one first
UNSEATED: Final = 0  # in place of what a seat would have that is not at this table


class Sight(Generic[P]):
    """Writes a position down as `seat` may know it, `seat` itself first and the others in their order."""

    def __init__(self, seats: int) -> None:
        self.seats = seats  # the most that a table of the game has

    def write(self, row: list[int], p: P, seat: int) -> None:
        """Append the numbers, by `number` and its kin. What the seat cannot know is not looked at."""
        raise NotImplementedError


def seen(sight: Sight[Any], kinds: dict[type[Task[Any]], int], p: Position, seat: int) -> list[int]:
    """The whole row: what is asked, then what the game's own sight tells. `kinds` numbers the game's tasks from 1."""
    agenda = p.agenda
    waiting = len(agenda)
    row: list[int] = [p.seats, seat]
    for k in range(1, WAITING + 1):
        if k > waiting:
            row.extend([0, 0, 0, 0])
            continue
        task: Task[Any] = agenda[waiting - k]
        row.append(kinds[type(task)])
        row.append(kin(task.seat, seat, p.seats))
        number(row, task.a)
        number(row, task.b)
    sight.write(row, p, seat)
    return row


def kin(other: int, seat: int, seats: int) -> int:
    """A seat as `seat` counts: 1 for itself, 2 for the next; 0 for nobody."""
    return 0 if other < 0 else (other - seat) % seats + 1


def number(row: list[int], value: int) -> None:
    """A number from -1 on."""
    row.append(0 if value < -1 else value + 1 if value < MOST else MOST + 1)


def numbers(row: list[int], values: list[int]) -> None:
    for value in values:
        row.append(0 if value < -1 else value + 1 if value < MOST else MOST + 1)


def bits(row: list[int], mask: int, count: int) -> None:
    for _ in range(count):
        row.append(mask & 1)
        mask >>= 1


def by_seat(row: list[int], values: list[int], each: int, p: Position, seat: int, seats: int) -> None:
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


def bits_by_seat(row: list[int], masks: list[int], count: int, p: Position, seat: int, seats: int) -> None:
    """A mask of `count` bits a seat, own first."""
    for k in range(seats):
        bits(row, masks[(seat + k) % p.seats] if k < p.seats else 0, count)


def owners(row: list[int], values: list[int], seat: int, seats: int) -> None:
    """Whose each thing is: nobody's, own, the next seat's."""
    for other in values:
        row.append(0 if other < 0 else (other - seat) % seats + 1)
