"""Terminal play: one conversation for all games, and a drawing module for each.

`play.run` starts a game. A game adds itself with a `Screen` (screen.py) in the registry there.
"""
