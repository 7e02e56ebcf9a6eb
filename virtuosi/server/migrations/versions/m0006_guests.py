"""Seats are held by guests, not by secrets, and what happens beside the moves is noted."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.schema import SchemaItem

revision = "0006_guests"
down_revision = "0005_compact"
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)


def _reference(table: str, column: str, target: str) -> SchemaItem:
    return sa.ForeignKeyConstraint([column], [target], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE")


def upgrade() -> None:
    """What was a seat's secret becomes its invitation: whoever kept it sits down again with it, once."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
    )
    op.create_table(
        "devices",
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("created", TIME, nullable=False),
        _reference("devices", "guest_id", "guests.id"),
        sa.PrimaryKeyConstraint("key_hash", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_guest_id"), "devices", ["guest_id"])
    op.create_table(
        "passes",
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("until", TIME, nullable=False),
        _reference("passes", "guest_id", "guests.id"),
        sa.PrimaryKeyConstraint("code_hash", name=op.f("pk_passes")),
    )
    _notes()
    op.add_column("tables", sa.Column("host", sa.String(16)))
    op.add_column("seats", sa.Column("guest_id", sa.String(16)))
    op.create_index(op.f("ix_seats_guest_id"), "seats", ["guest_id"])
    op.alter_column("seats", "secret_hash", new_column_name="invitation_hash")
    op.drop_column("seats", "taken")


def _notes() -> None:
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("level", sa.String(10)),
        sa.Column("events", sa.JSON(), nullable=False),
        sa.Column("time", TIME, nullable=False),
        _reference("notes", "table_id", "tables.id"),
        sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_notes")),
    )


def downgrade() -> None:
    raise NotImplementedError("the copy that was kept before the upgrade is the way back")
