"""Playing in a terminal: one conversation for all games, a drawing module for each.

`play.run` starts a game. A game adds itself by a `Screen` (screen.py) in the registry there.
"""
