"""Draws the architecture from the imports that are really there."""
