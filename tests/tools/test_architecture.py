"""The picture of the architecture shows the actual imports."""

from __future__ import annotations

from collections import Counter

import pytest
from tools.architecture.imports import drawn, edges, levels
from tools.architecture.picture import FILE, PARTS, draw


def test_the_picture_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == draw(), "run `python -m tools.architecture`"


def test_every_part_is_drawn() -> None:
    picture = draw()
    assert all(f">{part}</text>" in picture for part in PARTS)
    assert {part for edge in edges() for part in edge} <= set(PARTS)


def test_implied_arrows_are_left_out() -> None:
    found = Counter([("top", "middle"), ("middle", "bottom"), ("top", "bottom")])
    assert drawn(found) == [("middle", "bottom"), ("top", "middle")]
    assert levels(found) == {"bottom": 0, "middle": 1, "top": 2}


def test_circular_imports_have_no_level() -> None:
    with pytest.raises(AssertionError, match="circular"):
        levels(Counter([("one", "other"), ("other", "one")]))
