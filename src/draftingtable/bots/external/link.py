"""A connection to an external bot."""

import time
from abc import ABC, abstractmethod
from typing import Final

from draftingtable.bots.external import protocol
from draftingtable.bots.external.faults import Fault, FaultKind

START_SECONDS: Final = 20.0
"""Time for a program to start and say hello. Some languages are slow to start."""


class Link(ABC):
    """One running bot, which plays one game after another.

    Requests are numbered across games, so a late answer is never mistaken for the answer to another
    request.
    """

    def __init__(self, player: str) -> None:
        self.player = player
        self.number = 0
        self.faulty = False
        """Whether it has ever failed. Such a bot is restarted for the next game."""

    @abstractmethod
    def send(self, line: str) -> None:
        """Sends a line. Failures only show when reading the answer."""

    @abstractmethod
    def receive(self, seconds: float) -> str:
        """Returns the next line or raises a `Fault`: late, ended, garbage."""

    @abstractmethod
    def close(self) -> None:
        """Ends the connection. May be called twice."""

    def last_words(self) -> str:
        """Returns its recent standard error output, if available."""
        return ""

    def fault(self, kind: FaultKind, detail: str) -> Fault:
        self.faulty = True
        return Fault(kind, self.player, detail, self.last_words())

    def greet(self) -> None:
        """Agrees on the protocol or raises a `Fault`."""
        self.send(protocol.hello())
        message = self.message(time.monotonic() + START_SECONDS)
        try:
            protocol.check_hello(message)
        except protocol.BadMessage as error:
            raise self.fault("garbage", str(error)) from None

    def ask(self, request: str, seconds: float) -> str:
        """Returns the move that answers the request with the current `number`."""
        deadline = time.monotonic() + seconds
        self.send(request)
        while True:
            message = self.message(deadline)
            try:
                number, move = protocol.read_move(message)
            except protocol.BadMessage as error:
                raise self.fault("garbage", str(error)) from None
            if number == self.number:
                return move
            if not 0 < number < self.number:
                raise self.fault("garbage", f"request {number} was never sent")

    def message(self, deadline: float) -> dict[str, object]:
        """Returns the next message. A bot may also refuse to play."""
        text = self.receive(max(0.0, deadline - time.monotonic()))
        try:
            message = protocol.read(text)
        except protocol.BadMessage as error:
            raise self.fault("garbage", str(error)) from None
        if message["type"] == "error":
            raise self.fault("refused", str(message.get("message", "")))
        return message
