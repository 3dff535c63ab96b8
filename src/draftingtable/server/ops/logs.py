"""Structured logs: one JSON object per line, without secrets.

Only named facts are written, so no cookie, link or hand gets there by accident: paths are logged as
their pattern (`/api/v1/tables/{id}`), tables by the first letters of their id.
"""

import logging
import sys
from collections.abc import Callable
from time import monotonic

import orjson

from draftingtable.server.ops.rate_limits import Bucket
from draftingtable.server.ops.traces import trace_of
from draftingtable.server.settings import Settings

LOGGER = logging.getLogger("draftingtable.server")
BURST = 20
"""Lines that may come at once."""
OTHERS = ("uvicorn", "alembic", "asyncio", "sqlalchemy")
"""Their warnings and errors go through our formatters too, which keep secrets out."""


def log(event: str, level: int = logging.INFO, **facts: object) -> None:
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"facts": facts})


def log_failure(event: str, error: BaseException, **facts: object) -> None:
    """Logs an internal error with its traceback."""
    LOGGER.error(event, exc_info=error, extra={"facts": facts})


def short(table: str) -> str:
    """Returns enough of a table's id to find it in the database, too little to open it."""
    return table[:6]


class Sampling:
    """Picks lines to log when there may be too many, and counts those left out."""

    def __init__(self, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self.bucket = Bucket(per_second, BURST / per_second, clock)
        self.left_out = 0

    def takes(self) -> bool:
        if self.bucket.allows():
            return True
        self.left_out += 1
        return False

    def skipped(self) -> int:
        """Returns how many were left out since the last one."""
        count, self.left_out = self.left_out, 0
        return count


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = {
            **getattr(record, "facts", {}),
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1]:
            facts["trace"] = trace_of(record.exc_info[1])
        return orjson.dumps(facts, default=str).decode()


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = getattr(record, "facts", {})
        words = [f"{name}={value}" for name, value in facts.items()]
        line = " ".join([self.formatTime(record, "%H:%M:%S"), record.getMessage(), *words])
        if record.exc_info and record.exc_info[1]:
            line += "\n" + trace_of(record.exc_info[1])
        return line


def set_up_logs(settings: Settings) -> None:
    """Sends everything to standard error, including the few messages of libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else PlainLines())
    level = settings.log_level.upper()
    for name, least in (("draftingtable", level), *((name, "WARNING") for name in OTHERS)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
