"""The log of every table in SQL: SQLite in a file, or PostgreSQL for several servers."""

from draftingtable.store.backups import backup, restore
from draftingtable.store.dumps import dump
from draftingtable.store.errors import Conflict
from draftingtable.store.loading import check_dump, load
from draftingtable.store.notices import Message, Missed, Notice
from draftingtable.store.opening import open_existing, open_store, wait_for_database
from draftingtable.store.rows import Listing, LogRow
from draftingtable.store.store import Store

__all__ = [
    "Conflict",
    "Listing",
    "LogRow",
    "Message",
    "Missed",
    "Notice",
    "Store",
    "backup",
    "check_dump",
    "dump",
    "load",
    "open_existing",
    "open_store",
    "restore",
    "wait_for_database",
]
