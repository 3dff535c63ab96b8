"""A way to talk to an outside bot: lines to it, lines from it, and an end."""

import time
from abc import ABC, abstractmethod
from typing import Final

from draftingtable.bots.external import protocol
from draftingtable.bots.external.faults import Fault, FaultKind

START_SECONDS: Final = 20.0
"""For a program to start and say hello: some languages take their time."""


class Link(ABC):
    """One running bot, which plays one game after the other.

    Requests are numbered through all of them, so that an answer that comes late can never be
    taken for another request's.
    """

    def __init__(self, player: str) -> None:
        self.player = player
        self.number = 0
        self.faulty = False
        """Whether it ever failed: such a bot is started afresh for the next game."""

    @abstractmethod
    def send(self, line: str) -> None:
        """Pass the line on; whether it was heard shows in the answer."""

    @abstractmethod
    def receive(self, seconds: float) -> str:
        """The next line, or a `Fault`: late, ended, garbage."""

    @abstractmethod
    def close(self) -> None:
        """Say goodbye. May be called twice."""

    def last_words(self) -> str:
        """What it wrote to standard error lately, where we can know."""
        return ""

    def fault(self, kind: FaultKind, detail: str) -> Fault:
        self.faulty = True
        return Fault(kind, self.player, detail, self.last_words())

    def greet(self) -> None:
        """Agree on the protocol, or raise a `Fault`."""
        self.send(protocol.hello())
        message = self.message(time.monotonic() + START_SECONDS)
        try:
            protocol.check_hello(message)
        except protocol.BadMessage as error:
            raise self.fault("garbage", str(error)) from None

    def ask(self, request: str, seconds: float) -> str:
        """The move that answers the request of the current `number`."""
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
        """The next message; a bot may also say that it will not play."""
        text = self.receive(max(0.0, deadline - time.monotonic()))
        try:
            message = protocol.read(text)
        except protocol.BadMessage as error:
            raise self.fault("garbage", str(error)) from None
        if message["type"] == "error":
            raise self.fault("refused", str(message.get("message", "")))
        return message
