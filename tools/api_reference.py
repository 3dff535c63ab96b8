"""Writes the API reference of the Python package to build/api, from its own docstrings.

    make docs

Run it on the plain sources (DRAFTINGTABLE_PLAIN=1): compiled functions have no annotations to show.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pdoc

FOLDER = Path("build") / "api"
MODULES = (
    *("games", "games.core", "games.towers", "games.cities"),
    *("bots", "arena", "adapters", "table"),
)
"""The modules that people build on. The server and the terminal are programs."""


def write(folder: Path, names: Sequence[str] = MODULES) -> None:
    pdoc.render.configure(docformat="markdown", footer_text="Drafting Table")
    pdoc.pdoc(*(f"draftingtable.{name}" for name in names), output_directory=folder)


def main() -> None:
    write(FOLDER)
    print(f"Open {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main()
