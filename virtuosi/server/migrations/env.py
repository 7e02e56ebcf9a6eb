"""Alembic's entry: the storage hands over its connection. For a new step: alembic's `revision` with this directory."""

from alembic import context

from virtuosi.server.rows import Row

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Row.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
