"""The picture in the README is what the program draws, and is self-contained."""

import re
from pathlib import Path

from draftingtable.terminal.cities.readme_picture import draw, some_game

FILE = Path(__file__).parents[2] / "docs" / "pictures" / "terminal-cities.svg"


def test_the_picture_is_up_to_date() -> None:
    remedy = f"python -m draftingtable.terminal.cities.readme_picture {FILE.name} draws it again"
    assert draw(some_game()) == FILE.read_text("utf-8"), remedy


def test_it_names_no_host() -> None:
    text = FILE.read_text("utf-8")
    assert re.findall(r"https?://[^\s\"']+", text) == ["http://www.w3.org/2000/svg"]
    assert "@font-face" not in text
