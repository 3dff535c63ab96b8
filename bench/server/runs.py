"""The runs of the server benchmark; each returns named values, with targets where there are any."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import httpx
from tests.plain_http import NO_TLS
from tests.server.postgres import Postgres, running_postgres
from tests.server.processes import Server

from bench.server import ours, peer
from bench.server.foreign import foreign_news
from bench.server.load_generator import Load, Measured, TablePlan, run

PACE = 2.0
LONG = 3600.0
"""Seconds within which all games have certainly ended."""
SETTINGS: dict[str, Any] = {"log_level": "warning", "keep": 100_000}
"""The defaults, but idle tables stay in memory and one address may do all (see `Server`)."""
FEW = 0.05
"""Messages between servers per move if each table's players are on one of them."""
TURNS = 2
"""Rounds in which tables are together and spread over two processes."""
SHORT_SLEEP = 1.0
"""Seconds after which tables sleep where that is measured."""
SECRET = "the same on both servers of this benchmark"


@dataclass(frozen=True, slots=True)
class OwnRun:
    """A run of ours at full speed."""

    measured: Measured
    cpu: float
    """Processor time of the server per move, in microseconds: less noisy than speed."""


@dataclass(frozen=True, slots=True)
class Plan:
    seconds: float
    tables: int
    rounds: int
    before: Path | None = None
    """A checkout of another version of ours, with compiled rules."""


@dataclass(frozen=True, slots=True)
class Result:
    """One figure. `met` is None if there is no target."""

    name: str
    value: float
    unit: str
    target: str = ""
    met: bool | None = None

    def row(self) -> tuple[str, str, str, str]:
        verdict = {True: "met", False: "MISSED", None: ""}[self.met]
        return self.name, f"{shown(self.value)} {self.unit}", self.target, verdict

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def shown(value: float) -> str:
    """Returns counts as they are, and small figures with more digits."""
    return f"{value:,}" if isinstance(value, int) else f"{value:,.{2 if value < 10 else 1}f}"


def say(step: str) -> None:
    """Prints the current step, since a run shows nothing most of the time."""
    print(f"    {step}", file=sys.stderr, flush=True)


def paced(plan: Plan) -> list[Result]:
    """live tables of three, then twice as many, a move each 2 s: how long until everyone has it"""
    return [*_paced(plan, plan.tables, 60), *_paced(plan, 2 * plan.tables, 100)]


def _paced(plan: Plan, count: int, most: float) -> list[Result]:
    with TemporaryDirectory() as folder, Server(Path(folder), **SETTINGS) as server:
        tables = _tables([server], count)
        found = _run(Load("ours", tables, plan.seconds, PACE, warmup=5))
    name = f"{count} tables, a move each {PACE:g} s"
    return [
        Result(f"{name}: moves", found.per_second, "/s"),
        Result(f"{name}: p50", found.p50, "ms"),
        Result(f"{name}: p99", found.p99, "ms", f"under {most:g} ms", found.p99 < most),
        Result(f"{name}: worst", found.worst, "ms"),
        Result(f"{name}: of that the load generator's own, p99", found.generator_lag_p99, "ms"),
        Result(f"{name}: of that the load generator's own, worst", found.generator_lag_worst, "ms"),
        *_faults(name, found),
    ]


def overload(plan: Plan) -> list[Result]:
    """three times as many tables, more than one process carries: later, but all answered"""
    count = 3 * plan.tables
    settings = {**SETTINGS, "busy_seconds": 0.5, "most_connections": 100_000, "most_tcp": 100_000}
    settings["most_per_address"] = 100_000
    with TemporaryDirectory() as folder, Server(Path(folder), **settings) as server:
        found = _run(Load("ours", _tables([server], count), plan.seconds, PACE, warmup=5))
    name = f"{count} tables, a move each {PACE:g} s"
    return [
        Result(f"{name}: moves", found.per_second, "/s"),
        Result(f"{name}: p50", found.p50, "ms"),
        Result(f"{name}: p99", found.p99, "ms"),
        Result(f"{name}: connections dropped", found.dropped, "", "none", found.dropped == 0),
        Result(f"{name}: notices of it", found.notices, ""),
        *_faults(name, found),
    ]


