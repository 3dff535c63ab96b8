"""Plays on all cores of this machine.

Each worker is a new process (spawn, which works everywhere and shares nothing). It gets a few units
at a time and sends every result as soon as it is ready, so when it dies we know what it was
playing.
"""

import contextlib
import multiprocessing
import signal
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Final

from draftingtable.arena.attempts import Failure, attempt, new_roster, place
from draftingtable.arena.results import UnitResult
from draftingtable.arena.tournament import Tournament, Unit
from draftingtable.games.core.errors import Parameter, Refusal

BATCH_SECONDS: Final = 0.2
"""Batches grow until they take about this long, so quick games are not slowed by messages."""
LARGEST_BATCH: Final = 64
PATIENCE: Final = 5.0
"""Seconds for a worker to end by itself."""


def play_here(tournament: Tournament, units: Sequence[Unit]) -> Iterator[UnitResult]:
    """Plays the units in this process, one after another."""
    with new_roster(tournament) as roster:
        for unit in units:
            answer = attempt(tournament, unit, roster)
            if isinstance(answer, Failure):
                raise answer.error()
            yield answer


def play_on_cores(
    tournament: Tournament, units: Sequence[Unit], count: int
) -> Iterator[UnitResult]:
    """Plays the units in worker processes; yields results in the order they are ready."""
    waiting = deque(units)
    workers = [Worker(tournament, number + 1) for number in range(min(count, len(units)))]
    try:
        for worker in workers:
            worker.take_from(waiting)
        while busy := [worker for worker in workers if worker.units]:
            for connection in wait([worker.connection for worker in busy]):
                worker = next(one for one in busy if one.connection is connection)
                yield worker.answer()
                if not worker.units:
                    worker.take_from(waiting)
    finally:
        for worker in workers:
            worker.dismiss()
        for worker in workers:
            worker.end()


class Worker:
    """The parent's side of one worker process."""

    def __init__(self, tournament: Tournament, number: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.tournament = tournament
        self.number = number
        self.units: deque[Unit] = deque()
        self.batch = 1
        self.began = 0.0
        self.process = context.Process(target=serve, args=(theirs, tournament), daemon=True)
        self.process.start()
        theirs.close()  # otherwise we would never notice its death

    def take_from(self, waiting: deque[Unit]) -> None:
        now = time.monotonic()
        if self.began and now - self.began < BATCH_SECONDS:
            self.batch = min(2 * self.batch, LARGEST_BATCH)
        self.began = now
        units = [waiting.popleft() for _ in range(min(self.batch, len(waiting)))]
        if not units:
            return
        self.units.extend(units)
        with contextlib.suppress(OSError):  # gone: receiving will report it
            self.connection.send(units)

    def answer(self) -> UnitResult:
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            raise self.died() from None
        if isinstance(answer, Failure):
            raise answer.error()
        assert isinstance(answer, UnitResult)
        self.units.popleft()
        return answer

    def died(self) -> Refusal:
        self.process.join(PATIENCE)
        params: dict[str, Parameter] = {
            "worker": self.number,
            "how": ending(self.process.exitcode),
            "place": place(self.tournament, self.units[0]),
        }
        return Refusal("arena-worker-died", "", params)

    def dismiss(self) -> None:
        """Ends the worker. An idle one notices at once; a playing one is terminated."""
        self.connection.close()
        if self.units and self.process.is_alive():
            self.process.terminate()

    def end(self) -> None:
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def ending(code: int | None) -> str:
    if code is None:
        return "connection lost"
    return f"exit code {code}" if code >= 0 else signal.Signals(-code).name


def serve(connection: "Connection[object, object]", tournament: Tournament) -> None:
    """Runs a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles it and stops us
    signal.signal(signal.SIGTERM, leave)
    # The connection closes when the parent is gone.
    with new_roster(tournament) as roster, contextlib.suppress(EOFError, OSError):
        while True:
            units = connection.recv()
            assert isinstance(units, list)
            for unit in units:
                connection.send(attempt(tournament, unit, roster))


def leave(number: int, frame: FrameType | None) -> None:
    """Exits with an exception, which also ends the programs we started."""
    sys.exit(128 + number)
