"""Tables may be opened with a coach for everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0007_coach"
down_revision = "0006_guests"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("coach", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    raise NotImplementedError("the copy that was kept before the upgrade is the way back")
