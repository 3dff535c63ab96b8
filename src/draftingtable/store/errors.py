"""Errors of a store."""

from draftingtable.games.core.errors import Refusal


class Conflict(Exception):
    """Raised when someone else was first: read what they stored, and decide again."""


def unknown_table() -> Refusal:
    return Refusal("no-such-table")


def store_down() -> Refusal:
    """Returns a refusal: the database is unreachable; the last request may have been stored."""
    return Refusal("store-down")


def table_busy() -> Refusal:
    """Returns a refusal: others were first again and again."""
    return Refusal("table-busy")


def not_empty() -> Refusal:
    return Refusal("database-not-empty")
