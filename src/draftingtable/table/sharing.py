"""Shares equal events and record lines between tables to save memory.

A bid of 2 by seat 1 is the same event and the same record line everywhere. This saves more than
half of a long game's memory.
"""

from draftingtable.games.core.events import Event
from draftingtable.games.core.match import Match
from draftingtable.games.core.records import RecordLine

MOST = 20_000
"""The most shared objects of each kind; further new ones belong to their own table."""

_events: dict[tuple[object, ...], Event] = {}
_lines: dict[RecordLine, RecordLine] = {}


def share_newest(match: Match, events: int, lines: int) -> None:
    """Shares all but the first `events` and `lines`, which are shared already."""
    for place in range(events, len(match.events)):
        match.events[place] = shared_event(match.events[place])
    while 0 < lines <= len(match.lines) and match.lines[lines - 1].secret:
        lines -= 1  # a secret choice is inserted in seat order, before later seats' lines
    for place in range(lines, len(match.lines)):
        match.lines[place] = shared_line(match.lines[place])


def shared_event(event: Event) -> Event:
    """Returns the shared event. Deals with lists of cards, and secrets, hardly ever repeat."""
    values = tuple(event.public.items())
    if event.secret is not None or any(type(value) is list for _, value in values):
        return event
    key = (event.kind, *values)
    return _events.setdefault(key, event) if len(_events) < MOST else _events.get(key, event)


def shared_line(line: RecordLine) -> RecordLine:
    if line.seat is None:
        return line
    return _lines.setdefault(line, line) if len(_lines) < MOST else _lines.get(line, line)
