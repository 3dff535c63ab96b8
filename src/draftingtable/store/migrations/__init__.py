"""The database migrations, which Alembic runs one after another."""
