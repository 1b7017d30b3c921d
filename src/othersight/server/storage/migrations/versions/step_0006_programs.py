"""Whether programs may sit at a table, and at which seats one does."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    no = sa.false()
    op.add_column("tables", sa.Column("programs", sa.Boolean, nullable=False, server_default=no))
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=no))


def downgrade() -> None:
    op.drop_column("seats", "program")
    op.drop_column("tables", "programs")
