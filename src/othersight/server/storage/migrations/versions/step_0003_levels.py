"""Bots have levels: whoever was called scripted is a regular player now."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.execute("UPDATE seats SET bot = 'regular' WHERE bot = 'scripted'")


def downgrade() -> None:
    op.execute("UPDATE seats SET bot = 'scripted' WHERE bot NOT IN ('', 'random')")
