"""Commands for the server and its database: serve, backup, restore, admin."""
