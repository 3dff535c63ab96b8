"""Games from records, shown like our own."""

from functools import lru_cache

from draftingtable.games.core.replay import Replay, open_record


@lru_cache(maxsize=8)
def opened(text: str) -> Replay:
    """Returns the record played to its end, cached for deciding, applying and showing it.

    Sharing it is safe, since a finished game no longer changes.
    """
    return open_record(text)
