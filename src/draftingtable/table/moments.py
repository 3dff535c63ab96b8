"""A finished game, moment by moment, from every seat: for replays."""

from collections.abc import Iterable, Iterator

from draftingtable.games.core.match import Match
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import Replay
from draftingtable.table.entries import Entry, Imported, Moved, Started, Undone
from draftingtable.table.table import Table
from draftingtable.table.views import events_for

Moment = dict[str, object]


def moments(table_id: str, secret: bytes, entries: Iterable[Entry]) -> Iterator[Moment]:
    """One for each entry that has changed the game, and one for the beginning.

    Of moves that were taken back nothing is left in `whole_story`: `story_length` says how much
    of it had happened.
    """
    table = Table(table_id, secret)
    for entry in entries:
        if isinstance(entry.fact, Imported):
            yield from imported_moments(entry.fact.record)
            return  # nobody plays on
        table.apply(entry)
        if isinstance(entry.fact, Started | Moved | Undone) and table.match is not None:
            yield moment(entry.number, table.match)


def imported_moments(record: str) -> Iterator[Moment]:
    for number, match in enumerate(Replay(parse(record)).choices(), 1):
        yield moment(number, match)


def moment(number: int, match: Match) -> Moment:
    """The game is over: every seat may be looked at, and every choice is known."""
    seats = range(match.setup.players)
    return {
        "number": number,
        "views": {str(viewer + 1): looked_at(match, viewer) for viewer in (SPECTATOR, *seats)},
        "story_length": len(match.events),
    }


def looked_at(match: Match, viewer: int) -> dict[str, object]:
    """A view as a table gives it, with nothing to choose or to propose."""
    return {
        "game": match.view(viewer).as_data(),
        "phase": 0,
        "legal": [],
        "undo": 0,
        "help": match.game.help(match.position, SPECTATOR, []),
    }


def whole_story(table: Table) -> list[dict[str, object]]:
    """All events with all that was secret, for after the end."""
    match = table.match
    return [] if match is None else events_for(match.events, list(range(match.setup.players)))
