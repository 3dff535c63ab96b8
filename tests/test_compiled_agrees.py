"""Compiled and plain rules do the same, position by position."""

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import draftingtable
from draftingtable.compilation import VARIABLE

ROOT = Path(__file__).parent.parent
SOURCES = Path(draftingtable.__file__).parent
HAS_COMPILER = bool(shutil.which("cc") or shutil.which("gcc"))


def run_python(plain: bool, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python with compiled or plain rules."""
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    environment["PYTHONPATH"] = os.pathsep.join([str(SOURCES.parent), str(ROOT)])
    if plain:
        environment[VARIABLE] = "1"
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@cache
def run(what: str, plain: bool) -> list[str]:
    """Returns the lines that `compare_runs` prints."""
    done = run_python(plain, "-m", "tests.compare_runs", what)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_with_a_compiler_the_rules_are_compiled() -> None:
    """Not a reason to skip: where they could have been compiled, they must be."""
    first = run("positions", plain=False)[0]
    assert first == "compiled: True" or not HAS_COMPILER


def test_plain_rules_are_available_on_request() -> None:
    assert run("positions", plain=True)[0] == "compiled: False"


WITHOUT_LIBRT = """
import runpy, sys
sys.modules["librt"] = None
sys.argv = ["", "{what}"]
runpy.run_module("tests.compare_runs", run_name="__main__")
"""


@pytest.mark.parametrize("what", ["positions", "arrays"])
def test_plain_python_does_without_librt(what: str) -> None:
    done = run_python(True, "-c", WITHOUT_LIBRT.format(what=what))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == run(what, plain=True)


@pytest.mark.parametrize(("what", "least"), [("positions", 1000), ("arrays", 200), ("bots", 500)])
def test_every_position_is_the_same(what: str, least: int) -> None:
    compiled, plain = run(what, plain=False)[1:], run(what, plain=True)[1:]
    different = [pair for pair in zip(compiled, plain, strict=False) if pair[0] != pair[1]]
    assert different[:3] == []
    assert len(compiled) == len(plain) > least


def test_refusals_are_the_same() -> None:
    compiled, plain = run("refusals", plain=False)[1:], run("refusals", plain=True)[1:]
    assert [described(line) for line in compiled] == [described(line) for line in plain]
    assert len(plain) == 7


def described(line: str) -> dict[str, object]:
    data = json.loads(line)
    assert isinstance(data, dict)
    data.pop("raised")
    assert data["type"] == "IllegalMove"
    assert data["code"]
    assert data["rule"]
    return data


@pytest.mark.parametrize("plain", [False, True])
def test_a_traceback_names_file_and_line_of_the_rule(plain: bool) -> None:
    source = (SOURCES / "games" / "towers" / "rules.py").read_text(encoding="utf-8").split("\n")
    for line in run("refusals", plain)[1:]:
        file, number, function = json.loads(line)["raised"]
        assert Path(file).name == "rules.py"
        shown = source[number - 1].strip()
        assert shown.startswith("raise "), f"rules.py, line {number}: compiled from another source?"
        assert function in ("apply", "_apply_bidding", "_apply_building")


WEAK_REFERENCE = """
import gc, weakref
from draftingtable import games
match = games.new("towers", 2)
kept = []
for thing in (match.position.copy(), match.view(0), match.dealer):
    try:
        kept.append(weakref.ref(thing))
    except TypeError:
        pass
del thing, match
gc.collect()
assert [reference() for reference in kept] == [None] * len(kept)
"""


@pytest.mark.parametrize("plain", [False, True])
def test_a_weak_reference_is_refused_or_works(plain: bool) -> None:
    """Caches and test tools keep them; they must not crash the process (mypyc issue 1102)."""
    done = run_python(plain, "-c", WEAK_REFERENCE)
    assert (done.returncode, done.stderr) == (0, "")
