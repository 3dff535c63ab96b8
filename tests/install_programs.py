"""Installs the programs that the tests drive: Chromium, nginx, Caddy and Prometheus' promtool.

    python -m tests.install_programs

Runs once before the tests: several test workers installing at the same time would lock each other
out. Chromium is installed with Debian's package manager, by root. The others are only unpacked
into build/programs: as installed packages they would start and listen on this machine. Where that
is not possible, it prints what to install and continues.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.chromium import HOW_TO_INSTALL, installed

UNPACKED = Path(__file__).parents[1] / "build" / "programs"
PACKAGES = {"nginx": "nginx", "caddy": "caddy", "promtool": "prometheus"}
"""Of Debian, by the program that is needed."""
WAIT_FOR_LOCK = ("-o", "DPkg::Lock::Timeout=300")


def main() -> None:
    missing = [package for name, package in PACKAGES.items() if find_program(name) is None]
    if (installed() is None or missing) and has_packages():
        print("==> getting the programs that the tests drive (a minute, once)", flush=True)
        run("apt-get", "update", "-qq")  # fails without root; an older list may do
        install_chromium()
        for package in missing:
            unpack(package)
    if installed() is None:
        print(f"==> {HOW_TO_INSTALL}")


def has_packages() -> bool:
    return shutil.which("apt-get") is not None and shutil.which("dpkg-deb") is not None


def install_chromium() -> None:
    """Prefers the shell. Releases that do not have it may have the browser."""
    for package in ("chromium-headless-shell", "chromium"):
        if installed() is None and os.geteuid() == 0:
            run("apt-get", "install", "-qq", "--yes", *WAIT_FOR_LOCK, package)


def unpack(package: str) -> None:
    UNPACKED.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        run("apt-get", "download", "-qq", package, folder=folder)
        for file in Path(folder).glob("*.deb"):
            run("dpkg-deb", "-x", str(file), str(UNPACKED))


def run(*command: str, folder: str | None = None) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    ran = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if ran.returncode != 0:
        print(f"==> {' '.join(command)} failed:\n{ran.stderr[-2000:]}")


def find_program(name: str) -> str | None:
    """Also searches where Debian keeps servers, which only root's PATH includes."""
    places = (os.environ.get("PATH", os.defpath), "/usr/sbin", unpacked("sbin"), unpacked("bin"))
    return shutil.which(name, path=os.pathsep.join(places))


def unpacked(folder: str) -> str:
    return str(UNPACKED / "usr" / folder)


if __name__ == "__main__":
    main()
