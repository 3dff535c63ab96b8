"""Errors as sent to a client: a code, a rule, parameters; never a stack trace."""

import gzip
from collections.abc import Mapping

import orjson
from starlette.responses import Response

from draftingtable.games.core.errors import BadInput, Parameter, Refusal
from draftingtable.table.refusal_data import error_data, status_of

RETRY_AFTER = {"server-busy": 10}
"""Seconds after which to try again, for codes that pass by themselves."""


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
