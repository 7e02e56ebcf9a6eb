"""What the database keeps of notices: how a guest wants to be told, and what is still to be told."""

from datetime import datetime

from sqlalchemy import JSON, DateTime, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from virtuosi.server.rows import Row, now

_GUEST = "guests.id"


class PreferenceRow(Row):
    """When and in which words a guest is told."""

    __tablename__ = "preferences"

    guest_id: Mapped[str] = mapped_column(ForeignKey(_GUEST, ondelete="CASCADE"), primary_key=True)
    language: Mapped[str] = mapped_column(String(2))
    zone: Mapped[str] = mapped_column(String(60))  # as the IANA names it
    quiet_from: Mapped[int | None]  # minutes after midnight there
    quiet_until: Mapped[int | None]
    origin: Mapped[str] = mapped_column(String(200))  # where they find the house, if it has no address of its own


class WayRow(Row):
    """One way to reach a guest."""

    __tablename__ = "ways"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey(_GUEST, ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(10))
    address: Mapped[str] = mapped_column(String(1000))
    detail: Mapped[dict[str, str]] = mapped_column(JSON)  # the form of a webhook, the keys of a push
    device: Mapped[str | None] = mapped_column(ForeignKey("devices.key_hash", ondelete="CASCADE"))  # of a push
    active: Mapped[bool]
    confirmed: Mapped[bool]
    code_hash: Mapped[str | None] = mapped_column(String(64))
    code_until: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    tries: Mapped[int] = mapped_column(default=0)  # of codes
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class MutedRow(Row):
    """A table that a guest wants to hear nothing of."""

    __tablename__ = "muted"

    guest_id: Mapped[str] = mapped_column(ForeignKey(_GUEST, ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


class NoticeRow(Row):
    """Something to tell a guest: written with the move that makes it due, kept until it is told or no longer true."""

    __tablename__ = "notices"
    __table_args__ = (Index("ix_notices_due", "due"),)

    guest_id: Mapped[str] = mapped_column(ForeignKey(_GUEST, ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    what: Mapped[str] = mapped_column(String(10), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # of moves that stood then
    time: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    due: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # None: settled
    tries: Mapped[int]
    reached: Mapped[list[str]] = mapped_column(JSON)  # the ways it has gone
    outcome: Mapped[str | None] = mapped_column(String(10))


class HouseKeyRow(Row):
    """A key that the house made for itself when it was first opened."""

    __tablename__ = "house_keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    secret: Mapped[str] = mapped_column(Text)
