"""Writes a game's record to a file."""

import os
from pathlib import Path

from draftingtable.games.core.errors import BadInput
from draftingtable.games.core.match import Match


def write_record(match: Match, file: Path) -> None:
    write_whole(file, match.record().text())


def write_whole(file: Path, text: str) -> None:
    """Replaces the file atomically: the old text stays until the new one is safely written."""
    part = file.with_name(file.name + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, file)


def make_sure_of(file: Path) -> None:
    """Raises now, not after an hour of play, if the file cannot be written or holds a game."""
    if file.exists() and file.stat().st_size:
        raise BadInput("file-exists", "", {"file": str(file)})
    with file.open("a", encoding="utf-8"):
        pass


def problem_text(error: OSError) -> str:
    return error.strerror or type(error).__name__
