"""Keeps pauses short: garbage collection, and switches between threads.

Python collects young objects once their number has *grown* by a threshold. A busy server frees
about as many as it creates, so the number hardly grows while hundreds of thousands of objects
accumulate, and the next collection takes a tenth of a second. Collecting them after every few
entries was an eighth of a move's time, and found nothing: what a move creates is freed without the
collector. So young objects are set aside unseen, which costs nothing, and what little garbage is
among them waits for the next full collection.
"""

import asyncio
import gc
import sys

PORTION = 25
"""Entries after which young objects are set aside."""
WHOLE = 600.0
"""Seconds between full collections."""
GOODBYES = 1000
"""Closed connections, and tables that fell asleep, between full collections.

Each connection leaves some garbage that is no longer young, and so do the calls that a table needs.
"""
NEVER = 1_000_000_000
TURN = 0.0005
"""The thread switch interval in seconds: the database thread needs many short turns."""


def keep_pauses_short() -> None:
    """Tunes the collector. Call it once, when all permanent objects exist."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, NEVER, NEVER)
    sys.setswitchinterval(TURN)


class GcScheduler:
    def __init__(self) -> None:
        self.entries = 0
        self.goodbyes = 0

    def count_entry(self) -> None:
        self.entries += 1
        if self.entries == PORTION:
            self.entries = 0
            gc.freeze()

    def count_goodbyes(self, count: int) -> None:
        self.goodbyes += count
        if self.goodbyes >= GOODBYES:
            self._sweep_all()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(WHOLE)
            self._sweep_all()

    def _sweep_all(self) -> None:
        self.goodbyes = 0
        gc.unfreeze()
        gc.collect()
        gc.freeze()
