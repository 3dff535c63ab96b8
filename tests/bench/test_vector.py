"""The benchmark of many games at once: its table, and what is said of missing peers."""

import pytest
from bench.contender import Contender, Play, Unavailable
from bench.measure import Measurement, Series, measure
from bench.tally import Tally
from bench.vector.__main__ import table
from bench.vector.ours import OURS
from bench.vector.peers import PEERS, tried
from bench.vector.workers import steps_per_second


def series(rate: int) -> Series:
    return Series((Tally(1, rate, 1.0), Tally(1, rate, 1.0)))


def test_the_table_has_a_rate_and_a_ratio_for_each() -> None:
    measured = Measurement({"towers-2": series(600), "rlcard-uno": series(200)}, {"x": "no x"})
    lines = table(measured).splitlines()
    assert lines[0].split() == ["median/s", "best/s", "target", "towers-2", "is"]
    assert lines[1].split() == ["towers-2", "600", "600", "500,000", "1.00x"]
    assert lines[2].split() == ["rlcard-uno", "200", "200", "3.00x"]
    assert lines[3] == "x: not measured (no x)"


def test_a_peer_that_is_not_installed_is_skipped() -> None:
    def load() -> Play:
        raise ImportError("No module named 'peer'")

    measured = measure([Contender("peer", "not installed", load)], 0.01, 1)
    assert measured.unavailable == {"peer": "No module named 'peer'"}


def test_a_peer_that_does_not_run_is_skipped_with_the_reason() -> None:
    def load() -> Play:
        def play(seconds: float, seed: int) -> Tally:
            raise KeyError("legal_actions")

        return play

    with pytest.raises(Unavailable, match="KeyError: 'legal_actions'"):
        tried(load)()


def test_ours_can_be_measured_and_names_are_unique() -> None:
    measured = measure(OURS[:1], 0.001, 1)
    assert measured.series["towers-2"].decisions > 0
    names = [one.name for one in [*OURS, *PEERS]]
    assert len(set(names)) == len(names)


def test_several_workers_can_be_measured() -> None:
    assert steps_per_second(2, 0.001) > 0
