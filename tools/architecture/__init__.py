"""Draws the architecture from the actual imports."""
