"""What the database keeps of what is said at tables, and of how matches ended."""

from datetime import datetime

from sqlalchemy import DateTime, ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from virtuosi.server.rows import Row, now


class SpeakerRow(Row):
    """Somebody who has spoken at a table, by a number that tells nobody else who they are."""

    __tablename__ = "speakers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    speaker: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guest_id: Mapped[str] = mapped_column(String(16), index=True)
    silenced: Mapped[bool]


class LineRow(Row):
    __tablename__ = "lines"
    __table_args__ = (UniqueConstraint("table_id", "key"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    room: Mapped[str] = mapped_column(String(10), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    speaker: Mapped[int]
    seat: Mapped[int | None]
    name: Mapped[str | None] = mapped_column(String(40))  # as the speaker was called then
    text: Mapped[str | None] = mapped_column(String(300))  # None: removed
    key: Mapped[str] = mapped_column(String(64))
    changed: Mapped[int]  # the version of the room that it came or was removed with
    time: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class SignRow(Row):
    """A sign somebody gave about a line or a move; one that was taken away again stays, so that all hear of it."""

    __tablename__ = "signs"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    room: Mapped[str] = mapped_column(String(10), primary_key=True)
    about: Mapped[str] = mapped_column(String(10), primary_key=True)  # "line" or "move"
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    speaker: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    sign: Mapped[str] = mapped_column(String(10), primary_key=True)
    given: Mapped[bool]
    changed: Mapped[int]


class ResultRow(Row):
    """How a seat ended a match: found from its last position, and kept because finding it takes time."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    place: Mapped[int]
    points: Mapped[int]
    ended: Mapped[datetime] = mapped_column(DateTime(timezone=True))
