"""Hints: what a strong bot would do, for people who ask.

They never delay bots by more than the hint that is being computed: bots go first, the number of
waiting hints is limited, and so is what one seat and one address may ask. A hint that nobody
needs any more, because its asker has left or the position has changed, is never computed.
"""

from collections.abc import Callable
from dataclasses import dataclass

from draftingtable.games.core.errors import Refusal
from draftingtable.server.bot_pool.pool import Thinkers
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.settings import Settings
from draftingtable.table import Table
from draftingtable.table_bots.asking import hint_question

Candidates = list[dict[str, object]]
HintSeat = tuple[str, int]


@dataclass(frozen=True)
class HintRequest:
    """A hint for a seat, as long as its asker is here and its position is the current one."""

    table: Table
    seat: int
    phase: int
    is_here: Callable[[], bool]

    @property
    def place(self) -> HintSeat:
        return self.table.id, self.seat

    def is_current(self) -> bool:
        table = self.table
        return self.seat in table.acting and table.phase(self.seat) == self.phase

    def is_wanted(self) -> bool:
        return self.is_here() and self.is_current()


class Hints:
    def __init__(self, thinkers: Thinkers, settings: Settings) -> None:
        self.thinkers = thinkers
        self.seconds = settings.hint_seconds
        self.most = settings.most_hints
        self.budget = Rate(settings.rate_hints, settings.rate_burst)
        self.pending: dict[HintSeat, HintRequest] = {}
        """The latest request for each seat."""
        self.count = 0
        """All that are not answered yet, with those that nobody needs any more."""

    def admit(
        self, table: Table, seat: int, address: str, is_here: Callable[[], bool]
    ) -> HintRequest:
        """Returns a request to be answered with `find`, or raises a refusal."""
        request = HintRequest(table, seat, table.phase(seat), is_here)
        self._check(request, address)
        self.pending[request.place] = request
        self.count += 1
        return request

    def _check(self, request: HintRequest, address: str) -> None:
        other = self.pending.get(request.place)
        if other is not None and other.is_wanted():
            raise Refusal("hint-pending", "", {"seat": request.seat + 1})
        if self.count >= self.most or not self.budget.allows(address):
            raise Refusal("hints-busy")

    async def find(self, request: HintRequest) -> Candidates:
        """Returns the candidates; none if they are of no use any more."""
        question = hint_question(request.table, request.seat, self.seconds)
        try:
            found = await self.thinkers.candidates(question, request.is_wanted)
            return found if request.is_current() else []
        finally:
            self.count -= 1
            if self.pending.get(request.place) is request:
                del self.pending[request.place]
