"""Saying and hearing: the only place where the terminal is touched."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from io import TextIOWrapper
from typing import Final, TextIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from draftingtable.terminal.look import Look

PROMPT: Final = "> "
ERASE_SCROLLED: Final = "\x1b[3J"
"""Takes the lines that have left the window; rich has no name for it."""


class Talk:
    def __init__(self, console: Console, read_line: Callable[[str], str]) -> None:
        self.console = console
        self.read_line = read_line

    def look(self) -> Look:
        """RequestContext each time, since windows change their size."""
        return Look.of(self.console)

    def say(self, text: str | Text, style: str = "") -> None:
        """A string is never read as markup: names and files may hold brackets."""
        shown = Text(text) if isinstance(text, str) else text
        self.console.print(shown, style=style or None, width=self.look().width)

    def show(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.say(line)

    def show_pairs(self, pairs: Iterable[tuple[str, str]]) -> None:
        """A column of short things, and beside each what it means."""
        grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for short, meaning in pairs:
            grid.add_row(Text(short), Text(meaning))
        self.console.print(grid, width=self.look().width)

    def clear(self) -> None:
        """Nothing that was shown or typed can be read again, not even by scrolling back."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(ERASE_SCROLLED)
        with suppress(ImportError):
            import readline

            readline.clear_history()
        self.say("")

    def ask(self, question: str = "") -> str:
        """One line of input; `EOFError` when there is no more."""
        if question:
            self.say(question, style="bold")
        return self.read_line(PROMPT).strip()


def standard_console() -> Console:
    forgive(sys.stdout)
    return Console(highlight=False)


def standard_input(console: Console) -> Callable[[str], str]:
    """Lines from standard input, with editing and history where there is a keyboard."""
    forgive(sys.stdin)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (importing it is what switches editing on)
        return input
    return lambda prompt: echoed(console, prompt)


def echoed(console: Console, prompt: str) -> str:
    """Input from a pipe does not show by itself, and the transcript should make sense."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    console.print(Text(prompt + line.rstrip("\n")))
    return line


def forgive(stream: TextIO) -> None:
    """A sign that an encoding lacks is no reason to stop a game."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
