"""Rate limits: a bucket for each address or player that fills slowly and is emptied by calls."""

from collections.abc import Callable
from time import monotonic

MOST_BUCKETS = 20_000


class Rate:
    """So many a second for each key, with a few seconds' worth at once."""

    def __init__(
        self, per_second: float, burst_seconds: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self.per_second = per_second
        self.full = max(1.0, per_second * burst_seconds)
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}

    def allows(self, key: str) -> bool:
        """Take one, if there is one."""
        now = self.clock()
        level, since = self.buckets.pop(key, (self.full, now))
        level = min(self.full, level + (now - since) * self.per_second)
        allowed = level >= 1.0
        self.buckets[key] = (level - 1.0 if allowed else level, now)  # the latest stands last
        if len(self.buckets) > MOST_BUCKETS:
            self._forget_full(now)
        return allowed

    def give_back(self, key: str) -> None:
        """Undo one `allows`: it was not what the limit is for."""
        level, since = self.buckets.get(key, (self.full, self.clock()))
        self.buckets[key] = (min(self.full, level + 1.0), since)

    def wait(self, key: str) -> float:
        """Seconds until the next one would be allowed."""
        level, _ = self.buckets.get(key, (self.full, 0.0))
        return max(0.0, (1.0 - level) / self.per_second)

    def _forget_full(self, now: float) -> None:
        """A full bucket says nothing; if all are in use, the oldest half is forgotten."""
        self.buckets = {
            key: (level, since)
            for key, (level, since) in self.buckets.items()
            if level + (now - since) * self.per_second < self.full
        }
        while len(self.buckets) > MOST_BUCKETS // 2:
            del self.buckets[next(iter(self.buckets))]


class Bucket:
    """The same for one connection, where no key is needed."""

    def __init__(
        self, per_second: float, burst_seconds: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self.per_second = per_second
        self.full = max(1.0, per_second * burst_seconds)
        self.clock = clock
        self.level = self.full
        self.since = clock()

    def allows(self) -> bool:
        now = self.clock()
        self.level = min(self.full, self.level + (now - self.since) * self.per_second)
        self.since = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True
