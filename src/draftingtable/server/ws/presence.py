"""Who has a table open through other servers.

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
    """Holds players, not seats: people change seats, and the table knows where they sit."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.words: dict[str, Word] = {}

    def hear(self, server: str, players: frozenset[str], watching: int) -> None:
        """Take another server's word."""
        if players or watching:
            self.words[server] = Word(players, watching, self.clock() + LASTS)
        else:
            self.words.pop(server, None)

    def forget_silent(self) -> None:
        """Drop what other servers have not repeated."""
        now = self.clock()
        self.words = {name: word for name, word in self.words.items() if word.until >= now}

    def players(self) -> frozenset[str]:
        return frozenset().union(*(word.players for word in self.words.values()))

    def watching(self) -> int:
        return sum(word.watching for word in self.words.values())


def word_data(server: str, players: frozenset[str], watching: int) -> dict[str, Any]:
    """As it goes from server to server."""
    return {
        "type": "presence",
        "server": server,
        "players": sorted(players),
        "watching": watching,
    }
