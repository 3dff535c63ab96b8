"""The log in words: what has happened since somebody last looked."""

from collections.abc import Sequence
from typing import Final

from draftingtable.games.events import Event
from draftingtable.games.match import Match
from draftingtable.locale import Words
from draftingtable.locale.events import tell_all

BEGINS_PARAGRAPH: Final = ("deal",)
"""Kinds of events that begin something new; what follows runs on in the same paragraph."""


class Story:
    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = list(names)
        self.told = 0

    def news(self, match: Match, viewer: int) -> list[str]:
        """Paragraphs about everything that has not been told yet."""
        self.told = min(self.told, len(match.events))  # some may have been taken back
        fresh = match.events[self.told :]
        self.told = len(match.events)
        return [
            " ".join(tell_all(self.words, paragraph, self.names, viewer))
            for paragraph in paragraphs(fresh)
        ]


def paragraphs(events: Sequence[Event]) -> list[list[Event]]:
    result: list[list[Event]] = []
    for event in events:
        if not result or event.kind in BEGINS_PARAGRAPH:
            result.append([])
        result[-1].append(event)
    return result
