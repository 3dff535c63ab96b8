"""A pool of bot processes, with a queue.

A bot's questions go to the process where it lives, if that is idle; otherwise to any idle one,
where a new bot starts in the middle of the game. A process that crashes or takes too
long is replaced and its question repeated, which only costs time. If none can answer, any legal
move is played. `waiting_line` decides the order of the questions; hints never occupy more than half
of the processes, and reviews of finished games never more than a third.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any

from draftingtable.games.core.randomness import Randomness
from draftingtable.server.bot_pool.pickling import pack, unpack
from draftingtable.server.bot_pool.waiting_line import (
    BOT,
    HINT,
    REVIEW,
    Claim,
    Kind,
    Taker,
    WaitingLine,
)
from draftingtable.server.bot_pool.worker import block
from draftingtable.server.ops.logs import log_failure
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.settings import PREFIX
from draftingtable.table_bots.questions import (
    AnyQuestion,
    CoachQuestion,
    GameOver,
    MoveJudgement,
    Notice,
    Question,
    ReviewOver,
    ReviewSlice,
)
from draftingtable.table_bots.recent_games import RecentGames
from draftingtable.table_bots.thinking import MOST_GAMES

PROGRAM = "draftingtable.server.bot_pool.worker"
TRIES = 3
LONGEST_ANSWER = 1 << 20


def always() -> bool:
    return True


class Failed(Exception):
    """Raised when a process is gone or did not answer in time."""


class Thinker:
    """One process, started on demand."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.process: Process | None = None

    async def running(self) -> Process:
        if self.process is None:
            self.process = await start()
        return self.process

    async def ask(self, question: AnyQuestion) -> Any:
        process = await self.running()
        try:
            async with asyncio.timeout(self.patience + question.seconds):
                return unpack(await exchange(process, pack(question)))
        except (OSError, TimeoutError, EOFError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise Failed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()
            raise

    def notify(self, notice: Notice) -> None:
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.write(block(pack(notice)))

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        if process.returncode is None:
            process.kill()
        await process.wait()


async def start() -> Process:
    # Bots must not see the server's settings, which include its secret.
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(PREFIX) or name == "DRAFTINGTABLE_PLAIN"
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", PROGRAM),
        stdin=PIPE,
        stdout=PIPE,
        limit=LONGEST_ANSWER,
        env=kept,
    )


async def exchange(process: Process, data: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(block(data))
    await process.stdin.drain()
    head = await process.stdout.readexactly(4)
    return await process.stdout.readexactly(int.from_bytes(head, "big"))


class Turn(Taker):
    """Takes the process for a question in the moment in which it is its turn."""

    thinker: Thinker

    def __init__(self, thinkers: "Thinkers", question: AnyQuestion | None) -> None:
        self.thinkers = thinkers
        self.question = question

    def is_ready(self) -> bool:
        return self.thinkers.is_ready(self.question)

    def take(self) -> None:
        self.thinker = self.thinkers.choose(self.question)
        self.thinkers.idle.remove(self.thinker)

    def give_back(self) -> None:
        self.thinkers.idle.append(self.thinker)


def kind_of(question: AnyQuestion | None) -> Kind:
    """A person waits for everything but moves and reviews, which go on in the background."""
    if isinstance(question, ReviewSlice):
        return REVIEW
    is_move = question is None or (isinstance(question, Question) and not question.hint)
    return BOT if is_move else HINT


class Thinkers:
    """The pool. `think` waits for an idle process."""

    def __init__(self, count: int, patience: float, metrics: Metrics) -> None:
        self.metrics = metrics
        self.all = [Thinker(patience) for _ in range(count or usual_count())]
        self.idle = list(self.all)
        count = len(self.all)
        self.line = WaitingLine(count, max(1, count // 2), max(1, count // 3))
        self.homes: RecentGames[Thinker] = RecentGames(MOST_GAMES * count)
        self.reviews: dict[str, Thinker] = {}
        """Where each review is being computed."""

    async def warm(self) -> None:
        """Starts the processes before the first bot has to move."""
        for _ in self.all:
            async with self._borrowed() as thinker:
                await thinker.running()

    @asynccontextmanager
    async def _borrowed(
        self, question: AnyQuestion | None = None, claim: Callable[[], Claim] = Claim
    ) -> AsyncIterator[Thinker]:
        kind, turn = kind_of(question), Turn(self, question)
        await self.line.acquire(kind, claim, turn)
        try:
            yield turn.thinker
        finally:
            turn.give_back()
            self.line.release(kind)

    def _home(self, question: Question) -> Thinker:
        """Where the bot lives. If that one is busy, it moves to the one idle for longest."""
        homes = self.homes.bots(question.table)
        if homes.get(question.place) not in self.idle:
            homes[question.place] = self.idle[0]
        return homes[question.place]

    def choose(self, question: AnyQuestion | None) -> Thinker:
        """Returns an idle process for the question."""
        if isinstance(question, ReviewSlice):
            return self.reviews.setdefault(question.review, self.idle[0])
        if isinstance(question, Question) and not question.hint:
            return self._home(question)
        return self.idle[0]

    def is_ready(self, question: AnyQuestion | None) -> bool:
        """Whether one of the idle processes will do: a review goes on where it was begun."""
        home = self.reviews.get(question.review) if isinstance(question, ReviewSlice) else None
        return home is None or home in self.idle

    def forget(self, table: str) -> None:
        """Its game is over."""
        if self.homes.forget(table):
            for thinker in self.all:
                thinker.notify(GameOver(table))

    def forget_review(self, review: str) -> None:
        """It is whole, or nobody waits for it any more."""
        home = self.reviews.pop(review, None)
        if home is not None:
            home.notify(ReviewOver(review))

    async def move(self, question: Question, claim: Callable[[], Claim] = Claim) -> int:
        """Returns a legal move, whatever happens."""
        found = await self._answer(question, claim=claim)
        return found if found in question.moves else any_move(question)

    async def candidates(
        self, question: Question, wanted: Callable[[], bool] = always
    ) -> list[dict[str, object]]:
        """Returns a hint; nothing if it is not wanted any more when a process is idle."""
        return await self._answer(question, wanted) or []

    async def answer(
        self,
        question: ReviewSlice | MoveJudgement | CoachQuestion,
        wanted: Callable[[], bool] = always,
        claim: Callable[[], Claim] = Claim,
    ) -> Any:
        """Returns the answer; None if it is not wanted any more, or if no process could answer."""
        return await self._answer(question, wanted, claim)

    async def _answer(
        self,
        question: AnyQuestion,
        wanted: Callable[[], bool] = always,
        claim: Callable[[], Claim] = Claim,
    ) -> Any:
        began = perf_counter()
        for attempt in range(TRIES):
            async with self._borrowed(question, claim) as thinker:
                if not wanted():
                    return None
                try:
                    return await thinker.ask(question)
                except Failed as error:
                    self.metrics.worker_restarts.inc()
                    log_failure("thinker-failed", error, bot=question.level, attempt=attempt + 1)
                finally:
                    self.metrics.think_seconds.observe(perf_counter() - began)
        return None

    async def stop(self) -> None:
        await asyncio.gather(*(thinker.stop() for thinker in self.all))


def usual_count() -> int:
    return max(1, (os.cpu_count() or 1) - 1)


def any_move(question: Question) -> int:
    return question.moves[Randomness("any move", question.seed).below(len(question.moves))]
