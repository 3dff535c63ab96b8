"""Errors of a store."""

from draftingtable.games.core.errors import Refusal


class Conflict(Exception):
    """Raised when the log has changed: read what is stored, and decide again.

    Usually someone else was first; after a failover, the last entries may be gone.
    """


def unknown_table() -> Refusal:
    return Refusal("no-such-table")


def store_down() -> Refusal:
    """Returns a refusal: the database is unreachable; the last request may have been stored."""
    return Refusal("store-down")


def table_busy() -> Refusal:
    """Returns a refusal: others were first again and again."""
    return Refusal("table-busy")


def log_gap() -> Refusal:
    """Returns a refusal: entries have been lost, and the table is back where its log ends."""
    return Refusal("log-gap")
