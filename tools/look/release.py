"""The last release, built and running next to this working copy."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.serving import REAL, serving

from tools.versions import ROOT, unpack

FIRST_RELEASE = "3f42a64"
"""0.1.0, which has no tag."""
BUILD = ("npm", "run", "--silent", "build", "--", "--logLevel", "warn")


def last_release() -> str:
    """The newest tag before this commit."""
    found = subprocess.run(
        ["git", "describe", "--tags", "--abbrev=0", "HEAD^"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return found.stdout.strip() or FIRST_RELEASE


@contextmanager
def release_address(commit: str, folder: Path) -> Iterator[str]:
    """Yields the address of a server that runs the release."""
    print(f"building the client of {commit}", flush=True)
    source = folder / "release"
    unpack(commit, source)
    build_client(source / "web")
    data = folder / "release-data"
    data.mkdir()
    plain = {"PYTHONPATH": str(source / "src"), "DRAFTINGTABLE_PLAIN": "1"}
    with serving(data, REAL, plain, source) as server:
        yield server.address


def build_client(web: Path) -> None:
    """Builds with this working copy's packages, which differ little between releases."""
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    path = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    environment = {**os.environ, "PATH": path, "NODE_OPTIONS": "--use-system-ca"}
    subprocess.run(BUILD, cwd=web, env=environment, check=True)
