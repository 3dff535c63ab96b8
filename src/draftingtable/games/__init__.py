"""The rules of every game, and the interface that all games share.

    from draftingtable import games

    match = games.new("towers", players=3, seed=7)
    while not match.over:
        seat = match.acting()[0]
        match.play(seat, match.legal_moves(seat)[0])
    print(match.outcome().scores)

This package knows nothing about networks, clocks, screens, files or languages.
"""

from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.match import Match, new
from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.position import SPECTATOR, Position
from draftingtable.games.core.registry import get, names

__all__ = ["SPECTATOR", "Game", "Match", "Outcome", "Position", "Setup", "get", "names", "new"]
