"""Rows of tables at hand. A move reads and sets them some 160 times, which with SQLAlchemy's attributes takes longer
than all its rules; none of them is ever written by a session, so plain ones will do."""

from typing import Any, TypeVar, cast

from virtuosi.server.rows import Row
from virtuosi.server.writer import Params

R = TypeVar("R", bound=Row)


class AtHand:
    """Has what the row has, under the same names, and remembers what the book has."""

    def __init__(self, row: Row) -> None:
        self.__table__ = row.__table__
        self.written: dict[str, Any] = {}  # Any: whatever the columns hold
        for column in row.__table__.columns:
            self.written[column.name] = getattr(row, column.name)
            setattr(self, column.name, self.written[column.name])


def at_hand(row: R) -> R:
    return cast(R, AtHand(row))


def unwritten(row: Row, values: Params) -> Params:
    """Of these values for a row, those that the book has not; of one that is not at hand, all. From now on it has them:
    if they cannot be stored, the row is read anew."""
    if not isinstance(row, AtHand):
        return values
    found = {name: value for name, value in values.items() if row.written[name] != value}
    row.written |= found
    return found


def wrote(row: Row, values: Params) -> None:
    """A statement of its own has written these."""
    if isinstance(row, AtHand):
        row.written |= values
