"""What the database keeps. Alembic's migrations build the same; a test holds both together."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, ForeignKey, MetaData, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from virtuosi.core.options import Value

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


def now() -> datetime:
    return datetime.now(UTC)


def utc(time: datetime) -> datetime:
    """SQLite gives times back without their zone."""
    return time if time.tzinfo is not None else time.replace(tzinfo=UTC)


class Row(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)


class TableRow(Row):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    revision: Mapped[int]  # of the rules, when the match began
    pack: Mapped[str] = mapped_column(String(80))
    pack_digest: Mapped[str] = mapped_column(String(80))
    options: Mapped[dict[str, Value]] = mapped_column(JSON)
    seats: Mapped[int]
    guided: Mapped[bool]
    coach: Mapped[bool] = mapped_column(default=False)  # hints also where several people play
    began: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # a Began; None: at the start
    nature_seed: Mapped[str] = mapped_column(String(64))
    nature_commitment: Mapped[str] = mapped_column(String(64))
    host: Mapped[str | None] = mapped_column(String(16))  # the guest who may invite; None: whoever sits down first
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    actor: Mapped[int]  # whose move it is, so that bots find their tables after a restart
    over: Mapped[bool] = mapped_column(index=True)
    version: Mapped[int] = mapped_column(default=0)  # grows with every change
    chat: Mapped[bool] = mapped_column(default=True)  # whether people may talk here
    rematch: Mapped[str | None] = mapped_column(String(16))  # the table where the same people play again
    standing: Mapped[bytes | None]  # the position now; without it, it is found by playing the moves again
    listed: Mapped[bool] = mapped_column(default=False, index=True)  # anyone in the house may sit down
    closed: Mapped[bool] = mapped_column(default=False)  # to spectators
    terms: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # see terms.py
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # see clock.py
    asking: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # see proposals.py
    ahead: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # see ahead.py
    laid: Mapped[int] = mapped_column(default=0)  # how often something was laid down ahead
    due: Mapped[datetime | None] = mapped_column(DateTime(timezone=True), index=True)  # when the house is to see to it
    moved: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # when its position last changed
    abandoned: Mapped[bool] = mapped_column(default=False)  # everybody agreed to end it


class HeartbeatRow(Row):
    """One row: until when a house is known to have been open. Seconds since 1970."""

    __tablename__ = "heartbeats"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    lived: Mapped[float]


class PackRow(Row):
    """The component data of a pack, so that a match keeps its own whatever becomes of the folder it was read from."""

    __tablename__ = "packs"

    digest: Mapped[str] = mapped_column(String(80), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)


class GuestRow(Row):
    """Somebody who has sat down here: known by the keys of their devices, and by nothing else."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    banned: Mapped[bool] = mapped_column(default=False)


class DeviceRow(Row):
    __tablename__ = "devices"

    key_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id", ondelete="CASCADE"), index=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    seen: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))


class PassRow(Row):
    """A guest's word for one more device, good once and not for long."""

    __tablename__ = "passes"

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id", ondelete="CASCADE"))
    until: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class SeatRow(Row):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    level: Mapped[str | None] = mapped_column(String(40))
    name: Mapped[str | None] = mapped_column(String(40))
    guest_id: Mapped[str | None] = mapped_column(
        String(16), index=True
    )  # who holds it, also while a bot plays for them
    invitation_hash: Mapped[str | None] = mapped_column(String(64))  # spent once somebody holds the seat


class MoveRow(Row):
    __tablename__ = "moves"
    __table_args__ = (UniqueConstraint("table_id", "key"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # moves played before this one
    actor: Mapped[int]
    notation: Mapped[str] = mapped_column(String(80))
    shown: Mapped[str] = mapped_column(String(80))
    reader: Mapped[int]
    events: Mapped[list[list[int]]] = mapped_column(JSON)
    key: Mapped[str | None] = mapped_column(String(64))
    time: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class KeptRow(Row):
    """A position on the way, kept every few moves: the past is shown and undo is regained from it."""

    __tablename__ = "kept"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # moves played until then
    saved: Mapped[bytes]


class SpentKeyRow(Row):
    """Keys of undo requests and of moves that were taken back: repeating such a request must stay harmless."""

    __tablename__ = "spent_keys"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    seat: Mapped[int]
    number: Mapped[int]
    notation: Mapped[str] = mapped_column(String(80))  # "undo", or the move
    time: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class NoteRow(Row):
    """What happened at a table beside its moves: somebody came or went, a bot took over, a move was taken back."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # of the table, from this change on
    number: Mapped[int]  # of moves that stood then
    seat: Mapped[int]
    what: Mapped[str] = mapped_column(String(20))
    level: Mapped[str | None] = mapped_column(String(40))  # of the bot that took over
    events: Mapped[list[list[int]]] = mapped_column(JSON)  # of the move that was taken back
    time: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
