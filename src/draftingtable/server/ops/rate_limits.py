"""Rate limits: token buckets."""

from collections.abc import Callable
from time import monotonic

MOST_BUCKETS = 20_000


class Bucket:
    """A number of calls per second, with a burst of a few seconds' worth."""

    __slots__ = ("clock", "full", "level", "per_second", "since")

    def __init__(
        self, per_second: float, burst_seconds: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self.per_second = per_second
        self.full = max(1.0, per_second * burst_seconds)
        self.clock = clock
        self.level = self.full
        self.since = clock()

    def allows(self) -> bool:
        """Takes a token, if there is one."""
        self._fill()
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True

    def charge(self) -> None:
        """Takes a token even if there is none: the call was made, and the next ones wait."""
        self._fill()
        self.level -= 1.0

    def give_back(self) -> None:
        """Returns a token: the call was not one to be limited."""
        self.level = min(self.full, self.level + 1.0)

    def is_full(self) -> bool:
        self._fill()
        return self.level >= self.full

    def wait(self) -> float:
        """Returns the seconds until the next call would be allowed."""
        self._fill()
        return max(0.0, (1.0 - self.level) / self.per_second)

    def _fill(self) -> None:
        now = self.clock()
        self.level = min(self.full, self.level + (now - self.since) * self.per_second)
        self.since = now


class Rate:
    """A bucket for each key: an address or a player."""

    def __init__(
        self, per_second: float, burst_seconds: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self.limits = per_second, burst_seconds, clock
        self.buckets: dict[str, Bucket] = {}
        """Most recently used last."""

    def allows(self, key: str) -> bool:
        """Takes a token, if there is one."""
        return self._bucket(key).allows()

    def charge(self, key: str) -> None:
        """Takes a token even if there is none."""
        self._bucket(key).charge()

    def give_back(self, key: str) -> None:
        if key in self.buckets:
            self.buckets[key].give_back()

    def wait(self, key: str) -> float:
        return self.buckets[key].wait() if key in self.buckets else 0.0

    def _bucket(self, key: str) -> Bucket:
        """Returns the key's bucket, now the most recently used."""
        if len(self.buckets) >= MOST_BUCKETS:
            self._forget_full()
        bucket = self.buckets.pop(key, None) or Bucket(*self.limits)
        self.buckets[key] = bucket
        return bucket

    def _forget_full(self) -> None:
        """Drops full buckets, which limit nothing; if all are in use, the oldest half."""
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.is_full()}
        while len(self.buckets) > MOST_BUCKETS // 2:
            del self.buckets[next(iter(self.buckets))]
