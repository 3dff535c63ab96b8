"""The model and the simulation of many tables: they follow from what is put in."""

from __future__ import annotations

from dataclasses import asdict, replace
from xml.etree import ElementTree

import pytest
from bench.scale.growth import checks, stages
from bench.scale.measured import Measured
from bench.scale.model import BUSY, fitted
from bench.scale.report import Report
from bench.scale.simulation import World, simulate

SMALL = World(
    tables=100,
    servers=2,
    pace=1.0,
    server_us=1000,
    ignored_us=10,
    commit_us=500,
    row_us=50,
    seconds=20,
)


def trial(together: bool, server_us: float, foreign: float) -> dict[str, float | bool]:
    return {
        "together": together,
        "moves_per_second": 500,
        "server_us": server_us,
        "foreign_per_move": foreign,
        "database_us": 200,
    }


MEASURED = Measured(
    cpu="",
    affinity=[trial(True, 1010, 0), trial(False, 1400, 2)],
    checks=[
        {
            "servers": 2,
            "tables": 50,
            "pace": 1,
            "server_us": 2020,
            "database_us": 160,
            "p50": 5,
            "p99": 9,
        }
    ],
    database=[{"what": "commit with NOTIFY", "writers": 1, "listeners": 1, "per_second": 900}],
    process={"ignored_us": 10, "sleeping_kb": 10, "live_kb": 50},
    storage={
        "entries_per_game": 100,
        "log_bytes_per_game": 20_000,
        "other_bytes_per_table": 2_000,
    },
)


def test_the_model_gives_back_what_it_was_fitted_to() -> None:
    model = fitted(MEASURED)
    assert model.server_cores(1000, 2) == pytest.approx(1.010)
    assert model.server_cores(1000, 2, together=False) == pytest.approx(1.4)
    assert model.database_cores(1000) == pytest.approx(0.2)
    assert model.gigabytes_per_month(100) == pytest.approx(30 * 86_400 * 22_000 / 1e9)


def test_enough_servers_are_neither_too_many_nor_too_few() -> None:
    model = fitted(MEASURED)
    for moves in (1.0, 500.0, 5_000.0, 20_000.0):
        servers = model.servers_for(moves)
        assert servers is not None
        assert model.server_cores(moves, servers) / servers <= BUSY
        fewer = servers - 1
        assert fewer == 0 or model.server_cores(moves, fewer) / fewer > BUSY
    assert model.servers_for(model.most_moves()) is None


def test_a_quiet_world_has_only_the_time_that_the_work_takes() -> None:
    found = simulate(replace(SMALL, tables=2, pace=10.0, seconds=500))
    assert found.p50 == pytest.approx(1.0 + 0.5 + 0.05)  # server, commit, row
    assert found.entries_per_commit < 1.01


def test_what_is_put_in_is_used() -> None:
    """A hundred tables that pause for a second and then wait for their move."""
    found = simulate(SMALL)
    cycle = SMALL.pace + found.p50 / 1000
    assert found.moves_per_second == pytest.approx(SMALL.tables / cycle, rel=0.05)
    each = SMALL.server_us + SMALL.ignored_us
    assert found.busiest == pytest.approx(found.moves_per_second / 2 * each / 1e6, rel=0.15)


def test_the_same_seed_gives_the_same_world_and_another_one_does_not() -> None:
    assert simulate(SMALL) == simulate(SMALL)
    assert simulate(SMALL) != simulate(replace(SMALL, seed=2))


def test_commits_gather_entries_when_the_database_is_slow() -> None:
    slow = simulate(replace(SMALL, commit_us=20_000))
    assert slow.entries_per_commit > 1.3
    assert slow.committing > 0.9
    assert slow.p99 > simulate(SMALL).p99


def test_without_notify_servers_do_not_wait_for_each_others_commits() -> None:
    many = replace(SMALL, servers=20, tables=1000, commit_us=5_000, seconds=5)
    assert simulate(replace(many, broker=True)).p99 < simulate(many).p99 / 2


def test_the_report_compares_predictions_with_runs_that_were_not_fitted_to() -> None:
    model = fitted(MEASURED)
    simulated = {
        "checks": [asdict(one) for one in checks(model, MEASURED)],
        "stages": [asdict(one) for one in stages(model, [50, 500])],
    }
    report = Report(MEASURED, simulated)
    errors = report.errors().splitlines()
    name = "2 servers, 50 tables, a move each 1 s"
    assert f"| {name}: servers | 2,020 us/move | 1,010 us/move | -50 % |" in errors
    assert f"| {name}: PostgreSQL | 160 us/move | 200 us/move | +25 % |" in errors
    assert sum(line.startswith(f"| {name}: p") for line in errors) == 2
    assert len(report.growth().splitlines()) == 2 + 4
    assert "0.72 times the servers' processor time" in report.affinity()
    for picture in report.pictures().values():
        assert ElementTree.fromstring(picture).tag.endswith("svg")
