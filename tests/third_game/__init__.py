"""A third game, installed like any plug-in: it works everywhere, and no other file knows it."""
