"""A person at a terminal who types what the test says."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from rich.console import Console

from draftingtable.terminal.play import run

PATIENCE = 3000
"""More lines than any game needs."""
INTERRUPT = "^C"
END = "^D"


@dataclass(frozen=True)
class Played:
    code: int
    text: str
    """Everything shown and typed."""

    def paragraphs(self) -> str:
        """Returns the text without its line breaks, which depend on the width."""
        return " ".join(self.text.split())


def console(width: int = 80, height: int = 24, coloured: bool = False) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=coloured,
        color_system="truecolor" if coloured else None,
        highlight=False,
        _environ={},
    )


def play(
    *lines: str,
    seats: str = "human:Anna,random",
    language: str = "en",
    seed: str | None = "7",
    start: int | None = 0,
    options: dict[str, object] | None = None,
    record: Path | None = None,
    on: Console | None = None,
    game: str = "towers",
) -> Played:
    """Plays a game in which these lines are typed and then the input ends."""
    shown = on or console()
    code = run(
        game,
        seats=seats.split(","),
        options=options or {},
        seed=seed,
        language=language,
        start=start,
        record=record,
        console=shown,
        read_line=Typist(lines, shown).read_line,
    )
    assert isinstance(shown.file, io.StringIO)
    return Played(code, shown.file.getvalue())


def play_on(*lines: str, **settings: object) -> Played:
    """Plays a game with the lines typed again and again until it is over."""
    endless = islice(cycle(lines), PATIENCE)
    return play(*endless, **settings)  # type: ignore[arg-type]


class Typist:
    def __init__(self, lines: Iterable[str], shown: Console) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.shown = shown

    def read_line(self, prompt: str) -> str:
        line = next(self.lines, END)
        self.shown.print(prompt + line, markup=False)
        if line == INTERRUPT:
            raise KeyboardInterrupt
        if line == END:
            raise EOFError
        return line
