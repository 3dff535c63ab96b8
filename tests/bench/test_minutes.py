"""`python -m bench.minutes` waits for a page as a person does, and stops what it has started."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest
from bench import minutes
from tests.ports import free_port
from tools.versions import ROOT

PLAYED = """play:
\t@echo $$$$ > started
\t@exec {python} -m http.server $$DRAFTINGTABLE_PORT
"""
TESTED = """test: ready
\t@echo "==> tests"
\t@echo tests >> ran
ready:
\t@echo building
\t@echo ready >> ran
"""
BROKEN = "play:\n\t@echo nothing to play >&2; exit 3\n"


@pytest.fixture
def variables() -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "DRAFTINGTABLE_PORT": str(free_port())}


def test_it_waits_for_the_page_and_ends_the_server(
    tmp_path: Path, variables: dict[str, str]
) -> None:
    (tmp_path / "Makefile").write_text(PLAYED.format(python=shutil.which("python3")))
    assert minutes.seconds_to_page(tmp_path, variables) > 0
    started = int((tmp_path / "started").read_text())
    with pytest.raises(ProcessLookupError):
        os.kill(started, 0)


def test_a_start_that_fails_is_reported_with_its_log(
    tmp_path: Path, variables: dict[str, str]
) -> None:
    (tmp_path / "Makefile").write_text(BROKEN)
    with pytest.raises(minutes.Failed, match=r"shows no page; see .*play\.log"):
        minutes.seconds_to_page(tmp_path, variables)
    assert "nothing to play" in (tmp_path / "play.log").read_text()


def test_what_fails_does_not_cost_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def timed(name: str, folder: Path, before: Sequence[minutes.Timing]) -> minutes.Timing:
        if name == "make test":
            raise minutes.Failed("a test failed")
        return minutes.Timing(name, 50, 60)

    monkeypatch.setattr(minutes, "_timing", timed)
    results = tmp_path / "minutes.json"
    with pytest.raises(SystemExit, match=r"failed: make test$"):
        minutes.main(["--only", "make quick,make test", "--json", str(results)])
    (timing,) = json.loads(results.read_text())
    assert (timing["name"], timing["seconds"], timing["met"]) == ("make quick", 50, True)


@pytest.fixture
def tested(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone whose `make` notes its goals; its tests begin when the line says so."""
    (tmp_path / "test").mkdir()
    (tmp_path / "test" / "Makefile").write_text(TESTED)
    monkeypatch.setattr(minutes, "PATH", os.environ["PATH"])
    return tmp_path / "test"


def test_the_tests_run_once_and_their_time_counts_twice(
    tmp_path: Path, tested: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.TemporaryDirectory", lambda: nullcontext(tmp_path))
    (first, second), failed = minutes.measure(["make test", "make test again"])
    assert failed == []
    assert (tested / "ran").read_text().split() == ["ready", "tests", "ready"]
    assert first.tests is not None
    assert 0 < first.tests < first.seconds
    assert second.tests == first.tests < second.seconds
    assert "of those of `make test`" in second.parts
    assert second.parts in minutes.as_text([first, second])


def test_tests_that_fail_leave_nothing_to_add_up(
    tmp_path: Path, tested: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.TemporaryDirectory", lambda: nullcontext(tmp_path))
    (tested / "Makefile").write_text("test ready:\n\t@exit 1\n")
    assert minutes.measure(["make test", "make test again"]) == (
        [],
        ["make test", "make test again"],
    )


def test_make_test_tells_when_its_tests_begin() -> None:
    recipe = (ROOT / "Makefile").read_text()
    assert f'@echo "{minutes.TESTS_BEGIN}"' in recipe
    assert re.search(r"^ready: ", recipe, re.MULTILINE)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(SystemExit, match="unknown: make tea; choose from make play, "):
        minutes.main(["--only", "make tea"])
