"""Who has a table open, on this server and on others.

Every server tells the others which players watch a table through it, whenever that changes and
now and then. What was not heard again is forgotten, so that a server that died leaves no ghosts.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

LASTS = 60.0
"""Seconds for which another server's word counts."""
REPEAT = 20.0


@dataclass(frozen=True)
class Word:
    """What one server says about one table."""

    players: frozenset[str]
    watching: int
    until: float


class Presence:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.words: dict[str, Word] = {}
        self.here: frozenset[str] = frozenset()
        self.watching = 0

    def hear(self, server: str, players: frozenset[str], watching: int) -> bool:
        """Take a server's word; True if that changes who is here."""
        if players or watching:
            self.words[server] = Word(players, watching, self.clock() + LASTS)
        else:
            self.words.pop(server, None)
        return self._sum_up()

    def forget_silent(self, own: str) -> bool:
        """Drop what other servers have not repeated."""
        now = self.clock()
        for server in [name for name, word in self.words.items() if word.until < now]:
            if server != own:
                del self.words[server]
        return self._sum_up()

    def _sum_up(self) -> bool:
        here = frozenset().union(*(word.players for word in self.words.values()))
        watching = sum(word.watching for word in self.words.values())
        changed = (here, watching) != (self.here, self.watching)
        self.here, self.watching = here, watching
        return changed


def word_data(server: str, players: frozenset[str], watching: int) -> dict[str, Any]:
    """As it goes from server to server."""
    return {
        "type": "presence",
        "server": server,
        "players": sorted(players),
        "watching": watching,
    }
