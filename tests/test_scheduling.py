"""Long tests begin first, and none is lost or run twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scheduling import LONG, long_tests_first

ROOT = Path(__file__).parents[1]
SHORT = [f"tests/games/test_match.py::test_{number}" for number in range(1000)]
LONG_ONES = [f"{file}::test_{number}" for file in sorted(LONG) for number in range(7)]


@pytest.mark.parametrize("processes", [1, 2, 3, 4, 7])
def test_every_process_begins_with_long_tests(processes: int) -> None:
    tests = [*SHORT[:500], *LONG_ONES, *SHORT[500:]]
    ordered = long_tests_first(tests, processes, str)
    assert sorted(ordered) == sorted(tests)
    size = -(-len(tests) // processes)
    begun = [ordered[at] for at in range(0, len(tests), size)]
    assert [one.split("::")[0] for one in begun] == [LONG[0]] * processes


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_few_tests_are_all_kept(count: int) -> None:
    for tests in (SHORT[:count], LONG_ONES[:count]):
        assert sorted(long_tests_first(tests, 3, str)) == sorted(tests)


def test_the_files_exist() -> None:
    assert [file for file in LONG if not (ROOT / file).is_file()] == []
