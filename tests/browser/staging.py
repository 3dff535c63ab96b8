"""A table with a custom position: the server's messages are changed on their way to the page."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.visitors import PATIENCE

Data = dict[str, Any]


@dataclass
class Stage:
    """Sits between page and server from the page's next visit to a table.

    The page gets the server's welcome with `game`, `legal`, `help` and `story` replaced, and after
    that only what `show` sends. Moves are kept in `sent` and never reach the server.
    """

    page: Page
    game: Data = field(default_factory=dict)
    legal: list[str] = field(default_factory=list)
    help: Data = field(default_factory=dict)
    story: list[Data] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    number: int = 0
    socket: WebSocketRoute | None = None

    def __post_init__(self) -> None:
        self.page.route_web_socket(re.compile("/live$"), self.join)

    def join(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.keep)
        socket.connect_to_server().on_message(self.pass_on)

    def keep(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "move":
            self.sent.append(message["move"])

    def expect_sent(self, *moves: str) -> None:
        """Waits until the page has sent this many moves; they must be exactly these."""
        end = time.monotonic() + PATIENCE / 1000
        while len(self.sent) < len(moves) and time.monotonic() < end:
            self.page.wait_for_timeout(10)
        assert self.sent == list(moves)

    def pass_on(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] != "welcome":
            return
        self.number = message["number"]
        self.seats = list(message["views"])
        for seat, view in message["views"].items():
            view["game"] |= self.game
            view["help"] |= self.help
            view["legal"] = self.legal if seat == "1" else []
        message["story"] += self.story
        self.send(message)

    def show(self, *story: Data, legal: list[str] | None = None, **game: Any) -> None:
        """Sends the next position: changed parts of the game, and what has happened."""
        self.number += 1
        phase = 1000 + self.number  # plans for the previous position are dropped
        view = {"game": game, "legal": legal or [], "phase": phase}
        views = dict.fromkeys(self.seats, view)
        change = {"type": "change", "number": self.number, "views": views, "story": list(story)}
        self.send(change)

    def send(self, message: Data) -> None:
        assert self.socket is not None, "the page has not opened a table"
        self.socket.send(json.dumps(message))
