"""Keeping short what everybody has to wait for: garbage collection, and turns between threads.

Python looks for garbage among young objects once their number has *grown* by a threshold. A server
at play drops about as many as it makes, so that the number hardly grows while hundreds of thousands
pile up to be looked through: everybody then waits for a tenth of a second. Here it is done after
every few entries, among the few thousand objects that these have made. Older objects are tables,
hardly ever garbage, and are looked through seldom.
"""

import asyncio
import gc
import sys

PORTION = 25
"""Entries after which young garbage is looked for: some milliseconds' work."""
WHOLE = 600.0
"""Seconds after which all of it is."""
GOODBYES = 1000
"""Connections that have ended, each leaving some garbage that is no longer young, before it is."""
NEVER = 1_000_000_000
TURN = 0.0005
"""Seconds for which one thread may keep another waiting, usually 0.005: the one that writes to the
database needs many short turns."""


def keep_pauses_short() -> None:
    """Once, when all that stays for good is there."""
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
            gc.collect(0)

    def count_goodbye(self) -> None:
        self.goodbyes += 1
        if self.goodbyes == GOODBYES:
            self._sweep_all()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(WHOLE)
            self._sweep_all()

    def _sweep_all(self) -> None:
        self.goodbyes = 0
        gc.collect()
