"""What Alembic runs: the migrations, on the connection that `migrating` has opened."""

from alembic import context

from draftingtable.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transaction_per_migration=False,
)
context.run_migrations()
