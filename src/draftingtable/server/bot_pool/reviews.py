"""Reviews of finished games: each computed once for all who ask, in slices, and then kept.

Bots go first and then hints, so a review takes as long as the server's other work leaves it. One
that nobody follows any more stops after a while.
"""

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from time import monotonic
from typing import Any, Final

import orjson

from draftingtable.games.core.errors import Refusal
from draftingtable.server.bot_pool.pool import Thinkers
from draftingtable.server.bot_pool.waiting_line import Claim
from draftingtable.server.http import errors
from draftingtable.server.ops.logs import log_failure, short
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.settings import Settings
from draftingtable.store.reviews import KeptReviews
from draftingtable.table import Table
from draftingtable.table.refusal_data import error_data
from draftingtable.table_bots.questions import Part, Refused, Slice
from draftingtable.table_bots.review_questions import finished_record, judgement, review_slice
from draftingtable.table_bots.reviewing import (
    FORM,
    final_parts,
    refusal_of,
    with_names,
    with_verdict,
)

SLICE: Final = 0.25
"""Seconds that a review may occupy a process, before bots have their turn again."""
LINGER: Final = 30.0
"""Seconds that a review nobody follows is kept for somebody who comes back."""
SILENCE: Final = 10.0
"""Seconds without a new part until another one says so: proxies close silent connections."""
CALM: Final = 0.5
"""Seconds between looks whether the server is still busy."""
MOST_FOLLOWED: Final = 30
"""Reviews that one address reads at once: a school class looks at its games together."""

Key = tuple[str, str]


class Computation:
    """A review in progress."""

    def __init__(self, table: Table, depth: str, owner: str) -> None:
        self.table = table
        self.depth = depth
        self.owner = owner
        self.name = secrets.token_hex(8)
        self.parts: list[Part] = []
        self.failure: Refusal | None = None
        self.done = False
        self.followers = 0
        self.began = monotonic()
        self.news = asyncio.Event()
        """Set whenever anything of the above has changed; then replaced."""

    @property
    def key(self) -> Key:
        return self.table.id, self.depth

    def is_followed(self) -> bool:
        return self.followers > 0

    def changed(self) -> None:
        self.news.set()
        self.news = asyncio.Event()

    def add(self, found: Slice) -> None:
        """Adds what is new: a process that had to begin again repeats what is known."""
        self.parts += found.parts[len(self.parts) - found.first :]
        self.done = found.done
        self.changed()

    def fail(self, refusal: Refusal) -> None:
        self.failure = refusal
        self.done = True
        self.changed()

    async def wait(self, seconds: float) -> bool:
        """Returns whether anything changed in that time."""
        try:
            async with asyncio.timeout(seconds):
                await self.news.wait()
        except TimeoutError:
            return False
        return True


