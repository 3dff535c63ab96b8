"""Runs programs of this project with the Python that browsers get."""

import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from subprocess import CompletedProcess
from types import MappingProxyType

from tools.browser_python.building import OURS, bring_up_to_date
from tools.browser_python.contents import ROOT
from tools.browser_python.running import Program, run_in_pyodide

PYTEST = ("_pytest", "iniconfig", "packaging", "pluggy", "py", "pygments", "pytest")
"""The modules that run tests."""


def run_shipped(
    file: str, *arguments: str, files: Mapping[str, str] = MappingProxyType({})
) -> list[str]:
    """Runs a file of `inside` with exactly what browsers get; returns the lines it prints."""
    folder = bring_up_to_date()
    mounts = {"/project/tests": str(ROOT / "tests")}
    return lines_of(
        Program(
            f"/project/tests/browser_python/inside/{file}",
            arguments,
            path=["/draftingtable.zip", "/project"],
            mounts=mounts,
            archives={"/draftingtable.zip": str(folder / OURS), **files},
            runtime=str(folder),
        )
    )


def run_pytest(*arguments: str) -> CompletedProcess[str]:
    """Runs our tests in Pyodide against the shipped package.

    pytest needs more of the standard library than we ship, so this has all of it.
    """
    packages = {f"/lib/pytest/{path.name}": str(path) for path in map(location_of, PYTEST)}
    folders = {inside: path for inside, path in packages.items() if Path(path).is_dir()}
    return run_in_pyodide(
        Program(
            "/project/tests/browser_python/inside/run_pytest.py",
            arguments,
            path=["/draftingtable.zip", "/project", "/lib/pytest"],
            mounts={"/project/tests": str(ROOT / "tests"), **folders},
            archives={
                "/draftingtable.zip": str(bring_up_to_date() / OURS),
                **{inside: path for inside, path in packages.items() if inside not in folders},
            },
        )
    )


def location_of(name: str) -> Path:
    found = find_spec(name)
    assert found is not None
    assert found.origin is not None
    path = Path(found.origin)
    return path.parent if path.name == "__init__.py" else path


def lines_of(program: Program) -> list[str]:
    done = run_in_pyodide(program)
    assert done.returncode == 0, done.stderr
    sys.stderr.write(done.stderr)
    return done.stdout.splitlines()
