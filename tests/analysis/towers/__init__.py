"""Reasons for moves of 5 Towers."""
