"""What each decision has brought, as a digest: an old table is played on under new rules where nothing has changed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("journal", sa.Column("trace", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("journal", "trace")
