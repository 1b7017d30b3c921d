"""How long a table waits for a person who has left."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    wait = sa.Column("leave_wait", sa.Float, nullable=False, server_default="60")
    op.add_column("tables", wait)


def downgrade() -> None:
    op.drop_column("tables", "leave_wait")
