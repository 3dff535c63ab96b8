"""Structured logs: one JSON object per line, without secrets.

Only named facts are written, so no cookie, link or hand gets there by accident: paths are logged as
their pattern (`/api/v1/tables/{id}`), tables by the first letters of their id.
"""

import logging
import sys
import traceback

import orjson

from draftingtable.server.settings import Settings

LOGGER = logging.getLogger("draftingtable.server")


def log(event: str, level: int = logging.INFO, **facts: object) -> None:
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"facts": facts})


def log_failure(event: str, error: BaseException, **facts: object) -> None:
    """Logs an internal error with its traceback."""
    LOGGER.error(event, exc_info=error, extra={"facts": facts})


def short(table: str) -> str:
    """Returns enough of a table's id to find it in the database, too little to open it."""
    return table[:6]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            facts["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return orjson.dumps(facts, default=str).decode()


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = getattr(record, "facts", {})
        words = [f"{name}={value}" for name, value in facts.items()]
        line = " ".join([self.formatTime(record, "%H:%M:%S"), record.getMessage(), *words])
        if record.exc_info:
            line += "\n" + "".join(traceback.format_exception(*record.exc_info)).rstrip()
        return line


def set_up_logs(settings: Settings) -> None:
    """Sends everything to standard error, including uvicorn's own few messages."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else PlainLines())
    level = settings.log_level.upper()
    for name, least in (("draftingtable", level), ("uvicorn", "WARNING"), ("alembic", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
