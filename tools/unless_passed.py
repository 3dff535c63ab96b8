"""Runs a check unless it has passed with the same files before.

    python -m tools.unless_passed NAME PATHSPEC... -- COMMAND...

The files are those that git tracks or would track, and match a pathspec. Their content counts, not
their times, and so do their names: a file that is gone makes a difference. What is noted is what
the files were before the check began. Without git, the check always runs.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

NOTES = Path(".venv")


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    middle = given.index("--")
    name, pathspecs, command = given[0], given[1:middle], given[middle + 1 :]
    note = NOTES / f"{name}.passed"
    found = digest(pathspecs)
    if found and note.exists() and note.read_text(encoding="utf-8") == found:
        print(f"==> {name}: passed before, nothing has changed")
        return 0
    note.unlink(missing_ok=True)
    status = subprocess.run(command, check=False).returncode
    if found and status == 0:
        note.write_text(found, encoding="utf-8")
    return status


def digest(pathspecs: Sequence[str]) -> str:
    """Returns a digest of the files, and of the Python that runs the check; empty without git."""
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--")
    try:
        listed = subprocess.run((*command, *pathspecs), check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""
    seen = sha256(sys.version.encode())
    for path in sorted({Path(os.fsdecode(name)) for name in listed.split(b"\0") if name}):
        if path.is_file():
            seen.update(f"{path} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return seen.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
