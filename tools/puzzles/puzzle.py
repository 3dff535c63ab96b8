"""A puzzle, and the files that hold them: one line of JSON each."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from draftingtable.games.core.records import Record, RecordLine
from draftingtable.games.core.registry import get

FOUND: Final = Path(__file__).with_name("found")
VERSION: Final = 1
Data = dict[str, Any]


@dataclass(frozen=True)
class Puzzle:
    id: str
    """The game's number and the decision's: `17-23`."""
    mode: str
    players: int
    theme: str
    rating: int
    options: Data
    start: int | None
    seats: list[str]
    lines: str
    """The record up to the question, its lines separated by `|`."""
    right: list[str]
    """The right move; several are parts of one play, in either order."""
    worth: dict[str, float]
    """By legal move: the mover's chance to win."""
    lead: float
    """By how much the right move is better than any other."""
    error: float
    """The standard error of that."""
    samples: int
    solved: dict[str, float]
    """How often each level of bots finds it."""

    def record(self, game: str) -> Record:
        return Record(
            game=game,
            rules=get(game).rules_version,
            options=dict(self.options),
            seats=list(self.seats),
            start=self.start,
            lines=[read_line(text) for text in self.lines.split("|")],
        )


def read_line(text: str) -> RecordLine:
    first, _, rest = text.partition(" ")
    return RecordLine(int(first) - 1, rest) if first.isdigit() else RecordLine(None, text)


def write_lines(lines: Iterable[RecordLine]) -> str:
    return "|".join(
        line.text if line.seat is None else f"{line.seat + 1} {line.text}" for line in lines
    )


@dataclass
class Collection:
    """What has been found in a game, and how far the search has come."""

    game: str
    seed: str
    games: int = 0
    """How many games have been looked at: the search goes on after them."""
    counts: dict[str, int] = field(default_factory=dict)
    """What the search has seen, for its report."""
    seconds: float = 0.0
    """Of processor time."""
    puzzles: list[Puzzle] = field(default_factory=list)

    def text(self) -> str:
        lines = [compact(asdict(puzzle)) for puzzle in self.puzzles]
        head = {
            "version": VERSION,
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "counts": self.counts,
            "seconds": round(self.seconds, 1),
            "checksum": checksum(lines),
        }
        return "\n".join([compact(head), *lines]) + "\n"

    def save(self, file: Path) -> None:
        """Writes the file as a whole, so stopping in between loses nothing."""
        file.parent.mkdir(exist_ok=True)
        new = file.with_suffix(".new")
        new.write_text(self.text(), encoding="utf-8")
        new.replace(file)


def load(file: Path) -> Collection:
    """Reads a file, or raises `ValueError` if it is damaged or of another version."""
    first, *lines = file.read_text("utf-8").splitlines()
    head: Data = json.loads(first)
    if head["version"] != VERSION:
        raise ValueError(f"{file.name}: version {head['version']}, not {VERSION}")
    if head["checksum"] != checksum(lines):
        raise ValueError(f"{file.name}: its checksum is not that of its puzzles")
    puzzles = [Puzzle(**json.loads(line)) for line in lines]
    names = ("game", "seed", "games", "counts", "seconds")
    return Collection(**{name: head[name] for name in names}, puzzles=puzzles)


def file_of(game: str) -> Path:
    return FOUND / f"{game}.jsonl"


def checksum(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
