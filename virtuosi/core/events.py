"""What happened, for log and animation: ints only, told in words at the edge."""

from typing import Final

EVERYONE: Final = -3
HIDDEN: Final = -9

Row = tuple[int, int, int, int, int]


class Events:
    """Rows of kind and three facts. `seat` is who may read the last fact; others see HIDDEN."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def add(self, kind: int, a: int = 0, b: int = 0, c: int = 0, seat: int = EVERYONE) -> None:
        self.rows.append((kind, a, b, c, seat))


def readable(row: Row, seat: int) -> Row:
    """The row as one seat may read it."""
    if row[4] == EVERYONE or row[4] == seat:
        return row
    return (row[0], row[1], row[2], HIDDEN, row[4])
