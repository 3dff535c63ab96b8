"""The application: API, pages and live tables."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from draftingtable.games.core.errors import Refusal
from draftingtable.server.admin import api as admin
from draftingtable.server.admin.access import AdminAccess, checked_token
from draftingtable.server.admin.admission import Admission
from draftingtable.server.admin.follower import Follower
from draftingtable.server.bot_pool.pool import Thinkers
from draftingtable.server.http import errors, pages
from draftingtable.server.http.api import (
    about,
    campaigns,
    challenges,
    club,
    daily,
    games,
    histories,
    reviews,
    tables,
)
from draftingtable.server.http.guests import Guests
from draftingtable.server.http.identity import Signer
from draftingtable.server.http.replays import Replays
from draftingtable.server.http.routers import PREFIX
from draftingtable.server.http.services import Services
from draftingtable.server.http.table_codes import Codes
from draftingtable.server.ops import health
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.ops.request_guard import Guard
from draftingtable.server.policy import policy_of
from draftingtable.server.settings import Settings
from draftingtable.server.ws.client_socket import LiveProtocol
from draftingtable.server.ws.endpoint import LiveEndpoint
from draftingtable.server.ws.hub import Hub
from draftingtable.store import open_store
from draftingtable.tables.daily import Daily
from draftingtable.version import VERSION

LIVE = re.compile(rf"{PREFIX}/tables/([A-Za-z0-9_-]{{1,64}})/live")


def now() -> int:
    """Returns milliseconds since 1970."""
    return int(time() * 1000)


def build_api() -> FastAPI:
    """Builds the HTTP API with its description; opens nothing yet."""
    api = FastAPI(
        title="Drafting Table",
        version=VERSION,
        description="Tables of 5 Towers and Between Two Cities. The WebSocket is described in "
        "docs/protocol.md.",
        openapi_url=f"{PREFIX}/openapi.json",
        docs_url=None,  # its page would need external scripts
        redoc_url=None,
    )
    parts = (about, tables, games, reviews, histories, campaigns, daily, challenges, club, admin)
    for part in parts:
        api.routes.extend(part.router.routes)
    api.routes.extend([*health.ROUTES, *pages.ROUTES])
    api.add_exception_handler(Refusal, on_refusal)
    api.add_exception_handler(RequestValidationError, on_bad_request)
    api.add_exception_handler(HTTPException, on_http)
    api.add_exception_handler(Exception, on_fault)
    return api


async def on_refusal(request: Request, error: Exception) -> errors.Json:
    assert isinstance(error, Refusal)
    return errors.refused(error)


async def on_bad_request(request: Request, error: Exception) -> errors.Json:
    """Reports the first problem, by its place: `body.seats.0.kind`."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(step) for step in first["loc"])
    return errors.refused(errors.bad_request(place, str(first["msg"])))


async def on_http(request: Request, error: Exception) -> errors.Json:
    assert isinstance(error, HTTPException)
    return errors.refused(refusal_for(error), error.headers)


def refusal_for(error: HTTPException) -> Refusal:
    """Returns our own refusal if there is one: FastAPI hides errors raised while reading a body."""
    if isinstance(error.__cause__, Refusal):
        return error.__cause__
    if error.status_code == 405:
        return errors.not_allowed_method()
    return errors.bad_request("body", "") if error.status_code == 400 else errors.not_found()


async def on_fault(request: Request, error: Exception) -> errors.Json:
    """Answers without details: the guard logs the error."""
    return errors.refused(errors.internal())


async def open_services(
    settings: Settings,
    url: str,
    secret: bytes,
    metrics: Metrics,
    admission: Admission | None = None,
    clock: Callable[[], int] = now,
) -> Services:
    """Opens everything a running server needs; migrates the database."""
    policy = policy_of(settings)
    store = await open_store(url)
    signer = Signer(secret)
    thinkers = Thinkers(settings.bot_workers, settings.bot_patience, metrics)
    hub = Hub(store, policy, thinkers, settings, metrics, clock)
    making = Rate(settings.rate_create, max(settings.rate_burst, 10 / settings.rate_create))
    guessing = Rate(settings.rate_codes, max(settings.rate_burst, 10 / settings.rate_codes))
    codes = Codes(store, guessing)
    admission = admission or Admission(clock)
    follower = Follower(hub, admission, settings)
    return Services(
        *(settings, policy, store, hub.tables, hub, signer, making, codes),
        *(Guests(settings.most_guests), admission, follower, AdminAccess(settings)),
        Rate(settings.rate_codes, max(settings.rate_burst, 10 / settings.rate_codes)),
        Replays(),
        Daily(hub.tables, signer.key, clock),
    )


def build_app(
    settings: Settings,
    url: str,
    secret: bytes,
    warm: bool = True,
    clock: Callable[[], int] = now,
) -> "Server":
    """Builds the application for uvicorn. Without `warm`, bot processes start on demand."""
    api = build_api()
    metrics = Metrics()
    admission = Admission(clock)
    checked_token(settings.admin_token)  # fail now, not during startup

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        services = await open_services(settings, url, secret, metrics, admission, clock)
        api.state.services = services
        await services.tables.repair()
        await services.follower.open()
        services.hub.start()
        LiveProtocol.is_late = staticmethod(lambda: services.hub.overload.busy)
        if warm:
            services.hub.background(services.hub.thinkers.warm())
        yield
        await services.follower.close()
        await services.hub.stop()

    api.router.lifespan_context = lifespan
    guard = Guard(api, settings, metrics, admission.check_address)
    return Server(api, guard)


class Server:
    """Passes WebSockets straight to their tables, everything else through the guard."""

    def __init__(self, api: FastAPI, guard: Guard) -> None:
        self.api = api
        self.guard = guard
        self.endpoint: LiveEndpoint | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.guard(scope, receive, send)
            return
        if self.endpoint is None:
            services = self.api.state.services
            self.endpoint = LiveEndpoint(
                services.hub, services.signer, services.codes, services.admission
            )
        found = LIVE.fullmatch(scope["path"])
        await self.endpoint(scope, receive, send, None if found is None else found[1])

    def drain(self) -> None:
        """Serves on, but reports that it is not ready: a proxy that asks turns to other servers."""
        self.api.state.services.hub.draining = True

    async def say_goodbye(self) -> None:
        await self.api.state.services.hub.say_goodbye()
