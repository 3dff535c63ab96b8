"""Something kept for every bot of the games that were asked about last."""

from typing import Generic, TypeVar

Kept = TypeVar("Kept")
Place = tuple[int, str]
"""A seat, and the level of the bot in it: a stand-in may be of another level than the last one."""


class RecentGames(Generic[Kept]):
    """By table, as each table has one game. Past `most`, the game asked about longest ago goes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.games: dict[str, dict[Place, Kept]] = {}

    def bots(self, table: str) -> dict[Place, Kept]:
        """What is kept for a table's bots; this table is the newest now."""
        found = self.games[table] = self.games.pop(table, {})
        if len(self.games) > self.most:
            del self.games[next(iter(self.games))]
        return found

    def forget(self, table: str) -> bool:
        """Drop a game; False if nothing was kept of it."""
        return self.games.pop(table, None) is not None
