"""Atomic writes."""

import os
from pathlib import Path


def write_whole(file: Path, text: str) -> None:
    """Replaces the file atomically: the old text stays until the new one is safely written."""
    part = file.with_name(file.name + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, file)
