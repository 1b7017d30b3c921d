"""Tables, seats, links, journal, snapshots, chat and remembered answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("watch", sa.String(16), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(16), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("nick", sa.String(32), nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])
    op.create_table(
        "journal",
        of_table(),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("key", sa.String(80)),
        sa.PrimaryKeyConstraint("table_id", "sequence"),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_table(
        "snapshots",
        of_table(),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "chat",
        of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("channel", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nick", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(64), nullable=False),
        sa.Column("key", sa.String(80)),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_table(
        "remembered",
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("option", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind"),
    )


def downgrade() -> None:
    for name in ("remembered", "chat", "snapshots", "journal", "links", "seats", "tables"):
        op.drop_table(name)
