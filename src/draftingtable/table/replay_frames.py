"""A finished game step by step, from every seat, for replays."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from draftingtable.games.core.match import Match
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.core.records import Record
from draftingtable.games.core.replay import Replay
from draftingtable.table.entries import Branched, Entry, Imported, Moved, Started, Undone
from draftingtable.table.table import Table
from draftingtable.table.views import events_for

Moment = dict[str, object]


class Film(NamedTuple):
    """Moments in the record's order, and everything that happened, with all secrets."""

    moments: list[Moment]
    story: list[dict[str, object]]


def film(table: Table, entries: Sequence[Entry]) -> Film:
    """Returns a finished game. Moves that were taken back are left out: they cannot lengthen it.

    Links name moments by number; each has that of an entry, where there is one.
    """
    found = recorded_film(table.record())
    for one, number in zip(found.moments, numbers(entries, len(found.moments)), strict=True):
        one["number"] = number
    return found


def recorded_film(record: Record) -> Film:
    """Returns a game's beginning and the moment after each choice, numbered from 1.

    So a moment's index is the number of choices before it, as in a review: choices that were made
    at the same time are in seat order, whoever was first.
    """
    replay = Replay(record)
    found = [moment(number, match) for number, match in enumerate(replay.choices(), 1)]
    return Film(found, events_for(replay.match.events, list(range(replay.setup.players))))


def numbers(entries: Sequence[Entry], moments: int) -> list[int]:
    if isinstance(entries[0].fact, Imported):
        return list(range(1, moments + 1))
    played = lasting_steps(entries)
    before = moments - len(played)  # what a branch took over has no entries of its own
    return [*range(1, before + 1), *(before + number for number in played)]


def lasting_steps(entries: Iterable[Entry]) -> list[int]:
    """Returns the numbers of the start and of the moves that were not taken back."""
    steps: list[int] = []
    for entry in entries:
        if isinstance(entry.fact, Started | Branched | Moved):
            steps.append(entry.number)
        elif isinstance(entry.fact, Undone):
            steps.pop()
    return steps


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
