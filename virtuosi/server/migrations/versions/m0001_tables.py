"""Tables, their seats, moves and positions."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.schema import SchemaItem

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id(table: str) -> list[SchemaItem]:
    name = op.f(f"fk_{table}_table_id")
    return [
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=name, ondelete="CASCADE"),
    ]


def upgrade() -> None:
    """Earlier houses could be killed half way through this; then what is there is empty and stays."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("pack", sa.String(80), nullable=False),
        sa.Column("pack_digest", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("guided", sa.Boolean(), nullable=False),
        sa.Column("nature_seed", sa.String(64), nullable=False),
        sa.Column("nature_commitment", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        if_not_exists=True,
    )
    op.create_index(op.f("ix_tables_over"), "tables", ["over"], if_not_exists=True)
    op.create_table(
        "seats",
        *_table_id("seats"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.String(10)),
        sa.Column("name", sa.String(40)),
        sa.Column("secret_hash", sa.String(64)),
        sa.Column("taken", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        if_not_exists=True,
    )
    op.create_table(
        "moves",
        *_table_id("moves"),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=False),
        sa.Column("notation", sa.String(80), nullable=False),
        sa.Column("shown", sa.String(80), nullable=False),
        sa.Column("reader", sa.Integer(), nullable=False),
        sa.Column("events", sa.JSON(), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_moves")),
        sa.UniqueConstraint("table_id", "key", name=op.f("uq_moves_table_id_key")),
        if_not_exists=True,
    )
    op.create_table(
        "positions",
        *_table_id("positions"),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("saved", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_positions")),
        if_not_exists=True,
    )
    op.create_table(
        "spent_keys",
        *_table_id("spent_keys"),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("notation", sa.String(80), nullable=False),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "key", name=op.f("pk_spent_keys")),
        if_not_exists=True,
    )


def downgrade() -> None:
    for name in ("spent_keys", "positions", "moves", "seats", "tables"):
        op.drop_table(name)
