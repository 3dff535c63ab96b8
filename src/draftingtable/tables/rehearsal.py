"""A start is tried on a copy of the table before it is stored.

What is stored stays: if a deal failed only afterwards, the table could never be opened again.
"""

import logging
from collections.abc import Sequence
from copy import deepcopy

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.position import SPECTATOR
from draftingtable.table import Entry, Fact, Table, numbered
from draftingtable.table.entries import Started, Unlocked

VIEWERS = ("book", "description")
"""What a table keeps for its viewers: it refers to the table itself, and is built again."""

logger = logging.getLogger(__name__)


def checked_start(table: Table, entries: list[Entry]) -> list[Entry]:
    """Returns the entries, unless they begin a game that cannot be dealt.

    Then a start is refused, and a table that is locked already is opened again for another one.
    """
    if not any(isinstance(entry.fact, Started) for entry in entries) or can_begin(table, entries):
        return entries
    if not table.locked:
        raise Refusal("deal-failed")
    unlocked: list[Fact] = [Unlocked()]
    return numbered(unlocked, table.number, entries[0].at)


def can_begin(table: Table, entries: Sequence[Entry]) -> bool:
    """Whether the game can be dealt and shown to everyone."""
    try:
        trial = copy_of(table)
        trial.apply_all(entries)
        for viewer in (SPECTATOR, *range(len(trial.seats))):
            trial.book.view(viewer)
    except Exception as error:  # whatever it is, it must not end in the log
        logger.error("a game could not be dealt", exc_info=error)
        return False
    return True


def copy_of(table: Table) -> Table:
    trial = Table(table.id, table.deal_secret())
    kept = {name: value for name, value in vars(table).items() if name not in VIEWERS}
    vars(trial).update(deepcopy(kept))
    return trial
