"""Where Chromium is. The system's package manager installs it where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


@cache
def find_chromium() -> str:
    found = installed() or installed_now()
    if found is None:
        pytest.fail(
            "The browser tests need Chromium: install the package `chromium`, "
            "or name a browser in DRAFTINGTABLE_CHROMIUM."
        )
    return found


def installed() -> str | None:
    named = os.environ.get("DRAFTINGTABLE_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def installed_now() -> str | None:
    """As root on Debian and its kin; anywhere else, people install what they like."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]):
        subprocess.run(command, capture_output=True, check=False, timeout=600)
    return installed()
