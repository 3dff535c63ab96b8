"""Medians, ratios and turn-taking, with fake contenders and no clock."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest
from bench.contender import Contender, Load, Play, Unavailable
from bench.environment import build_of
from bench.measure import Measurement, Series, measure, ratio_of, rotated
from bench.plain import serve
from bench.tally import Tally, play_for
from bench.worker import Worker


def series(*rates: int) -> Series:
    return Series(tuple(Tally(games=1, decisions=rate, seconds=1.0) for rate in rates))


def recorded(name: str, calls: list[tuple[str, int]], decisions: int = 10) -> Contender:
    """A contender that takes no time and records when it is called and with which seed."""

    def play(seconds: float, seed: int) -> Tally:
        calls.append((name, seed))
        return Tally(1, decisions, seconds)

    return Contender(name, "invented", lambda: play)


def failing(name: str, error: Exception) -> Contender:
    def load() -> Play:
        raise error

    return Contender(name, "invented", load)


def test_tally_counts_decisions_per_second() -> None:
    assert Tally(games=2, decisions=300, seconds=1.5).decisions_per_second == 200


def test_play_for_adds_up_whole_batches() -> None:
    tally = play_for(0.001, lambda: (2, 30))
    assert tally.games >= 2
    assert tally.decisions == 15 * tally.games
    assert tally.seconds >= 0.001


def test_median_is_not_moved_by_one_bad_slice() -> None:
    assert series(100, 1, 110, 105, 108).median_rate == 105


def test_ratio_is_of_medians_and_its_spread_by_round() -> None:
    ratio = ratio_of(series(400, 100, 500), series(100, 50, 200))
    assert ratio.value == 4
    assert (ratio.low, ratio.high) == (2, 4)


def test_ratio_needs_both_sides() -> None:
    measurement = Measurement({"ours": series(10)}, {"peer": "not installed"})
    assert measurement.ratio("ours", "peer") is None
    assert measurement.ratio("peer", "ours") is None
    assert measurement.ratio("ours", "unheard-of") is None


def test_rotated() -> None:
    assert rotated("abc", 0) == ["a", "b", "c"]
    assert rotated("abc", 4) == ["b", "c", "a"]
    assert rotated("", 4) == []


def test_contenders_take_turns_in_rotated_order_with_a_seed_per_round() -> None:
    calls: list[tuple[str, int]] = []
    found = measure([recorded(name, calls) for name in "abc"], seconds=1, rounds=3)
    warm_up, rounds = calls[:3], calls[3:]
    assert [name for name, _ in warm_up] == list("abc")
    assert [name for name, _ in rounds] == [*"abc", *"bca", *"cab"]
    assert [seed for _, seed in rounds] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert found.series["b"].rates == [10, 10, 10]
    assert found.series["b"].games == 3


def test_progress_reports_each_slice_and_the_end() -> None:
    told: list[tuple[int, int, str]] = []
    contenders = [recorded("a", []), recorded("b", [])]
    measure(contenders, seconds=1, rounds=1, progress=lambda *step: told.append(step))
    assert told == [(0, 2, "a"), (1, 2, "b"), (2, 2, "")]


@pytest.mark.parametrize("error", [ImportError("no such peer"), Unavailable("no such peer")])
def test_a_contender_that_cannot_be_loaded_is_left_out_with_the_reason(error: Exception) -> None:
    found = measure([failing("absent", error), recorded("present", [])], seconds=1, rounds=2)
    assert found.unavailable == {"absent": "no such peer"}
    assert list(found.series) == ["present"]


def test_a_contender_that_breaks_is_not_skipped() -> None:
    with pytest.raises(ZeroDivisionError):
        measure([failing("broken", ZeroDivisionError())], seconds=1, rounds=1)


def test_a_contender_without_decisions_is_refused() -> None:
    with pytest.raises(RuntimeError, match="idle"):
        measure([recorded("idle", [], decisions=0)], seconds=1, rounds=1)


def test_build_is_detected_from_the_loaded_modules() -> None:
    plain, compiled = ModuleType("game"), ModuleType("game.core")
    plain.__file__, compiled.__file__ = "game/__init__.py", f"game/core{EXTENSION_SUFFIXES[0]}"
    assert build_of("game", {"gamelike": compiled}) == "not loaded"
    assert build_of("game", {"game": plain}) == "plain"
    assert build_of("game", {"game": plain, "game.core": compiled}) == "compiled"


def invented_games() -> dict[str, Load]:
    def absent() -> Play:
        raise ImportError("no such game")

    return {"absent": absent, "present": lambda: lambda seconds, seed: Tally(seed, 7, seconds)}


def test_plain_process_answers_a_line_per_request() -> None:
    requests = [
        {"load": "absent"},
        {"load": "present"},
        {"play": "present", "seconds": 2, "seed": 3},
    ]
    replies = serve(map(json.dumps, requests), invented_games())
    absent, present, played = map(json.loads, replies)
    assert absent == {"unavailable": "no such game"}
    assert set(present) == {"build"}
    assert played == {"games": 3, "decisions": 7, "seconds": 2}


# Replaces bench.plain: loads anything, and plays `seed` games in no time.
ANSWERING = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    if request.get("load") == "absent":
        reply = {"unavailable": "no such game"}
    elif "load" in request:
        reply = {"build": request["load"]}
    else:
        reply = {"games": request["seed"], "decisions": 9, "seconds": request["seconds"]}
    print(json.dumps(reply), flush=True)
"""


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker([sys.executable, "-c", ANSWERING])
    yield worker
    worker.close()


def test_worker_plays_slice_after_slice(worker: Worker) -> None:
    play = worker.loading("plain")()
    assert play(0.5, 1) == Tally(1, 9, 0.5)
    assert play(0.25, 2) == Tally(2, 9, 0.25)


def test_worker_reports_why_a_game_is_missing(worker: Worker) -> None:
    with pytest.raises(Unavailable, match="no such game"):
        worker.loading("absent")()


def test_worker_refuses_compiled_modules(worker: Worker) -> None:
    with pytest.raises(RuntimeError, match="compiled"):
        worker.loading("compiled")()


def test_another_version_must_be_compiled() -> None:
    worker = Worker([sys.executable, "-c", ANSWERING], build="compiled")
    with pytest.raises(RuntimeError, match="got plain"):
        worker.loading("plain")()
    assert worker.loading("compiled")()(1, 2) == Tally(2, 9, 1)
    worker.close()


def test_another_version_runs_its_own_sources(tmp_path: Path) -> None:
    asked = "import json, os; input(); print(json.dumps({'unavailable': os.environ['PYTHONPATH']}))"
    worker = Worker([sys.executable, "-c", asked], checkout=tmp_path, build="compiled")
    with pytest.raises(Unavailable, match=re.escape(str(tmp_path / "src"))):
        worker.loading("towers")()
    worker.close()


def test_worker_notices_that_its_process_ended() -> None:
    worker = Worker([sys.executable, "-c", "input(); raise SystemExit(3)"])
    with pytest.raises(RuntimeError, match="exit code 3"):
        worker.loading("plain")()
    worker.close()
