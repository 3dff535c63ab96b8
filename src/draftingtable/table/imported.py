"""Games from records, to be looked at like our own."""

from collections.abc import Iterator
from functools import lru_cache

from draftingtable.games.core.match import Match
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import Replay, open_record


@lru_cache(maxsize=8)
def opened(text: str) -> Replay:
    """The record played to its end: once, although deciding, applying and showing all need it.

    Nobody plays on in a finished game, so they may share it.
    """
    return open_record(text)


def steps(text: str) -> Iterator[Match]:
    """The same match again and again, a move further each time; `BadRecord` if it is wrong."""
    return Replay(parse(text)).choices()
