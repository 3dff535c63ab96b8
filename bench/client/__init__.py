"""Measures how fast the browser client is for its user."""
