"""The deals of each day (UTC), all derived from one key: nothing is drawn, and nothing stored.

So every server with the same secret knows the same deals, and one that was off for days publishes
what it would have published. Each day has a pool of deals per game. A player's identity and the key
decide which one they get: whoever tells others about theirs spoils it for one in so many.
"""

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import commitment
from draftingtable.table.policy import DAY, HOUR, ServerPolicy
from draftingtable.table.settings import Settings, read_settings

POOL: Final = 4
"""Deals per day and game."""
GRACE: Final = 2 * HOUR
"""How long after the end of the day a game that was begun in it may still be finished."""
GAMES: Final = ("towers", "cities")
MODES: Final = ("beginner", "expert")
"""Of the solo city game, on alternate days."""
LEVEL: Final = "journeyman"
"""Of the bots: the strongest that decides by what it sees alone, without chance or a clock."""
LABEL: Final = b"drafting-table daily 1"
ID_SIZE: Final = 16
EPOCH: Final = date(1970, 1, 1).toordinal()


def day_of(now: int) -> date:
    return datetime.fromtimestamp(now / 1000, UTC).date()


def day_before(day: date) -> date:
    return date.fromordinal(day.toordinal() - 1)


def day_after(day: date) -> date:
    return date.fromordinal(day.toordinal() + 1)


def read_day(text: str) -> date:
    """Returns the date; refuses any other text."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        found = None
    if found is None or found.isoformat() != text:
        raise Refusal("no-such-day", "", {"found": text[:20]})
    return found


def begins(day: date) -> int:
    """Returns when a day's deals may be begun, in milliseconds since 1970."""
    return (day.toordinal() - EPOCH) * DAY


def is_over_at(day: date) -> int:
    """Returns when results are final and all secrets of the day are published."""
    return begins(day) + DAY + GRACE


def wish(game: str, day: date) -> dict[str, object]:
    """Returns what is played that day, without seats."""
    if game == "towers":
        return {"game": game, "players": 3}
    return {"game": game, "options": {"mode": MODES[day.toordinal() % len(MODES)]}}


def settings_for(game: str, day: date, policy: ServerPolicy, level: str | None = None) -> Settings:
    """Returns the settings of a table: a person in the first seat, or a bot of that level.

    Nobody watches and nobody helps, because it counts.
    """
    played = wish(game, day)
    others = len(read_settings(played, policy).seats) - 1
    first = {"kind": "me"} if level is None else {"kind": "bot", "level": level}
    off = dict.fromkeys(("hints", "chat", "public"), False)
    extra = {"spectators": False} if level is None else {"bot_pace": 0}
    seats = [first, *[{"kind": "bot", "level": LEVEL}] * others]
    return read_settings({**played, **off, **extra, "seating": "order", "seats": seats}, policy)


@dataclass(frozen=True)
class Deal:
    """One deal of a day's pool."""

    day: date
    game: str
    slot: int

    @property
    def name(self) -> str:
        return f"{self.day.isoformat()}\n{self.game}\n{self.slot}"


class DailyDeals:
    """Derives secrets, and which deal is whose. Never show a secret before its day is over."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, LABEL, "sha256")

    def secret(self, deal: Deal) -> bytes:
        return self._derived("secret", deal.name)

    def commitments(self, day: date, game: str) -> list[str]:
        return [commitment(self.secret(deal)) for deal in pool(day, game)]

    def secrets(self, day: date, game: str, now: int) -> list[str] | None:
        """Returns the secrets once the day is over; None before."""
        if now < is_over_at(day):
            return None
        return [self.secret(deal).hex() for deal in pool(day, game)]

    def deal_for(self, day: date, game: str, player: str) -> Deal:
        """Returns the player's deal: all are equally likely, and nobody can predict which."""
        found = self._derived("slot", day.isoformat(), game, player)
        return Deal(day, game, int.from_bytes(found[:8], "big") % POOL)

    def table_id(self, day: date, game: str, player: str) -> str:
        """Returns the id of the player's table. It can be created only once, so it counts once."""
        return self.id_of("table", day.isoformat(), game, player)

    def id_of(self, *parts: str) -> str:
        """Returns an id like those that are drawn, for what may exist only once."""
        return urlsafe_b64encode(self._derived("id", *parts)[:ID_SIZE]).decode().rstrip("=")

    def _derived(self, *parts: str) -> bytes:
        return hmac.digest(self._key, "\n".join(parts).encode(), "sha256")


def pool(day: date, game: str) -> list[Deal]:
    return [Deal(day, game, slot) for slot in range(POOL)]
