"""A seat may lay down answers to decisions that are still to come."""

import sqlalchemy as sa
from alembic import op

revision = "0012_ahead"
down_revision = "0011_coach"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ahead", sa.JSON()))
    op.add_column("tables", sa.Column("laid", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    raise NotImplementedError("the copy that was kept before the upgrade is the way back")
