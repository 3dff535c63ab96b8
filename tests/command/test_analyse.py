"""`analyse` shows the chances to win over a game, and the best moves of an unfinished one."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.command.running import EXAMPLES, example, first_events, run

QUICK = ("--depth", "quick")


def test_chances_add_up_and_end_with_the_result(tmp_path: Path) -> None:
    name, plot = "cities-two.dtr", tmp_path / "chances.svg"
    done = run("analyse", str(EXAMPLES / name), *QUICK, "--json", "--plot", str(plot))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    points = found["points"]
    for point in points:
        assert sum(point["wins"]) == pytest.approx(1.0, abs=0.001)
    assert [point["kind"] for point in (points[0], points[-1])] == ["start", "end"]
    result = json.loads(example(name).splitlines()[-1].removeprefix("result: "))
    assert points[-1]["scores"] == result["scores"]
    assert found["finished"]
    assert found["decisions"] == []
    drawn = ElementTree.parse(plot).getroot()
    lines = [each for each in drawn.iter() if each.tag.endswith("polyline")]
    assert len(lines) == len(found["seats"])


def test_the_table_has_a_line_for_each_deal_and_the_best_moves() -> None:
    cut = first_events(example("towers-3-referee-on.dtr"), 16)
    done = run("analyse", "-", *QUICK, stdin=cut)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    deals = [line for line in lines if line.startswith("deal before")]
    assert len(deals) == cut.count("\ndeal ")
    assert all(line.count("%") == 3 for line in deals)
    assert any(line.startswith("best moves of seat") for line in lines)


def test_an_unknown_depth_is_refused() -> None:
    done = run("analyse", str(EXAMPLES / "cities-two.dtr"), "--depth", "bottomless")
    assert done.returncode == 2
    assert "bottomless" in done.stderr
    assert done.stdout == ""
