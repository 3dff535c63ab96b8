"""Letting bots play the seats of a match."""

from collections.abc import Mapping

from draftingtable.bots.core.bot import Bot
from draftingtable.games.core.match import Match


def play_bots(match: Match, bots: Mapping[int, Bot]) -> bool:
    """Let the first bot whose seat may act do so; False when it is not a bot's turn."""
    for seat in match.acting():
        if seat in bots:
            move = bots[seat].choose(match.view(seat), match.legal_moves(seat))
            match.play(seat, move)
            return True
    return False
