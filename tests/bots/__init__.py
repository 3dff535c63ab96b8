"""Bots, ours and others'."""
