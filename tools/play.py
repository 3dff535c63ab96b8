"""Starts the server at once and builds what else is needed alongside: `make play`.

    python -m tools.play MAKE

Compiling takes most of the time of a first start. Until the next start the rules then run as plain
Python. Compiled modules that appear while a server runs must not mix with plain ones, so the server
and its bots keep to the sources. What players need to play offline is built after that; the server
offers it as soon as it is there.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

COMPILED = ".venv/built.stamp"
OFFLINE = "offline"
PLAIN = {"DRAFTINGTABLE_PLAIN": "1"}
SERVE = (sys.executable, "-m", "draftingtable", "serve", "--open")
NOTICE = (
    "==> starting with plain Python; the rules are compiled alongside (a minute or two), "
    "and bots think faster from the next start on"
)


def main() -> int:
    make = sys.argv[1]
    compiled = is_compiled(make)
    if not compiled:
        print(NOTICE, flush=True)
    missing = () if compiled else (COMPILED,)
    with building((make, "--no-print-directory", "--keep-going", *missing, OFFLINE)):
        return serve(SERVE, {} if compiled else PLAIN)


def is_compiled(make: str) -> bool:
    return subprocess.run([make, "--question", COMPILED], check=False).returncode == 0


def serve(command: Sequence[str], variables: Mapping[str, str]) -> int:
    """Runs the server until it stops. Ctrl-C reaches it directly, so here it is only waited for."""
    with (
        ignoring_interrupts(),
        subprocess.Popen(command, env={**os.environ, **variables}) as server,
    ):
        return server.wait()


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Does nothing on Ctrl-C. Programs started meanwhile do not inherit that."""
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def building(command: Sequence[str]) -> Iterator[None]:
    """Builds at low priority, in a process group of its own that ends with the server."""
    with subprocess.Popen(command, start_new_session=True, preexec_fn=lambda: os.nice(10)) as job:
        try:
            yield
        finally:
            if job.poll() is None:
                os.killpg(job.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
