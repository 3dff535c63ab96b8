"""How many TCP connections there may be: per address, unfinished, and in total.

A request that has not arrived costs a file descriptor and nothing else, so anyone could hold a
thousand of them. Beyond the limit the oldest incomplete one is closed: an honest request is
complete within milliseconds, so it is never the oldest.
"""

from dataclasses import dataclass
from typing import Protocol

from prometheus_client import Counter
from uvicorn.middleware.proxy_headers import _TrustedHosts

from draftingtable.server.ops.addresses import address_key
from draftingtable.server.settings import Settings

RESERVED = 128
"""File descriptors for the database, bot processes and files."""
ENOUGH = 65_536
UNLIMITED = 1 << 20


def raise_file_limit() -> int:
    """Raises the number of files this process may open, as far as allowed, and returns it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return UNLIMITED
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


class Unfinished(Protocol):
    """A connection whose request is incomplete."""

    def drop(self, why: str) -> None: ...


@dataclass(frozen=True)
class RequestLimits:
    """What one HTTP request may be."""

    header_bytes: int
    headers: int
    header_seconds: float
    body_bytes: int
    body_seconds: float
    slow_seconds: float


class TcpGate:
    """Counts a server's TCP connections. Those of trusted proxies count only in total."""

    def __init__(self, settings: Settings, files: int, cut: Counter) -> None:
        self.limits = RequestLimits(
            settings.largest_headers,
            settings.most_headers,
            settings.header_seconds,
            settings.largest_body,
            settings.body_seconds,
            settings.slow_seconds,
        )
        self.most_open = max(1, files - RESERVED)
        self.most_unfinished = max(1, min(settings.most_unfinished, self.most_open // 2))
        self.most_per_address = settings.most_tcp
        self.proxies = _TrustedHosts(settings.proxies) if settings.proxies else ()
        self.cut = cut
        self.open = 0
        self.by_address: dict[str, int] = {}
        self.unfinished: dict[Unfinished, None] = {}
        """Oldest first."""

    def enter(self, address: str) -> str | None:
        """Counts a new connection. Returns its key for `leave`, or None if it is one too many."""
        key = "" if address in self.proxies else address_key(address)
        if key and self.by_address.get(key, 0) >= self.most_per_address:
            self.count("crowd")
            return None
        if self.open >= self.most_open and not self._drop_oldest():
            self.count("full")
            return None
        self.open += 1
        if key:
            self.by_address[key] = self.by_address.get(key, 0) + 1
        return key

    def leave(self, key: str) -> None:
        self.open -= 1
        if key:
            self.by_address[key] -= 1
            if not self.by_address[key]:
                del self.by_address[key]

    def begin(self, connection: Unfinished) -> None:
        """Notes that a request has begun to arrive."""
        if len(self.unfinished) >= self.most_unfinished:
            self._drop_oldest()
        self.unfinished[connection] = None

    def finish(self, connection: Unfinished) -> None:
        self.unfinished.pop(connection, None)

    def _drop_oldest(self) -> bool:
        if not self.unfinished:
            return False
        oldest = next(iter(self.unfinished))
        self.finish(oldest)
        oldest.drop("unfinished")
        return True

    def count(self, why: str) -> None:
        self.cut.labels(why).inc()
