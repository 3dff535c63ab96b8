"""Games from records, to be looked at like our own."""

from functools import lru_cache

from draftingtable.games.core.replay import Replay, open_record


@lru_cache(maxsize=8)
def opened(text: str) -> Replay:
    """The record played to its end: once, although deciding, applying and showing all need it.

    Nobody plays on in a finished game, so they may share it.
    """
    return open_record(text)
