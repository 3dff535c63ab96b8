"""Who is an administrator: whoever has the token, or, if there is none, is on this machine."""

import hmac
from ipaddress import ip_address

from starlette.requests import Request

from draftingtable.games.core.errors import BadOption, Refusal
from draftingtable.server.http import errors
from draftingtable.server.ops.addresses import client_key
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.settings import Settings

SCHEME = "Bearer "
SHORTEST_TOKEN = 16
FORWARDED = (
    *("forwarded", "via", "x-forwarded", "x-real-ip", "x-client-ip", "x-original-", "cf-"),
    *("true-client-ip", "x-cluster-client-ip", "x-envoy-", "x-amzn-trace-id"),
)
"""Prefixes of headers that proxies add: such a request is not local, whatever its address."""
PROXY_HTTP_VERSION = "1.0"
"""What nginx uses by default to pass on requests; no browser does."""
LOCAL_NAMES = ("localhost", "127.0.0.1", "[::1]")
LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")
"""Addresses that only this machine can reach, unless one of our proxies forwards to them."""
TRIES_PER_SECOND = 0.2
BURST_SECONDS = 50.0


class AdminAccess:
    """Checks callers. Wrong tokens are limited per address; a right one costs nothing."""

    def __init__(self, settings: Settings) -> None:
        self.token = checked_token(settings.admin_token)
        self.serves_only_this_machine = settings.host in LOCAL_HOSTS and not settings.proxies
        self.guessing = Rate(TRIES_PER_SECOND, BURST_SECONDS)

    def check(self, request: Request) -> None:
        if not self.token:
            if not self.serves_only_this_machine or not is_on_this_machine(request):
                raise Refusal("admin-only")
            return
        address = client_key(request.scope)
        if not self.guessing.allows(address):
            raise errors.too_fast()
        if not self._is_right(request.headers.get("authorization", "")):
            raise Refusal("admin-token-wrong")
        self.guessing.give_back(address)

    def _is_right(self, header: str) -> bool:
        given = header.removeprefix(SCHEME).encode("utf-8", "replace")
        return header.startswith(SCHEME) and hmac.compare_digest(given, self.token.encode())


def checked_token(token: str) -> str:
    if token and len(token) < SHORTEST_TOKEN:
        raise BadOption("setting-secret", "", {"setting": "admin_token", "least": SHORTEST_TOKEN})
    return token


def is_forwarded(request: Request) -> bool:
    """Whether a proxy has visibly passed this request on."""
    if request.scope.get("http_version") == PROXY_HTTP_VERSION:
        return True
    return any(name.lower().startswith(FORWARDED) for name in request.headers)


def is_on_this_machine(request: Request) -> bool:
    """Whether the caller's address and the name they call us by are both local.

    The name matters too: a page elsewhere could point a name of its own at this machine. A tunnel
    that passes on raw bytes cannot be detected; docs/operations.md says to set a token for it.
    """
    if request.client is None or is_forwarded(request):
        return False
    host = request.headers.get("host", "")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    try:
        return ip_address(request.client.host).is_loopback and name in LOCAL_NAMES
    except ValueError:
        return False
