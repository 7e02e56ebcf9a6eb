"""Tables say who may sit down and look on, keep time and what is proposed; bots of other packages have long names."""

import sqlalchemy as sa
from alembic import op

revision = "0007_clocks"
down_revision = "0006_guests"
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    for name in ("listed", "closed", "abandoned"):
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    for name in ("terms", "clock", "asking"):
        op.add_column("tables", sa.Column(name, sa.JSON()))
    for name in ("due", "moved"):
        op.add_column("tables", sa.Column(name, TIME))
    op.create_index(op.f("ix_tables_listed"), "tables", ["listed"])
    op.create_index(op.f("ix_tables_due"), "tables", ["due"])
    op.create_table(
        "heartbeats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("lived", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeats")),
    )
    for table in ("seats", "notes"):
        with op.batch_alter_table(table) as batch:
            batch.alter_column("level", type_=sa.String(40), existing_type=sa.String(10), existing_nullable=True)


def downgrade() -> None:
    raise NotImplementedError("the copy that was kept before the upgrade is the way back")
