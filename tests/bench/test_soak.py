"""The soak, in its short form, and proof that it would notice what it looks for."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import pytest
from bench.soak.account import Account, Wrong
from bench.soak.evidence import check_log, compare_with_log, last_choices
from bench.soak.floods import FLOODS
from bench.soak.report import as_markdown
from bench.soak.run import Outcome, Plan, soak
from bench.soak.sites import SITES, Entry, Site, SiteName

SEED = 12
FAULTS = 7
MUST_HAPPEN: dict[SiteName, set[str]] = {
    "PostgreSQL": {"kill -9 of a server", "PostgreSQL killed and restarted"},
    "SQLite": {"kill -9 of a server", "players cut off", "disk full"},
}
"""Follows from the seed, besides some of the floods."""


@pytest.mark.parametrize("site", SITES)
def test_a_short_soak(site: SiteName) -> None:
    """Bounded by events, not by time: a fixed number of faults, and every game to its end."""
    outcome = soak(Plan(SEED, faults=FAULTS, tables=2, pace=0.1, sites=(site,)))
    print(as_markdown(outcome))
    assert outcome.account.wrong == []
    assert outcome.account.faults.total() == FAULTS
    assert MUST_HAPPEN[site] <= set(outcome.account.faults)
    assert set(FLOODS) & set(outcome.account.faults)
    assert outcome.account.done["moves acknowledged"] > FAULTS
    assert outcome.account.done["games finished"] > 0


def moved(number: int, move: str, client_id: str = "", seat: int = 1) -> Entry:
    return number, "moved", {"seat": seat, "move": move, "id": client_id}


@dataclass
class Stored(Site):
    """A site whose log is given."""

    log: list[Entry] = field(default_factory=list)

    async def entries(self, table_id: str) -> list[Entry]:
        return self.log


@pytest.mark.parametrize(
    ("stored", "wrong"),
    [
        ([moved(1, "bid 1", "a"), moved(2, "pass", "b")], []),
        ([moved(1, "bid 1", "a")], ["lost"]),
        ([moved(1, "bid 1", "a"), moved(2, "bid 2", "b")], ["lost"]),
        ([moved(1, "bid 1", "a"), moved(2, "pass", "b"), moved(4, "bid 2", "c")], ["gap"]),
        ([moved(1, "bid 1", "a"), moved(2, "pass", "b"), moved(3, "pass", "b")], ["doubled"]),
    ],
)
def test_what_is_missing_in_the_log_is_noticed(stored: list[Entry], wrong: list[Wrong]) -> None:
    account = Account()
    account.acknowledge("table", 1, 1, "bid 1")
    account.acknowledge("table", 2, 1, "pass")
    asyncio.run(compare_with_log(Stored("here", [], log=stored), account, "table"))
    assert [kind for kind, _ in account.wrong] == wrong


def test_a_secret_in_a_log_is_noticed() -> None:
    account = Account()
    account.keep_secret("table id", "pX3-vb_9Qw")
    check_log(b'{"event":"call","path":"/t/other"}', account, "a log", set())
    assert account.is_clean
    check_log(b'{"event":"call","path":"/t/pX3-vb_9Qw"}', account, "a log", set())
    assert account.count("leak") == 1


def test_choices_taken_back_do_not_count() -> None:
    undone: tuple[int, str, dict[str, Any]] = (3, "undone", {"seat": 2})
    log = [moved(1, "pick S F", seat=1), moved(2, "pick O P", seat=2), undone]
    log += [moved(4, "pick O H", seat=2)]
    assert last_choices(log, 2) == {0: 4}


def test_the_report_states_each_count() -> None:
    account = Account()
    account.report("lost", "somewhere")
    account.faults["disk full"] += 3
    text = as_markdown(Outcome(Plan(7), account, 60.0, 6.0, ["call-failed"]))
    assert "| **acknowledged moves lost** | **1** |" in text
    assert "| disk full | 3 |" in text
    assert "0.10 of one core" in text
