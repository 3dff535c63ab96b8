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
"""Keys of quick phrases: every reader gets them in their own language (`phrase-<key>`)."""

QUESTIONS: Final = (
    *("birthplace", "street", "last-city", "dream-city", "first-name", "favourite-building"),
)
"""C1.3: keys of our seating questions (`question-<key>`); people sit by their answers, A to Z."""


@dataclass(frozen=True)
class ServerPolicy:
    """One for a server; times in milliseconds."""

    levels: Mapping[str, Sequence[str]]
    """Game -> levels of bots, from the weakest to the strongest."""
    usual: Mapping[str, str]
    """Game -> the level of a bot where none is named."""
    phrases: Sequence[str] = PHRASES
    longest_message: int = 300
    idle_open: int = DAY
    """A table where nothing happens so long is warned, and given up after `grace`."""
    idle_running: int = 30 * DAY
    grace: int = HOUR
    grace_running: int = 3 * DAY
    low_time: int = 15 * SECOND
    """With so little left on a clock, its owner is warned."""
