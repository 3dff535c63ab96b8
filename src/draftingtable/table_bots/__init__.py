"""Bots at a table: what they know, choose, hint and say. Pure logic, as in `table`."""
