"""A simulation of many tables on many servers and one database, event by event.

A move waits for its server (one core, first come, first served), is decided, waits for the
server's writer, is committed with everything that has gathered meanwhile, and is published by its
server. Each commit also gives every other server its news to read. Commits with NOTIFY run one
after the other in the whole database, as PostgreSQL does it; the work on their rows does not wait
for each other, and its cores are only counted. With another `broker` for the news, commits run side
by side, and nobody gets news of other tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from random import Random

Batch = list[tuple[int, float]]
"""Tables, and when the moves arrived."""
DECIDING = 0.4
"""The part of a server's work on a move that comes before its commit; the rest is publishing."""


@dataclass(frozen=True, slots=True)
class World:
    tables: int
    servers: int
    pace: float
    """Mean seconds between a table's moves."""
    server_us: float
    ignored_us: float
    commit_us: float
    """For the commit itself, during which no other can be made."""
    row_us: float
    """Of a core of the database, for each entry in it."""
    seconds: float
    broker: bool = False
    """Whether something else than NOTIFY carries the news, by table."""
    warm_up: float = 2.0
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Outcome:
    moves_per_second: float
    p50: float
    p99: float
    """In milliseconds, from the message to the answer."""
    busiest: float
    """The part of its time that the busiest server worked."""
    committing: float
    """The part of the time that some server committed with NOTIFY, and others had to wait."""
    database_cores: float
    entries_per_commit: float


@dataclass(slots=True)
class Server:
    free_at: float = 0.0
    worked: float = 0.0
    gathered: Batch | None = None
    """The next batch, while one is being committed."""

    def work(self, now: float, seconds: float) -> float:
        """Queues some work; returns when it is done."""
        self.free_at = max(self.free_at, now) + seconds
        self.worked += seconds
        return self.free_at


MOVE, DECIDED, COMMITTED, PUBLISHED = range(4)


class Simulation:
    def __init__(self, world: World) -> None:
        self.world = world
        self.random = Random(world.seed)
        self.servers = [Server() for _ in range(world.servers)]
        self.events: list[tuple[float, int, int, int, Batch]] = []
        self.count = 0
        self.database_free_at = 0.0
        self.committing = 0.0
        self.commits = 0
        self.entries = 0
        self.latencies: list[float] = []

    def run(self) -> Outcome:
        world = self.world
        for table in range(world.tables):
            # As between moves: any other start would make more or fewer moves at first.
            at = self.random.expovariate(1 / world.pace)
            self._later(at, MOVE, table % world.servers, [(table, 0)])
        end = world.warm_up + world.seconds
        for now, kind, server, batch in self._until(end):
            (self._move, self._decided, self._committed, self._published)[kind](now, server, batch)
        return self._outcome(end)

    def _until(self, end: float) -> Iterator[tuple[float, int, int, Batch]]:
        while self.events and self.events[0][0] <= end:
            now, _, kind, server, batch = heappop(self.events)
            yield now, kind, server, batch

    def _later(self, at: float, kind: int, server: int, batch: Batch) -> None:
        self.count += 1  # in order where times are equal; batches are not compared
        heappush(self.events, (at, self.count, kind, server, batch))

    def _move(self, now: float, server: int, batch: Batch) -> None:
        done = self.servers[server].work(now, DECIDING * self.world.server_us / 1e6)
        self._later(done, DECIDED, server, [(batch[0][0], now)])

    def _decided(self, now: float, server: int, batch: Batch) -> None:
        here = self.servers[server]
        if here.gathered is None:
            here.gathered = []
            self._commit(now, server, batch)
        else:
            here.gathered += batch

    def _commit(self, now: float, server: int, batch: Batch) -> None:
        commit = self.world.commit_us / 1e6
        done = now + len(batch) * self.world.row_us / 1e6
        if self.world.broker:
            done += commit
        else:
            done = self.database_free_at = max(self.database_free_at, done) + commit
            self.committing += commit
        self.commits += 1
        self.entries += len(batch)
        self._later(done, COMMITTED, server, batch)

    def _committed(self, now: float, server: int, batch: Batch) -> None:
        here = self.servers[server]
        for one in batch:
            done = here.work(now, (1 - DECIDING) * self.world.server_us / 1e6)
            self._later(done, PUBLISHED, server, [one])
        self._notify(now, here, len(batch) * self.world.ignored_us / 1e6)
        waiting, here.gathered = here.gathered or [], None
        if waiting:
            here.gathered = []
            self._commit(now, server, waiting)

    def _notify(self, now: float, here: Server, seconds: float) -> None:
        """Gives all other servers some news to read, which concern nobody there."""
        if not self.world.broker:
            for other in self.servers:
                if other is not here:
                    other.work(now, seconds)

    def _published(self, now: float, server: int, batch: Batch) -> None:
        table, arrived = batch[0]
        if arrived >= self.world.warm_up:
            self.latencies.append(now - arrived)
        self._later(now + self.random.expovariate(1 / self.world.pace), MOVE, server, [(table, 0)])

    def _outcome(self, end: float) -> Outcome:
        times = sorted(self.latencies)
        return Outcome(
            len(times) / self.world.seconds,
            1000 * quantile(times, 0.5),
            1000 * quantile(times, 0.99),
            min(1.0, max(server.worked for server in self.servers) / end),
            min(1.0, self.committing / end),
            self.entries * self.world.row_us / 1e6 / end,
            self.entries / max(1, self.commits),
        )


def quantile(times: list[float], part: float) -> float:
    return times[min(len(times) - 1, int(len(times) * part))] if times else float("inf")


def simulate(world: World) -> Outcome:
    return Simulation(world).run()
