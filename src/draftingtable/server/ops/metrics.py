"""Prometheus metrics of a running server."""

import platform
from collections.abc import Mapping

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from draftingtable.version import VERSION

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)
LONG = (1, 2, 5, 10, 20, 30, 60, 120, 300, 600)

STATES = ("open", "running", "finished", "expired")


class Metrics:
    """One server's metrics, with their own registry."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.by_kind: dict[str, Counter] = {}
        ProcessCollector(registry=registry)  # processor time, memory, open files; Linux only
        self.build = Info("draftingtable_build", "Version of the server", registry=registry)
        self.build.info({"version": VERSION, "python": platform.python_version()})
        self.tables = Gauge(
            "draftingtable_tables", "Tables in the database", ["state"], registry=registry
        )
        self.in_memory = Gauge(
            "draftingtable_tables_in_memory", "Tables that are not asleep", registry=registry
        )
        self.calls = Counter(
            "draftingtable_http_calls", "HTTP requests", ["method", "status"], registry=registry
        )
        self.call_seconds = Histogram(
            "draftingtable_http_seconds", "Duration of a request", buckets=QUICK, registry=registry
        )
        self.connections = Gauge("draftingtable_connections", "Open WebSockets", registry=registry)
        self.rooms = Gauge("draftingtable_rooms", "Tables with open connections", registry=registry)
        self.entries = Counter("draftingtable_entries", "Log entries broadcast", registry=registry)
        self.foreign = Counter(
            "draftingtable_foreign_news",
            "Entries and messages of other servers handled here",
            ["kind"],
            registry=registry,
        )
        self.messages = Counter(
            "draftingtable_messages", "Messages from clients", ["type"], registry=registry
        )
        self.refusals = Counter(
            "draftingtable_refusals", "Messages refused", ["code"], registry=registry
        )
        self.act_seconds = Histogram(
            "draftingtable_act_seconds",
            "Time from a message to its stored entry",
            buckets=QUICK,
            registry=registry,
        )
        self.slow_clients = Counter(
            "draftingtable_slow_clients", "WebSockets closed as too slow", registry=registry
        )
        self.cut = Counter(
            "draftingtable_cut_connections", "Connections cut off", ["why"], registry=registry
        )
        self.late_seconds = Gauge(
            "draftingtable_late_seconds", "How late everything happens", registry=registry
        )
        self.busy = Gauge("draftingtable_busy", "1 while nothing new is begun", registry=registry)
        self.put_off = Counter(
            "draftingtable_put_off", "Refused because the server was busy", registry=registry
        )
        self.think_seconds = Histogram(
            "draftingtable_think_seconds", "Time bots think", buckets=SLOW, registry=registry
        )
        self.reviews = Counter(
            "draftingtable_reviews", "Reviews, by how they ended", ["end"], registry=registry
        )
        self.reviewing = Gauge(
            "draftingtable_reviewing", "Reviews waiting or being computed", registry=registry
        )
        self.review_seconds = Histogram(
            "draftingtable_review_seconds",
            "Time until a review was whole",
            buckets=LONG,
            registry=registry,
        )
        self.worker_restarts = Counter(
            "draftingtable_worker_restarts", "Bot worker processes restarted", registry=registry
        )

    def count_message(self, kind: str) -> None:
        """Counts a message; `kind` must be one of ours, to keep their number small."""
        if kind not in self.by_kind:
            self.by_kind[kind] = self.messages.labels(kind)
        self.by_kind[kind].inc()

    def set_tables(self, by_state: Mapping[str, int]) -> None:
        for state in STATES:
            self.tables.labels(state).set(by_state.get(state, 0))

    def page(self) -> bytes:
        return generate_latest(self.registry)
