"""What a thousand tables cost: a few constants fitted to measurements, and what follows from them.

Everything is linear: so much processor time per move on its server and in the database, so many
bytes per entry. What is not linear (queues) is in `bench.scale.simulation`.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from bench.scale.measured import Measured

BUSY = 0.7
"""The part of a core that we plan with: beyond it queues grow quickly."""
SECONDS_PER_MONTH = 30 * 86_400


@dataclass(frozen=True, slots=True)
class Model:
    """Constants per move of a table of three people, in microseconds of one core."""

    server_us: float
    """At the table's own server, everybody's messages included."""
    foreign_us: float
    """For each entry that another server stored and somebody here watches."""
    foreign_when_spread: float
    """How many such entries and messages there are per move if two servers share each table."""
    ignored_us: float
    """For each entry of another server that concerns nobody here."""
    database_us: float
    entries_per_game: float
    log_bytes_per_game: float
    other_bytes_per_table: float
    live_kb: float
    sleeping_kb: float
    commits: float
    """Per second, with NOTIFY: PostgreSQL commits those one after the other."""

    def server_cores(self, moves: float, servers: int, *, together: bool = True) -> float:
        """Returns the cores that all servers use for so many moves per second."""
        foreign = 0.0 if together or servers == 1 else self.foreign_when_spread * (servers - 1)
        ignored = servers - 1 if together else 0
        each = self.server_us + foreign * self.foreign_us + ignored * self.ignored_us
        return moves * each / 1e6

    def database_cores(self, moves: float) -> float:
        return moves * self.database_us / 1e6

    def servers_for(self, moves: float) -> int | None:
        """Returns how many processes it takes; None if they would only read each other's news."""
        own = self.server_us - self.ignored_us
        left = BUSY * 1e6 - moves * self.ignored_us
        return None if left <= 0 else max(1, -int(-moves * own // left))

    def most_moves(self) -> float:
        """Returns the moves per second at which news of others alone would fill a process."""
        return BUSY * 1e6 / self.ignored_us

    def gigabytes_per_month(self, moves: float) -> float:
        games = moves * SECONDS_PER_MONTH / self.entries_per_game
        return games * (self.log_bytes_per_game + self.other_bytes_per_table) / 1e9


def fitted(measured: Measured) -> Model:
    """Fits the constants to the runs with two servers; `checks` are kept for checking."""
    together = [trial for trial in measured.affinity if trial["together"]]
    spread = [trial for trial in measured.affinity if not trial["together"]]

    def mean(trials: list[dict[str, float]], key: str) -> float:
        return fmean(trial[key] for trial in trials)

    ignored = measured.process["ignored_us"]
    server = mean(together, "server_us") - ignored
    extra = mean(spread, "server_us") - server
    foreign = mean(spread, "foreign_per_move")
    notified = [rate for rate in measured.database if rate["what"] == "commit with NOTIFY"]
    return Model(
        server_us=server,
        foreign_us=max(0.0, extra) / foreign,
        foreign_when_spread=foreign,
        ignored_us=ignored,
        database_us=mean(together, "database_us"),
        entries_per_game=measured.storage["entries_per_game"],
        log_bytes_per_game=measured.storage["log_bytes_per_game"],
        other_bytes_per_table=measured.storage["other_bytes_per_table"],
        live_kb=measured.process["live_kb"],
        sleeping_kb=measured.process["sleeping_kb"],
        commits=max(float(rate["per_second"]) for rate in notified),
    )
