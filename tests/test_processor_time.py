"""Processor time is counted wherever it is spent: also in programs that a test starts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processor_time import used_since

ROOT = Path(__file__).parents[1]
IDLE = "def test_idle() -> None:\n    pass\n"
BUSY = """
import subprocess, sys

WORK = "import time\\nwhile time.process_time() < 0.5: pass"

def test_busy() -> None:
    subprocess.run([sys.executable, "-c", WORK], check=True)
"""


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_file_is_charged_for_what_its_tests_start(tmp_path: Path, processes: str) -> None:
    (tmp_path / "test_idle.py").write_text(IDLE)
    (tmp_path / "test_busy.py").write_text(BUSY)
    command = [sys.executable, "-m", "pytest", "-p", "tests.processor_time", "-n", processes]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    found = {file: float(used) for used, file in re.findall(r"([\d.]+) s  (\w+\.py)", done.stdout)}
    assert set(found) == {"test_idle.py", "test_busy.py"}
    assert found["test_busy.py"] >= 0.4


def test_a_process_that_leaves_takes_nothing_back() -> None:
    assert used_since(1.0, 3.0) == 2.0
    assert used_since(3.0, 1.0) == 0.0
