"""Entries that arrive with another server's notice, so the log need not be read.

A notice is sent with the commit, so its entry is stored. It is taken only if it is the next one,
and if the entry before it is the last one here, word for word: the same check as when reading.
"""

from draftingtable.store import LogRow, Notice
from draftingtable.store.appending import digest
from draftingtable.tables.cache import CachedTable


def next_row(cached: CachedTable, notice: Notice) -> LogRow | None:
    """Returns the notice's entry if the table can take it now; None if the log must be read."""
    entry = notice.entry
    if entry is None or notice.number != cached.table.number + 1:
        return None
    if cached.doubtful or cached.lock.locked() or entry.after != digest(cached.last):
        return None
    return LogRow(notice.number, entry.at, entry.kind, entry.data)
