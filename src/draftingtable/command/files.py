"""Files named on the command line, and the records that a command writes."""

import sys
from pathlib import Path

from draftingtable.files import write_whole
from draftingtable.games.core.errors import BadInput

LARGEST = 20_000_000


def read_text(file: str) -> str:
    """Reads a text file (`-` is standard input); raises `BadInput` if not text or too large."""
    if file == "-":
        data = sys.stdin.buffer.read(LARGEST + 1)
    else:
        with Path(file).open("rb") as stream:
            data = stream.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadInput("file-too-large", "", {"most": LARGEST})
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput("file-not-utf8", "", {"byte": error.start + 1}) from None


class RecordFolder:
    """One file per game, written whole or not at all, never over another game."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.game = game
        folder.mkdir(parents=True, exist_ok=True)

    def write(self, number: int, text: str) -> None:
        file = self.folder / f"{self.game}-{number:06}.dtr"
        if not file.exists():
            write_whole(file, text)
        elif file.read_bytes() != text.encode():
            raise BadInput("file-exists", "", {"file": str(file)})
