"""Positions are bytes; where a match stands is in its table's own row, others are kept every few moves."""

import json
from collections.abc import Iterator

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0005_compact"
down_revision = "0004_packs"
branch_labels = None
depends_on = None

TOGETHER = 500  # rows in memory

positions = sa.table("positions", sa.column("table_id"), sa.column("number"), sa.column("saved", sa.JSON))
kept = sa.table("kept", sa.column("table_id"), sa.column("number"), sa.column("saved", sa.LargeBinary))
tables = sa.table("tables", sa.column("id"), sa.column("standing", sa.LargeBinary))


def upgrade() -> None:
    op.create_table(
        "kept",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("saved", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_kept_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_kept")),
    )
    op.add_column("tables", sa.Column("standing", sa.LargeBinary()))
    connection = op.get_bind()
    for rows in _batches(connection):
        connection.execute(sa.insert(kept), rows)
        for row in rows:  # in order: the last one of a table stays
            here = sa.update(tables).where(tables.c.id == row["table_id"])
            connection.execute(here.values(standing=row["saved"]))
    op.drop_table("positions")


def _batches(connection: sa.Connection) -> Iterator[list[dict[str, object]]]:
    found = sa.select(positions.c.table_id, positions.c.number, sa.cast(positions.c.saved, sa.Text))
    last = ("", -1)
    while True:
        after = sa.tuple_(positions.c.table_id, positions.c.number) > sa.tuple_(*map(sa.literal, last))
        rows = connection.execute(
            found.where(after).order_by(positions.c.table_id, positions.c.number).limit(TOGETHER)
        ).all()
        if not rows:
            return
        last = (rows[-1][0], rows[-1][1])
        yield [{"table_id": t, "number": n, "saved": msgspec.msgpack.encode(json.loads(saved))} for t, n, saved in rows]


def downgrade() -> None:
    raise NotImplementedError("the copy that was kept before the upgrade is the way back")
