"""Packs are kept by their digest."""

import sqlalchemy as sa
from alembic import op

revision = "0004_packs"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("digest", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_packs")),
    )


def downgrade() -> None:
    op.drop_table("packs")
