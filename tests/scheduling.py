"""The order in which several test processes share the tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

LONG = (
    "tests/browser/test_whole_games.py",
    "tests/browser_python/test_in_chromium.py",
    "tests/browser/test_offline.py",
    "tests/browser/test_site.py",
    "tests/bench/test_soak.py",
    "tests/command/test_help_examples.py",
    "tests/browser/test_cities_docks.py",
    "tests/browser/test_endings.py",
    "tests/browser/test_pages.py",
    "tests/browser_python/test_same_games.py",
    "tests/browser/test_offline_versions.py",
    "tests/browser/test_tables_in_every_language.py",
    "tests/arena/test_ray.py",
)
"""Files whose tests take longest, the longest first."""
Test = TypeVar("Test")


def long_tests_first(
    tests: Sequence[Test], processes: int, name_of: Callable[[Test], str]
) -> list[Test]:
    """Returns the same tests in an order in which every process begins with some of the long ones.

    Each process first gets one part of the list, of equal size. A long test that began when all
    others are done would leave the other processes without work.
    """
    rank = {file: place for place, file in enumerate(LONG)}

    def file_of(test: Test) -> str:
        return name_of(test).split("::")[0]

    long = sorted((test for test in tests if file_of(test) in rank), key=lambda t: rank[file_of(t)])
    rest = [test for test in tests if file_of(test) not in rank]
    size = -(-len(tests) // processes)
    ordered: list[Test] = []
    for number in range(processes):
        begun = long[number::processes]
        taken, rest = rest[: size - len(begun)], rest[size - len(begun) :]
        ordered += [*begun, *taken]
    return [*ordered, *rest]
