"""Health checks and metrics for operators."""

from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from draftingtable.server.http import errors


def healthz(request: Request) -> Response:
    """Reports that the process is alive."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """Reports whether it can serve tables: the database responds, and it is not stopping."""
    services = request.app.state.services
    if services.hub.closing or not await services.store.ready():
        return errors.refused(errors.unavailable())
    return PlainTextResponse("ready\n")


def metrics(request: Request) -> Response:
    """Returns the metrics; not found for the public, unless the settings allow it."""
    services = request.app.state.services
    allowed = services.settings.metrics
    if allowed == "off" or (allowed == "local" and not is_local(request)):
        return errors.refused(errors.not_found())
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
