"""Writes docs/dependencies.md: every installed package and its licence.

    python -m tools.dependency_list --write

Our direct dependencies come from pyproject.toml, the others from their metadata; a test fails when
the page is stale.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.server_tables import markdown

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "dependencies.md"
BROWSER_LOCK = ROOT / "web" / "package-lock.json"
SHORT_NAMES = {
    "MIT License": "MIT",
    "Apache Software License / MIT License": "Apache-2.0 OR MIT",
    "3-Clause BSD License": "BSD-3-Clause",
    "BSD License": "BSD",
    "Apache Software License": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
CLASSIFIER = "License :: OSI Approved :: "

HEAD = """# Dependencies and their licences

Written by `python -m tools.dependency_list --write`; a test fails when it is stale. See
[decision 5](decisions/0005-dependencies.md) for why we chose the direct ones; versions are in
`constraints.txt`.
"""


@dataclass(frozen=True, slots=True)
class Package:
    name: str
    version: str
    licence: str
    asked: bool
    """Whether it is a direct dependency."""

    def row(self) -> tuple[str, str, str]:
        return f"**{self.name}**" if self.asked else self.name, self.version, self.licence


def licence_of(found: Distribution) -> str:
    """Returns the licence: the SPDX expression, or the classifier, or the package's own text."""
    about = found.metadata.json
    if expression := about.get("license_expression"):
        return str(expression)
    classifiers = [
        text.removeprefix(CLASSIFIER)
        for text in about.get("classifier", [])
        if text.startswith(CLASSIFIER)
    ]
    text = str(about.get("license", "")).strip()
    if "Permission is hereby granted, free of charge" in text:
        return "MIT"  # some have the whole licence instead of its name
    words = " / ".join(classifiers) or text.partition("\n")[0]
    return SHORT_NAMES.get(words, words)


def needed(asked: Iterable[str]) -> list[Package]:
    """Returns these requirements and all they need on this system, each once, by name."""
    packages: dict[str, Package] = {}
    waiting = [(Requirement(text), True) for text in asked]
    while waiting:
        requirement, ours = waiting.pop(0)
        name = canonicalize_name(requirement.name)
        applies = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if name in packages or not applies:
            continue
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue  # for another system
        packages[name] = Package(
            str(found.metadata["Name"]), found.version, licence_of(found), ours
        )
        waiting += [(inner, False) for inner in inner_requirements(found, requirement)]
    return sorted(packages.values(), key=lambda package: package.name.lower())


def inner_requirements(found: Distribution, requirement: Requirement) -> list[Requirement]:
    """Returns what a package needs, with the requested extras."""
    inner = [Requirement(text) for text in found.requires or []]
    extras = ["", *requirement.extras]
    return [
        _unmarked(one)
        for one in inner
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in extras)
    ]


def _unmarked(requirement: Requirement) -> Requirement:
    requirement.marker = None
    return requirement


def browser_packages() -> list[Package]:
    """Returns what the browser client ships, without the build tools."""
    if not BROWSER_LOCK.exists():
        return []
    lock = json.loads(BROWSER_LOCK.read_text(encoding="utf-8"))["packages"]
    asked = {*lock[""].get("dependencies", {})}
    return [
        Package(name, about["version"], about.get("license", ""), name in asked)
        for path, about in sorted(lock.items())
        if path and not about.get("dev") and not about.get("optional")
        for name in [path.rpartition("node_modules/")[2]]
    ]


def table(packages: Iterable[Package]) -> str:
    return markdown(("package", "version", "licence"), [package.row() for package in packages])


def page() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    to_play = needed(project["dependencies"])
    to_serve = without(needed([*project["dependencies"], *extras["server"]]), to_play)
    to_develop = without(needed(extras["dev"]), to_play + to_serve)
    parts = [
        HEAD,
        "Direct dependencies are in bold; the others are pulled in by them.\n",
        f"## To play and to simulate\n\n{table(to_play)}\n",
        f"## To serve (extra `server`)\n\n{table(to_serve)}\n",
        f"## To develop and to test (extra `dev`)\n\n{table(to_develop)}\n",
    ]
    if browser := browser_packages():
        parts.append(f"## In the browser\n\n{table(browser)}\n")
    return "\n".join(parts)


def without(packages: list[Package], others: list[Package]) -> list[Package]:
    known = {package.name for package in others}
    return [package for package in packages if package.name not in known]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help="to docs/dependencies.md")
    options = parser.parse_args(arguments)
    if options.write:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page())


if __name__ == "__main__":
    main()
