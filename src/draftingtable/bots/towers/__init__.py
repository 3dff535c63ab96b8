"""Bots of 5 Towers."""
