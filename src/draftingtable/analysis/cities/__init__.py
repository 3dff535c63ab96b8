"""Reasons for moves of Between Two Cities, drafted or solo."""
