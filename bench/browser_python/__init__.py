"""Measures our Python in a browser's runtime: what travels, how soon it plays, how fast it is."""
