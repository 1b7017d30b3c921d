"""Names with passwords, sessions of browsers, and the seats of a name."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(24), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_sessions_account_id", "sessions", ["account_id"])
    op.create_index("ix_sessions_until", "sessions", ["until"])
    op.create_table(
        "account_seats",
        sa.Column("account_id", sa.String(24), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("account_id", "table_id", "seat"),
    )
    op.create_index("ix_account_seats_table_id", "account_seats", ["table_id"])
    op.add_column("links", sa.Column("session", sa.String(64)))
    op.create_index("ix_links_session", "links", ["session"])


def downgrade() -> None:
    op.drop_index("ix_links_session", "links")
    op.drop_column("links", "session")
    for name in ("account_seats", "sessions", "accounts"):
        op.drop_table(name)
