"""Clocks of tables, and who is asked since when and until when."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    time = sa.Column("move_time", sa.Float, nullable=False, server_default="0")
    op.add_column("tables", time)
    after = sa.Column("time_out", sa.String(8), nullable=False, server_default="over")
    op.add_column("tables", after)
    op.create_table(
        "waits",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("taken", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_waits_until", "waits", ["until"])


def downgrade() -> None:
    op.drop_table("waits")
    op.drop_column("tables", "time_out")
    op.drop_column("tables", "move_time")
