"""For whoever runs the server: is it alive, is it ready, what does it measure?"""

from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from draftingtable.server.http import errors


def healthz(request: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """It can serve tables: the database answers, and nobody has asked it to stop."""
    services = request.app.state.services
    if services.hub.closing or not await services.store.ready():
        return errors.refused(errors.unavailable())
    return PlainTextResponse("ready\n")


def metrics(request: Request) -> Response:
    """Not for the public unless the settings say so; then it looks as if it did not exist."""
    services = request.app.state.services
    allowed = services.settings.metrics
    if allowed == "off" or (allowed == "local" and not is_local(request)):
        return errors.refused(errors.not_found())
    return PlainTextResponse(services.hub.metrics.page())


def is_local(request: Request) -> bool:
    """From this machine itself, and not through a proxy on it."""
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
