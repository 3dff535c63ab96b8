"""Writing a game's record to a file."""

from pathlib import Path

from draftingtable.games.match import Match


def write_record(match: Match, file: Path) -> None:
    file.write_text(match.record().text(), encoding="utf-8")


def make_sure_of(file: Path) -> None:
    """Raise now, not after an hour of play, when the file cannot be written."""
    with file.open("a", encoding="utf-8"):
        pass


def problem_text(error: OSError) -> str:
    return error.strerror or type(error).__name__
