"""The game log in words: what has happened since a player last looked."""

from collections.abc import Sequence
from typing import Final

from draftingtable.games.core.events import Event
from draftingtable.games.core.match import Match
from draftingtable.locale import Words
from draftingtable.locale.events import tell_all
from draftingtable.terminal.screen import Screen

BEGINS_PARAGRAPH: Final = ("deal", "round", "hands-passed")
"""Events that begin a paragraph; those that follow continue it."""


class Story:
    def __init__(self, words: Words, names: Sequence[str], screen: Screen) -> None:
        self.words = words
        self.names = list(names)
        self.screen = screen
        self.told = 0
        self.told_alone: dict[int, int] = {}

    def news(self, match: Match, viewer: int, alone: bool = False) -> list[str]:
        """Returns paragraphs about events not yet reported.

        They are for everyone at the terminal, or for a viewer who is alone with it.
        """
        told = max(self.told, self.told_alone.get(viewer, 0)) if alone else self.told
        fresh = match.events[min(told, len(match.events)) :]  # some may have been undone
        if alone:
            self.told_alone[viewer] = len(match.events)
        else:
            self.told = len(match.events)
        return [
            " ".join(tell_all(self.words, paragraph, self.names, viewer))
            for paragraph in paragraphs(self.screen.news(fresh, viewer))
        ]


def paragraphs(events: Sequence[Event]) -> list[list[Event]]:
    result: list[list[Event]] = []
    for event in events:
        if not result or event.kind in BEGINS_PARAGRAPH:
            result.append([])
        result[-1].append(event)
    return result
