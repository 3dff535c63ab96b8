"""The names a server answers to, and the origin of its own pages.

Against DNS rebinding: a page of another site may point its own name at this machine, or at one in
your home network, and its scripts could then talk to the server as if they were ours. The browser
still sends the other site's name as the host, so a name that is not ours is refused.
"""

import re
import socket
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from draftingtable.games.core.errors import Refusal
from draftingtable.server.settings import Settings

LOCAL_ENDS: Final = ("localhost", "local", "lan", "internal", "home.arpa")
"""Ends of names that the public DNS does not know."""
ALWAYS: Final = frozenset({"/healthz", "/readyz"})
"""Paths for any host: they reveal nothing, and balancers call them by all sorts of names."""
HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)(?::(\d{1,5}))?")
SCHEMES: Final = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
USUAL_PORTS: Final = {"http": "80", "https": "443"}


class Hosts:
    """Names that are ours: always numeric addresses and names of this network, and the settings'.

    Over https a proxy's certificate has proved the name to the browser, so without a setting any
    name will do there.
    """

    def __init__(self, settings: Settings) -> None:
        names = [word.partition(":")[0].strip().lower() for word in settings.hosts.split(",")]
        self.named = frozenset(name for name in names if name)
        self.own = socket.gethostname().lower()

    def check(self, scope: Scope, headers: Headers) -> None:
        """Refuses a request to somebody else's name."""
        found = headers.getlist("host")
        if scope["path"] in ALWAYS or (len(found) == 1 and self.allows(found[0], scope["scheme"])):
            return
        raise Refusal("unknown-host", "", {"found": ", ".join(found)[:100]})

    def allows(self, host: str, scheme: str = "http") -> bool:
        parts = HOST.fullmatch(host)
        if parts is None:
            return False
        name = parts[1].lower().rstrip(".")
        by_certificate = SCHEMES[scheme] == "https" and not self.named
        return by_certificate or is_local(name) or name == self.own or self._is_named(name)

    def _is_named(self, name: str) -> bool:
        ends = name.split(".")
        above = (".".join(["*", *ends[start:]]) for start in range(1, len(ends)))
        return "*" in self.named or name in self.named or any(end in self.named for end in above)


def is_local(name: str) -> bool:
    """Whether the name cannot be in the public DNS: an address, a single word, or a local end."""
    return (
        is_address(name) or "." not in name or any(name.endswith(f".{end}") for end in LOCAL_ENDS)
    )


def is_address(name: str) -> bool:
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def is_own_origin(scope: Scope, headers: Headers) -> bool:
    """Whether the request is from our own page. Browsers send the origin; others need not."""
    origins = headers.getlist("origin")
    if not origins:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    scheme = SCHEMES[scope["scheme"]]
    own = f"{scheme}://{without_usual_port(headers.get('host', ''), scheme)}"
    return [origin.lower() for origin in origins] == [own.lower()]


def is_https(scope: Scope) -> bool:
    """Whether the browser's own connection is encrypted, according to the proxy."""
    return SCHEMES[scope["scheme"]] == "https"


def without_usual_port(host: str, scheme: str) -> str:
    """Returns the host as browsers write it in an origin."""
    return host.removesuffix(f":{USUAL_PORTS[scheme]}")
