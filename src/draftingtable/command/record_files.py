"""One file a game, written whole or not at all, and never over another game."""

import os
from pathlib import Path

from draftingtable.games.core.errors import BadInput


class RecordFolder:
    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.game = game
        folder.mkdir(parents=True, exist_ok=True)

    def write(self, number: int, text: str) -> None:
        write_record(self.folder / f"{self.game}-{number:06}.dtr", text)


def write_record(path: Path, text: str) -> None:
    """Write it, unless another game's record is there already."""
    content = text.encode()
    if path.exists():
        if path.read_bytes() == content:
            return
        raise BadInput("file-exists", "", {"file": str(path)})
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_bytes(content)
    os.replace(unfinished, path)
