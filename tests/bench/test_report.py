"""Targets, the table and the JSON, with invented figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench import history
from bench.environment import Environment
from bench.measure import Measurement, Series
from bench.report import Run, aligned, as_document, as_text, write_json
from bench.tally import Tally
from bench.targets import TARGETS, Target, check_all


def series(*rates: int) -> Series:
    return Series(tuple(Tally(games=2, decisions=rate, seconds=1.0) for rate in rates))


MEASURED = Measurement(
    {"ours": series(4000, 5000, 6000), "peer": series(1000, 1000, 1000)},
    {"gone": "No module named 'gone'"},
)
MET = Target("ours", "peer", 5)
MISSED = Target("ours", "peer", 5.5)
UNKNOWN = Target("ours", "gone", 0.001)
ENVIRONMENT = Environment("CPython 3.11", "a processor", "compiled", {"peer": "1.0"})


@pytest.fixture
def run() -> Run:
    checks = check_all(MEASURED, [MET, MISSED, UNKNOWN])
    return Run(MEASURED, checks, ENVIRONMENT, seconds=1.0, rounds=3)


def test_verdicts() -> None:
    checks = check_all(MEASURED, [MET, MISSED, UNKNOWN])
    assert [check.verdict for check in checks] == ["pass", "miss", "not measured"]


def test_nothing_measured_is_never_a_pass() -> None:
    checks = check_all(Measurement({}, {}))
    assert [check.target for check in checks] == list(TARGETS)
    assert {check.verdict for check in checks} == {"not measured"}


def test_aligned_columns() -> None:
    assert aligned([("a", "1"), ("long", "100")], right=[1]) == "a       1\nlong  100"


def test_text_reports_rates_reasons_and_verdicts(run: Run) -> None:
    lines = [line.split() for line in as_text(run).splitlines()]
    assert ["ours", "5,000", "4,000", "6,000", "200.000", "2500.0"] in lines
    assert ["gone", "No", "module", "named", "'gone'"] in lines
    assert ["ours", ">=", "5x", "peer", "pass", "5.00x", "4.00-6.00"] in lines
    assert ["ours", ">=", "5.5x", "peer", "miss", "5.00x", "4.00-6.00"] in lines
    assert ["ours", ">=", "0.001x", "gone", "not", "measured", "-", "-"] in lines


def test_text_without_any_figures() -> None:
    nothing = Measurement({}, {})
    text = as_text(Run(nothing, check_all(nothing), ENVIRONMENT, seconds=1.0, rounds=1))
    assert text.count("not measured") == len(TARGETS)


def test_json_holds_the_whole_run(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    write_json(as_document(run), file)
    document = json.loads(file.read_text(encoding="utf-8"))
    assert document["build"] == "compiled"
    assert document["packages"] == {"peer": "1.0"}
    assert document["contenders"]["ours"]["by_round"] == [4000, 5000, 6000]
    assert document["contenders"]["ours"]["decisions_per_second"] == 5000
    assert document["unavailable"] == {"gone": "No module named 'gone'"}
    assert [check["verdict"] for check in document["checks"]] == ["pass", "miss", "not measured"]
    assert document["checks"][0]["ratio"] == {"value": 5, "low": 4, "high": 6}
    assert document["checks"][2]["ratio"] is None


def test_history_grows_by_one_dated_line_per_run(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    for _ in range(2):
        history.append(as_document(run), file)
    entries = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(entries) == 2
    assert all(entry["date"] and entry["contenders"]["peer"] for entry in entries)
