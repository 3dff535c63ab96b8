"""Who waits for an idle bot process.

Bots at tables where somebody is come first, then hints, then bots that play among themselves.
Bots take turns by the address of the person they play with, so nobody's tables, however many, keep
the bot of another one waiting for more than a question. Otherwise the order is that of arrival.
"""

from asyncio import CancelledError, Future, get_running_loop
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_OWNERS: Final = 1000
"""Remembered; whoever is forgotten was served before all the others, and goes first anyway."""


@dataclass(frozen=True)
class Claim:
    """For whom a bot thinks."""

    owner: str = ""
    watched: bool = True
    """Whether somebody who plays at the table is there."""


@dataclass(eq=False)
class Waiting:
    turn: Future[None]
    hint: bool
    claim: Callable[[], Claim]
    """Asked again each time: people come and leave meanwhile."""


class WaitingLine:
    """Counts idle processes. At most `most_hints` of them compute hints at any time."""

    def __init__(self, count: int, most_hints: int) -> None:
        self.idle = count
        self.most_hints = most_hints
        self.hinting = 0
        self.waiting: list[Waiting] = []
        """In order of arrival."""
        self.turns = 0
        self.served: dict[str, int] = {}
        """Owner -> the number of their latest turn, longest ago first."""

    async def acquire(self, hint: bool = False, claim: Callable[[], Claim] = Claim) -> None:
        """Waits for a process. Cancelling the caller gives its place to the next."""
        one = Waiting(get_running_loop().create_future(), hint, claim)
        self.waiting.append(one)
        self._admit()
        try:
            await one.turn
        except CancelledError:
            if not one.turn.cancelled():  # it was our turn already
                self.release(hint)
            elif one in self.waiting:
                self.waiting.remove(one)
            raise

    def release(self, hint: bool = False) -> None:
        self.idle += 1
        self.hinting -= hint
        self._admit()

    def _admit(self) -> None:
        while self.idle and (one := self._next()):
            self.waiting.remove(one)
            self.idle -= 1
            self.hinting += one.hint
            if not one.hint:
                self._note(one.claim().owner)
            one.turn.set_result(None)

    def _next(self) -> Waiting | None:
        """Returns the first by rank and turn who has not given up."""
        hints = self.hinting < self.most_hints
        ready = [one for one in self.waiting if not one.turn.done() and (hints or not one.hint)]
        return min(ready, key=self._order, default=None)

    def _order(self, one: Waiting) -> tuple[int, int]:
        if one.hint:
            return 1, 0
        claim = one.claim()
        return 0 if claim.watched else 2, self.served.get(claim.owner, 0)

    def _note(self, owner: str) -> None:
        self.turns += 1
        self.served.pop(owner, None)
        self.served[owner] = self.turns
        if len(self.served) > MOST_OWNERS:
            del self.served[next(iter(self.served))]
