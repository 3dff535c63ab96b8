"""What the benchmark of attacks reports."""

from dataclasses import replace
from typing import Any

from bench.attacks.__main__ import cell, is_met, table
from bench.attacks.attackers import ATTACKS
from bench.attacks.innocents import Noticed
from bench.attacks.wire import PING, frame, message


def noticed(**changes: Any) -> Noticed:
    return Noticed(moves=[0.01] * 99 + [0.2], health=[0.02, 0.5], memory=3_000_000, **changes)


def test_a_cell_has_the_moves_the_health_and_the_memory() -> None:
    assert cell(noticed()) == "200 ms; 500 ms; +3 MB"


def test_failures_are_shown_and_miss_the_goal() -> None:
    failed = noticed(unhealthy=1, refused=2, reconnects=9)
    assert cell(failed) == ("200 ms; 500 ms (1 of 2 failed); +3 MB; 2 of 9 reconnects refused")
    assert not is_met(failed)
    assert is_met(noticed())


def test_a_bot_that_keeps_its_player_waiting_misses_the_goal() -> None:
    waited = replace(noticed(), bots=[0.2, 6.0])
    assert cell(waited) == "200 ms; 500 ms; +3 MB; bot 6,000 ms"
    assert not is_met(waited)
    assert is_met(replace(noticed(), bots=[0.2]))


def test_moves_that_were_never_made_are_the_slowest() -> None:
    assert not is_met(Noticed(health=[0.01]))


def test_the_table_has_a_row_for_each_attack() -> None:
    rows = {name: {"before": noticed(), "now": noticed()} for name in ATTACKS}
    lines = table(rows).splitlines()
    assert len(lines) == len(ATTACKS) + 2
    assert all(line.count("|") == 5 for line in lines)


def test_frames_are_masked() -> None:
    assert frame(PING) == bytes((PING, 0x80, 0, 0, 0, 0))
    assert message(type="resync").endswith(b'{"type": "resync"}')
