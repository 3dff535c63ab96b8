"""Checks that a game's record can be written, before the game."""

from pathlib import Path

from draftingtable.games.core.errors import BadInput


def make_sure_of(file: Path) -> None:
    """Raises now, not after an hour of play, if the file cannot be written or holds a game."""
    if file.exists() and file.stat().st_size:
        raise BadInput("file-exists", "", {"file": str(file)})
    with file.open("a", encoding="utf-8"):
        pass


def problem_text(error: OSError) -> str:
    return error.strerror or type(error).__name__
