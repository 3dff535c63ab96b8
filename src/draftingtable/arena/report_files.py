"""Writes the report next to the results: as text, JSON and HTML."""

import json
from pathlib import Path

from draftingtable.arena.html_report import as_page
from draftingtable.arena.summary import Summary
from draftingtable.arena.text_report import as_text
from draftingtable.files import write_whole


def write_reports(summary: Summary, folder: Path) -> list[Path]:
    contents = {
        "report.txt": as_text(summary) + "\n",
        "report.json": as_json(summary) + "\n",
        "report.html": as_page(summary),
    }
    for name, content in contents.items():
        write_whole(folder / name, content)  # somebody may be looking at the last one
    return [folder / name for name in contents]


def as_json(summary: Summary) -> str:
    return json.dumps(summary.as_data(), ensure_ascii=False, indent=2)
