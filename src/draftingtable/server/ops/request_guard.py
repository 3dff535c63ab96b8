"""The guard: every HTTP call passes through it first.

It limits rates and sizes, checks the origin of changes, adds security headers, turns exceptions
into a named error, and logs one line per call.
"""

import logging
from collections.abc import Callable
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from draftingtable.games.core.errors import Refusal
from draftingtable.server.http import errors
from draftingtable.server.ops.logs import log, log_failure
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.settings import Settings

COOKIE_TO_SET = "draftingtable.cookie"
"""The key in a call's scope for the cookie that its response must set."""
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
KNOWN = {"", "api", "assets", "healthz", "j", "metrics", "plain", "readyz", "t"}
"""First words of paths that may appear in a log."""
OUR_HEADER = "x-drafting-table"
SAFE_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a table's link is its key
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
HTTPS_HEADERS = {"cross-origin-opener-policy": "same-origin"}
"""Over plain http, browsers ignore these and complain on every page."""


def is_own_origin(headers: Headers, origins: frozenset[str]) -> bool:
    """Whether the request is from our own page. Browsers send the origin; others need not."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin in origins or urlsplit(origin).netloc == headers.get("host", "")


def other_origins(settings: Settings) -> frozenset[str]:
    return frozenset(word.strip().rstrip("/") for word in settings.origins.split(",") if word)


class Guard:
    """Wraps the application. WebSockets are checked when they are opened."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.origins = other_origins(settings)
        self.rate = Rate(settings.rate_http, settings.rate_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        call = Call(scope, self.metrics)
        try:
            self._check(scope)
            receive = limited(receive, self.settings.largest_body)
            await self.app(scope, receive, call.sending(send))
        except Refusal as refusal:
            await self._refuse(refusal, call, scope, receive, send)
        except Exception as error:
            log_failure("call-failed", error, path=pattern_of(scope))
            await self._refuse(errors.internal(), call, scope, receive, send)
        finally:
            call.done()

    async def _refuse(
        self, refusal: Refusal, call: "Call", scope: Scope, receive: Receive, send: Send
    ) -> None:
        if call.status == 0:  # a started response cannot be replaced
            await errors.refused(refusal)(scope, receive, call.sending(send))

    def _check(self, scope: Scope) -> None:
        client = scope.get("client")
        if not self.rate.allows(client[0] if client else ""):
            raise errors.too_fast()
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS and not (
            OUR_HEADER in headers and is_own_origin(headers, self.origins)
        ):
            raise errors.forbidden_origin(headers.get("origin", ""))
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.settings.largest_body:
            raise errors.body_too_large(self.settings.largest_body)


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

    def __init__(self, scope: Scope, metrics: Metrics) -> None:
        self.scope = scope
        self.metrics = metrics
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
                if COOKIE_TO_SET in self.scope:
                    headers["set-cookie"] = self.scope[COOKIE_TO_SET]
            await send(message)

        return with_headers

    def done(self) -> None:
        seconds = perf_counter() - self.began
        self.metrics.calls.labels(self.scope["method"], self.status).inc()
        self.metrics.call_seconds.observe(seconds)
        log(
            "call",
            logging.DEBUG if self.status < 400 else logging.INFO,
            method=self.scope["method"],
            path=pattern_of(self.scope),
            status=self.status,
            ms=round(seconds * 1000, 1),
        )


def pattern_of(scope: Scope) -> str:
    """Returns the path without ids: a table's id is the key to it."""
    route: Callable[..., object] | None = scope.get("route")
    first = scope["path"].split("/")[1]
    return str(getattr(route, "path", "")) or (f"/{first}" if first in KNOWN else "/…")
