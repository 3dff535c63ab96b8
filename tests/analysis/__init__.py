"""Reasons for moves: what they state is recomputed by playing it."""
