"""Each part of `make bench` notes how long it took, also if it failed."""

import sys
from pathlib import Path

import pytest
from bench import timed

PASS = ("--", sys.executable, "-c", "")
FAIL = ("--", sys.executable, "-c", "import sys; sys.exit(3)")


def test_every_part_is_noted_beside_the_others(tmp_path: Path) -> None:
    file = tmp_path / timed.NAME
    assert timed.main(["rules", str(file), *PASS]) == 0
    assert timed.main(["server", str(file), *FAIL]) == 3
    found = timed.durations(file)
    assert list(found) == ["rules", "server"]
    assert all(seconds >= 0 for seconds in found.values())


def test_a_run_without_notes_has_no_durations(tmp_path: Path) -> None:
    assert timed.durations(tmp_path / timed.NAME) == {}


@pytest.mark.parametrize(
    ("found", "text"),
    [
        ({"rules": 59.4, "server": 662.0}, "rules 59 s, server 11 min 2 s; in all 12 min 1 s"),
        ({"client": 60.0}, "client 1 min 0 s; in all 1 min 0 s"),
    ],
)
def test_durations_are_written_in_minutes(found: dict[str, float], text: str) -> None:
    assert timed.as_text(found) == text
