"""Starts the server, and stops it gracefully."""

import asyncio
import errno
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from types import FrameType

import uvicorn

from draftingtable.games.core.errors import BadOption, Refusal
from draftingtable.server.app import Server, build_app
from draftingtable.server.http.http_protocol import GuardedHttp
from draftingtable.server.ops.closing_port import accept_the_last
from draftingtable.server.ops.data_folder import cookie_secret, data_folder, database_url
from draftingtable.server.ops.gc_tuning import keep_pauses_short
from draftingtable.server.ops.logs import log, set_up_logs
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.ops.tcp_gate import TcpGate, raise_file_limit
from draftingtable.server.settings import Settings
from draftingtable.server.ws.client_socket import LiveProtocol
from draftingtable.store import wait_for_database
from draftingtable.store.engines import read_address

ANY = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}
BACKLOG = 2048
ADDRESS_BURST = 2.0
"""Seconds' worth of an address's frames at once; more would delay everyone."""
STOPPING = (signal.SIGTERM, signal.SIGINT)
LAST_REQUESTS = 0.3
"""Seconds in which connections accepted just before the end may still send their request: a proxy
does not repeat a POST.
"""
LAST_ROUNDS = 10


def run(settings: Settings, environment: Mapping[str, str], open_browser: bool = False) -> None:
    """Serves until asked to stop; returns when everything accepted is stored."""
    folder = data_folder(settings, environment)
    secret, url = cookie_secret(settings, folder), database_url(settings, folder)
    read_address(url)  # fail now, not during startup
    listening = listen(settings.host, settings.port)
    set_up_logs(settings)
    asyncio.run(wait_for_database(url, settings.database_wait, report_waiting))
    app = build_app(settings, url, secret)
    server = Announced(app, config(app, settings), settings, open_browser)
    with listening:
        server.run(sockets=[listening])
    if not server.started:
        raise Refusal("server-not-started")


def report_waiting(place: str) -> None:
    print(f"Drafting Table: waiting for the database at {place}", file=sys.stderr, flush=True)


def limit_connections(metrics: Metrics, settings: Settings) -> None:
    LiveProtocol.most_buffered = settings.queue
    LiveProtocol.slow_seconds = settings.slow_seconds
    LiveProtocol.count_slow = staticmethod(metrics.slow_clients.inc)
    LiveProtocol.count_fast = staticmethod(metrics.cut.labels("frames").inc)
    LiveProtocol.frame_limit = settings.rate_frames, settings.rate_burst
    LiveProtocol.by_address = Rate(settings.rate_address, ADDRESS_BURST)
    GuardedHttp.gate = TcpGate(settings, raise_file_limit(), metrics.cut)


def config(app: Server, settings: Settings) -> uvicorn.Config:
    limit_connections(app.guard.metrics, settings)
    return uvicorn.Config(
        app,
        lifespan="on",
        loop="auto",
        http=GuardedHttp,
        ws=LiveProtocol,
        ws_max_size=settings.largest_frame,
        ws_ping_interval=settings.ping_interval,
        ws_ping_timeout=settings.ping_timeout,
        ws_per_message_deflate=False,  # small messages, many connections: not worth the memory
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=max(1, round(settings.shutdown_seconds)),
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
    )


def listen(host: str, port: int) -> socket.socket:
    """Opens the port first; raises a named error if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named: otherwise asyncio, where uvloop is not used, leaves connections to
    # collect small packets, and answers take 40 ms longer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise BadOption("port-taken", "", {"port": port}) from None
        raise BadOption("address-unusable", "", {"host": host, "port": port}) from None
    return listening


def address(settings: Settings) -> str:
    host = ANY.get(settings.host, settings.host)
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{settings.port}"


class Announced(uvicorn.Server):
    """Prints its address once it listens, and opens a browser there if requested.

    Stopping is not a failure: unlike uvicorn's own, this server then exits normally and does not
    raise the signal again.
    """

    def __init__(
        self, app: Server, config: uvicorn.Config, settings: Settings, open_browser: bool
    ) -> None:
        super().__init__(config)
        self.app = app
        self.at = address(settings)
        self.drain_seconds = settings.drain_seconds
        self.open_browser = open_browser
        self.drained = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for name in STOPPING:
            loop.add_signal_handler(name, self.handle_exit, name, None)
        try:
            yield
        finally:
            for name in STOPPING:
                loop.remove_signal_handler(name)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        keep_pauses_short()
        log("started", address=self.at)
        print(f"Drafting Table: {self.at}", flush=True)
        if self.open_browser:
            await asyncio.get_running_loop().run_in_executor(None, show, self.at)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            self.drained.set()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.drain()
        await accept_the_last(sockets or [])
        for listening in self.servers:
            listening.close()
        await self.hear_the_last()
        await self.app.say_goodbye()
        await super().shutdown(sockets)

    async def hear_the_last(self) -> None:
        """Waits for requests of connections just accepted; without connections there are none."""
        for _ in range(LAST_ROUNDS):
            await asyncio.sleep(LAST_REQUESTS / LAST_ROUNDS)
            if not self.server_state.connections:
                return

    async def drain(self) -> None:
        self.app.drain()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.drain_seconds):
                await self.drained.wait()


def show(at: str) -> None:
    """Opens a browser. If there is none, the printed address has to do."""
    try:
        opened = webbrowser.open(at)
    except webbrowser.Error:
        opened = False
    if not opened:
        print(f"Open {at} in a browser.", file=sys.stderr)
