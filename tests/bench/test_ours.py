"""What is measured of our own package: everything named in a target, and each loop once."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.bots import BOTS
from bench.copies import COPIES
from bench.ours import EVERYTHING, OURS, of_version
from bench.peers import PEERS
from bench.targets import SINCE_BEFORE, TARGETS


@pytest.mark.parametrize("name", [*COPIES, *BOTS])
def test_copies_and_bots_are_counted(name: str) -> None:
    tally = EVERYTHING[name]()(0.001, 1)
    assert tally.games > 0
    assert tally.decisions > tally.games


def test_every_target_names_what_is_measured() -> None:
    before = of_version(Path("elsewhere"))
    names = [one.name for one in (*OURS, *PEERS, *before)]
    assert len(set(names)) == len(names)
    for target in (*TARGETS, *SINCE_BEFORE):
        assert {target.ours, target.peer} <= set(names)


def test_another_version_is_measured_by_the_same_names() -> None:
    ours = {one.name for one in OURS}
    assert {one.name.removesuffix("-before") for one in of_version(Path("elsewhere"))} < ours
