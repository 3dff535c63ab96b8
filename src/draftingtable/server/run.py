"""Starts the server, and stops it gracefully."""

import asyncio
import errno
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import uvicorn

from draftingtable.games.core.errors import BadOption, Refusal
from draftingtable.server.app import Server, build_app
from draftingtable.server.ops.data_folder import cookie_secret, data_folder, database_url
from draftingtable.server.ops.gc_tuning import keep_pauses_short
from draftingtable.server.ops.logs import log, set_up_logs
from draftingtable.server.settings import Settings
from draftingtable.server.ws.client_socket import LiveProtocol
from draftingtable.store.engines import read_address

ANY = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}
BACKLOG = 2048
STOPPING = (signal.SIGTERM, signal.SIGINT)


def run(settings: Settings, environment: Mapping[str, str], open_browser: bool = False) -> None:
    """Serves until asked to stop; returns when everything accepted is stored."""
    folder = data_folder(settings, environment)
    secret, url = cookie_secret(settings, folder), database_url(settings, folder)
    read_address(url)  # fail now, not during startup
    listening = listen(settings.host, settings.port)
    set_up_logs(settings)
    app = build_app(settings, url, secret)
    server = Announced(app, config(app, settings), address(settings), open_browser)
    with listening:
        server.run(sockets=[listening])
    if not server.started:
        raise Refusal("server-not-started")


def config(app: Server, settings: Settings) -> uvicorn.Config:
    LiveProtocol.most_buffered = settings.queue
    LiveProtocol.slow_seconds = settings.slow_seconds
    LiveProtocol.count_slow = staticmethod(app.guard.metrics.slow_clients.inc)
    return uvicorn.Config(
        app,
        lifespan="on",
        loop="auto",
        http="httptools",
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
    listening = socket.socket(family, socket.SOCK_STREAM)
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
        self, app: Server, config: uvicorn.Config, at: str, open_browser: bool
    ) -> None:
        super().__init__(config)
        self.app = app
        self.at = at
        self.open_browser = open_browser

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


    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()
        await self.app.say_goodbye()
        await super().shutdown(sockets)


def show(at: str) -> None:
    """Opens a browser. If there is none, the printed address has to do."""
    try:
        opened = webbrowser.open(at)
    except webbrowser.Error:
        opened = False
    if not opened:
        print(f"Open {at} in a browser.", file=sys.stderr)
