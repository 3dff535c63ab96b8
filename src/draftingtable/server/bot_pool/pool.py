"""A pool of bot processes, with a queue.

A bot's questions go to the process where it lives, if that is idle; otherwise to any idle one,
where a new bot starts in the middle of the game. A process that crashes or takes too
long is replaced and its question repeated, which only costs time. If none can answer, any legal
move is played. `waiting_line` decides the order of the questions; hints never occupy more than half
of the processes.
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
from draftingtable.server.bot_pool.waiting_line import Claim, WaitingLine
from draftingtable.server.bot_pool.worker import block
from draftingtable.server.ops.logs import log_failure
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.settings import PREFIX
from draftingtable.table_bots.questions import GameOver, Question
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

    async def ask(self, question: Question) -> Any:
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

    def forget(self, table: str) -> None:
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.write(block(pack(GameOver(table))))

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


class Thinkers:
    """The pool. `think` waits for an idle process."""

    def __init__(self, count: int, patience: float, metrics: Metrics) -> None:
        self.metrics = metrics
        self.all = [Thinker(patience) for _ in range(count or usual_count())]
        self.idle = list(self.all)
        self.line = WaitingLine(len(self.all), most_hints=max(1, len(self.all) // 2))
        self.homes: RecentGames[Thinker] = RecentGames(MOST_GAMES * len(self.all))

    async def warm(self) -> None:
        """Starts the processes before the first bot has to move."""
        for _ in self.all:
            async with self._borrowed() as thinker:
                await thinker.running()

    @asynccontextmanager
    async def _borrowed(
        self, question: Question | None = None, claim: Callable[[], Claim] = Claim
    ) -> AsyncIterator[Thinker]:
        hint = question is not None and question.hint
        await self.line.acquire(hint, claim)
        thinker = self.idle[0] if question is None or hint else self._home(question)
        self.idle.remove(thinker)
        try:
            yield thinker
        finally:
            self.idle.append(thinker)
            self.line.release(hint)

    def _home(self, question: Question) -> Thinker:
        """Where the bot lives. If that one is busy, it moves to the one idle for longest."""
        homes = self.homes.bots(question.table)
        if homes.get(question.place) not in self.idle:
            homes[question.place] = self.idle[0]
        return homes[question.place]

    def forget(self, table: str) -> None:
        """Its game is over."""
        if self.homes.forget(table):
            for thinker in self.all:
                thinker.forget(table)

    async def move(self, question: Question, claim: Callable[[], Claim] = Claim) -> int:
        """Returns a legal move, whatever happens."""
        found = await self._answer(question, claim=claim)
        return found if found in question.moves else any_move(question)

    async def candidates(
        self, question: Question, wanted: Callable[[], bool] = always
    ) -> list[dict[str, object]]:
        """Returns a hint; nothing if it is not wanted any more when a process is idle."""
        return await self._answer(question, wanted) or []

    async def _answer(
        self,
        question: Question,
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
