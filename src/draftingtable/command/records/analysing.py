"""What `analyse` and `review` share: reading a record, progress, and files."""

from __future__ import annotations

from pathlib import Path

from draftingtable.analysis.review import DEPTHS, Depth
from draftingtable.command.files import read_text
from draftingtable.files import write_whole
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.records import Record, parse


def read_record(file: str) -> Record:
    return parse(read_text(file))


def depth_named(name: str) -> Depth:
    if name not in DEPTHS:
        raise BadOption(
            "option-value", "", {"option": "depth", "found": name, "choices": [*DEPTHS]}
        )
    return DEPTHS[name]


def write_file(file: str, text: str) -> None:
    write_whole(Path(file), text)
