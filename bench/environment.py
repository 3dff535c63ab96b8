"""What a figure depends on besides the code: interpreter, packages, processor, kind of build."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import ModuleType
from typing import Literal, TypeAlias

Build: TypeAlias = Literal["compiled", "plain", "not loaded"]

PEER_PACKAGES = ("open_spiel", "catanatron", "numpy", "networkx")


@dataclass(frozen=True, slots=True)
class Environment:
    python: str
    cpu: str
    build: Build
    packages: dict[str, str]


def environment(package: str) -> Environment:
    """Returns the environment. Call it after measuring: loaded modules show the kind of build."""
    return Environment(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        cpu=cpu_model(),
        build=build_of(package),
        packages=package_versions((package, *PEER_PACKAGES)),
    )


def build_of(package: str, modules: Mapping[str, ModuleType] | None = None) -> Build:
    """Returns whether the package's loaded modules are compiled; never guessed from the disk."""
    loaded = sys.modules if modules is None else modules
    files = [
        str(getattr(module, "__file__", None))
        for name, module in list(loaded.items())
        if name == package or name.startswith(f"{package}.")
    ]
    if not files:
        return "not loaded"
    compiled = any(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files)
    return "compiled" if compiled else "plain"


def package_versions(packages: Iterable[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for package in packages:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def cpu_model() -> str:
    """Returns the processor's name, which Python does not know on Linux."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    for line in lines:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
