"""The table service, the server's interface to tables."""
