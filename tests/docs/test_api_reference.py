"""The API reference is built from the current sources and contains the main entries."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.api_reference import MODULES

ROOT = Path(__file__).parents[2]
WRITE = """
import sys
from pathlib import Path
from tools.api_reference import write
write(Path(sys.argv[1]), ["games", "games.core.match"])
"""


def test_the_reference_is_written(tmp_path: Path) -> None:
    """Builds only two pages, since all of them take a minute."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", WRITE, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "DRAFTINGTABLE_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "draftingtable" / "games" / "core" / "match.html").read_text("utf-8")
    assert "legal_moves" in page
    assert "list" in page  # types are shown
    assert (tmp_path / "draftingtable" / "games.html").exists()


def test_all_its_parts_are_there() -> None:
    assert all(find_spec(f"draftingtable.{name}") for name in MODULES)
