"""The log of every table in SQL: SQLite in a file, or PostgreSQL for several servers."""

from draftingtable.store.backups import backup, restore
from draftingtable.store.dumps import dump, load
from draftingtable.store.errors import Conflict
from draftingtable.store.notices import Message, Missed, Notice
from draftingtable.store.rows import Listing, LogRow
from draftingtable.store.store import Store, open_store

__all__ = [
    "Conflict",
    "Listing",
    "LogRow",
    "Message",
    "Missed",
    "Notice",
    "Store",
    "backup",
    "dump",
    "load",
    "open_store",
    "restore",
]
