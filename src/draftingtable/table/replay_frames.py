"""A finished game step by step, from every seat, for replays."""

from collections.abc import Iterable, Iterator, Sequence

from draftingtable.games.core.match import Match
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import Replay
from draftingtable.table.entries import Entry, Imported, Moved, Started, Undone
from draftingtable.table.table import Table
from draftingtable.table.views import events_for

Moment = dict[str, object]


def moments(table_id: str, secret: bytes, entries: Sequence[Entry]) -> Iterator[Moment]:
    """Yields a moment for the beginning and one for each move that counted.

    Moves that were undone are left out, as in `whole_story`, so they cannot lengthen a replay.
    """
    table = Table(table_id, secret)
    steps = lasting_steps(entries)
    for entry in entries:
        if isinstance(entry.fact, Imported):
            yield from imported_moments(entry.fact.record)
            return  # nobody plays on
        table.apply(entry)
        if entry.number in steps and table.match is not None:
            yield moment(entry.number, table.match)


def lasting_steps(entries: Iterable[Entry]) -> set[int]:
    """Returns the numbers of the start and of the moves that were not taken back."""
    steps: list[int] = []
    for entry in entries:
        if isinstance(entry.fact, Started | Moved):
            steps.append(entry.number)
        elif isinstance(entry.fact, Undone):
            steps.pop()
    return set(steps)


def imported_moments(record: str) -> Iterator[Moment]:
    for number, match in enumerate(Replay(parse(record)).choices(), 1):
        yield moment(number, match)


def moment(number: int, match: Match) -> Moment:
    """Returns a moment with all seats' views and all choices, since the game is over."""
    seats = range(match.setup.players)
    return {
        "number": number,
        "views": {str(viewer + 1): looked_at(match, viewer) for viewer in (SPECTATOR, *seats)},
        "story_length": len(match.events),
    }


def looked_at(match: Match, viewer: int) -> dict[str, object]:
    """Returns a view as a table gives it, with nothing to choose or propose."""
    return {
        "game": match.view(viewer).as_data(),
        "phase": 0,
        "legal": [],
        "undo": 0,
        "help": match.game.help(match.position, SPECTATOR, []),
    }


def whole_story(table: Table) -> list[dict[str, object]]:
    """Returns all events with all secrets, for after the end."""
    match = table.match
    return [] if match is None else events_for(match.events, list(range(match.setup.players)))
