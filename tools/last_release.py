"""The client of the last release, built beside ours to be compared with it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.serving import Server, serving

ROOT = Path(__file__).parent.parent
RELEASED = "3f42a64"
"""Version 0.1.0, which was released before there were tags."""


def last_release() -> str:
    """The newest tag."""
    tags = output("git", "tag", "--sort=-creatordate").split()
    return tags[0] if tags else RELEASED


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


@contextmanager
def serving_release(commit: str) -> Iterator[Server]:
    """Its server with its client, built with the tools that are installed for ours."""
    with TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "archive", commit], cwd=ROOT, check=True, capture_output=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        build(Path(folder) / "web")
        data = Path(folder) / "served"
        data.mkdir()
        with importing_from(Path(folder) / "src"), serving(data) as server:
            yield server


def build(web: Path) -> None:
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    command = ["npm", "run", "--silent", "build", "--", "--logLevel", "error"]
    subprocess.run(command, cwd=web, check=True)


@contextmanager
def importing_from(source: Path) -> Iterator[None]:
    """For processes that are started meanwhile."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(source)
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
