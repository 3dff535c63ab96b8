"""Writing files whole."""

import os
from pathlib import Path


def write_whole(file: Path, text: str) -> None:
    """All of it or nothing: what was there stays until the new text is safe next to it."""
    part = file.with_name(file.name + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, file)
