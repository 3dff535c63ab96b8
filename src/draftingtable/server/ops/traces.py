"""Tracebacks for the log, without what players wrote.

Messages of database errors may quote a whole row (PostgreSQL's DETAIL), a parameter, or a value
that could not be converted: the secret of a deal, chat, a table's id. Only what a database says
about itself is kept.
"""

import sqlite3
import traceback
from collections.abc import Iterator

from asyncpg import PostgresError
from sqlalchemy.exc import StatementError

QUIET = ("sqlalchemy", "asyncpg", "pydantic", "pydantic_core")
"""Packages whose messages may quote values."""
VALUE_ERRORS = "22"
"""PostgreSQL's class of errors about a value, which quote it."""


def trace_of(error: BaseException) -> str:
    """Returns the traceback of an error and of those that caused it, oldest first."""
    return "\n".join(
        "".join(traceback.format_tb(one.__traceback__)) + described(one) for one in causes(error)
    )


def causes(error: BaseException) -> Iterator[BaseException]:
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from causes(before)
    yield error
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield from causes(one)


def described(error: BaseException) -> str:
    message = message_of(error)
    name = type(error).__name__
    return f"{name}: {message}" if message else name


def message_of(error: BaseException) -> str:
    if isinstance(error, StatementError):
        return f"[SQL: {error.statement}]"
    if isinstance(error, PostgresError):
        return postgres_message(error)
    if isinstance(error, UnicodeEncodeError | UnicodeDecodeError):
        return error.reason
    if type(error).__module__.split(".")[0] in QUIET:
        return ""
    return first_line(error) if isinstance(error, sqlite3.Error) else str(error)


def postgres_message(error: PostgresError) -> str:
    """Returns the code, and the first line unless it quotes a value; never the DETAIL."""
    code = str(getattr(error, "sqlstate", None) or "")
    says = "" if not code or code.startswith(VALUE_ERRORS) else first_line(error)
    return f"{code} {says}".strip()


def first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0]
