"""Writes the report next to the results: as text, JSON and HTML."""

import json
import os
from pathlib import Path

from draftingtable.arena.html_report import as_page
from draftingtable.arena.summary import Summary
from draftingtable.arena.text_report import as_text


def write_reports(summary: Summary, folder: Path) -> list[Path]:
    contents = {
        "report.txt": as_text(summary) + "\n",
        "report.json": as_json(summary) + "\n",
        "report.html": as_page(summary),
    }
    for name, content in contents.items():
        write_whole(folder / name, content)
    return [folder / name for name in contents]


def as_json(summary: Summary) -> str:
    return json.dumps(summary.as_data(), ensure_ascii=False, indent=2)


def write_whole(path: Path, content: str) -> None:
    """Replaces the file atomically: the old one may be open in a browser."""
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_text(content, encoding="utf-8")
    os.replace(unfinished, path)
