"""Lets bots play the seats of a match.

A bot belongs to one seat for one whole game and may remember what it has seen.
"""

from collections.abc import Callable, Mapping

from draftingtable.bots.core.bot import Bot
from draftingtable.games.core.match import Match
from draftingtable.games.core.view import View

Ask = Callable[[int, Bot, View, list[int]], int]
"""Gets a seat's move from its bot. Replace it to time bots or to catch their errors."""


def ask(seat: int, bot: Bot, view: View, moves: list[int]) -> int:
    return bot.choose(view, moves)


def play_bots(
    match: Match, bots: Mapping[int, Bot], ask: Ask = ask, in_order: bool = False
) -> bool:
    """Lets the first bot that can act make a move; returns False if it is not a bot's turn.

    Where several seats can act at once, bots do not wait for the others unless `in_order`.
    """
    acting = match.acting()[:1] if in_order else match.acting()
    for seat in acting:
        if seat in bots:
            move = ask(seat, bots[seat], match.view(seat), match.legal_moves(seat))
            match.play(seat, move)
            return True
    return False
