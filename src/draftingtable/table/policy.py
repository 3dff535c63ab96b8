"""What a server allows at its tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
DAY: Final = 24 * HOUR

PHRASES: Final = (
    *("hello", "good-luck", "your-turn", "take-your-time", "one-moment", "well-played"),
    *("nice-city", "nice-tower", "over-here", "you-first", "me-first", "shall-we-swap"),
    *("yes", "no", "thanks", "sorry", "oops", "again", "good-game", "goodbye"),
)
"""Keys of quick phrases. Readers see them in their own language (`phrase-<key>`)."""

QUESTIONS: Final = (
    *("birthplace", "street", "last-city", "dream-city", "first-name", "favourite-building"),
)
"""Keys of the seating questions (C1.3, `question-<key>`); people sit by their answers, A to Z."""


@dataclass(frozen=True)
class ServerPolicy:
    """The rules of a server; times in milliseconds."""

    levels: Mapping[str, Sequence[str]]
    """Game -> bot levels, weakest first."""
    usual: Mapping[str, str]
    """Game -> the default bot level."""
    phrases: Sequence[str] = PHRASES
    longest_message: int = 300
    most_said: int = 1000
    """Chat lines of one player at a table."""
    most_said_watching: int = 300
    """Chat lines of all spectators of a table together."""
    most_said_after_end: int = 10
    """Quick phrases of one player after the game."""
    most_entries: int = 5000
    """Entries in a table's log. A full one accepts only what leads to the game's end.

    A game's moves, with every undo that is allowed, need fewer than 4000.
    """
    absence: int = 60 * SECOND
    """A player without a connection for this long is absent."""
    idle_open: int = DAY
    """A table that is idle this long is warned, and closed after `grace`."""
    idle_running: int = 30 * DAY
    grace: int = HOUR
    grace_running: int = 3 * DAY
    reveal_time: int = 10 * SECOND
    """How long the start waits for people to reveal their nonces."""
    low_time: int = 15 * SECOND
    """A player with this little time left on the clock is warned."""
