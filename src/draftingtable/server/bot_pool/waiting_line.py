"""The queue for idle bot processes.

Bots at tables with a connected player come first, then hints, then bots at tables that everybody
has left. Bots take turns by their player's address: however many tables one address has, a bot at
another address waits for only one of their questions. Otherwise, first come, first served.
"""

from asyncio import CancelledError, Future, get_running_loop
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_OWNERS: Final = 1000
"""How many are remembered. The one forgotten was served longest ago, and goes first anyway."""


@dataclass(frozen=True)
class Claim:
    """What decides a bot's place in the queue: who it plays for, and whether they are there."""

    owner: str = ""
    watched: bool = True
    """Whether a player of the table is connected."""


@dataclass(eq=False)
class Waiting:
    turn: Future[None]
    hint: bool
    claim: Callable[[], Claim]
    """Called each time the next one is chosen, because people come and go."""


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
        """Owner -> the number of their latest turn, oldest first."""

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
        """Returns the next in line by rank and turn, skipping those who gave up."""
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
