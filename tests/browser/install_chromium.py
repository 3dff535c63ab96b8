"""Installs Chromium with Debian's package manager, where that is possible.

    python -m tests.browser.install_chromium

Runs once before the tests: several test workers installing at the same time would lock each other
out. Elsewhere it only says what to install; the browser tests then fail with the same words.
"""

from __future__ import annotations

import os
import shutil
import subprocess

from tests.browser.chromium import HOW_TO_INSTALL, installed

WAIT_FOR_LOCK = ("-o", "DPkg::Lock::Timeout=300")
COMMANDS = (
    ("apt-get", "update"),
    ("apt-get", "install", "--yes", *WAIT_FOR_LOCK, "chromium"),
)


def main() -> None:
    if installed() is None and can_install():
        print("==> installing Chromium for the browser tests (a minute, once)", flush=True)
        install()
    if installed() is None:
        print(f"==> {HOW_TO_INSTALL}")


def can_install() -> bool:
    """As root on Debian and its relatives."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in COMMANDS:
        ran = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        if ran.returncode != 0:
            print(f"==> {' '.join(command)} failed:\n{ran.stderr[-2000:]}")


if __name__ == "__main__":
    main()
