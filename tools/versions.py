"""Other versions of this project, unpacked from its history."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "build" / "versions"


def commit_of(revision: str) -> str:
    """Returns the full id of a commit, tag or branch; raises CalledProcessError if unknown."""
    found = subprocess.run(
        ["git", "rev-parse", "--verify", f"{revision}^{{commit}}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.strip()


def unpack(commit: str, target: Path) -> None:
    packed = subprocess.run(
        ["git", "archive", "--format=tar", commit], cwd=ROOT, capture_output=True, check=True
    )
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(target, filter="data")


def compiled_checkout(revision: str) -> Path:
    """Returns a folder with that version and its compiled rules, kept for the next call."""
    commit = commit_of(revision)
    folder = BUILT / commit
    if not (folder / "compiled").exists():
        print(f"compiling the rules of {revision}", file=sys.stderr, flush=True)
        unpack(commit, folder)
        subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
            cwd=folder,
            env={**os.environ, "MYPY_CACHE_DIR": str(folder / ".mypy_cache")},
            stdout=subprocess.DEVNULL,
            check=True,
        )
        (folder / "compiled").touch()
    return folder
