"""The last release, built and running next to this working copy."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.serving import REAL, serving

from tools.versions import ROOT, unpack

BUILD = ("npm", "run", "--silent", "build", "--", "--logLevel", "warn")
CHANGELOG = "CHANGELOG.md"
NEWEST = re.compile(r"^## (.*)", re.MULTILINE)
UNRELEASED = "Unreleased"


def git(*words: str) -> str:
    """Returns the output of a git command, empty if it fails."""
    found = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip()


def last_release(ask: Callable[..., str] = git) -> str:
    """Returns the newest tag before this commit or, without tags, what the changelog released last.

    That is the last commit at which the newest heading of the changelog was a version.
    """
    if tag := ask("describe", "--tags", "--abbrev=0", "HEAD^"):
        return tag
    for commit in ask("log", "--first-parent", "--format=%h", "--", CHANGELOG).split():
        if is_released(ask("show", f"{commit}:{CHANGELOG}")):
            return commit
    raise LookupError("no release in this history: name one with --release, or use --alone")


def is_released(changelog: str) -> bool:
    """Returns whether the newest changes belong to a version."""
    newest = NEWEST.search(changelog)
    return newest is not None and newest[1] != UNRELEASED


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
