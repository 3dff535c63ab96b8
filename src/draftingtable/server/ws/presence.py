"""Who has a table open through other servers.

Every server notifies the others which players watch a table through it, whenever that changes and
every `REPEAT` seconds. Notices that are not repeated expire, so a server that died leaves no
ghosts.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

LASTS = 60.0
"""Seconds until another server's notice expires."""
REPEAT = 20.0


@dataclass(frozen=True)
class PresenceNotice:
    """One server's notice about one table."""

    players: frozenset[str]
    watching: int
    until: float


class Presence:
    """Holds players, not seats: people change seats, and the table knows where they sit."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.notices: dict[str, PresenceNotice] = {}

    def update(self, server: str, players: frozenset[str], watching: int) -> None:
        """Replaces that server's earlier notice."""
        if players or watching:
            self.notices[server] = PresenceNotice(players, watching, self.clock() + LASTS)
        else:
            self.notices.pop(server, None)

    def forget_silent(self) -> None:
        """Drops notices that other servers have not repeated."""
        now = self.clock()
        kept = {name: notice for name, notice in self.notices.items() if notice.until >= now}
        self.notices = kept

    def players(self) -> frozenset[str]:
        return frozenset().union(*(notice.players for notice in self.notices.values()))

    def watching(self) -> int:
        return sum(notice.watching for notice in self.notices.values())


def notice_data(server: str, players: frozenset[str], watching: int) -> dict[str, object]:
    """Returns a notice as sent between servers."""
    return {
        "type": "presence",
        "server": server,
        "players": sorted(players),
        "watching": watching,
    }
