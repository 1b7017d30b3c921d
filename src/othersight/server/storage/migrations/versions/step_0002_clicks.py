"""Keys of what was done and left no line in journal or chat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "clicks",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "key"),
    )


def downgrade() -> None:
    op.drop_table("clicks")
