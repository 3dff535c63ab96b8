"""A progress bar for long runs, on standard error and only on a terminal."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

PATIENCE = 0.5
"""Seconds before the bar appears, so short runs stay quiet and start quickly."""


class Progress:
    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.done = 0
        self.bar: Bar | None = None
        self.appears = time.monotonic() + PATIENCE if sys.stderr.isatty() else float("inf")

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()

    def advance(self) -> None:
        self.done += 1
        if self.bar is None and time.monotonic() > self.appears:
            self.bar = new_bar(self.what, self.total)
        if self.bar is not None:
            self.bar.update(self.bar.task_ids[0], completed=self.done)


def new_bar(what: str, total: int) -> Bar:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Bar(*columns, console=Console(stderr=True), transient=True)
    bar.add_task(what, total=total)
    bar.start()
    return bar
