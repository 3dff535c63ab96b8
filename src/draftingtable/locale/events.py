"""Events as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from draftingtable.locale.words import Value, Words

if TYPE_CHECKING:
    from draftingtable.games.core.events import Event

ROLES = (("seat", "player"), ("start", "starter"))
"""Parameters that hold a seat, and the message parameter for its player's name."""


def tell(words: Words, event: Event, names: Sequence[str], viewer: int) -> str:
    """Describes an event as `viewer` may know it. Player names are always in the nominative."""
    return words(f"event-{event.kind}", **with_names(seen(event, viewer), names))


def tell_all(words: Words, events: Iterable[Event], names: Sequence[str], viewer: int) -> list[str]:
    """Describes several events.

    Consecutive events of the same kind by the same seat become one sentence if the language has one
    for it (`event-<kind>-many`, whose parameters are lists).
    """
    sentences: list[str] = []
    for row in rows(words, events):
        if len(row) == 1:
            sentences.append(tell(words, row[0], names, viewer))
        else:
            params = with_names(merged(row, viewer), names)
            sentences.append(words(many(row[0]), **params))
    return sentences


def rows(words: Words, events: Iterable[Event]) -> list[list[Event]]:
    result: list[list[Event]] = []
    for event in events:
        last = result[-1][0] if result else None
        goes_on = last is not None and last.kind == event.kind and words.knows(many(event))
        if last is not None and goes_on and last.public.get("seat") == event.public.get("seat"):
            result[-1].append(event)
        else:
            result.append([event])
    return result


def many(event: Event) -> str:
    return f"event-{event.kind}-many"


def seen(event: Event, viewer: int) -> dict[str, Value]:
    """Returns the parameters for a viewer; `hidden` is `yes` if some are missing."""
    hidden = event.secret is not None and event.owner != viewer
    return {**event.seen_by(viewer), "hidden": "yes" if hidden else "no"}


def merged(row: Sequence[Event], viewer: int) -> dict[str, Value]:
    params = seen(row[0], viewer)
    for name in row[0].seen_by(viewer):
        if name != "seat":
            params[name] = [str(event.seen_by(viewer)[name]) for event in row]
    return params


def with_names(params: dict[str, Value], names: Sequence[str]) -> dict[str, Value]:
    named = dict(params)
    for key, role in ROLES:
        seat = params.get(key)
        if isinstance(seat, int):
            named[role] = names[seat - 1]
    return named
