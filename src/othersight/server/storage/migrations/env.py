"""Lets Alembic work on the connection that the server has opened."""

from alembic import context

from othersight.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