def full(plan: Plan) -> list[Result]:
    """as fast as possible, ours (durable SQLite) and boardgame.io (in memory) in turn"""
    pairs = [_round(plan, number) for number in range(1, plan.rounds + 1)]
    mine = median(one.measured.per_second for one, _ in pairs)
    theirs = median(one.per_second for _, one in pairs)
    ratio = median(one.measured.per_second / other.per_second for one, other in pairs)
    return [
        Result("full speed, ours", mine, "moves/s"),
        Result("full speed, ours: processor time", median(one.cpu for one, _ in pairs), "us/move"),
        Result("full speed, boardgame.io", theirs, "moves/s"),
        Result("ours to boardgame.io", ratio, "x", "at least 1.2 x", ratio >= 1.2),
        *_faults("full speed, ours", pairs[-1][0].measured),
    ]


def before(plan: Plan) -> list[Result]:
    """as fast as it goes, this version and the one given as --before, in turn"""
    if plan.before is None:
        return []
    ratios = [_versions_round(plan, number) for number in range(1, plan.rounds + 1)]
    ratio, cheaper = (median(values) for values in zip(*ratios, strict=True))
    return [
        Result("this version to the one before", ratio, "x", "at least 0.97 x", ratio >= 0.97),
        Result("processor time before to this version's", cheaper, "x"),
    ]


def _versions_round(plan: Plan, number: int) -> tuple[float, float]:
    """Returns the ratios of speed and of processor time; even rounds begin with the other one."""
    assert plan.before is not None
    sources = [None, plan.before / "src"]
    found: dict[Path | None, OwnRun] = {}
    for source in sources if number % 2 else sources[::-1]:
        say(f"round {number} of {plan.rounds}: {'this version' if source is None else 'before'}")
        found[source] = _ours_at_full_speed(plan, source)
        speed, cpu = found[source].measured.per_second, found[source].cpu
        say(f"{speed:,.0f} moves per second, {cpu:,.0f} us of processor time each")
    this, other = (found[source] for source in sources)
    return this.measured.per_second / other.measured.per_second, other.cpu / this.cpu


def _round(plan: Plan, number: int) -> tuple[OwnRun, Measured]:
    say(f"round {number} of {plan.rounds}: ours")
    mine = _ours_at_full_speed(plan)
    say(f"round {number} of {plan.rounds}: boardgame.io")
    theirs = _peer_at_full_speed(plan)
    say(f"{mine.measured.per_second:,.0f} and {theirs.per_second:,.0f} moves per second")
    return mine, theirs


def _ours_at_full_speed(plan: Plan, source: Path | None = None) -> OwnRun:
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), **SETTINGS)
        server.source = source
        with server:
            tables = _tables([server], plan.tables)
            before = server.processor_seconds()
            measured = _run(Load("ours", tables, plan.seconds))
            used = server.processor_seconds() - before
            return OwnRun(measured, 1e6 * used / sum(measured.accepted.values()))


def _peer_at_full_speed(plan: Plan) -> Measured:
    with peer.peer_server() as (url, lobby):
        say(f"making {plan.tables:,} tables")
        return _run(Load("boardgame", peer.make_matches(url, lobby, plan.tables), plan.seconds))


def _tables(servers: list[Server], count: int, together: bool = False) -> list[TablePlan]:
    say(f"making {count:,} tables")
    return ours.make_tables(servers, count, together)


def _run(load: Load) -> Measured:
    time = "all to the end" if load.seconds == LONG else f"for {load.warmup + load.seconds:g} s"
    say(f"playing {time}")
    return run(load)


