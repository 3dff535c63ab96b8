"""Positions as arrays of numbers, one encoding per game."""
