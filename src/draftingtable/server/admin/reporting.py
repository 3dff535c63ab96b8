"""What a server reports about itself: its load, its errors and who is connected."""

import logging
import os
import resource
from collections.abc import Callable
from pathlib import Path
from time import monotonic, process_time

from draftingtable.server.admin.admission import Admission
from draftingtable.server.ops.logs import LOGGER, short
from draftingtable.server.ws.hub import Hub
from draftingtable.version import VERSION

MOST_PEOPLE = 200
MOST_CODES = 20
STATM = Path("/proc/self/statm")


class ErrorCounter(logging.Handler):
    """Counts errors by the event in the log; texts and traces stay in the log."""

    def __init__(self, clock: Callable[[], int]) -> None:
        super().__init__(logging.ERROR)
        self.clock = clock
        self.found: dict[str, tuple[int, int]] = {}
        """How often, and when last."""

    def emit(self, record: logging.LogRecord) -> None:
        event = record.msg if record.name == LOGGER.name else record.name
        if event in self.found or len(self.found) < MOST_CODES:
            self.found[event] = (self.found.get(event, (0, 0))[0] + 1, self.clock())

    def data(self) -> list[dict[str, object]]:
        found = sorted(self.found.items(), key=lambda one: -one[1][1])
        return [{"code": event, "count": count, "at": at} for event, (count, at) in found]


class Reporter:
    def __init__(self, hub: Hub, admission: Admission) -> None:
        self.hub = hub
        self.admission = admission
        self.started = hub.clock()
        self.errors = ErrorCounter(hub.clock)
        self.last = (monotonic(), process_time(), 0.0)
        self.rates = (0.0, 0.0)
        logging.getLogger("draftingtable").addHandler(self.errors)

    def close(self) -> None:
        logging.getLogger("draftingtable").removeHandler(self.errors)

    def data(self) -> dict[str, object]:
        cpu, moves = self._rates()
        thinkers, thinking = self.hub.thinkers, len(self.hub.bots.tasks)
        busy = len(thinkers.all) - len(thinkers.idle)
        return {
            "started": self.started,
            "version": VERSION,
            "cpu": round(cpu, 3),
            "memory": memory(),
            "moves": round(moves, 2),
            "connections": len(self.admission.connected),
            "tables": len(self.hub.rooms),
            "bots_thinking": busy,
            "bots_waiting": max(0, thinking - busy),
            "errors": self.errors.data(),
            "refusals": self._refusals(),
            "people": self._people(),
        }

    def _rates(self) -> tuple[float, float]:
        """Returns cores used and moves per second since the previous report."""
        moves = self.hub.metrics.registry.get_sample_value("draftingtable_act_seconds_count") or 0
        now = (monotonic(), process_time(), moves)
        seconds = now[0] - self.last[0]
        if seconds >= 1:
            self.rates = ((now[1] - self.last[1]) / seconds, (moves - self.last[2]) / seconds)
            self.last = now
        return self.rates

    def _refusals(self) -> list[dict[str, object]]:
        samples = [
            sample
            for metric in self.hub.metrics.refusals.collect()
            for sample in metric.samples
            if sample.name.endswith("_total")
        ]
        samples.sort(key=lambda sample: -sample.value)
        return [
            {"code": sample.labels["code"], "count": int(sample.value)}
            for sample in samples[:MOST_CODES]
        ]

    def _people(self) -> list[dict[str, object]]:
        return [
            {
                "player": one.identity.player,
                "nickname": one.identity.nickname,
                "address": one.address,
                "table": short(one.table_id),
            }
            for one in list(self.admission.connected.values())[:MOST_PEOPLE]
        ]


def memory() -> int:
    """Returns the bytes in use; where the system does not say, the most there ever were."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
