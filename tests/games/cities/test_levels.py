"""Levels of the solo modes (S5), and the page with their win rates."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from draftingtable.games.cities.game import GAME
from draftingtable.games.cities.solo.levels import (
    FIRST_GAME,
    LEVEL_POINTS,
    LEVELS,
    NEUTRAL,
    NEXT_CHALLENGE,
    level_data,
    level_points,
)
from draftingtable.games.core.errors import BadOption

ROOT = Path(__file__).parents[3]
ROW = re.compile(r"\| (\d) \| (as it is|[+-]\d+) \|(.*)\|")


def test_s5_levels_give_automacity_more_and_more_points() -> None:
    points = [level_points(level) for level in LEVELS]
    assert points == sorted(set(points))
    assert points[0] < 0 < points[-1]


def test_s5_one_level_changes_nothing() -> None:
    assert [level for level in LEVELS if level_points(level) == 0] == [NEUTRAL]


def test_s5_level_2_suits_a_first_game_and_level_4_is_the_next_challenge() -> None:
    assert (FIRST_GAME, NEXT_CHALLENGE) == (2, 4)
    assert level_data(2) == {"level": 2, "points": LEVEL_POINTS[2], "advice": "first-game"}
    assert level_data(4)["advice"] == "next-challenge"
    assert level_data(1)["advice"] == ""


@pytest.mark.parametrize("level", [0, 7, -1, 100])
def test_there_are_no_other_levels(level: int) -> None:
    with pytest.raises(BadOption) as caught:
        level_points(level)
    assert caught.value.params["choices"] == ["1", "2", "3", "4", "5", "6"]
    with pytest.raises(BadOption):
        GAME.setup(3, {"mode": "expert", "level": level})


def test_the_default_level_changes_nothing() -> None:
    """A record that names no level has no bonus."""
    for mode in ("beginner", "expert"):
        assert GAME.setup(3, {"mode": mode}).options["level"] == NEUTRAL


# The page


def rows_of_the_page() -> dict[int, tuple[int, list[float]]]:
    text = (ROOT / "docs" / "rules" / "levels.md").read_text(encoding="utf-8")
    rows = {}
    for level, points, rates in ROW.findall(text):
        numbers = [float(rate.strip(" %")) for rate in rates.split("|")]
        rows[int(level)] = (0 if points == "as it is" else int(points), numbers)
    return rows


def test_s5_the_win_rates_are_published_for_these_points() -> None:
    assert {level: points for level, (points, _) in rows_of_the_page().items()} == LEVEL_POINTS


def test_s5_the_levels_are_graded() -> None:
    """The higher the level, the fewer games are won, whoever plays."""
    columns = zip(*(rates for _, rates in rows_of_the_page().values()), strict=True)
    for column in columns:
        assert list(column) == sorted(column, reverse=True)


def test_the_page_can_be_regenerated(tmp_path: Path) -> None:
    page = tmp_path / "levels.md"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tools.calibrate_levels", "--games", "1", "--out", str(page)]
    subprocess.run(command, check=True, env=environment, cwd=ROOT)
    text = page.read_text(encoding="utf-8")
    assert len(ROW.findall(text)) == len(LEVELS)
    assert "of 1 game each" in text
