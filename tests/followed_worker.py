"""A bot worker that adds what its questions pass through to the file named by JOURNEY."""

import os
import sys

from draftingtable.bots.core.random_bot import RandomBot
from draftingtable.server.bot_pool import worker
from draftingtable.table_bots import thinking
from tests.journeys import Journey


class WrittenJourney(Journey):
    def add(self, name: str, file: str) -> None:
        super().add(name, file)
        with open(os.environ["JOURNEY"], "a", encoding="utf-8") as out:
            print(name, file=out)


if __name__ == "__main__":
    sys.setprofile(WrittenJourney(thinking.new_bot, RandomBot.choose).note)
    worker.main()
