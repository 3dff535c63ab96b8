"""python -m bench.minutes [--only NAME,...] [--json FILE]

Clones the last commit into an empty folder and runs what README and CONTRIBUTING promise, with an
empty home folder and an ordinary PATH. Packages may come from a cache of the network, not of pip.

The tests run once. A second `make test` repeats what comes before them, which is timed, and then
the same tests: their time is taken from the first. What was added up is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tests.ports import free_port
from tools.versions import ROOT

from bench.report import aligned

PATH = "/usr/local/bin:/usr/bin:/bin"
SETTLING = 600
"""Seconds to wait for a page before giving up."""
GOALS = {
    "make play": 90,
    "make play again": 3,
    "make test": 420,
    "make test again": 300,
    "make quick": 60,
}
"""Seconds. The order matters: each uses what the one before has set up."""
TESTS_BEGIN = "==> tests"
"""What `make test` prints before its tests, once everything is built and checked."""


class Failed(Exception):
    """Something that should have been timed did not get to its end."""


@dataclass(frozen=True, slots=True)
class Timing:
    name: str
    seconds: float
    goal: float
    parts: str = ""
    """What was added up, if it was not all one run."""
    tests: float | None = None
    """How much of it were the tests themselves."""

    def as_data(self) -> dict[str, Any]:
        return {**asdict(self), "met": self.seconds <= self.goal}


def main(arguments: Sequence[str] | None = None) -> None:
    options = _parser().parse_args(arguments)
    chosen = options.only.split(",") if options.only else list(GOALS)
    if unknown := [name for name in chosen if name not in GOALS]:
        raise SystemExit(f"unknown: {', '.join(unknown)}; choose from {', '.join(GOALS)}")
    timings, failed = measure(chosen)
    print(as_text(timings))
    if options.json is not None:
        text = json.dumps([timing.as_data() for timing in timings], indent=2)
        options.json.write_text(text + "\n", encoding="utf-8")
    if failed:
        raise SystemExit(f"not measured, because they failed: {', '.join(failed)}")


def measure(chosen: Sequence[str]) -> tuple[list[Timing], list[str]]:
    """Returns how long each took, and the names of those that failed."""
    timings: list[Timing] = []
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        for name in (name for name in GOALS if name in chosen):
            print(f"==> {name}", flush=True)
            try:
                timing = _timing(name, Path(folder), timings)
            except Failed as problem:
                print(problem, flush=True)
                failed.append(name)
                continue
            print(f"    {timing.seconds:.1f} s {timing.parts}".rstrip(), flush=True)
            timings.append(timing)
    return timings, failed


def as_text(timings: Sequence[Timing]) -> str:
    head = ("from an empty clone", "seconds", "at most", "verdict", "added up from")
    verdicts = {True: "met", False: "MISSED"}
    rows = [
        (one.name, f"{one.seconds:.1f}", str(one.goal), verdicts[one.as_data()["met"]], one.parts)
        for one in timings
    ]
    return aligned([head, *rows], right=(1, 2))


def _timing(name: str, folder: Path, before: Sequence[Timing]) -> Timing:
    """Times one of them; `before` are those that this run has timed already."""
    if name == "make test":
        return _first_tests(folder)
    if name == "make test again":
        return _second_tests(folder, before)
    return Timing(name, _seconds(name, folder), GOALS[name])


def _first_tests(folder: Path) -> Timing:
    told = _run(("make", "test"), clone(folder, "test"), folder)
    tests = told[-1].after - next(line.after for line in told if line.text == TESTS_BEGIN)
    whole = told[-1].after
    parts = f"{whole - tests:.0f} s until the tests, {tests:.0f} s of tests"
    return Timing("make test", whole, GOALS["make test"], parts, tests)


def _second_tests(folder: Path, before: Sequence[Timing]) -> Timing:
    """Needs the first: without it there is nothing to add, and nothing is set up."""
    name = "make test again"
    first = next((one for one in before if one.name == "make test"), None)
    if first is None or first.tests is None:
        raise Failed(f"`{name}` needs the time that the tests took in `make test`")
    ready = _run(("make", "ready"), clone(folder, "test"), folder)[-1].after
    parts = f"{ready:.1f} s until the tests, and the {first.tests:.0f} s of those of `make test`"
    return Timing(name, ready + first.tests, GOALS[name], parts, first.tests)


def _seconds(name: str, folder: Path) -> float:
    if name == "make quick":
        tested = clone(folder, "test")
        _run(("make", ".venv/dev.stamp", ".venv/node.stamp"), tested, folder)
        return _run(("make", "quick"), tested, folder)[-1].after
    played = clone(folder, "play")
    if name == "make play again":
        # The first start has compiled the rules while somebody was playing.
        _run(("make", ".venv/server.stamp", ".venv/web.stamp", ".venv/built.stamp"), played, folder)
    return seconds_to_page(played, environment(folder))


def clone(folder: Path, name: str) -> Path:
    """Returns the clone of that name, which is made when it is first asked for."""
    target = folder / name
    if not target.exists():
        subprocess.run(("git", "clone", "--quiet", str(ROOT), str(target)), check=True)
    return target


def environment(folder: Path) -> dict[str, str]:
    home = folder / "home"
    home.mkdir(exist_ok=True)
    return {"HOME": str(home), "PATH": PATH, "DRAFTINGTABLE_PORT": str(free_port())}


def seconds_to_page(folder: Path, variables: Mapping[str, str]) -> float:
    """Runs `make play` until the first page has arrived, then stops it as Ctrl-C does."""
    started = time.monotonic()
    with playing(folder, variables) as process:
        while not answers(f"http://localhost:{variables['DRAFTINGTABLE_PORT']}/"):
            if process.poll() is not None or time.monotonic() - started > SETTLING:
                raise Failed(f"`make play` shows no page; see {folder / 'play.log'}")
            time.sleep(0.05)
        return time.monotonic() - started


@contextmanager
def playing(folder: Path, variables: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    with (folder / "play.log").open("wb") as log:
        process = subprocess.Popen(
            ("make", "play"),
            cwd=folder,
            env=dict(variables),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGINT)
            process.wait()


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=10) as page:
            return bool(page.status == 200)
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


@dataclass(frozen=True, slots=True)
class Line:
    """Something that a command has printed; the last one is empty, and tells when it ended."""

    text: str
    after: float
    """Seconds since the command began."""


def _run(command: Sequence[str], clone: Path, folder: Path) -> list[Line]:
    """Runs to the end; shows the end of the output if it fails."""
    started = time.monotonic()
    told: list[Line] = []
    with subprocess.Popen(
        command,
        cwd=clone,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for text in process.stdout:
            told.append(Line(text.rstrip("\n"), time.monotonic() - started))
    if process.returncode != 0:
        shown = "\n".join(line.text for line in told)[-4000:]
        raise Failed(f"{' '.join(command)} failed:\n{shown}")
    return [*told, Line("", time.monotonic() - started)]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.minutes",
        description="Measure how long set-up, tests and the first page take from an empty clone.",
    )
    parser.add_argument("--only", metavar="NAME,...", help=f"of: {', '.join(GOALS)}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results there")
    return parser


if __name__ == "__main__":
    main()
