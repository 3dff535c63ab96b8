"""Reviews in progress on this device: a portion for each request, so nothing else waits for long.

Whoever wants the rest asks again; whoever does not leaves it.
"""

from typing import Final

from draftingtable.table_bots.questions import Part, Refused, ReviewSlice
from draftingtable.table_bots.reviewing import Reviewing, refusal_of

MOST_RUNNING: Final = 2


class ReviewPortions:
    def __init__(self) -> None:
        self.reviewing = Reviewing(MOST_RUNNING)
        self.known: dict[str, list[Part]] = {}
        """The one asked for last is the last."""

    def parts_after(self, after: int, question: ReviewSlice) -> tuple[list[Part], bool]:
        """Returns all parts so far, and whether they are all; goes on if none is new."""
        parts = self.known[question.review] = self.known.pop(question.review, [])
        if len(self.known) > MOST_RUNNING:
            del self.known[next(iter(self.known))]
        if len(parts) > after:
            return parts, False
        found = self.reviewing.next_parts(question)
        if isinstance(found, Refused):
            raise refusal_of(found)
        parts += found.parts[len(parts) - found.first :]
        if found.done:
            del self.known[question.review]
        return parts, found.done
