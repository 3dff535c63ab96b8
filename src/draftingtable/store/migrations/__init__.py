"""How the database came to look as it does: Alembic runs these one after another."""
