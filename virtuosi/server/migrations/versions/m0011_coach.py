"""A table may be opened with hints for everybody, and a match may begin where another one stood."""

import sqlalchemy as sa
from alembic import op

revision = "0011_coach"
down_revision = "0010_neighbours"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("coach", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("began", sa.JSON()))


def downgrade() -> None:
    raise NotImplementedError("the copy that was kept before the upgrade is the way back")
