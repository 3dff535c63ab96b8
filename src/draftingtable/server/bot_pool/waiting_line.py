"""Who waits for an idle bot process: bots before hints, each in order of arrival."""

from asyncio import CancelledError, Future, get_running_loop
from collections import deque


class WaitingLine:
    """Counts idle processes. At most `most_hints` of them compute hints at any time."""

    def __init__(self, count: int, most_hints: int) -> None:
        self.idle = count
        self.most_hints = most_hints
        self.hinting = 0
        self.bots: deque[Future[None]] = deque()
        self.hints: deque[Future[None]] = deque()

    async def acquire(self, hint: bool = False) -> None:
        """Waits for a process. Cancelling the caller gives its place to the next."""
        waiting = self.hints if hint else self.bots
        turn: Future[None] = get_running_loop().create_future()
        waiting.append(turn)
        self._admit()
        try:
            await turn
        except CancelledError:
            if not turn.cancelled():  # it was our turn already
                self.release(hint)
            elif turn in waiting:
                waiting.remove(turn)
            raise

    def release(self, hint: bool = False) -> None:
        self.idle += 1
        self.hinting -= hint
        self._admit()

    def _admit(self) -> None:
        while self.idle and (turn := next_in(self.bots)):
            self.idle -= 1
            turn.set_result(None)
        while self.idle and self.hinting < self.most_hints and (turn := next_in(self.hints)):
            self.idle -= 1
            self.hinting += 1
            turn.set_result(None)


def next_in(waiting: deque[Future[None]]) -> Future[None] | None:
    """Returns the first who has not given up."""
    while waiting:
        turn = waiting.popleft()
        if not turn.done():
            return turn
    return None
