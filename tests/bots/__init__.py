"""Tests of our own bots and of external ones."""
