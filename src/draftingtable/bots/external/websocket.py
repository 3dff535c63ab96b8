"""A bot that serves a WebSocket, with one text message instead of one line.

The bot is the server and we connect to it. It can run anywhere, and every worker that plays has its
own connection.
"""

import contextlib
import time
from typing import TYPE_CHECKING, Final

from draftingtable.bots.external.link import START_SECONDS, Link
from draftingtable.bots.external.protocol import LONGEST_LINE
from draftingtable.games.core.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.sync.client import ClientConnection

RETRY_SECONDS: Final = 0.2
SETTINGS: Final = {
    "close_timeout": 1,
    "max_size": LONGEST_LINE,
    "compression": None,
    "ping_interval": None,  # our own time limit catches slow bots
    "proxy": None,
}


class Connection(Link):
    def __init__(self, player: str, url: str, patience: float = START_SECONDS) -> None:
        super().__init__(player)
        self.held = contextlib.ExitStack()
        self.socket = self._connect(url, patience)

    def _connect(self, url: str, patience: float) -> "ClientConnection":
        """Connects to the bot, retrying for a while if it is still starting."""
        connect = load_client()
        deadline = time.monotonic() + patience
        while True:
            try:
                return self.held.enter_context(connect(url, open_timeout=patience, **SETTINGS))
            except ConnectionRefusedError as error:
                if time.monotonic() >= deadline:
                    raise self.fault("unreachable", str(error)) from None
            except Exception as error:  # whatever answers is not a WebSocket
                raise self.fault("unreachable", str(error)) from None
            time.sleep(RETRY_SECONDS)

    def send(self, line: str) -> None:
        from websockets.exceptions import ConnectionClosed

        with contextlib.suppress(ConnectionClosed):  # reading will report it
            self.socket.send(line)

    def receive(self, seconds: float) -> str:
        from websockets.exceptions import ConnectionClosed

        try:
            message = self.socket.recv(timeout=seconds)
        except TimeoutError:
            raise self.fault("late", "no answer in time") from None
        except ConnectionClosed as error:
            raise self.fault("ended", f"the connection was closed: {error}") from None
        if isinstance(message, bytes):
            raise self.fault("garbage", "expected text, not a binary message")
        return message

    def close(self) -> None:
        self.held.close()


def load_client() -> "Callable[..., ClientConnection]":
    try:
        from websockets.sync.client import connect
    except ImportError:
        raise BadOption("extra-missing", "", {"extra": "outside", "module": "websockets"}) from None
    return connect
