"""Secrets that no table has yet, and how often each face of a die has fallen."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "dice",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("die", sa.String(200), nullable=False),
        sa.Column("face", sa.String(32), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "die", "face"),
    )


def downgrade() -> None:
    op.drop_table("dice")
    op.drop_table("secrets")
