"""Several servers on one PostgreSQL, with a table's people on one of them or on all."""

from __future__ import annotations

import os
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.postgres import Postgres, running_postgres
from tests.server.processes import Server

from bench.server.foreign import foreign_news
from bench.server.load_generator import Load, run
from bench.server.ours import make_tables
from bench.server.runs import SECRET, SETTINGS


@dataclass(frozen=True, slots=True)
class Trial:
    """One run. Times of processors are microseconds per move, of all processes of a kind."""

    servers: int
    together: bool
    pace: float
    """Seconds between a table's moves; 0: as fast as possible."""
    moves_per_second: float
    foreign_per_move: float
    """Entries and messages of another server that a server had to handle."""
    server_us: float
    database_us: float
    p50: float
    p99: float
    refused: int


@dataclass(frozen=True, slots=True)
class Setting:
    servers: int
    together: bool
    tables: int
    seconds: float
    pace: float = 0


def measure(setting: Setting) -> Trial:
    with TemporaryDirectory() as folder, ExitStack() as stack:
        cluster = stack.enter_context(running_postgres())
        database = cluster.new_database()
        servers = [
            stack.enter_context(Server(Path(folder), database, secret=SECRET, **SETTINGS))
            for _ in range(setting.servers)
        ]
        plans = make_tables(servers, setting.tables, setting.together)
        before = Reading.now(servers, cluster)
        found = run(Load("ours", plans, setting.seconds, setting.pace))
        used = Reading.now(servers, cluster).since(before)
        moves = sum(found.accepted.values())
        return Trial(
            servers=setting.servers,
            together=setting.together,
            pace=setting.pace,
            moves_per_second=found.per_second,
            foreign_per_move=used.foreign / moves,
            server_us=1e6 * used.servers / moves,
            database_us=1e6 * used.database / moves,
            p50=found.p50,
            p99=found.p99,
            refused=found.refused + found.unanswered,
        )


@dataclass(frozen=True, slots=True)
class Reading:
    """What has been used until now: seconds of processors, and news of other servers."""

    servers: float
    database: float
    foreign: float

    @classmethod
    def now(cls, servers: list[Server], cluster: Postgres) -> Reading:
        return cls(
            sum(server.processor_seconds() for server in servers),
            database_seconds(cluster),
            sum(foreign_news(server) for server in servers),
        )

    def since(self, before: Reading) -> Reading:
        return Reading(
            self.servers - before.servers,
            self.database - before.database,
            self.foreign - before.foreign,
        )


def database_seconds(cluster: Postgres) -> float:
    """Returns the processor time of all processes of PostgreSQL, also of those that have ended."""
    first, ticks = cluster.pid, 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            fields = file.read_text().rpartition(")")[2].split()
            if int(file.parent.name) == first:
                ticks += sum(map(int, fields[11:15]))  # with its children that have ended
            elif int(fields[1]) == first:
                ticks += sum(map(int, fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")
