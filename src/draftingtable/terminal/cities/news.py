"""What of the log is worth telling: not what one has just done, nor what the table shows."""

from collections.abc import Sequence
from typing import Final

from draftingtable.games.core.events import Event

SHOWN: Final = ("hand", "reveal", "card", "automa-assign")
"""The table shows hands, what was revealed, and the Automas' cards with all they compared."""
OWN: Final = ("place", "assign", "pick")
"""Nobody needs to be told what they have done themselves."""


def worth_telling(events: Sequence[Event], viewer: int) -> list[Event]:
    revealed = [at for at, event in enumerate(events) if event.kind == "reveal"]
    last = revealed[-1] if revealed else -1
    return [event for at, event in enumerate(events) if is_news(event, viewer, at < last)]


def is_news(event: Event, viewer: int, outdated: bool) -> bool:
    """`outdated`: a reveal comes later, which says more than that somebody has chosen."""
    if event.kind in SHOWN or (event.kind == "pick" and outdated):
        return False
    return event.kind not in OWN or event.public.get("seat") != viewer + 1
