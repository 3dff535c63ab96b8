"""Builds the folder of files from which a browser runs our Python."""

import json
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.browser_python.archives import read_archive, write_archive
from tools.browser_python.contents import PYODIDE, ROOT, our_files, standard_library
from tools.browser_python.running import Program, run_in_pyodide

FOLDER = ROOT / "build" / "python"
LIBRARY = "python_stdlib.zip"
OURS = "draftingtable.zip"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PACKAGES = "pyodide-lock.json"
LIST = "files.json"
COMPILER = Path(__file__).with_name("compiling.py")
WITHOUT_DOCSTRINGS = 2
WITH_ASSERTIONS = 0
"""Ours keep them: a table that is wrong should stop rather than go on."""


def bring_up_to_date(folder: Path = FOLDER) -> Path:
    """Builds the folder unless it is current; others who want the same wait for it."""
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder):
        given = sources()
        if built_from(folder) != digest(given):
            print("==> compiling Python for browsers (a minute, when it has changed)", flush=True)
            build(folder, given)
    return folder


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    with (folder.parent / f"{folder.name}.lock").open("w") as file:
        flock(file, LOCK_EX)
        yield


def sources() -> dict[str, dict[str, bytes]]:
    """Returns everything the folder is built from, by the archive or the file that it goes into."""
    copied = {name: {name: (PYODIDE / name).read_bytes()} for name in RUNTIME}
    ours = {**our_files(), "mypy_extensions.py": mypy_extensions()}
    packages = {PACKAGES: {PACKAGES: no_packages()}}
    return {**copied, **packages, LIBRARY: standard_library(), OURS: ours}


def no_packages() -> bytes:
    """Returns Pyodide's list of packages without any: it does not start without a list."""
    listed = json.loads((PYODIDE / PACKAGES).read_bytes())
    return json.dumps({**listed, "packages": {}}).encode()


def mypy_extensions() -> bytes:
    """Returns the one module that ours import besides the standard library."""
    found = find_spec("mypy_extensions")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).read_bytes()


def digest(given: Mapping[str, Mapping[str, bytes]]) -> str:
    """Returns a digest of the sources and of the way they are compiled."""
    seen = sha256(COMPILER.read_bytes())
    for group in sorted(given):
        for name in sorted(given[group]):
            content = sha256(given[group][name]).hexdigest()
            seen.update(f"{group} {name} {content}\n".encode())
    return seen.hexdigest()


def built_from(folder: Path) -> str:
    """Returns the digest of what the folder was built from; empty if it is not complete."""
    listed = folder / LIST
    return str(json.loads(listed.read_bytes())["sources"]) if listed.exists() else ""


def build(folder: Path, given: Mapping[str, Mapping[str, bytes]]) -> None:
    (folder / LIST).unlink(missing_ok=True)
    for name in (*RUNTIME, PACKAGES):
        (folder / name).write_bytes(given[name][name])
    write_archive(folder / LIBRARY, compiled(given[LIBRARY], WITHOUT_DOCSTRINGS))
    write_archive(folder / OURS, compiled(given[OURS], WITH_ASSERTIONS))
    files = {name: described(folder / name) for name in sorted(given)}
    about = {"sources": digest(given), "files": files}
    (folder / LIST).write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")


def compiled(files: Mapping[str, bytes], optimisation: int) -> dict[str, bytes]:
    """Returns the files with bytecode in place of sources."""
    with TemporaryDirectory() as given:
        folder = Path(given)
        write_archive(folder / "sources.zip", files)
        shutil.copy(COMPILER, folder)
        arguments = ["/mnt/sources.zip", "/mnt/compiled.zip", str(optimisation)]
        done = run_in_pyodide(Program("/mnt/compiling.py", arguments, mounts={"/mnt": given}))
        if done.returncode != 0:
            raise SystemExit(done.stderr)
        return read_archive(folder / "compiled.zip")


def described(path: Path) -> dict[str, object]:
    content = path.read_bytes()
    return {"size": len(content), "sha256": sha256(content).hexdigest()}
