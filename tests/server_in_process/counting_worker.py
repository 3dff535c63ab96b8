"""A bot worker whose `random` bots play how often they have been asked."""

from collections.abc import Sequence

from draftingtable.bots.core import levels
from draftingtable.bots.core.bot import Bot
from draftingtable.games.core.view import View
from draftingtable.server.bot_pool import worker


class Counting(Bot):
    def __init__(self, seed: str) -> None:
        self.asked = 0

    def choose(self, view: View, moves: Sequence[int]) -> int:
        self.asked += 1
        return self.asked


if __name__ == "__main__":
    levels.RANDOM = "tests.server_in_process.counting_worker:Counting"
    worker.main()
