"""Alembic's environment: runs the migrations on the connection opened by `migrating`."""

from alembic import context

from draftingtable.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transaction_per_migration=False,
)
context.run_migrations()
