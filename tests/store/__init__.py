"""The store: real SQLite files and a real PostgreSQL."""
