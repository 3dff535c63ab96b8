"""Refusals as sent to a client: a code, a rule, parameters; and the HTTP status for each."""

from typing import Final

from draftingtable.games.core.errors import BadInput, BadNotation, BadOption, BadRecord, Refusal

STATUS: Final = {
    "admin-only": 403,
    "admin-token-wrong": 403,
    "banned": 403,
    "body-too-large": 413,
    "club-password-needed": 403,
    "club-password-wrong": 403,
    "creation-off": 403,
    "daily-not-over": 403,
    "daily-off": 404,
    "deal-failed": 500,
    "forbidden-origin": 403,
    "internal": 500,
    "no-such-campaign": 404,
    "no-such-challenge": 404,
    "no-such-code": 404,
    "no-such-day": 404,
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
WRITTEN_WRONGLY: Final = (BadInput, BadOption, BadNotation, BadRecord)


def status_of(refusal: Refusal) -> int:
    if refusal.code in STATUS:
        return STATUS[refusal.code]
    return 422 if isinstance(refusal, WRITTEN_WRONGLY) else 409


def error_data(refusal: Refusal) -> dict[str, object]:
    data = {"code": refusal.code, "rule": refusal.rule, "params": refusal.params}
    return {**data, "line": refusal.line} if isinstance(refusal, BadRecord) else {**data}
