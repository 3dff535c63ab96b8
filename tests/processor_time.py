"""Where the tests' processor time goes, file by file.

    pytest -p tests.processor_time tests/browser

Counts the test process and everything below it, such as browsers and servers. On a busy machine
this says more than the time on the clock. Starting what several tests share is counted for the
first of them. PostgreSQL leaves its starter and is not counted. Linux only.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
SHOWN = 40
PARENT, FIRST_TIME, LAST_TIME = 1, 11, 15
"""Fields of /proc/PID/stat after the name: own time, then that of children that have ended."""

seconds: defaultdict[str, float] = defaultdict(float)
"""By file."""


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    before = spent()
    try:
        return (yield)
    finally:
        seconds[item.nodeid.split("::")[0]] += used_since(before, spent())


def pytest_sessionfinish(session: pytest.Session) -> None:
    told = getattr(session.config, "workeroutput", None)
    if told is not None:  # one of several test processes: it tells the one that reports
        told["processor_time"] = dict(seconds)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    told: dict[str, float] = getattr(node, "workeroutput", {}).get("processor_time", {})
    for file, used in told.items():
        seconds[file] += used


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section(f"processor time: {sum(seconds.values()):.0f} s")
    for file, used in sorted(seconds.items(), key=lambda one: -one[1])[:SHOWN]:
        terminalreporter.write_line(f"{used:8.1f} s  {file}")


def used_since(before: float, now: float) -> float:
    """Returns the seconds between, none if a process has left and taken its own with it.

    A browser that several tests shared is not always waited for at the end. Without this, its last
    test would take back what the others had used.
    """
    return max(0.0, now - before)


def spent() -> float:
    """Returns the seconds of this process and all below it, those that have ended included."""
    used: dict[int, int] = {}
    below: defaultdict[int, list[int]] = defaultdict(list)
    for process, fields in processes():
        used[process] = sum(int(field) for field in fields[FIRST_TIME:LAST_TIME])
        below[int(fields[PARENT])].append(process)
    total, waiting = 0, [os.getpid()]
    while waiting:
        process = waiting.pop()
        total += used.get(process, 0)
        waiting += below[process]
    return total / TICKS


def processes() -> Iterator[tuple[int, list[str]]]:
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text(errors="replace")
            except OSError:
                continue  # it has just ended, and its parent has its time
            yield int(folder.name), stat.rpartition(")")[2].split()
