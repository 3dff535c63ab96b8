"""Health checks and metrics for operators."""

import asyncio
from contextlib import suppress
from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from draftingtable.games.core.errors import Refusal
from draftingtable.server.http import errors

COUNT_SECONDS = 2.0
"""The longest that reading the metrics waits for the database."""


def healthz(request: Request) -> Response:
    """Reports that the process is alive, and whether proxies should still choose it."""
    if request.app.state.services.hub.draining:
        return errors.refused(errors.unavailable())
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """Reports whether it can serve tables: it can store moves, and it is not stopping."""
    services = request.app.state.services
    stopping = services.hub.draining or services.hub.closing
    if stopping or not await services.store.ready():
        return errors.refused(errors.unavailable())
    return PlainTextResponse("ready\n")


async def metrics(request: Request) -> Response:
    """Returns the metrics; not found for the public, unless the settings allow it."""
    services = request.app.state.services
    allowed = services.settings.metrics
    if allowed == "off" or (allowed == "local" and not is_local(request)):
        return errors.refused(errors.not_found())
    services.hub.metrics.in_memory.set(len(services.tables.cache.tables))
    with suppress(Refusal, TimeoutError):  # while the database is down, the last known counts
        async with asyncio.timeout(COUNT_SECONDS):
            services.hub.metrics.set_tables(await services.store.count_by_state())
    return PlainTextResponse(services.hub.metrics.page())


def is_local(request: Request) -> bool:
    """Whether the request is from this machine itself, and not through a proxy on it."""
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


ROUTES = [
    Route("/healthz", healthz),
    Route("/readyz", readyz),
    Route("/metrics", metrics),
]
