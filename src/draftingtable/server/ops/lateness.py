"""Measures how late the server is, and decides when that is too late for anything new.

A timer that rings late has waited for everything that was to be handled before it: so does a move.
A commit that takes long delays moves just as much, though the event loop has nothing to do, and
where both wait for each other only the moves themselves tell.
"""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

LOOK_EVERY: Final = 0.1
"""Seconds between looks."""
LOOKS_LATE: Final = 5
"""Late looks in a row before the server counts as busy: a pause for a moment is none."""
LOOKS_CALM: Final = 50
"""Looks in time, in a row, before it no longer does."""
CALM: Final = 0.5
"""How much of the limit counts as being in time."""


class Lateness:
    """How late things happen, and whether the server is `busy`: later than `most` seconds."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.seconds = 0.0
        """At the latest look."""
        self.busy = False
        self._against = 0
        """Looks in a row that say the opposite of `busy`."""

    def note(self, seconds: float) -> bool:
        """Takes a look into account; returns whether `busy` has changed."""
        self.seconds = seconds
        opposite = seconds < self.most * CALM if self.busy else seconds > self.most
        self._against = self._against + 1 if opposite else 0
        if self._against < (LOOKS_CALM if self.busy else LOOKS_LATE):
            return False
        self.busy = not self.busy
        self._against = 0
        return True


class ActTimes:
    """How long actions have taken on average from one look to the next."""

    def __init__(self, in_progress: Callable[[], bool]) -> None:
        self.in_progress = in_progress
        self._count = 0
        self._seconds = 0.0
        self._latest = 0.0

    def add(self, seconds: float) -> None:
        self._count += 1
        self._seconds += seconds

    def take(self) -> float:
        """Returns the average since the last call; the one before it while all still wait."""
        if self._count:
            self._latest = self._seconds / self._count
            self._count, self._seconds = 0, 0.0
        elif not self.in_progress():
            self._latest = 0.0
        return self._latest


async def look(committing: Callable[[], float]) -> float:
    """Waits a moment; returns by how much it was longer, or how long a commit has been going on."""
    due = monotonic() + LOOK_EVERY
    await asyncio.sleep(LOOK_EVERY)
    return max(0.0, monotonic() - due, committing())
