"""Installs the plug-in as pip would: its package and its metadata."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ENTRY_POINTS = "[draftingtable.games]\nstaircase = staircase.manifest:MANIFEST\n"


def install(folder: Path) -> dict[str, str]:
    """Returns the environment of a Python that has the plug-in installed in `folder`."""
    metadata = folder / "staircase-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: staircase\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    paths = [str(folder), str(HERE), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def python(
    environment: dict[str, str], *arguments: str, stdin: str = ""
) -> subprocess.CompletedProcess[str]:
    """Runs Python there, and fails with its output if it fails."""
    done = subprocess.run(
        [sys.executable, *arguments],
        input=stdin,
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done
