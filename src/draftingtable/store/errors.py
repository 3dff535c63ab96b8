"""What can go wrong with a store."""

from draftingtable.games.core.errors import Refusal


class Conflict(Exception):
    """Somebody else was first: read what they have stored, and decide again."""


def unknown_table() -> Refusal:
    return Refusal("no-such-table")


def store_down() -> Refusal:
    """The database cannot be reached; whether the last request was stored is not known."""
    return Refusal("store-down")


def table_busy() -> Refusal:
    """Others were first again and again."""
    return Refusal("table-busy")


def not_empty() -> Refusal:
    return Refusal("database-not-empty")
