"""Bots of Python classes that the arena must survive, or name."""

import os
import signal
import time
from collections.abc import Sequence

from draftingtable.bots.bot import Bot
from draftingtable.games.view import View


class Lowest(Bot):
    def choose(self, view: View, moves: Sequence[int]) -> int:
        return moves[0]


class Highest(Bot):
    def choose(self, view: View, moves: Sequence[int]) -> int:
        return moves[-1]


class Slow(Bot):
    """Takes its time when told so, that a test can come between."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        time.sleep(float(os.environ.get("STRANGE_DELAY", "0")))
        return moves[-1]


class Killer(Bot):
    """Takes the whole worker along, as a crash in compiled code would."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return moves[0]


class Raising(Bot):
    def choose(self, view: View, moves: Sequence[int]) -> int:
        raise ZeroDivisionError("of my own")
