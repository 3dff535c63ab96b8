"""Bots for Between Two Cities."""
