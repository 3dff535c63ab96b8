"""Limits moves and undos, per player and per address.

In a late position each move costs milliseconds, and `undo` makes another one possible every time.
Nothing is refused: a client that is too fast is read more slowly.
"""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.settings import Settings

BURST: Final = 2.0
"""Seconds' worth of moves allowed at once; not many, because they cost more than other messages."""


class MoveLimits:
    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.players = Rate(settings.rate_moves, BURST, clock)
        self.addresses = Rate(settings.rate_moves_address, BURST, clock)

    async def wait(self, player: str, address: str) -> None:
        """Waits until a move or an undo is allowed, then counts it."""
        while seconds := max(self.players.wait(player), self.addresses.wait(address)):
            await asyncio.sleep(seconds)
        self.players.charge(player)
        self.addresses.charge(address)
