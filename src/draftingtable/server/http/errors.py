"""Errors as sent to a client: a code, a rule, parameters; never a stack trace."""

import gzip
from collections.abc import Mapping

import orjson
from starlette.responses import Response

from draftingtable.games.core.errors import (
    BadInput,
    BadNotation,
    BadOption,
    BadRecord,
    Parameter,
    Refusal,
)

STATUS = {
    "admin-only": 403,
    "admin-token-wrong": 403,
    "banned": 403,
    "body-too-large": 413,
    "club-password-needed": 403,
    "club-password-wrong": 403,
    "creation-off": 403,
    "deal-failed": 500,
    "forbidden-origin": 403,
    "internal": 500,
    "no-such-campaign": 404,
    "no-such-code": 404,
    "no-such-player": 404,
    "no-such-table": 404,
    "not-allowed-method": 405,
    "not-at-table": 403,
    "not-found": 404,
    "not-host": 403,
    "not-your-campaign": 403,
    "seat-not-yours": 403,
    "server-busy": 503,
    "spectators-off": 403,
    "store-down": 503,
    "table-busy": 503,
    "too-fast": 429,
    "unavailable": 503,
    "unknown-host": 421,
}
"""The HTTP status for each code. Others: 422 for malformed input, else 409."""


RETRY_AFTER = {"server-busy": 10}
"""Seconds after which to try again, for codes that pass by themselves."""
WRITTEN_WRONGLY = (BadInput, BadOption, BadNotation, BadRecord)


def status_of(refusal: Refusal) -> int:
    if refusal.code in STATUS:
        return STATUS[refusal.code]
    return 422 if isinstance(refusal, WRITTEN_WRONGLY) else 409


def error_data(refusal: Refusal) -> dict[str, object]:
    data = {"code": refusal.code, "rule": refusal.rule, "params": refusal.params}
    return {**data, "line": refusal.line} if isinstance(refusal, BadRecord) else {**data}


def error_body(refusal: Refusal) -> bytes:
    return orjson.dumps({"error": error_data(refusal)})


class Json(Response):
    """A response that was validated where it was made."""

    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return orjson.dumps(content, option=orjson.OPT_NON_STR_KEYS)


class PackedJson(Json):
    """A compressed response, for large data."""

    def __init__(self, content: object) -> None:
        super().__init__(content, headers={"content-encoding": "gzip", "vary": "accept-encoding"})

    def render(self, content: object) -> bytes:
        return gzip.compress(super().render(content), 6, mtime=0)


def refused(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Json:
    sent = {**retry_header(refusal), **(headers or {})}
    return Json({"error": error_data(refusal)}, status_of(refusal), sent)


def retry_header(refusal: Refusal) -> dict[str, str]:
    """Returns the header that says when to try again, if that is known."""
    seconds = RETRY_AFTER.get(refusal.code)
    return {} if seconds is None else {"retry-after": str(seconds)}


def bad_request(place: str, problem: str) -> BadInput:
    """Returns a refusal for a malformed body, path or query."""
    params: dict[str, Parameter] = {"place": place, "problem": problem}
    return BadInput("bad-request", "", params)


def too_fast() -> Refusal:
    return Refusal("too-fast")


def server_busy() -> Refusal:
    """Returns a refusal of something new: the server has enough to do."""
    return Refusal("server-busy", "", {"seconds": RETRY_AFTER["server-busy"]})


def forbidden_origin(origin: str) -> Refusal:
    return Refusal("forbidden-origin", "", {"found": origin})


def body_too_large(most: int) -> Refusal:
    return Refusal("body-too-large", "", {"most": most})


def internal() -> Refusal:
    """Returns a refusal for an internal error; only the log has details."""
    return Refusal("internal")


def unavailable() -> Refusal:
    """Returns a refusal: the database is unreachable, or the server is stopping."""
    return Refusal("unavailable")


def not_found() -> Refusal:
    return Refusal("not-found")


def not_allowed_method() -> Refusal:
    return Refusal("not-allowed-method")