def memory(plan: Plan) -> list[Result]:
    """of a table that sleeps: at the beginning of its game, and at the end"""
    count = max(1, plan.tables // 2)  # playing them all out takes a while
    settings = {**SETTINGS, "sleep_seconds": SHORT_SLEEP, "sweep_seconds": 0.2}
    with TemporaryDirectory() as folder, Server(Path(folder), **settings) as server:
        # Warm up: allocate what is needed once, fill what is shared, and open as many connections.
        _run(Load("ours", _tables([server], count), LONG, at_once=50))
        _wait_until_asleep(server)
        before = server.memory()
        tables = _tables([server], count)
        _wait_until_asleep(server)
        early = (server.memory() - before) / count / 1000
        _run(Load("ours", tables, LONG, at_once=50))
        _wait_until_asleep(server)
        late = (server.memory() - before) / count / 1000
    return [
        Result("memory of a sleeping table, begun", early, "kB", "at most 10 kB", early <= 10),
        Result("memory of a sleeping table, played out", late, "kB", "at most 10 kB", late <= 10),
    ]


def _wait_until_asleep(server: Server) -> None:
    """Waits until no table is in memory."""
    url = f"{server.url}/metrics"
    while "draftingtable_tables_in_memory 0.0" not in httpx.get(url, verify=NO_TLS).text:
        sleep(SHORT_SLEEP)


def postgres(plan: Plan) -> list[Result]:
    """two processes on one PostgreSQL, every table's players on both: speed, and nothing lost"""
    name = "PostgreSQL, two processes"
    found = _two_processes(plan, together=False)
    sqlite = _ours_at_full_speed(plan).measured.per_second
    ratio = found.measured.per_second / sqlite
    return [
        *found.results(name),
        Result(f"{name}: to SQLite", ratio, "x", "at least 0.5 x", ratio >= 0.5),
    ]


def together(plan: Plan) -> list[Result]:
    """the same beside tables whose players are on one process, as if a proxy hashed tables"""
    rounds = [_round_of_two_processes(plan, number) for number in range(1, TURNS + 1)]
    joined = max(one.foreign_per_move for one, _ in rounds)
    ratio = median(one.measured.per_second / both.measured.per_second for one, both in rounds)
    name = "PostgreSQL, together"
    what = f"{name}: messages between servers per move"
    spread = median(both.foreign_per_move for _, both in rounds)
    return [
        *rounds[-1][0].results(name),
        Result(what, joined, "", f"at most {FEW:g}", joined <= FEW),
        Result("PostgreSQL, spread: messages between servers per move", spread, ""),
        Result(f"{name} to spread", ratio, "x", "at least 1 x", ratio >= 1),
    ]


@dataclass(frozen=True, slots=True)
class TwoProcesses:
    """A run of two servers on one PostgreSQL."""

    measured: Measured
    lost: int
    """Moves that were lost or stored twice."""
    foreign_per_move: float
    """Messages of the other server that a server had to handle."""

    def results(self, name: str) -> list[Result]:
        return [
            Result(f"{name}: full speed", self.measured.per_second, "moves/s"),
            Result(f"{name}: p99", self.measured.p99, "ms"),
            Result(f"{name}: moves lost or doubled", self.lost, "", "none", self.lost == 0),
            *_faults(name, self.measured),
        ]


def _round_of_two_processes(plan: Plan, number: int) -> tuple[TwoProcesses, TwoProcesses]:
    """Returns the run with tables together and the one with them spread; they take turns."""
    found: dict[bool, TwoProcesses] = {}
    for joined in (True, False) if number % 2 else (False, True):
        say(f"round {number} of {TURNS}: {'together' if joined else 'spread'}")
        found[joined] = _two_processes(plan, together=joined)
    return found[True], found[False]


def _two_processes(plan: Plan, *, together: bool) -> TwoProcesses:
    with TemporaryDirectory() as folder, ExitStack() as stack:
        cluster = stack.enter_context(running_postgres())
        database = cluster.new_database()
        servers = [
            stack.enter_context(Server(Path(folder), database, secret=SECRET, **SETTINGS))
            for _ in range(2)
        ]
        tables = _tables(servers, plan.tables, together)
        before = sum(map(foreign_news, servers))
        measured = _run(Load("ours", tables, plan.seconds))
        foreign = sum(map(foreign_news, servers)) - before
        lost = asyncio.run(_lost_or_doubled(cluster, database, measured.accepted))
    return TwoProcesses(measured, lost, foreign / sum(measured.accepted.values()))


async def _lost_or_doubled(cluster: Postgres, database: str, accepted: dict[str, int]) -> int:
    """Compares acknowledged moves with those in the log, table by table."""
    rows = await cluster.execute(
        "SELECT table_id, count(*) AS moves FROM log WHERE kind = 'moved' GROUP BY table_id",
        database,
    )
    stored = {row["table_id"]: row["moves"] for row in rows}
    return sum(abs(stored.get(table, 0) - count) for table, count in accepted.items())


def _faults(name: str, found: Measured) -> list[Result]:
    count = found.refused + found.unanswered
    return [Result(f"{name}: refused or unanswered", count, "", "none", count == 0)]


RUNS: dict[str, Callable[[Plan], list[Result]]] = {
    run.__name__: run for run in (paced, overload, full, before, memory, postgres, together)
}
