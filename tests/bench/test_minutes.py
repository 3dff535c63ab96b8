"""`python -m bench.minutes` waits for a page as a person does, and stops what it has started."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from bench import minutes
from tests.ports import free_port

PLAYED = """play:
\t@echo $$$$ > started
\t@exec {python} -m http.server $$DRAFTINGTABLE_PORT
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
    def seconds(name: str, folder: Path) -> float:
        if name == "make test":
            raise minutes.Failed("a test failed")
        return 50

    monkeypatch.setattr(minutes, "_seconds", seconds)
    results = tmp_path / "minutes.json"
    with pytest.raises(SystemExit, match=r"failed: make test$"):
        minutes.main(["--only", "make quick,make test", "--json", str(results)])
    (timing,) = json.loads(results.read_text())
    assert (timing["name"], timing["seconds"], timing["met"]) == ("make quick", 50, True)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(SystemExit, match="unknown: make tea; choose from make play, "):
        minutes.main(["--only", "make tea"])
