"""Quick play: one person, and bots in all other seats."""

from collections.abc import Mapping

from draftingtable.table.policy import ServerPolicy
from draftingtable.table.settings import Settings, read_settings

NICKNAME = "Player"
"""Of a person who has not said one."""


def quick_settings(wish: Mapping[str, object], level: str | None, policy: ServerPolicy) -> Settings:
    """Returns the settings of a table with the person in the first seat."""
    others = len(read_settings(wish, policy).seats) - 1
    bot = {"kind": "bot", **({"level": level} if level else {})}
    return read_settings({**wish, "seats": [{"kind": "me"}, *[bot] * others]}, policy)
