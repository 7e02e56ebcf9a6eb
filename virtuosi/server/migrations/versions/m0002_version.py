"""Every change of a table has a number."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Earlier houses could be killed between the column and the note that it is there."""
    if any(column["name"] == "version" for column in sa.inspect(op.get_bind()).get_columns("tables")):
        return
    op.add_column("tables", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "version")
