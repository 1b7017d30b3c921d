"""Where persons want to be told that a table waits for them, and the key with which such notices are signed."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False),
        sa.Column("told", sa.Float),
        sa.Column("sent", sa.Float),
    )
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("server_keys")
    op.drop_table("notices")
