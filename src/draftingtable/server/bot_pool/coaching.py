"""The coach after a move: what there is to say when it cost much, for the person who made it.

Nobody is told that there was no time for it: a coach that is silent costs nothing.
"""

from collections.abc import Callable

from draftingtable.server.bot_pool.pool import Thinkers
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.settings import Settings
from draftingtable.table_bots.questions import CoachQuestion, Part


class Coaching:
    def __init__(self, thinkers: Thinkers, settings: Settings, is_busy: Callable[[], bool]) -> None:
        self.thinkers = thinkers
        self.most = settings.most_hints
        self.budget = Rate(settings.rate_hints, settings.rate_burst)
        self.is_busy = is_busy
        self.count = 0

    async def after_move(
        self, question: CoachQuestion, address: str, wanted: Callable[[], bool]
    ) -> Part | None:
        if self.is_busy() or self.count >= self.most or not self.budget.allows(address):
            return None
        self.count += 1
        try:
            found: Part | None = await self.thinkers.answer(question, wanted)
            return found
        finally:
            self.count -= 1
