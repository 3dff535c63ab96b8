"""Reasons for moves of Between Two Cities."""
