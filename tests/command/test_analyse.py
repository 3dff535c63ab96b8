"""`analyse` shows the chances to win before each deal, and at the end."""

import json

import pytest

from tests.command.running import EXAMPLES, example, first_events, run


def analysed(name: str) -> dict[str, list[dict[str, list[float]]]]:
    done = run("analyse", str(EXAMPLES / name), "--json")
    assert done.returncode == 0, done.stderr
    data: dict[str, list[dict[str, list[float]]]] = json.loads(done.stdout)
    return data


def test_chances_add_up_and_end_with_the_result() -> None:
    name = "towers-3-referee-on.dtr"
    moments = analysed(name)["moments"]
    deals = example(name).count("\ndeal ")
    assert len(moments) == deals + 1
    for moment in moments:
        assert sum(moment["wins"]) == pytest.approx(1.0, abs=0.001)
        assert len(moment["scores"]) == 3
    result = json.loads(example(name).splitlines()[-1].removeprefix("result: "))
    assert moments[-1]["scores"] == result["scores"]
    won = [seat + 1 for seat, win in enumerate(moments[-1]["wins"]) if win > 0]
    assert won == result["winners"]


def test_the_table_has_a_line_for_each_deal() -> None:
    name = "towers-3-referee-on.dtr"
    done = run("analyse", "-", stdin=first_events(example(name), 40))
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("before")
    assert lines[1].startswith("round 1")
    assert all(line.count("%") == 3 for line in lines[1:])


@pytest.mark.parametrize("name", ["cities-beginner-won.dtr", "towers-5-referee-on.dtr"])
def test_games_without_a_network_are_refused(name: str) -> None:
    done = run("analyse", str(EXAMPLES / name))
    assert done.returncode == 2
    assert "The chances to win are not known yet for " in done.stderr
    assert done.stdout == ""
