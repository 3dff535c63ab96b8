"""Input and output: the only module that touches the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from io import TextIOWrapper
from typing import Final, TextIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from draftingtable.terminal.capabilities import Look

PROMPT: Final = "> "
ERASE_SCROLLED: Final = "\x1b[3J"
"""Erases the scrollback; rich has no name for it."""


class Talk:
    def __init__(self, console: Console, read_line: Callable[[str], str]) -> None:
        self.console = console
        self.read_line = read_line

    def look(self) -> Look:
        """Returns what the terminal can show. Checked each time, since windows change size."""
        return Look.of(self.console)

    def say(self, text: str | Text, style: str = "") -> None:
        """Prints text. A string is never parsed as markup: names and files may contain brackets."""
        shown = Text(text) if isinstance(text, str) else text
        self.console.print(shown, style=style or None, width=self.look().width)

    def show(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.say(line)

    def show_pairs(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Prints a column of short texts with their meanings next to them."""
        grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for short, meaning in pairs:
            grid.add_row(Text(short), Text(meaning))
        self.console.print(grid, width=self.look().width)

    def clear(self) -> None:
        """Clears the screen and the scrollback, so nothing can be read again."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(ERASE_SCROLLED)
        with suppress(ImportError):
            import readline

            readline.clear_history()
        self.say("")

    def ask(self, question: str = "") -> str:
        """Reads one line of input; raises `EOFError` when there is no more."""
        if question:
            self.say(question, style="bold")
        return self.read_line(PROMPT).strip()


def standard_console() -> Console:
    forgive(sys.stdout)
    return Console(highlight=False)


def standard_input(console: Console) -> Callable[[str], str]:
    """Returns a reader for standard input, with editing and history if there is a keyboard."""
    forgive(sys.stdin)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (importing it is what switches editing on)
        return input
    return lambda prompt: echoed(console, prompt)


def echoed(console: Console, prompt: str) -> str:
    """Reads a line and echoes it: piped input would be missing from the transcript."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    console.print(Text(prompt + line.rstrip("\n")))
    return line


def forgive(stream: TextIO) -> None:
    """Replaces characters that the encoding lacks instead of failing."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
