"""Tournaments, and what their results say."""
