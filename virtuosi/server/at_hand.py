"""Rows of tables at hand. A move reads and sets them some 160 times, which with SQLAlchemy's attributes takes longer
than all its rules; none of them is ever written by a session, so plain ones will do."""

from typing import TypeVar, cast

from virtuosi.server.rows import Row

R = TypeVar("R", bound=Row)


class AtHand:
    """Has what the row has, under the same names."""

    def __init__(self, row: Row) -> None:
        self.__table__ = row.__table__
        for column in row.__table__.columns:
            setattr(self, column.name, getattr(row, column.name))


def at_hand(row: R) -> R:
    return cast(R, AtHand(row))
