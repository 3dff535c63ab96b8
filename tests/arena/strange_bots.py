"""Misbehaving Python bots that the arena must survive or report."""

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path

from draftingtable.bots.core.bot import Bot
from draftingtable.games.core.view import View

ENOUGH = 4
GO_ON = "go-on"


class Lowest(Bot):
    def choose(self, view: View, moves: Sequence[int]) -> int:
        return moves[0]


class Highest(Bot):
    def choose(self, view: View, moves: Sequence[int]) -> int:
        return moves[-1]


class Slow(Bot):
    """Waits after the first results, giving a test time to stop the arena."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        folder = os.environ.get("WAIT_IN")
        while folder and is_waiting(Path(folder)):
            time.sleep(0.02)
        return moves[-1]


def is_waiting(folder: Path) -> bool:
    return lines_of(folder / "results.jsonl") >= ENOUGH and not (folder / GO_ON).exists()


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


class Killer(Bot):
    """Kills its worker process, as a crash in compiled code would."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return moves[0]


class Raising(Bot):
    def choose(self, view: View, moves: Sequence[int]) -> int:
        raise ZeroDivisionError("of my own")
