"""A progress bar for long runs: on standard error, and only where somebody can see it."""

import sys
import time
from types import TracebackType

PATIENCE = 0.5
"""Seconds before the bar appears, so that short runs stay quiet and quick to start."""


class Progress:
    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.done = 0
        self.visible = sys.stderr.isatty()
        self.began = self.drawn = time.monotonic()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.visible and self.drawn > self.began:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def advance(self) -> None:
        self.done += 1
        now = time.monotonic() if self.visible else 0.0
        if self.visible and now - self.began > PATIENCE and now - self.drawn > 0.1:
            self.drawn = now
            self.draw(now - self.began)

    def draw(self, elapsed: float) -> None:
        width = 30
        filled = width * self.done // self.total
        left = elapsed / self.done * (self.total - self.done)
        bar = "█" * filled + "░" * (width - filled)
        text = f"\r\x1b[K{self.what} {bar} {self.done}/{self.total}, {left:.0f} s left"
        print(text, end="", file=sys.stderr, flush=True)
