"""Run by Alembic, with the connection that was handed to it."""

from __future__ import annotations

from alembic import context

from cadwallon.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
