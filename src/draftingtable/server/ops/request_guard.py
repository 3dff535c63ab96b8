"""The guard: every HTTP call passes through it first.

It limits rates and sizes, checks the host and the origin of changes, adds security headers, turns
exceptions into a named error, and logs one line per call.
"""

import logging
from collections.abc import Callable
from math import inf
from time import perf_counter
from urllib.parse import unquote_plus

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from draftingtable.games.core.errors import Refusal
from draftingtable.server.client_files import PAGE_POLICY
from draftingtable.server.http import errors
from draftingtable.server.ops.addresses import client_address, client_key
from draftingtable.server.ops.hosts import Hosts, is_own_origin
from draftingtable.server.ops.logs import Sampling, log, log_failure
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.settings import Settings

COOKIE_TO_SET = "draftingtable.cookie"
"""The key in a call's scope for the cookie that its response must set."""
REFUSALS = "draftingtable.refusals"
"""The key in a call's scope for its connection's `Refusals`."""
MOST_REFUSALS = 20
"""How many times a connection is answered 429 before it is closed: its client ignores them."""
TOO_MANY = 429
FILES = ("/assets/", "/python/")
"""The client's own files: they never change, and cost little to send."""
UNAVAILABLE = 503
"""While the database is down, this may be the answer to every call."""
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
KNOWN = {"", "admin", "api", "assets", "healthz", "j", "metrics", "plain", "python", "readyz", "t"}
"""First words of paths that may appear in a log."""
OUR_HEADER = "x-drafting-table"
LONGEST_ADDRESS = 2000
"""Letters in a path and its query."""
MOST_DIGITS = 18
"""Of a body's length; longer ones are nonsense, and costly to convert."""
SAFE_HEADERS = {
    "content-security-policy": f"{PAGE_POLICY}; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a table's link is its key
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
HTTPS_HEADERS = {"cross-origin-opener-policy": "same-origin"}
"""Over plain http, browsers ignore these and complain on every page."""


class Refusals:
    """Counts the calls on one connection that were refused as too fast."""

    def __init__(self) -> None:
        self.count = 0

    def is_last(self) -> bool:
        """Counts a refusal; returns whether the connection must now be closed."""
        self.count += 1
        return self.count >= MOST_REFUSALS


class Guard:
    """Wraps the application. WebSockets are checked when they are opened."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        check_address: Callable[[str], None] = lambda address: None,
    ) -> None:
        self.app = app
        self.check_address = check_address
        self.settings = settings
        self.metrics = metrics
        self.hosts = Hosts(settings)
        self.sampling = Sampling(settings.log_refused)
        self.rate = Rate(settings.rate_http, settings.rate_burst)
        self.file_rate = Rate(settings.rate_files, settings.rate_burst)
        self.in_progress: dict[str, int] = {}
        """Requests by address: behind a proxy, its connections say nothing about visitors."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        call = Call(scope, self.metrics, self.sampling)
        address = client_key(scope)
        self.in_progress[address] = self.in_progress.get(address, 0) + 1
        try:
            self._check(scope, address)
            receive = limited(receive, self.settings.largest_body)
            await self.app(scope, receive, call.sending(send))
        except Refusal as refusal:
            await self._refuse(refusal, call, scope, receive, send)
        except Exception as error:
            log_failure("call-failed", error, path=pattern_of(scope))
            await self._refuse(errors.internal(), call, scope, receive, send)
        finally:
            self._end(address)
            call.done()

    def _end(self, address: str) -> None:
        self.in_progress[address] -= 1
        if not self.in_progress[address]:
            del self.in_progress[address]

    async def _refuse(
        self, refusal: Refusal, call: "Call", scope: Scope, receive: Receive, send: Send
    ) -> None:
        if call.status == 0:  # a started response cannot be replaced
            await errors.refused(refusal)(scope, receive, call.sending(send))

    def _check(self, scope: Scope, address: str) -> None:
        self.check_address(client_address(scope))
        crowded = self.in_progress[address] > self.settings.most_tcp
        # Refusing a proxy's health check would take this server away from everybody.
        if crowded or not (scope.get("path") == "/healthz" or self._rate(scope).allows(address)):
            raise errors.too_fast()
        headers = Headers(scope=scope)
        self.hosts.check(scope, headers)
        check_address(scope)
        if scope["method"] not in SAFE_METHODS and not (
            OUR_HEADER in headers and is_own_origin(scope, headers)
        ):
            raise errors.forbidden_origin(headers.get("origin", ""))
        if length_of(headers.get("content-length", "0")) > self.settings.largest_body:
            raise errors.body_too_large(self.settings.largest_body)

    def _rate(self, scope: Scope) -> Rate:
        """A first visit asks for about a hundred files, and a family arrives all at once."""
        return self.file_rate if scope["path"].startswith(FILES) else self.rate


def check_address(scope: Scope) -> None:
    """Refuses a path or query that no part of the server could use, before any of them tries."""
    if len(scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
        raise errors.bad_request("path", "too long")
    if "\0" in scope["path"] or "\0" in unquote_plus(scope["query_string"].decode("latin-1")):
        raise errors.bad_request("path", "NUL")


def length_of(text: str) -> float:
    """Returns the length of a body as its header has it; endless if that is not a number."""
    is_number = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    return int(text) if is_number else inf


def safe_headers(scope: Scope) -> dict[str, str]:
    return SAFE_HEADERS | HTTPS_HEADERS if scope["scheme"] == "https" else SAFE_HEADERS


def limited(receive: Receive, most: int) -> Receive:
    """Limits a body that arrives in pieces, which may claim any length, or none."""
    read = 0

    async def counted() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise errors.body_too_large(most)
        return message

    return counted


class Call:
    """One HTTP call: its response's status and headers, and its duration."""

    def __init__(self, scope: Scope, metrics: Metrics, sampling: Sampling) -> None:
        self.scope = scope
        self.metrics = metrics
        self.sampling = sampling
        self.status = 0
        self.began = perf_counter()

    def sending(self, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in safe_headers(self.scope).items():
                    headers.setdefault(name, value)
                if self.scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                if self.status == TOO_MANY and self._is_last():
                    headers["connection"] = "close"
                if COOKIE_TO_SET in self.scope:
                    headers["set-cookie"] = self.scope[COOKIE_TO_SET]
            await send(message)

        return with_headers

    def _is_last(self) -> bool:
        """Counts a refusal as too fast; returns whether the connection must now be closed."""
        refusals: Refusals | None = self.scope.get(REFUSALS)
        return refusals is not None and refusals.is_last()

    def done(self) -> None:
        seconds = perf_counter() - self.began
        self.metrics.calls.labels(self.scope["method"], self.status).inc()
        self.metrics.call_seconds.observe(seconds)
        refused = 400 <= self.status < 500 or self.status == UNAVAILABLE
        if refused and not self.sampling.takes():
            return
        log(
            "call",
            logging.DEBUG if self.status < 400 else logging.INFO,
            method=self.scope["method"],
            path=pattern_of(self.scope),
            status=self.status,
            ms=round(seconds * 1000, 1),
            skipped=self.sampling.skipped() if refused else 0,
        )


def pattern_of(scope: Scope) -> str:
    """Returns the path without ids: a table's id is the key to it."""
    route: Callable[..., object] | None = scope.get("route")
    first = scope["path"].split("/")[1]
    return str(getattr(route, "path", "")) or (f"/{first}" if first in KNOWN else "/…")
