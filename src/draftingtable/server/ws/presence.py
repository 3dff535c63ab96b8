"""Who has a table open through other servers.

Every server notifies the others which players watch a table through it, whenever that changes and
every `REPEAT` seconds. Notices that are not repeated expire, so a server that died leaves no
ghosts.
"""

from collections.abc import Callable, Container, Iterable
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


class Absences:
    """Since when players of a table have had no connection, as far as this server knows."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.since: dict[str, float] = {}

    def update(self, players: Iterable[str], here: Container[str]) -> None:
        """Call it whenever players or connections change."""
        now = self.clock()
        self.since = {
            player: self.since.get(player, now) for player in players if player not in here
        }

    def away(self, player: str) -> int | None:
        """Returns the milliseconds since the player was here; None if they are here."""
        since = self.since.get(player)
        return None if since is None else int((self.clock() - since) * 1000)


def notice_data(server: str, players: frozenset[str], watching: int) -> dict[str, object]:
    """Returns a notice as sent between servers."""
    return {
        "type": "presence",
        "server": server,
        "players": sorted(players),
        "watching": watching,
    }
