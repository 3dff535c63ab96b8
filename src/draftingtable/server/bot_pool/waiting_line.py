"""The queue for idle bot processes.

Bots at tables with a connected player come first, then hints. Then reviews of finished games and
bots at tables that everybody has left take turns. So do bots, and reviews, by the address of the
person they are for: however many tables one address has, a bot at another address waits for only
one of their questions. Otherwise, first come, first served.
"""

from asyncio import CancelledError, Future, get_running_loop
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

MOST_OWNERS: Final = 1000
"""How many are remembered. The one forgotten was served longest ago, and goes first anyway."""


class Kind(Enum):
    """What a process is needed for."""

    BOT = "bot"
    HINT = "hint"
    REVIEW = "review"


BOT: Final = Kind.BOT
HINT: Final = Kind.HINT
REVIEW: Final = Kind.REVIEW


@dataclass(frozen=True)
class Claim:
    """What decides a bot's place in the queue: who it plays for, and whether they are there."""

    owner: str = ""
    watched: bool = True
    """Whether a player of the table is connected."""


class Taker:
    """Takes a process in the moment in which it is this one's turn. By default, counts only."""

    def is_ready(self) -> bool:
        """Whether it can use one of those that are idle now."""
        return True

    def take(self) -> None: ...

    def give_back(self) -> None: ...


@dataclass(eq=False)
class Waiting:
    turn: Future[None]
    kind: Kind
    claim: Callable[[], Claim]
    """Called each time the next one is chosen, because people come and go."""
    taker: Taker = field(default_factory=Taker)


class WaitingLine:
    """Counts idle processes. At any time, only so many of them compute hints, and reviews."""

    def __init__(self, count: int, most_hints: int, most_reviews: int = 1) -> None:
        self.idle = count
        self.most = {BOT: count, HINT: most_hints, REVIEW: most_reviews}
        self.computing: Counter[Kind] = Counter()
        self.waiting: list[Waiting] = []
        """In order of arrival."""
        self.turns = 0
        self.served: dict[str, int] = {}
        """Owner -> the number of their latest turn, oldest first."""

    async def acquire(
        self,
        kind: Kind = BOT,
        claim: Callable[[], Claim] = Claim,
        taker: Taker | None = None,
    ) -> None:
        """Waits for a process. Cancelling the caller gives its place to the next."""
        one = Waiting(get_running_loop().create_future(), kind, claim, taker or Taker())
        self.waiting.append(one)
        self._admit()
        try:
            await one.turn
        except CancelledError:
            if not one.turn.cancelled():  # it was our turn already
                one.taker.give_back()
                self.release(kind)
            elif one in self.waiting:
                self.waiting.remove(one)
            raise

    def release(self, kind: Kind = BOT) -> None:
        self.idle += 1
        self.computing[kind] -= 1
        self._admit()

    def _admit(self) -> None:
        while self.idle and (one := self._next()):
            self.waiting.remove(one)
            self.idle -= 1
            self.computing[one.kind] += 1
            if one.kind is not HINT:
                self._note(one.claim().owner)
            one.taker.take()
            one.turn.set_result(None)

    def _next(self) -> Waiting | None:
        """Returns the next in line by rank and turn, skipping those who gave up."""
        ready = [one for one in self.waiting if not one.turn.done() and self._can_begin(one)]
        return min(ready, key=self._order, default=None)

    def _can_begin(self, one: Waiting) -> bool:
        return self.computing[one.kind] < self.most[one.kind] and one.taker.is_ready()

    def _order(self, one: Waiting) -> tuple[int, int]:
        if one.kind is HINT:
            return 1, 0
        claim = one.claim()
        first = one.kind is BOT and claim.watched
        return 0 if first else 2, self.served.get(claim.owner, 0)

    def _note(self, owner: str) -> None:
        self.turns += 1
        self.served.pop(owner, None)
        self.served[owner] = self.turns
        if len(self.served) > MOST_OWNERS:
            del self.served[next(iter(self.served))]