class Reviews:
    def __init__(
        self,
        thinkers: Thinkers,
        kept: KeptReviews,
        settings: Settings,
        metrics: Metrics,
        is_busy: Callable[[], bool],
        clock: Callable[[], int],
    ) -> None:
        self.thinkers = thinkers
        self.kept = kept
        self.most = settings.most_reviews
        self.budget = Rate(
            settings.rate_reviews, max(settings.rate_burst, 10 / settings.rate_reviews)
        )
        self.judging = Rate(settings.rate_hints, settings.rate_burst)
        self.most_judged = settings.most_hints
        self.judged = 0
        self.metrics = metrics
        self.is_busy = is_busy
        self.clock = clock
        self.running: dict[Key, Computation] = {}
        """The first asked for is the first."""
        self.reading: Counter[str] = Counter()
        """How many reviews each address reads now."""
        self.tasks: set[asyncio.Task[None]] = set()

    # Reading

    async def lines(self, table: Table, depth: str, address: str) -> AsyncIterator[bytes]:
        """Returns the lines of a review, part by part; refuses at once what cannot be begun."""
        record = finished_record(table)
        if self.reading[address] >= MOST_FOLLOWED:
            raise errors.too_fast()
        names = table.record().seats
        assert len(names) == len(record.seats)
        one = self.running.get((table.id, depth))
        if one is None:
            text = await self.kept.find(table.id, depth, FORM)
            if text is not None:
                self.metrics.reviews.labels("kept").inc()
                return kept_lines(text, names)
            one = self._begin(table, depth, address)
        return self._follow(one, address, names)

    async def _follow(
        self, one: Computation, address: str, names: list[str]
    ) -> AsyncIterator[bytes]:
        """Yields what is known, then whatever comes; says so while nothing does."""
        sent = 0
        one.followers += 1
        one.changed()
        self.reading[address] += 1
        try:
            if not one.parts:
                yield line(self._waiting(one))
            while True:
                news = one.news
                for part in one.parts[sent:]:
                    yield line(with_names(part, names))
                    sent += 1
                if one.done and sent == len(one.parts):
                    break
                if news is one.news and not await one.wait(SILENCE):
                    yield line(self._waiting(one))
            if one.failure is not None:
                yield line({"part": "failed", "error": error_data(one.failure)})
        finally:
            one.followers -= 1
            one.changed()
            self.reading[address] -= 1
            if not self.reading[address]:
                del self.reading[address]

    def _waiting(self, one: Computation) -> Part:
        before = list(self.running).index(one.key) if one.key in self.running else 0
        return {"part": "waiting", "ahead": before}

    # Computing

    def _begin(self, table: Table, depth: str, address: str) -> Computation:
        existing = self.running.get((table.id, depth))
        if existing is not None:  # somebody else was first, while we looked for a kept one
            return existing
        if self.is_busy():
            self.metrics.put_off.inc()
            raise errors.server_busy()
        if len(self.running) >= self.most or not self.budget.allows(address):
            self.metrics.reviews.labels("refused").inc()
            raise Refusal("reviews-busy")
        one = self.running[table.id, depth] = Computation(table, depth, address)
        self.metrics.reviewing.set(len(self.running))
        task = asyncio.get_running_loop().create_task(self._run(one))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return one

    async def _run(self, one: Computation) -> None:
        end = "failed"
        try:
            end = await self._compute(one)
        except Exception as error:
            log_failure("review-failed", error, table=short(one.table.id))
        finally:
            self.running.pop(one.key, None)
            self.thinkers.forget_review(one.name)
            self.metrics.reviewing.set(len(self.running))
            self.metrics.reviews.labels(end).inc()
            if not one.done:
                one.fail(errors.internal() if end == "failed" else errors.unavailable())

    async def _compute(self, one: Computation) -> str:
        """Computes slice by slice; returns how it ended."""
        question = review_slice(one.table, one.depth, SLICE, one.name)
        while not one.done:
            if not await self._is_wanted(one):
                return "abandoned"
            found = await self.thinkers.answer(
                question, one.is_followed, lambda: Claim(one.owner, watched=False)
            )
            if isinstance(found, Slice):
                one.add(found)
                if found.done:
                    await self._keep(one)
            elif isinstance(found, Refused):
                one.fail(refusal_of(found))
                return "failed"
            elif one.is_followed():  # no process could answer
                return "failed"
        self.metrics.review_seconds.observe(monotonic() - one.began)
        return "computed"

    async def _is_wanted(self, one: Computation) -> bool:
        """Waits while the server is busy, and for somebody to come back if everybody has left."""
        while self.is_busy():
            await asyncio.sleep(CALM)
        until = monotonic() + LINGER
        while not one.is_followed() and monotonic() < until:
            await one.wait(until - monotonic())
        return one.is_followed()

    async def _keep(self, one: Computation) -> None:
        """Keeps a whole review. It can be read even if it cannot be kept."""
        text = b"".join(map(line, final_parts(one.parts)))
        try:
            await self.kept.keep(one.table.id, one.depth, FORM, self.clock(), text)
        except Exception as error:
            log_failure("review-not-kept", error, table=short(one.table.id))

    # Trying again

    async def judge(self, table: Table, step: int, move: str, depth: str, address: str) -> Part:
        """Judges another move of a finished game. A person waits for it, as for a hint."""
        question = judgement(table, step, move, depth)
        if self.is_busy():
            self.metrics.put_off.inc()
            raise errors.server_busy()
        if self.judged >= self.most_judged or not self.judging.allows(address):
            raise Refusal("reviews-busy")
        self.judged += 1
        try:
            found = await self.thinkers.answer(question)
        finally:
            self.judged -= 1
        return with_verdict(answered(found))

    async def stop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def answered(found: Any) -> Part:
    """Returns a part, or raises the refusal that a process sent instead."""
    if isinstance(found, Refused):
        raise refusal_of(found)
    if found is None:
        raise errors.internal()
    part: Part = found
    return part


def line(part: Part) -> bytes:
    return orjson.dumps(part) + b"\n"


async def kept_lines(text: bytes, names: list[str]) -> AsyncIterator[bytes]:
    head, _, rest = text.partition(b"\n")
    yield line(with_names(json.loads(head), names))
    yield rest
