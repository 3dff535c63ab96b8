"""The summary of `make bench`: every target once, met, missed or not measured."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from bench import summary, timed
from bench.client.__main__ import compared
from bench.client.result import Result as Page
from bench.contender import Contender
from bench.environment import environment
from bench.measure import Measurement, Series
from bench.minutes import GOALS, Timing
from bench.reasons import REASONS, UNKNOWN
from bench.report import Run, as_document
from bench.server.runs import Result
from bench.summary import PARTS, WANTED, as_text
from bench.tally import Tally
from bench.targets import SINCE_BEFORE, TARGETS, check_all
from bench.vector.__main__ import TARGETS as VECTOR_TARGETS
from bench.vector.__main__ import as_data
from bench.vector.ours import OURS
from bench.vector.peers import PEERS


def series(rate: int) -> Series:
    return Series((Tally(1, rate, 1.0),))


def idle(seconds: float, seed: int) -> Tally:
    return Tally(1, 1, 1.0)


def write(folder: Path, part: str, data: Any) -> None:
    (folder / f"{part}.json").write_text(json.dumps(data))


def found(folder: Path, part: str) -> dict[str, tuple[str, str]]:
    rows = summary.summary(folder)
    return {row.target: (row.measured, row.verdict) for row in rows if row.part == part}


def row_of(folder: Path, target: str) -> summary.Row:
    (row,) = [row for row in summary.summary(folder) if row.target == target]
    return row


def test_without_results_every_target_is_listed_as_not_measured(tmp_path: Path) -> None:
    rows = summary.summary(tmp_path)
    assert [row.target for row in rows] == [one.otherwise for one in WANTED]
    assert {row.verdict for row in rows} == {"not measured"}
    assert as_text(rows).endswith(f"0 met, 0 MISSED, {len(WANTED)} not measured")


def test_ratios_of_the_rules_are_met_or_missed(tmp_path: Path) -> None:
    rates = {"towers-bulk": 500, "cities-bulk": 300, "hearts-native": 100}
    missing = {"catanatron": "No module named 'catanatron'"}
    measured = Measurement({name: series(rate) for name, rate in rates.items()}, missing)
    run = Run(measured, check_all(measured), environment("draftingtable"), 1, 1)
    write(tmp_path, "rules", as_document(run))
    rows = found(tmp_path, "rules")
    assert rows["towers-bulk >= 2x hearts-native"] == ("5.00x", "met")
    assert rows["cities-bulk >= 4x hearts-native"] == ("3.00x", "MISSED")
    assert rows["towers-interface >= 2x hearts-tuned"] == ("-", "not measured")
    assert "5 Towers, bulk: 2x hearts-native" not in rows
    missed = row_of(tmp_path, "cities-bulk >= 4x hearts-native")
    assert (missed.ratio, "(16)" in missed.why) == (0.75, True)
    assert row_of(tmp_path, "towers-bulk >= 60x catanatron").why == missing["catanatron"]


def test_environments_are_compared_with_targets_and_peers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    peers = [Contender(name, "", lambda: idle) for name in ("a", "b")]
    monkeypatch.setattr("bench.vector.__main__.PEERS", peers)
    measured = Measurement({"towers-2": series(600_000), "a": series(400_000)}, {"b": "no b"})
    write(tmp_path, "vector", as_data(measured, 1.5))
    rows = found(tmp_path, "vector")
    assert rows["towers-2 at least 500,000 decisions/s"] == ("600,000/s", "met")
    assert rows["towers-2 >= 1x a"] == ("1.50x", "met")
    assert rows["two workers >= 1.7x one"] == ("1.50x", "MISSED")
    assert rows["cities, ring of three: 300,000 decisions/s"] == ("-", "not measured")
    assert row_of(tmp_path, "towers-2 at least 500,000 decisions/s").ratio == 1.2
    assert row_of(tmp_path, "towers-2 >= 1x b").why == "no b"


def test_the_servers_figures_with_targets_are_shown_and_no_others(tmp_path: Path) -> None:
    results = [
        Result("2000 tables, a move each 2 s: p99", 120.0, "ms", "under 100 ms", False),
        Result("full speed, ours", 1000, "moves/s"),
    ]
    write(tmp_path, "server", [result.as_data() for result in results])
    rows = found(tmp_path, "server")
    assert rows["2000 tables, a move each 2 s: p99: under 100 ms"] == ("120.0 ms", "MISSED")
    assert not any("full speed, ours" in target for target in rows)
    ratio = row_of(tmp_path, "2000 tables, a move each 2 s: p99: under 100 ms").ratio
    assert ratio == pytest.approx(100 / 120)
    assert "2,000 live tables: p99 under 100 ms" not in rows


def test_a_slower_page_is_a_miss_and_figures_without_a_target_are_not_shown(
    tmp_path: Path,
) -> None:
    now = [Page("home: paint", 300, "ms", 1000), Page("towers: a bid", 60, "ms")]
    before = [Page("home: paint", 250, "ms", 1000), Page("towers: a bid", 60, "ms")]
    results = [*now, *compared(now, before)]
    write(tmp_path, "client", [result.as_data() for result in results])
    assert found(tmp_path, "client") == {
        "home: paint: at most 1000": ("300 ms", "met"),
        "no slower page: home: paint: at most 1.1": ("1.2 x", "MISSED"),
        "no slower page: towers: a bid: at most 1.1": ("1 x", "met"),
    }


def test_minutes_are_met_or_missed(tmp_path: Path) -> None:
    parts = "280 s until the tests, 920 s of tests"
    timings = [Timing("make play", 38.04, 90), Timing("make test", 1200, 420, parts, 920)]
    write(tmp_path, "minutes", [timing.as_data() for timing in timings])
    rows = found(tmp_path, "minutes")
    assert rows["make play: at most 90 s"] == ("38.0 s", "met")
    assert rows["make test: at most 420 s"] == (f"1200.0 s ({parts})", "MISSED")
    assert rows["make test, set up: 5 minutes"] == ("-", "not measured")
    assert "make play, empty clone: the page within 90 s" not in rows
    assert row_of(tmp_path, "make test: at most 420 s").ratio == 0.35


def test_a_missed_target_says_why(tmp_path: Path) -> None:
    slow = [Result("ours to boardgame.io", 0.8, "x", "at least 1.2 x", False)]
    slow.append(Result("2000 tables, a move each 2 s: refused or unanswered", 3, "", "none", False))
    write(tmp_path, "server", [result.as_data() for result in slow])
    known, unknown = (row for row in summary.summary(tmp_path) if row.verdict == "MISSED")
    assert "in memory" in known.why
    assert "it was 0.63x of the target" in known.why
    assert known.ratio == pytest.approx(0.8 / 1.2)
    assert (unknown.why, unknown.ratio) == (UNKNOWN, None)
    shown = as_text([known, unknown])
    assert known.why in shown
    assert "0.67x  MISSED" in shown
    assert "-  MISSED" in shown


def test_every_reason_explains_a_target_and_names_a_decision() -> None:
    decisions = Path(__file__).parents[2] / "docs" / "decisions"
    for reason in REASONS:
        wanted = [one.found.replace("\\", "") for one in WANTED if one.part == reason.part]
        assert any(re.search(reason.found, each) for each in wanted)
        (number,) = re.findall(r"\((\d+)\)", reason.why)
        assert list(decisions.glob(f"{int(number):04}-*.md"))


def test_it_is_printed_and_written_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "server", [Result("ours to boardgame.io", 1.3, "x", "1.2", True).as_data()])
    summary.main([str(tmp_path), "--json", str(tmp_path / "summary.json")])
    written = json.loads((tmp_path / "summary.json").read_text())
    assert "1 met, 0 MISSED" in capsys.readouterr().out
    (row,) = [row for row in written if row["verdict"] == "met"]
    assert row["target"] == "ours to boardgame.io: 1.2"


def test_how_long_each_part_took_comes_last(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "durations", {"rules": 95.2, "server": 600})
    summary.main([str(tmp_path)])
    assert capsys.readouterr().out.endswith(
        "rules 1 min 35 s, server 10 min 0 s; in all 11 min 35 s\n"
    )


def test_wanted_targets_have_the_names_of_what_is_measured() -> None:
    """A contender by another name would for ever be listed as not measured."""
    names = {
        "rules": [target.name for target in (*TARGETS, *SINCE_BEFORE)],
        "vector": [
            *(f"{name} at least" for name in VECTOR_TARGETS),
            *(f"towers-2 >= 1x {peer.name}" for peer in PEERS),
            "two workers",
        ],
        "minutes": [f"{name}: at most" for name in GOALS],
    }
    assert set(VECTOR_TARGETS) <= {one.name for one in OURS}
    for one in WANTED:
        if one.part in names:
            assert any(re.search(one.found, name) for name in names[one.part]), one


def test_make_bench_writes_what_the_summary_reads() -> None:
    recipe = (Path(__file__).parents[2] / "Makefile").read_text()
    for part in PARTS:
        assert f"--json $(RESULTS)/{part}.json" in recipe
        assert f"$(TIMED) {part} $(DURATIONS) -- " in recipe
    assert f"DURATIONS := $(RESULTS)/{timed.NAME}" in recipe
    assert "bench.summary $(RESULTS)" in recipe
