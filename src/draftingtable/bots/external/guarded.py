"""What happens to a game when a third-party bot fails."""

import traceback
from collections.abc import Sequence
from typing import Final

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.external.faults import Fallback, Fault, Forfeit
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

MOST_LATE: Final = 3
"""The number of late answers in one game after which the bot is no longer asked."""


class Guarded(Bot):
    """Passes moves on, and applies the fallback after a fault: stop, forfeit, or move at random.

    With `random`, a bot that is gone or repeatedly late is not asked for the rest of the game.
    Otherwise one program could hold up a tournament for days.
    """

    def __init__(self, bot: Bot, player: str, fallback: Fallback, seed: str) -> None:
        self.bot = bot
        self.player = player
        self.fallback = fallback
        self.randomness = Randomness("fallback", seed)
        self.faults: list[Fault] = []
        self.given_up = False

    def choose(self, view: View, moves: Sequence[int]) -> int:
        if self.given_up:
            return self._any(moves)
        try:
            return self._checked(view, moves)
        except Fault as fault:
            return self._fall_back(fault, moves)

    def _checked(self, view: View, moves: Sequence[int]) -> int:
        try:
            move = self.bot.choose(view, list(moves))
        except Fault:
            raise
        except Exception as error:
            last_words = "".join(traceback.format_exception(error))
            raise Fault("failed", self.player, repr(error), last_words) from error
        if move not in moves:
            raise Fault("illegal", self.player, repr(move))
        return move

    def _fall_back(self, fault: Fault, moves: Sequence[int]) -> int:
        self.faults.append(fault)
        if self.fallback == "stop":
            raise fault
        if self.fallback == "forfeit":
            raise Forfeit(fault)
        late = sum(one.kind == "late" for one in self.faults)
        self.given_up = fault.kind not in ("late", "illegal") or late >= MOST_LATE
        return self._any(moves)

    def _any(self, moves: Sequence[int]) -> int:
        return moves[self.randomness.below(len(moves))]
