"""What Alembic runs: the steps, inside the transaction of the connection that it is given."""

from __future__ import annotations

from alembic import context

from tutor.classroom.tables import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
