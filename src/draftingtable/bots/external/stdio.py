"""A bot that reads standard input and writes standard output.

Three threads carry the lines, because a program may block reads and writes at any time and pipes
with timeouts exist only on some systems.
"""

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
from collections.abc import Callable
from typing import IO, Final

from draftingtable.bots.external.faults import Fault
from draftingtable.bots.external.link import Link
from draftingtable.bots.external.protocol import LONGEST_LINE

GRACE: Final = 1.0
"""Seconds to exit by itself after its input is closed."""
MOST_UNREAD: Final = 100
"""The most unrequested lines. A bot that writes more is not playing."""
KEPT_WORDS: Final = 2000

Heard = bytes | None
"""A line, or None at the end."""


class Program(Link):
    """A child process in its own session, so its own children end with it."""

    def __init__(self, player: str, command: str) -> None:
        super().__init__(player)
        self.process = self._run(command)
        self.heard: queue.SimpleQueue[Heard] = queue.SimpleQueue()
        self.to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.words = b""
        self.problem = ""
        self.closed = False
        self.threads = [in_background(work) for work in (self._write, self._read, self._keep)]

    def _run(self, command: str) -> "subprocess.Popen[bytes]":
        try:
            return subprocess.Popen(
                shlex.split(command, posix=os.name == "posix"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            raise self.fault("unreachable", str(error)) from None

    def send(self, line: str) -> None:
        self.to_say.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> str:
        try:
            line = self.heard.get(timeout=seconds) if seconds > 0 else self.heard.get_nowait()
        except queue.Empty:
            raise self.fault("late", "no answer in time") from None
        if line is None:
            raise self._ended()
        try:
            return line.decode("utf-8")
        except UnicodeDecodeError:
            raise self.fault("garbage", f"not valid UTF-8: {line[:80]!r}") from None

    def _ended(self) -> Fault:
        """Returns the fault for a closed output, with exit code and standard error."""
        self.heard.put(None)  # for later calls
        if self.problem:
            return self.fault("garbage", self.problem)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.threads[2].join(GRACE)
        return self.fault("ended", ending(self.process.poll()))

    def last_words(self) -> str:
        return self.words.decode("utf-8", "replace") if hasattr(self, "words") else ""

    def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.to_say.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(0 if self.faulty else GRACE)  # no time for a faulty one
        self._kill()
        self.process.wait()
        for thread in self.threads:
            thread.join(GRACE)
        self._close_pipes()

    def _kill(self) -> None:
        """Kills the process and everything else in its session, which we created."""
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()

    def _close_pipes(self) -> None:
        # A thread that is still reading (a child escaped into another session) keeps its pipe:
        # closing it here would wait for that child.
        for thread, pipe in zip(self.threads[1:], (self._output(), self._errors()), strict=True):
            if not thread.is_alive():
                pipe.close()

    def _output(self) -> IO[bytes]:
        assert self.process.stdout is not None
        return self.process.stdout

    def _errors(self) -> IO[bytes]:
        assert self.process.stderr is not None
        return self.process.stderr

    # The three threads

    def _write(self) -> None:
        pipe = self.process.stdin
        assert pipe is not None
        # If the program is gone, reading will report it.
        with contextlib.suppress(OSError):
            while (line := self.to_say.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with contextlib.suppress(OSError):
            pipe.close()

    def _read(self) -> None:
        pipe = self._output()
        while line := pipe.readline(LONGEST_LINE + 1):
            if len(line) > LONGEST_LINE:
                self.problem = f"a line of more than {LONGEST_LINE} bytes"
                break
            if self.heard.qsize() >= MOST_UNREAD:
                self.problem = f"more than {MOST_UNREAD} lines that nobody asked for"
                break
            self.heard.put(line)
        self.heard.put(None)

    def _keep(self) -> None:
        pipe = self._errors()
        while chunk := os.read(pipe.fileno(), 4096):
            self.words = (self.words + chunk)[-KEPT_WORDS:]


def in_background(work: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def ending(code: int | None) -> str:
    if code is None:
        return "it closed its output"
    if code >= 0:
        return f"it ended with exit code {code}"
    return f"it was ended by {signal.Signals(-code).name}"
